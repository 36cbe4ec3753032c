"""Spells that go back to their owners' hands from the stack (CR 400.7, 707.10a), played."""

from __future__ import annotations

from tests.cards import names, offered, printed_back
from tests.rules.play import act, life, resolve, spell, table

from manafold.rules.game import Game

GRAB = spell("Grab", "Return target spell to its owner's hand.")
GAIN = spell("Gain", "You gain 5 life.")
TWIN = spell("Twin", "Copy target instant spell.")


def stack(game: Game) -> list[str]:
    return names(game, "stack")


def with_all() -> Game:
    scenario = table()
    scenario.hand(0, GRAB, GAIN, TWIN)
    return scenario.start("main 1")


def test_it_prints_back() -> None:
    text = "Return target spell to its owner's hand."
    assert printed_back(text, "Instant") == text


def test_a_spell_goes_back_and_does_nothing() -> None:
    game = with_all()
    act(game, "cast Gain")
    resolve(game, "cast Grab")
    assert (stack(game), names(game, "hand"), names(game, "graveyard"), life(game)[0]) == (
        [], ["Twin", "Gain"], ["Grab"], 20,
    )  # fmt: skip


def test_an_ability_does_not_go_back() -> None:
    game = with_all()
    act(game, "activate Watch")
    assert "cast Grab" not in offered(game)


def test_a_copy_of_a_spell_ceases_to_exist() -> None:
    game = with_all()
    act(game, "cast Gain", "cast Twin", "pass")
    copy = game.state.stack[-1]
    act(game, "cast Grab")
    assert game.decision is not None
    game.choose([option.ref for option in game.decision.options].index(copy))
    resolve(game)
    assert (names(game, "hand"), life(game)[0]) == ([], 25)
    assert copy not in game.state.objects
