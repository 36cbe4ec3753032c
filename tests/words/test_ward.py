"""Ward (CR 702.21)."""

from __future__ import annotations

import pytest
from tests.rules.duel import creature, permanent

from manafold.model.abilities import SpellAbility
from manafold.model.card import Card, CardFace
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.model.words import Fixed, Quantity, Script, TargetSpec
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario
from manafold.words.costs.life import PayLife
from manafold.words.effects.destroy import Destroy
from manafold.words.filters.types import OfType
from manafold.words.keywords.ward import Ward
from manafold.words.refs.plain import You
from manafold.words.refs.pointing import Targeted

DOOM = Card.of(
    CardFace(
        name="Doom",
        mana_cost=ManaCost.parse("{0}"),
        type_line=TypeLine.parse("Instant"),
        abilities=(
            SpellAbility(
                Script(
                    targets=(TargetSpec(OfType("creature"), Quantity(Fixed(1), Fixed(1))),),
                    effects=(Destroy(who=You(), what=Targeted(0)),),
                )
            ),
        ),
    )
)
WARDED = creature("Warded", 2, 2, Ward(ManaCost.parse("{2}")))
MEADOW = permanent("Meadow", "Basic Land — Plains")


def doomed(target: Card, caster: int = 1, lands: int = 0, life: int = 20) -> tuple[Game, int]:
    """A creature of Ann, and Doom cast on it."""
    s = Scenario()
    (id,) = s.battlefield(0, target)
    s.battlefield(caster, *[MEADOW] * lands)
    s.hand(caster, DOOM)
    s.hand(0, MEADOW)
    s.life(caster, life)
    game = s.start("main 1", priority=caster)
    pick(game, "cast Doom")
    return game, id


def pick(game: Game, line: str) -> None:
    """Pick an option by its notation."""
    assert game.decision is not None
    offered = [str(option) for option in game.decision.options]
    game.choose(offered.index(line))


def settle(game: Game) -> None:
    """Everybody passes until the stack is empty or something else is asked."""
    while game.state.stack and game.decision is not None and game.decision.kind == "priority":
        pick(game, "pass")


def test_what_is_not_paid_for_is_countered() -> None:
    game, id = doomed(WARDED)
    settle(game)
    assert game.state.exists(id)
    assert not game.state.stack


@pytest.mark.parametrize(("answer", "survives"), [("yes", False), ("no", True)])
def test_the_opponent_may_pay(answer: str, survives: bool) -> None:
    game, id = doomed(WARDED, lands=2)
    settle(game)
    assert game.decision is not None
    assert game.decision.player == 1
    pick(game, answer)
    settle(game)
    assert game.state.exists(id) is survives
    tapped = [land for land in game.state.battlefield if game.state.object(land).tapped]
    assert len(tapped) == (0 if survives else 2)


def test_its_controller_does_not_pay() -> None:
    game, id = doomed(WARDED, caster=0)
    settle(game)
    assert not game.state.exists(id)


def test_ward_can_cost_life() -> None:
    game, id = doomed(creature("Warded", 2, 2, Ward(cost=PayLife(Fixed(3)))))
    settle(game)
    pick(game, "yes")
    settle(game)
    assert not game.state.exists(id)
    assert game.state.players[1].life == 17
