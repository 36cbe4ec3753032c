"""Added and skipped turns, phases and steps (CR 500.7-500.11, 614.10), played."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, act, attack, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.events import StepBegan, TurnBegan
from manafold.rules.game import Game
from manafold.rules.terms import STEPS, Step

TURN = [step for step in STEPS if "strike" not in step and step != "combat damage" and "declare" not in step]
"""The steps of a turn in which nobody attacks; attackers are declared where somebody could."""


@pytest.mark.parametrize(
    ("line", "types"),
    [
        ("After this phase, there is an additional combat phase.", "Sorcery"),
        ("After this main phase, there is an additional combat phase followed by an additional main phase.", "Sorcery"),
        ("At the beginning of your end step, there is an additional end step after this step.", "Creature"),
        ("When this creature enters, you skip your next turn.", "Creature"),
        ("When this creature enters, you skip your next two turns.", "Creature"),
        ("Target player skips their next untap step.", "Sorcery"),
        ("Skip your draw step.", "Enchantment"),
        ("Players skip their untap steps.", "Enchantment"),
        ("If a player would begin an extra turn, that player skips that turn instead.", "Enchantment"),
        ("Take two extra turns after this one.", "Sorcery"),
        ("Whenever this creature attacks, if it's the first combat phase of the turn, draw a card.", "Creature"),
        ("When this creature enters, if it's your main phase, draw a card.", "Creature"),
    ],
)
def test_it_prints_back(line: str, types: str) -> None:
    assert printed_back(line, types) == line


def played(text: str, turns: int = 1, step: Step = "main 1", *, types: str = "Instant", others: tuple[Card, ...] = (),
           again: bool = False) -> Game:  # fmt: skip
    """A game in which Ann has cast a spell with this text in this step, and so many turns have begun since."""
    s = table()
    s.battlefield(0, *others)
    s.hand(0, spell("Deed", text, types), *[spell("More", text, types)] * again)
    game = s.start(step)
    resolve(game, "cast Deed")
    if again:
        resolve(game, "cast More")
    first = game.state.turn_number
    while game.state.turn_number < first + turns or "pass" not in offered(game):
        game.choose("pass" if "pass" in offered(game) else "done" if "done" in offered(game) else 0)
    return game


def steps(game: Game, turn: int = 2) -> list[str]:
    """The steps that have begun in the turn with this number, combat without those in which nothing happened."""
    begun, number = [], 2
    for event in game.state.log:
        if isinstance(event, TurnBegan):
            number = event.number
        elif isinstance(event, StepBegan) and number == turn:
            begun.append(event.step)
    return [str(step) for step in begun if step in TURN]


def players(game: Game) -> list[int]:
    """Whose turns have begun."""
    return [event.player for event in game.state.log if isinstance(event, TurnBegan)]


REST = ["beginning of combat", "end of combat", "main 2", "end", "cleanup"]


@pytest.mark.parametrize(
    ("text", "step", "expected"),
    [
        ("After this phase, there is an additional combat phase.", "main 1",
         ["beginning of combat", "end of combat", *REST]),
        ("After this main phase, there is an additional combat phase followed by an additional main phase.", "main 1",
         ["beginning of combat", "end of combat", "main 2", *REST]),
        ("After this main phase, there is an additional combat phase.", "beginning of combat", REST[1:]),
        ("After this combat phase, there is an additional combat phase.", "beginning of combat",
         ["end of combat", "beginning of combat", *REST[1:]]),
        ("There is an additional beginning phase after this phase.", "main 2",
         ["untap", "upkeep", "draw", "end", "cleanup"]),
        ("There is an additional end step after this step.", "end", ["end", "cleanup"]),
        ("You get two additional upkeep steps after this phase.", "main 2",
         ["upkeep", "upkeep", "end", "cleanup"]),
    ],
)  # fmt: skip
def test_phases_and_steps_are_added(text: str, step: Step, expected: list[str]) -> None:
    assert steps(played(text, step=step)) == expected


def test_what_was_added_last_comes_first() -> None:
    game = played("After this phase, there is an additional combat phase followed by an additional main phase.",
                  again=True)  # fmt: skip
    assert steps(game) == ["beginning of combat", "end of combat", "main 2"] * 2 + REST


def test_an_added_beginning_phase_begins_no_turn() -> None:
    game = played("There is an additional beginning phase after this phase.", step="main 2")
    assert (players(game), len(game.state.players[0].hand)) == ([1], 1)


def test_a_player_attacks_in_each_of_the_combat_phases() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Deed", "Untap all creatures. After this phase, there is an additional combat phase."))
    s.battlefield(0, permanent("Drum", "Whenever a creature you control attacks, if it's the first combat phase of the "
                                       "turn, you gain 3 life."))  # fmt: skip
    game = s.start()
    attack(game, "attack Cub")
    resolve(game)
    resolve(game, "cast Deed")
    attack(game, "attack Cub")
    while game.state.step != "main 2":
        game.choose("pass")
    assert life(game) == [23, 16]


def test_the_second_main_phase_is_the_one_that_comes_second() -> None:
    text = "After this main phase, there is an additional combat phase followed by an additional main phase."
    drum = permanent("Drum", "At the beginning of your second main phase, you gain 1 life.")
    harp = permanent("Harp", "At the beginning of each of your postcombat main phases, you gain 10 life.")
    s = table()
    s.battlefield(0, drum, harp)
    s.hand(0, spell("Deed", text))
    game = s.start("upkeep")
    while game.state.step != "main 1":
        game.choose("pass")
    resolve(game, "cast Deed")
    while game.state.step != "end":
        game.choose("pass" if "pass" in offered(game) else 0)
    assert life(game)[0] == 41


def test_it_is_your_main_phase() -> None:
    assert life(played("If it's your main phase, you gain 5 life."))[0] == 25
    assert life(played("If it's your combat phase, you gain 5 life."))[0] == 20


@pytest.mark.parametrize(
    ("text", "turns", "expected"),
    [
        ("Take an extra turn after this one.", 3, [0, 1, 0]),
        ("Take two extra turns after this one.", 3, [0, 0, 1]),
        ("You skip your next turn.", 3, [1, 1, 0]),
        ("You skip your next two turns.", 4, [1, 1, 1, 0]),
        ("Target opponent skips their next turn.", 2, [0, 1]),
        ("Take an extra turn after this one. You skip your next turn.", 2, [1, 0]),
    ],
)
def test_turns_are_added_and_skipped(text: str, turns: int, expected: list[int]) -> None:
    assert players(played(text, turns)) == expected


def test_extra_turns_can_be_made_impossible() -> None:
    law = permanent("Law", "If a player would begin an extra turn, that player skips that turn instead.")
    assert players(played("Take an extra turn after this one.", 2, others=(law,))) == [1, 0]


def test_a_step_that_is_skipped_does_not_begin() -> None:
    law = permanent("Law", "Skip your draw step.")
    game = played("You gain 1 life.", 3, others=(law,))
    assert "draw" not in steps(game, 4)
    assert "draw" in steps(game, 3)
    assert [len(player.hand) for player in game.state.players] == [0, 1]


def test_two_effects_skip_the_next_two_combat_phases() -> None:
    game = played("You skip your next combat phase.", 3, again=True)
    assert steps(game, 2) == ["main 2", "end", "cleanup"]
    assert "beginning of combat" in steps(game, 3)
    assert steps(game, 4) == ["untap", "upkeep", "draw", "main 1", "main 2", "end", "cleanup"]


def test_nothing_untaps_for_who_skips_the_untap_step() -> None:
    s = table()
    s.put(1, "battlefield", CUB, tapped=True)
    s.hand(0, spell("Deed", "Target opponent skips their next untap step."))
    game = s.start()
    act(game, "cast Deed")
    while game.state.turn_number < 3 or "pass" not in offered(game):
        game.choose("pass" if "pass" in offered(game) else 0)
    assert [game.state.objects[id].tapped for id in game.state.battlefield] == [False, True]


def test_a_turn_is_ended_at_once() -> None:
    s = table()
    s.battlefield(0, CUB, permanent("Drum", "Whenever you cast a spell, you gain 10 life."))
    s.battlefield(0, permanent("Harp", "At the beginning of your end step, you gain 100 life."))
    s.battlefield(1, permanent("Bell", "{0}: You gain 1 life."))
    s.hand(0, spell("Deed", "Target creature gets +1/+1 until end of turn."), spell("Stop", "End the turn."))
    game = s.start("beginning of combat")
    attack(game, "attack Cub")
    act(game, "cast Deed", "cast Stop")
    while game.state.turn_number == 2:
        game.choose("pass" if "pass" in offered(game) else 0)
    assert sorted(game.state.label(id) for id in game.state.exile) == ["Deed", "Stop"]
    assert life(game)[0] == 30  # the drum was heard once, the other time it was still waiting; the harp never
    assert steps(game) == ["cleanup"]
    assert game.state.combat is None


def test_what_triggers_as_the_turn_ends_is_put_on_the_stack_in_the_cleanup_step() -> None:
    s = table()
    s.battlefield(0, permanent("Grave", "Whenever a creature dies, you gain 5 life."))
    s.battlefield(0, CUB)
    s.hand(0, spell("Stop", "Creatures you control get -2/-2 until end of turn. End the turn."))
    game = s.start()
    act(game, "cast Stop", "pass")
    assert (game.state.step, [game.state.label(id) for id in game.state.stack]) == ("cleanup", ["Grave"])
    resolve(game)
    assert life(game)[0] == 25


def test_something_happens_at_the_end_of_the_extra_turn() -> None:
    text = "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game."
    assert printed_back(text, "Sorcery") == text
    s = table()
    s.hand(0, spell("Deed", text), spell("More", "Take an extra turn after this one."))
    game = s.start()
    resolve(game, "cast Deed")
    resolve(game, "cast More")
    while game.outcome is None:
        game.choose("pass" if "pass" in offered(game) else 0)
    assert (players(game), game.state.step) == ([0, 0], "end")


@pytest.mark.parametrize(("text", "untapped"), [
    ("Players can't untap more than one creature during their untap steps.", 3),
    ("Players can't untap more than two permanents during their untap steps.", 2),
    ("Players can't untap more than two permanents during their untap steps.\n"
     "Players can't untap more than one creature during their untap steps.", 2),
])  # fmt: skip
def test_no_more_untap_than_can(text: str, untapped: int) -> None:
    assert printed_back(text, "Artifact") == text
    s = table(watching=False)
    s.battlefield(1, permanent("Law", text))
    for each in (CUB, CUB, permanent("Urn", ""), permanent("Jar", "")):
        s.put(0, "battlefield", each, tapped=True)
    s.battlefield(0, permanent("Watch", "{0}: You gain 1 life.", "Land"))
    game = s.start("main 1", active=1, turn=3, priority=0)
    while game.state.turn_number == 3 or game.state.step == "untap":
        game.choose("pass" if "pass" in offered(game) else 0)
    mine = [object for id in game.state.battlefield if (object := game.state.objects[id]).controller == 0]
    assert sum(not object.tapped for object in mine) == untapped + 1


def test_a_skipped_untap_step_is_not_the_next_one() -> None:
    s = table()
    s.put(0, "battlefield", CUB, tapped=True)
    s.hand(0, spell("Pin", "Target creature doesn't untap during its controller's next untap step."))
    s.hand(0, spell("Nap", "You skip your next untap step."))
    game = s.start()
    resolve(game, "cast Pin")
    resolve(game, "cast Nap")
    cub = game.state.battlefield[-1]
    tapped = []
    for turn in (4, 6, 8):
        while game.state.turn_number < turn or "pass" not in offered(game):
            game.choose("pass" if "pass" in offered(game) else 0)
        tapped.append(game.state.objects[cub].tapped)
    assert tapped == [True, True, False]
