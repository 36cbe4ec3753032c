"""Exceptions: untapping in the turns of others, damage past blockers, triggers that don't come, cards not lost."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, attack, board, creature, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules import zones
from manafold.rules.events import Cause, ZoneChanged
from manafold.rules.game import Game

LINES = """
Untap all creatures you control during each other player's untap step.
Untap this creature during each other player's untap step.
You may have this creature assign its combat damage as though it weren't blocked.
Creatures entering or dying don't cause abilities to trigger.
Permanents entering don't cause abilities of permanents your opponents control to trigger.
If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield with two +1/+1 \
counters on it instead of putting it into your graveyard.
Each player may play an additional land on each of their turns.
This creature can't be the target of black spells or abilities from black sources.
""".strip().split("\n")


@pytest.mark.parametrize("line", LINES)
def test_exceptions_print_back(line: str) -> None:
    assert printed_back(line) == line


def tapped(game: Game) -> list[str]:
    """The names of the tapped permanents."""
    return sorted(game.state.label(id) for id in game.state.battlefield if game.state.objects[id].tapped)


def test_untapped_in_the_untap_step_of_another() -> None:
    s = table()
    s.battlefield(0, permanent("Muse", "Untap all creatures you control during each other player's untap step."))
    for player, each in ((0, CUB), (0, permanent("Lamp", "", "Artifact")), (1, OX)):
        s.put(player, "battlefield", each, tapped=True)
    game = s.start("end")
    go(game, "upkeep", 1)
    assert tapped(game) == ["Lamp"]


@pytest.mark.parametrize(("past", "lost"), [("yes", 5), ("no", 0)])
def test_damage_may_be_assigned_past_blockers(past: str, lost: int) -> None:
    s = table()
    s.battlefield(0, creature("Rhino", 5, 5, "You may have this creature assign its combat damage as though it weren't "
        "blocked."))
    s.battlefield(1, OX)
    game = s.start()
    attack(game, "attack Rhino")
    while game.decision is not None and game.decision.kind != "block":
        game.choose("pass")
    act(game, "block Ox -> Rhino")
    while "yes" not in offered(game):
        game.choose("pass")
    act(game, past)
    assert (life(game)[1], "Ox" in board(game, 1)) == (20 - lost, past == "yes")


ORB = permanent("Orb", "Creatures entering don't cause abilities to trigger.")
GREETER = permanent("Greeter", "Whenever a permanent enters, you gain 1 life.")
CROWD = permanent("Crowd", "Whenever one or more permanents enter, you gain 1 life.")
RETURN = spell("Revival", "Return all permanent cards from your graveyard to the battlefield.", "Sorcery")


@pytest.mark.parametrize(
    ("watcher", "orb", "arriving", "gained"),
    [
        (GREETER, [ORB], [CUB], 0),
        (GREETER, [], [CUB], 1),
        (GREETER, [ORB], [CUB, permanent("Lamp", "", "Artifact")], 1),
        (CROWD, [ORB], [CUB], 0),
        (CROWD, [ORB], [CUB, permanent("Lamp", "", "Artifact")], 1),
        (CROWD, [], [CUB, OX], 1),
    ],
)
def test_what_causes_no_triggers(watcher: Card, orb: list[Card], arriving: list[Card], gained: int) -> None:
    s = table()
    s.battlefield(0, watcher, *orb)
    s.graveyard(0, *arriving)
    s.hand(0, RETURN)
    game = s.start()
    resolve(game, "cast Revival")
    assert life(game)[0] == 20 + gained


@pytest.mark.parametrize(("by", "where"), [(1, "battlefield"), (0, "graveyard")])
def test_a_card_that_an_opponent_makes_you_discard(by: int, where: str) -> None:
    s = table()
    s.hand(0, creature("Wolf", 2, 2, "If a spell or ability an opponent controls causes you to discard this card, put "
        "it onto the battlefield with two +1/+1 counters on it instead of putting it into your graveyard."))
    s.battlefield(by, permanent("Rack", "{0}: Target player discards a card."))
    game = s.start()
    resolve(game, *["pass"] * by, "activate Rack -> Ann")
    assert "Wolf" in names(game, where)
    if where == "battlefield":
        id = next(id for id in game.state.battlefield if game.state.label(id) == "Wolf")
        assert game.state.objects[id].counters == {"+1/+1": 2}


def test_each_player_may_play_another_land() -> None:
    s = table()
    s.battlefield(1, permanent("Flood", "Each player may play an additional land on each of their turns."))
    s.hand(0, *[card("Field", "", "Land — Plains")] * 3)
    game = s.start()
    resolve(game, "play Field")
    resolve(game, "play Field")
    assert "play Field" not in offered(game)
    assert board(game).count("Field") == 2


@pytest.mark.parametrize(("name", "can"), [("Elk", True), ("Imp", False)])
def test_no_target_of_spells_of_a_color_or_abilities_from_such_sources(name: str, can: bool) -> None:
    s = table()
    s.battlefield(0, card("Imp", "{B}", "Creature — Imp", "{0}: Destroy target creature.", 1, 1))
    s.battlefield(0, creature("Elk", 1, 1, "{0}: Destroy target creature."))
    text = "This creature can't be the target of black spells or abilities from black sources."
    s.battlefield(1, creature("Saint", 1, 1, text))
    game = s.start()
    act(game, f"activate {name}")
    assert ("target Saint" in offered(game)) is can


@pytest.mark.parametrize("event", ["enter", "die", "leave the battlefield"])
def test_of_what_moves_together_each_sees_what_it_can(event: str) -> None:
    """One who is there all the time sees all of it, one who arrives what arrives, one who dies what dies."""
    s = table()
    watcher = creature("Heir", 1, 1, f"Whenever one or more creatures {event}, you gain 1 life.")
    (there,), (leaving,), (arriving,) = s.battlefield(0, watcher), s.battlefield(0, watcher), s.graveyard(0, watcher)
    state = s.state
    cause = Cause(rule="400.7")
    moves = [
        ZoneChanged(cause, leaving, "battlefield", "graveyard", 0),
        ZoneChanged(cause, arriving, "graveyard", "battlefield", 0),
    ]
    with pytest.raises(StopIteration) as finished:
        next(zones.move_all(state, moves))
    beside = finished.value.value[1].new if event == "enter" else leaving
    assert sorted([pending.source for pending in state.pending]) == sorted([there, beside])
