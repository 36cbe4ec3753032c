"""One instruction with two targets, and what is exchanged or paid later."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import CUB, OX, act, board, creature, decline, resolve, spell, table

FOREST = card("Forest", "", "Basic Land — Forest", "")
PACT = "At the beginning of your next upkeep, pay {2}. If you don't, you lose the game."


@pytest.mark.parametrize(
    "line",
    [
        "Destroy target creature and target land.",
        "Untap up to one target creature and up to one target land.",
        "Return target creature you control and target creature you don't control to their owners' hands.",
        "Return up to one target creature card and up to one target land card from your graveyard to your hand.",
        "Return target Elf card and all other cards with the same name as that card from your graveyard to your hand.",
        "Discard all the cards in your hand, then draw that many cards plus one.",
        "Exchange control of two target creatures.",
        "You may exchange control of target creature you control and target creature an opponent controls.",
        PACT,
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_both_targets_are_destroyed() -> None:
    s = table(watching=False)
    s.battlefield(1, CUB, FOREST)
    s.battlefield(0, OX)
    s.hand(0, spell("Ruin", "Destroy target creature and target land."))
    game = s.start("main 1")
    resolve(game, "cast Ruin", "target Cub")
    assert (board(game, 0), board(game, 1)) == (["Ox"], [])


def test_the_zone_that_is_said_once_is_that_of_both() -> None:
    s = table()
    s.graveyard(0, CUB, FOREST)
    s.graveyard(1, OX)
    line = "Return up to one target creature card and up to one target land card from your graveyard to your hand."
    s.hand(0, spell("Dig", line))
    game = s.start("main 1")
    act(game, "cast Dig")
    resolve(game, "target Cub", "target Forest")
    assert sorted(names(game, "hand")) == ["Cub", "Forest"]


def test_the_zone_of_the_others_is_that_of_the_target() -> None:
    s = table()
    s.graveyard(0, CUB, CUB)
    s.graveyard(1, CUB)
    line = "Return target creature card and all other cards with the same name as that card from your graveyard to "
    s.hand(0, spell("Dig", line + "your hand."))
    game = s.start("main 1")
    act(game, "cast Dig")
    resolve(game, "target Cub #1")
    assert names(game, "hand") == ["Cub", "Cub"]


def test_cards_without_a_zone_are_no_targets() -> None:
    with pytest.raises(AssertionError):
        printed_back("Destroy target creature card and target land.", "Sorcery")


@pytest.mark.parametrize(
    ("line", "picks"),
    [
        ("Exchange control of two target creatures.", ["target Cub"]),
        ("You may exchange control of target creature you control and target creature an opponent controls.", ["yes"]),
    ],
)
def test_control_is_exchanged(line: str, picks: list[str]) -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    s.hand(0, spell("Swap", line))
    game = s.start("main 1")
    resolve(game, "cast Swap")
    resolve(game, *picks)
    assert (board(game, 0), board(game, 1)) == (["Ox"], ["Cub"])


def test_that_many_plus_one_are_drawn() -> None:
    s = table()
    s.hand(0, spell("Redraw", "Discard all the cards in your hand, then draw that many cards plus one."), CUB, OX)
    game = s.start("main 1")
    resolve(game, "cast Redraw")
    assert len(game.state.players[0].hand) == 3


@pytest.mark.parametrize(("lands", "over"), [(2, False), (1, True)])
def test_who_does_not_pay_later_loses(lands: int, over: bool) -> None:
    s = table()
    s.battlefield(0, *[FOREST] * lands)
    s.hand(0, spell("Pact", PACT))
    game = s.start("main 1")
    resolve(game, "cast Pact")
    while game.decision is not None and (game.state.active, game.state.step) != (0, "draw"):
        decline(game)
    assert (game.decision is None) is over


def test_a_creature_that_is_gained_also_gains() -> None:
    line = "White creatures you control also gain first strike until end of turn."
    assert printed_back(line, "Sorcery") == line
    s = table()
    (id,) = s.battlefield(0, creature("Cat", 1, 1))
    s.hand(0, spell("Roar", "Creatures you control also gain flying until end of turn."))
    game = s.start("main 1")
    resolve(game, "cast Roar")
    assert "flying" in game.state.characteristics(id).keywords
