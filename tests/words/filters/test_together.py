"""What is said of several things that are chosen together, played (CR 115.1, 201.2b, 608.2d)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, creature, names, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, Deed

from manafold.rules.game import Game

LARGE = creature("Large Cub", 5, 5)


@pytest.mark.parametrize(
    "text",
    [
        "Exile up to two target cards from a single graveyard.",
        "Exile any number of target creatures controlled by different players.",
        "Return any number of target creature cards with total mana value 3 or less from your graveyard to your hand.",
        "Search your library for up to two creature cards with different names, reveal them, put them into your hand, "
        "then shuffle.",
        "Search your library for up to two cards that each have different powers, put them into your hand, then "
        "shuffle.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def sweeping(text: str, mine: int, theirs: int) -> Game:
    """Ann can cast a spell of this text; so many cubs are in her graveyard, and so many oxen in Bob's."""
    scenario = table()
    scenario.hand(0, spell("Sweep", text))
    scenario.graveyard(0, *[CUB] * mine)
    scenario.graveyard(1, *[OX] * theirs)
    return scenario.start()


def test_all_targets_are_in_the_graveyard_of_the_first_one() -> None:
    game = sweeping("Exile up to two target cards from a single graveyard.", 2, 2)
    game.choose("cast Sweep")
    game.choose("target Ox #1")
    assert offered(game) == ["target Ox", "done"]


def test_a_graveyard_with_too_few_cards_can_not_be_the_one() -> None:
    game = sweeping("Exile two target cards from a single graveyard.", 1, 2)
    game.choose("cast Sweep")
    assert set(offered(game)) == {"target Ox"}


def test_without_enough_cards_in_one_graveyard_it_can_not_be_cast() -> None:
    game = sweeping("Exile two target cards from a single graveyard.", 1, 1)
    assert "cast Sweep" not in offered(game)


def test_creatures_of_different_players_are_targeted() -> None:
    scenario = table(players=3)
    scenario.hand(0, spell("Part", "Exile any number of target creatures controlled by different players."))
    for player, name in enumerate(("Ape", "Bat", "Cat")):
        scenario.battlefield(player, creature(name, 1, 1), creature(f"Old {name}", 1, 1))
    game = scenario.start()
    game.choose("cast Part")
    game.choose("target Bat")
    assert offered(game) == ["target Ape", "target Old Ape", "target Cat", "target Old Cat", "done"]
    resolve(game, "target Ape", "target Cat")
    assert sorted(names(game, "exile")) == ["Ape", "Bat", "Cat"]


def test_the_total_of_what_is_chosen_has_a_bound() -> None:
    scenario = table()
    scenario.hand(0, spell("Cull", "Destroy any number of target creatures with total power 4 or less."))
    scenario.battlefield(1, CUB, OX, LARGE)
    game = scenario.start()
    game.choose("cast Cull")
    assert offered(game) == ["target Cub", "target Ox", "done"]
    resolve(game, "target Cub", "target Ox")
    assert names(game, "battlefield", 1) == ["Large Cub"]


def test_found_cards_have_different_names() -> None:
    text = "Search your library for up to two cards with different names, put them into your hand, then shuffle."
    deed = Deed(text, "choose Bear", library=[BEAR, BEAR, ELF, OGRE])
    assert offered(deed.game) == ["choose Elf", "choose Ogre", "done"]


def test_targets_have_the_same_controller() -> None:
    text = "Exile two target creatures controlled by the same player."
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, mine=[BEAR], theirs=[ELF, OGRE])
    assert deed.offered == ["target Elf", "target Ogre"]
    deed.pick("target Elf")
    assert names(deed.game, "exile") == ["Elf", "Ogre"]


def test_found_cards_share_a_type() -> None:
    text = (
        "Search your library for up to two creature cards that share a creature type, put them into your hand, then "
        "shuffle."
    )
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, "choose Elf", library=[BEAR, ELF, card("Elder", "{G}", "Creature — Elf Bear", "", 1, 1), OGRE])
    assert deed.offered == ["choose Elder", "done"]
