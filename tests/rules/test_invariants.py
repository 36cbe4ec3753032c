"""The monitor finds nothing in sound games, and what is wrong in broken ones."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.rules.sample_games import mirror, table

from manafold.rules import notation, view
from manafold.rules.decisions import Decision
from manafold.rules.game import Game
from manafold.rules.invariants import Monitor
from manafold.rules.state import State


@pytest.mark.parametrize("seed", range(3))
def test_a_sound_game_has_no_findings(seed: int) -> None:
    game = mirror(seed)
    monitor = Monitor(game, deep_every=25)
    chance = random.Random(seed)
    while game.decision is not None:
        game.choose(chance.randrange(len(game.legal)))
        assert monitor.look(game) == []


def lose_a_card(state: State) -> None:
    """A card of a library vanishes."""
    del state.objects[state.edit_player(0).library.pop()]


def be_in_two_zones(state: State) -> None:
    """A card of a library is in exile, too."""
    state.exile.append(state.players[0].library[0])


def be_nowhere(state: State) -> None:
    """A permanent is not on the battlefield's list."""
    state.battlefield.pop()


def hang_on_a_stranger(state: State) -> None:
    """A permanent is attached to one that doesn't know it."""
    state.edit(state.battlefield[0]).attached_to = state.battlefield[1]


def be_deaf(state: State) -> None:
    """What has a static ability is not looked at."""
    state.static_sources = (state.battlefield[0],)


def keep_old_values(state: State) -> None:
    """A counter comes onto a permanent, and its characteristics stay as they were."""
    elk = state.battlefield[-1]
    state.objects[elk].counters = {"+1/+1": 1}
    kept = state.characteristics(elk)
    assert state.derivation is not None
    state.objects[elk].counters = {"+1/+1": 2}
    assert state.characteristics(elk) is kept


@pytest.mark.parametrize(
    ("breaks", "invariant"),
    [
        (lose_a_card, "cards are conserved"),
        (be_in_two_zones, "each object is in one zone"),
        (be_nowhere, "each object is in one zone"),
        (hang_on_a_stranger, "attachments agree"),
        (be_deaf, "the indices are complete"),
        (keep_old_values, "derived values equal a recomputation"),
    ],
)
def test_a_broken_state_is_found(breaks: Callable[[State], None], invariant: str) -> None:
    scenario = table()
    scenario.battlefield(0, "Iron Rod", "Grove Elk")
    game = scenario.start()
    monitor = Monitor(game, deep_every=0)
    assert monitor.look(game) == []
    breaks(game.state)
    assert invariant in [finding.invariant for finding in monitor.look(game)]


def found(game: Game) -> list[str]:
    """The invariants that don't hold."""
    return [finding.invariant for finding in Monitor(game).look(game)]


def test_a_leak_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mirror(1)
    game.choose(0)
    monkeypatch.setattr(view, "may_look_at", lambda object, player: True)
    real = view.view_player
    monkeypatch.setattr(view, "view_player", lambda state, seen, player: real(state, seen, seen.id))
    assert "views have no hidden information" in found(game)


def test_notation_that_does_not_parse_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mirror(1)

    def reversed_notations(decision: Decision) -> list[str]:
        return list(reversed([str(option) for option in decision.options]))

    monkeypatch.setattr(notation, "find", lambda decision, text: reversed_notations(decision).index(text))
    assert "notation parses back" in found(game)


def test_a_state_that_changes_when_it_is_looked_at_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mirror(1)
    real = view.view

    def careless(state: State, decision: Decision | None, player: int) -> view.View:
        state.edit_player(player).life -= 1
        return real(state, decision, player)

    monkeypatch.setattr("manafold.rules.game.view", careless)
    assert "looking changes nothing" in found(game)


def test_a_fork_that_forgets_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mirror(1)
    real = State.fork

    def forgetful(state: State) -> State:
        twin = real(state)
        twin.turn_number = 99
        return twin

    monkeypatch.setattr(State, "fork", forgetful)
    assert "a fork has the same digest" in found(game)
