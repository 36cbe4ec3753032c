"""Choosing colors, types and numbers while something resolves, and what is said of them later, played (CR 608.2d)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, act, board, go, life, named, permanent, resolve, size, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed

from manafold.model.card import Card
from manafold.rules.game import Game

RED = card("Cinder", "{R}", "Creature — Ogre", "", 2, 2)
BLUE = card("Wave", "{U}", "Creature — Elf", "", 2, 2)


@pytest.mark.parametrize(
    "text",
    [
        "Choose a color. Creatures you control gain protection from the chosen color until end of turn.",
        "Choose a color. Creatures you control gain hexproof from that color until end of turn.",
        "Choose a creature type. Destroy all creatures that aren't of the chosen type.",
        "Choose a color, then return all creatures of that color to their owners' hands.",
        "Choose creature or land. Reveal the top four cards of your library. Put all cards of the chosen type revealed "
        "this way into your hand and the rest into your graveyard.",
        "Choose a number between 1 and 5. You gain that much life.",
        "Choose a number between 1 and 5. Destroy all creatures with power equal to the chosen number.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize(
    "text",
    [
        "This creature has protection from the chosen color.",
        "At the beginning of the chosen player's upkeep, this creature deals 3 damage to that player.",
    ],
)
def test_what_was_chosen_for_a_permanent_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_creatures_of_other_types_are_destroyed() -> None:
    deed = Deed(
        "Choose a creature type. Destroy all creatures that aren't of the chosen type.", mine=[BEAR, ELF], theirs=[OGRE]
    )
    assert "Bear" in deed.offered
    deed.pick("Elf")
    assert deed.names("battlefield") == ["Elf"]
    assert deed.names("battlefield", 1) == []


def test_only_what_is_of_the_chosen_color_is_returned() -> None:
    text = "Choose a color, then return all creatures of that color to their owners' hands."
    deed = Deed(text, theirs=[RED, BLUE])
    deed.pick("blue")
    assert deed.names("battlefield", 1) == ["Cinder"]
    assert deed.names("hand", 1) == ["Wave"]


def guarded(shield: Card) -> Game:
    """Ann, who has a cub, casts this and chooses red; then she can cast a red and a blue spell that kill."""
    scenario = table()
    scenario.battlefield(0, CUB, card("Ember", "", "Artifact", "{T}: Add {R} or {U}."))
    scenario.hand(0, shield, card("Sear", "{R}", "Instant", "Destroy target creature."))
    scenario.hand(0, card("Drown", "{U}", "Instant", "Destroy target creature."))
    game = scenario.start()
    act(game, f"cast {shield.faces[0].name}")
    resolve(game)
    act(game, "red")
    return game


def test_creatures_are_protected_from_the_chosen_color() -> None:
    text = "Choose a color. Creatures you control gain protection from the chosen color until end of turn."
    game = guarded(spell("Ward", text))
    assert "cast Drown" in offered(game)
    assert "cast Sear" not in offered(game)


def test_later_creatures_are_not_touched_by_a_type_that_was_chosen_before() -> None:
    text = "Choose a creature type. Creatures that aren't of the chosen type get -1/-1 until end of turn."
    deed = Deed(text, mine=[BEAR, OGRE])
    deed.pick("Bear")
    assert [size(deed.game, id) for id in deed.mine] == [(2, 2), (3, 2)]


def test_all_cards_of_the_chosen_card_type_are_taken() -> None:
    text = (
        "Choose artifact or creature. Reveal the top three cards of your library. Put all cards of the chosen type "
        "revealed this way into your hand and the rest into your graveyard."
    )
    deed = Deed(text, library=[BEAR, RELIC, ELF, OGRE])
    assert deed.offered == ["artifact", "creature"]
    deed.pick("creature")
    assert sorted(deed.names("hand")) == ["Bear", "Elf"]
    assert "Relic" in deed.names("graveyard")


def test_the_chosen_number_counts() -> None:
    text = "Choose a number between 1 and 5. Destroy all creatures with power equal to the chosen number."
    deed = Deed(text, theirs=[BEAR, OGRE])
    assert deed.offered == ["1", "2", "3", "4", "5"]
    deed.pick("4")
    assert deed.names("battlefield", 1) == ["Bear"]


def test_the_chosen_player_is_the_one_who_suffers() -> None:
    text = (
        "As this enchantment enters, choose a player.\n"
        "At the beginning of the chosen player's upkeep, this enchantment deals 3 damage to that player."
    )
    scenario = table(players=3)
    scenario.hand(0, permanent("Shrine", text))
    game = scenario.start()
    resolve(game, "cast Shrine")
    act(game, "choose Bob")
    go(game, "main 1", 1)
    go(game, "main 1", 2)
    assert life(game) == [20, 17, 20]


def test_what_it_enchants_is_protected_from_the_color_chosen_for_the_aura() -> None:
    text = (
        "Enchant creature\nAs this Aura enters, choose a color.\n"
        "Enchanted creature has protection from the chosen color."
    )
    game = guarded(permanent("Veil", text, "Enchantment — Aura"))
    assert "cast Drown" in offered(game)
    assert "cast Sear" not in offered(game)


def test_a_land_enters_tapped_with_a_color() -> None:
    scenario = table()
    text = "This land enters tapped. As it enters, choose a color other than red.\n{T}: Add {C}."
    scenario.hand(0, card("Prism", "", "Land", text))
    game = scenario.start()
    act(game, "play Prism")
    assert "red" not in offered(game)
    act(game, "blue")
    (land,) = named(game, "Prism")
    assert game.state.objects[land].tapped
    assert game.state.objects[land].choices["color"] == "U"
    assert board(game) == ["Prism"]


def test_creatures_become_the_chosen_type_but_not_that_one() -> None:
    text = "Choose a creature type other than Wall. Target creature becomes that type until end of turn."
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, mine=[BEAR])
    assert "Wall" not in deed.offered
    deed.pick("Elf")
    assert deed.game.state.characteristics(deed.mine[0]).subtypes == {"Elf"}


HARVEST = (
    "Choose land or nonland. Reveal cards from the top of your library until you reveal a card of the chosen kind. Put "
    "that card into your hand and the rest on the bottom of your library in a random order."
)


@pytest.mark.parametrize(("kind", "found"), [("land", "Wood"), ("nonland", "Elf")])
def test_a_card_of_the_chosen_kind_is_found(kind: str, found: str) -> None:
    assert printed_back(HARVEST, "Sorcery") == HARVEST
    deed = Deed(HARVEST, library=[ELF, WOOD, OGRE] if kind == "land" else [WOOD, ELF, OGRE])
    assert deed.offered == ["land", "nonland"]
    deed.pick(kind)
    assert deed.names("hand") == [found]
