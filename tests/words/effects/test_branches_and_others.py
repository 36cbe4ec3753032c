"""What follows a decline, what the top card is, who searches, others than what was spoken of, played (CR 608.2c)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed

PEEK = (
    "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it into "
    "your hand."
)
RECOMPENSE = (
    "Destroy target creature. Its controller may search their library for a basic land card, put it onto the "
    "battlefield tapped, then shuffle."
)
ALIKE = "Destroy target creature and all other creatures with the same name as that creature."


@pytest.mark.parametrize(
    "text",
    [
        PEEK,
        RECOMPENSE,
        ALIKE,
        "You may draw a card. If you don't, you gain 2 life.",
        "Choose up to one target creature. Destroy all other creatures.",
        "Exile target creature and all other creatures its controller controls with the same name as that creature.",
        "Return target creature and all other creatures with the same name as that creature to their owners' hands.",
        "You may put a creature card from your hand or graveyard onto the battlefield.",
        "Draw two cards. You lose 1 life for each card drawn this way.",
        "Search your library for a card with the same name as target creature, put it into your hand, then shuffle.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize(("answer", "total", "hand"), [("yes", 20, ["Bear"]), ("no", 22, [])])
def test_a_decline_has_consequences_of_its_own(answer: str, total: int, hand: list[str]) -> None:
    deed = Deed("You may draw a card. If you don't, you gain 2 life.", answer, library=[BEAR, ELF])
    assert deed.life(0) == total
    assert deed.names("hand") == hand


@pytest.mark.parametrize(("top", "there", "hand"), [(True, ["Wood"], []), (False, [], ["Bear"])])
def test_what_the_top_card_is_decides(top: bool, there: list[str], hand: list[str]) -> None:
    deed = Deed(PEEK, library=[WOOD if top else BEAR, ELF])
    assert deed.names("battlefield") == there
    assert deed.names("hand") == hand


def test_the_controller_of_what_was_destroyed_searches() -> None:
    deed = Deed(RECOMPENSE, theirs=[BEAR], their_library=[ELF, WOOD], library=[WOOD])
    assert deed.game.decision is not None
    assert deed.game.decision.player == 1
    deed.pick("yes", "choose Wood")
    assert deed.names("battlefield", 1) == ["Wood"]
    assert deed.names("library") == ["Wood"]


def test_who_declines_to_search_does_not_shuffle() -> None:
    deed = Deed(RECOMPENSE, theirs=[BEAR], their_library=[ELF, WOOD])
    before = list(deed.game.state.players[1].library)
    deed.pick("no")
    assert deed.game.state.players[1].library == before


@pytest.mark.parametrize(("target", "left"), [("target Ogre", ["Ogre"]), ("done", [])])
def test_one_or_no_target_is_spared(target: str, left: list[str]) -> None:
    deed = Deed(
        "Choose up to one target creature. Destroy all other creatures.", target, mine=[BEAR, RELIC], theirs=[OGRE, ELF]
    )
    assert deed.names("battlefield") + deed.names("battlefield", 1) == ["Relic", *left]


def test_a_creature_does_not_deal_damage_to_itself() -> None:
    scenario = table()
    rage = "Target creature you control deals damage equal to its power to each other creature."
    scenario.hand(0, spell("Rage", rage))
    scenario.battlefield(0, OX)
    scenario.battlefield(1, CUB, creature("Ape", 1, 1))
    game = scenario.start()
    resolve(game, "cast Rage")
    assert board(game) == ["Ox"]
    assert board(game, 1) == []
    assert [game.state.objects[id].damage for id in game.state.battlefield if game.state.label(id) == "Ox"] == [0]


def test_all_of_one_name_are_destroyed() -> None:
    deed = Deed(ALIKE, mine=[BEAR, ELF], theirs=[BEAR, OGRE])
    deed.pick(deed.offered[0])
    assert deed.names("battlefield") + deed.names("battlefield", 1) == ["Elf", "Ogre"]


@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_a_card_is_put_from_either_zone(zone: str) -> None:
    text = "Put a creature card from your hand or graveyard onto the battlefield."
    deed = Deed(text, hand=[BEAR, RELIC], graveyard=[ELF])
    assert deed.offered == ["choose Bear", "choose Elf"]
    chosen = "Bear" if zone == "hand" else "Elf"
    deed.pick(f"choose {chosen}")
    assert deed.names("battlefield") == [chosen]


@pytest.mark.parametrize(("answer", "total"), [("yes", 18), ("no", 20)])
def test_only_cards_really_drawn_count(answer: str, total: int) -> None:
    text = "You may draw two cards. You lose 1 life for each card drawn this way."
    deed = Deed(text, answer, library=[BEAR, ELF, OGRE])
    assert deed.life(0) == total


def test_discarding_may_stop_early() -> None:
    deed = Deed("Discard up to two cards, then draw that many cards.", hand=[BEAR, ELF], library=[OGRE, WOOD])
    deed.pick("discard Bear" if "discard Bear" in deed.offered else "choose Bear", "done")
    assert sorted(deed.names("hand")) == ["Elf", "Ogre"]


def test_the_players_of_a_target_are_asked_again() -> None:
    scenario = table(players=3)
    scenario.hand(0, spell("Toll", "Target player loses 1 life. That player sacrifices a creature."))
    scenario.battlefield(1, CUB, OX)
    scenario.battlefield(2, CUB)
    game = scenario.start()
    act(game, "cast Toll")
    resolve(game, "target Bob")
    act(game, "choose Ox")
    assert life(game) == [20, 19, 20]
    assert [board(game, player) for player in (1, 2)] == [["Cub"], ["Cub"]]
    assert names(game, "graveyard", 1) == ["Ox"]
    assert offered(game) != []


TAXED = (
    "Counter target spell unless its controller pays {3}. If that spell is countered this way, exile it instead of "
    "putting it into its owner's graveyard."
)
PUNISHED = "Counter target spell. If that spell is countered this way, its controller loses 2 life."
RUINED = "Destroy up to one target artifact. If an artifact was destroyed this way, you gain 3 life."


@pytest.mark.parametrize("text", [TAXED, PUNISHED, RUINED])
def test_what_is_said_of_what_was_done_prints_back(text: str) -> None:
    assert printed_back(text, "Instant") in (text, text.replace("is countered", "was countered"))


@pytest.mark.parametrize(("text", "zone", "lost"), [(TAXED, "exile", 0), (PUNISHED, "graveyard", 2)])
def test_a_countered_spell_has_consequences(text: str, zone: str, lost: int) -> None:
    scenario = table(watching=True)
    scenario.hand(0, spell("No", text), spell("Boon", "You gain 1 life."))
    game = scenario.start()
    act(game, "cast Boon")
    resolve(game, "cast No")
    assert "Boon" in names(game, zone)
    assert life(game)[0] == 20 - lost


def test_what_was_destroyed_this_way_counts() -> None:
    deed = Deed(RUINED, "target Relic", theirs=[RELIC])
    assert deed.life(0) == 23


def test_what_was_chosen_this_way_is_known() -> None:
    text = "Each player chooses a creature they control. Destroy each creature chosen this way."
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, mine=[BEAR, ELF], theirs=[OGRE])
    deed.pick("choose Bear")
    assert deed.names("battlefield") == ["Elf"]
    assert deed.names("battlefield", 1) == []
