"""Phasing (CR 702.26, 502.1), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, act, attack, board, creature, go, life, permanent, resolve, size, spell, table

from manafold.rules.digest import digest
from manafold.rules.game import Game
from manafold.rules.invariants import Monitor

FADE = spell("Fade", "Target creature phases out.")
GHOST = creature("Ghost", 2, 2, "Phasing")
BLADE = card("Blade", "{0}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")
WRAP = card("Wrap", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+3.")
SWEEP = spell("Sweep", "Destroy all creatures.")


@pytest.mark.parametrize(
    "line",
    [
        "Phasing",
        "{U}{U}: This creature phases out.",
        "When this creature enters, any number of other target creatures you control phase out.",
        "Enchanted permanent has phasing.",
        "Whenever this creature phases out, draw a card.",
        "Whenever this creature phases in, draw a card.",
        "Permanents can't phase in.",
        "{U}: Target creature phases out. It can't phase in for as long as you control this artifact.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def to_turn(game: Game, turn: int) -> None:
    """Pass until Ann is asked in this turn."""
    while game.state.turn_number < turn or "pass" not in offered(game):
        game.choose("pass" if "pass" in offered(game) else "done" if "done" in offered(game) else 0)


def test_what_is_phased_out_is_not_there_until_the_next_untap_step_of_its_controller() -> None:
    s = table()
    s.put(0, "battlefield", CUB, tapped=True)
    s.hand(0, FADE, SWEEP, spell("Count", "You gain life equal to the number of creatures you control."))
    game = s.start()
    monitor = Monitor(game)
    resolve(game, "cast Fade")
    resolve(game, "cast Sweep")
    resolve(game, "cast Count")
    assert (board(game), names(game, "graveyard")) == ([], ["Fade", "Sweep", "Count"])
    assert [(each.name, each.phased_out) for each in game.view(1).battlefield] == [("Watch", False), ("Cub", True)]
    assert monitor.look(game) == []
    to_turn(game, 3)
    assert board(game) == []
    to_turn(game, 4)
    assert (board(game), life(game)[0]) == (["Cub"], 20)
    cub = game.state.objects[game.state.battlefield[-1]]
    assert (cub.tapped, cub.sick) == (False, False)
    assert monitor.look(game) == []


def test_phasing_takes_turns() -> None:
    s = table()
    s.battlefield(0, GHOST)
    game = s.start()
    there = []
    for turn in (2, 3, 4, 5, 6):
        to_turn(game, turn)
        there.append(board(game) == ["Ghost"])
    assert there == [True, True, False, False, True]


def test_nothing_enters_leaves_or_becomes_attached() -> None:
    s = table()
    s.battlefield(0, permanent("Drum", "Whenever a creature enters or leaves the battlefield, you gain 1 life."))
    s.put(0, "battlefield", BLADE, attached_to=s.battlefield(0, CUB)[0])
    s.hand(0, FADE)
    game = s.start()
    cub = game.state.battlefield[2]
    resolve(game, "cast Fade")
    assert board(game) == ["Drum"]
    to_turn(game, 4)
    assert (life(game)[0], board(game), size(game, cub)) == (20, ["Drum", "Cub", "Blade"], (3, 2))
    assert game.state.objects[cub].attachments == (game.state.battlefield[-1],)


def test_counters_and_effects_stay_with_it() -> None:
    s = table()
    s.put(0, "battlefield", CUB, counters={"+1/+1": 1})
    s.hand(0, FADE, spell("Grow", "Target creature gets +5/+5 until your next turn."))
    s.hand(0, spell("Blush", "Target creature becomes red."))
    game = s.start()
    cub = game.state.battlefield[-1]
    resolve(game, "cast Grow")
    resolve(game, "cast Blush")
    assert size(game, cub) == (8, 8)
    resolve(game, "cast Fade")
    go(game, "main 1", 0)
    assert size(game, cub) == (3, 3)  # what has ended in the meantime is over
    assert game.state.characteristics(cub).colors == {"R"}
    assert game.state.objects[cub].counters == {"+1/+1": 1}


def test_an_aura_that_phases_out_alone_comes_back_to_what_it_enchanted() -> None:
    s = table()
    cub = s.battlefield(0, CUB)[0]
    s.put(0, "battlefield", WRAP, attached_to=cub)
    s.hand(0, spell("Hush", "Target enchantment phases out."))
    game = s.start()
    resolve(game, "cast Hush")
    assert (board(game), size(game, cub)) == (["Cub"], (2, 2))
    to_turn(game, 4)
    assert (board(game), size(game, cub)) == (["Cub", "Wrap"], (2, 5))


def test_an_aura_whose_creature_is_gone_is_lost_as_it_phases_in() -> None:
    s = table()
    s.put(0, "battlefield", WRAP, attached_to=s.battlefield(0, CUB)[0])
    s.hand(0, spell("Hush", "Target enchantment phases out."), SWEEP)
    game = s.start()
    resolve(game, "cast Hush")
    resolve(game, "cast Sweep")
    to_turn(game, 4)
    assert (board(game), names(game, "graveyard")[-1]) == ([], "Wrap")


def test_it_is_removed_from_combat_and_a_spell_finds_no_target() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, FADE)
    s.battlefield(1, permanent("Bell", "{0}: You gain 1 life."))
    s.hand(1, spell("Fall", "Destroy target creature."))
    game = s.start()
    attack(game, "attack Cub", "pass")
    act(game, "cast Fall")
    act(game, "pass", "cast Fade")
    resolve(game)
    assert (life(game)[1], names(game, "graveyard"), names(game, "graveyard", 1)) == (20, ["Fade"], ["Fall"])
    assert game.state.combat is not None
    assert game.state.combat.attacks == {}


def test_abilities_trigger_on_phasing_out_and_in() -> None:
    s = table()
    s.battlefield(0, creature("Wisp", 1, 1, "Phasing\nWhenever this creature phases out, you gain 1 life.\n"
                                            "Whenever this creature phases in, you gain 10 life."))  # fmt: skip
    game = s.start()
    to_turn(game, 4)
    resolve(game)
    assert life(game)[0] == 21
    to_turn(game, 6)
    resolve(game)
    assert life(game)[0] == 31


def test_a_fork_with_what_is_phased_out_goes_on_by_itself() -> None:
    s = table()
    s.battlefield(0, OX)
    s.hand(0, FADE)
    game = s.start()
    resolve(game, "cast Fade")
    twin = game.fork()
    before = digest(game.state)
    to_turn(twin, 4)
    assert (board(twin), board(game), digest(game.state)) == (["Ox"], [], before)


def test_what_belongs_to_a_player_who_leaves_goes_with_them() -> None:
    s = table(players=3)
    s.battlefield(2, CUB)
    s.hand(0, FADE)
    game = s.start()
    resolve(game, "cast Fade")
    assert len(game.state.phased) == 1
    game.concede(2)
    assert game.state.phased == {}


def test_what_phased_out_under_a_player_who_left_phases_in_when_their_turn_would_have_begun() -> None:
    s = table(players=3)
    s.put(0, "battlefield", CUB, controller=1)
    s.hand(0, FADE)
    game = s.start()
    resolve(game, "cast Fade")
    game.concede(1)
    assert len(game.state.phased) == 1
    to_turn(game, 3)
    assert (game.state.phased, names(game, "exile")) == ({}, ["Cub"])


def test_it_can_be_phased_out_until_something_leaves() -> None:
    text = "When this enchantment enters, target creature phases out until this enchantment leaves the battlefield."
    assert printed_back(text, "Enchantment") == text
    s = table()
    s.put(0, "battlefield", BLADE, attached_to=s.battlefield(0, CUB)[0])
    s.hand(0, permanent("Cage", text), spell("Break", "Destroy target enchantment."))
    game = s.start()
    resolve(game, "cast Cage")
    resolve(game)
    assert board(game) == ["Cage"]
    to_turn(game, 4)
    assert board(game) == ["Cage"]
    resolve(game, "cast Break")
    assert board(game) == ["Cub", "Blade"]


def test_what_cant_phase_out_does_not() -> None:
    s = table()
    s.battlefield(0, GHOST, permanent("Anchor", "Creatures you control can't phase out."))
    s.hand(0, FADE)
    game = s.start()
    resolve(game, "cast Fade")
    assert "Ghost" in board(game)
    to_turn(game, 4)
    assert "Ghost" in board(game)


def test_what_cant_phase_in_stays_away() -> None:
    s = table()
    s.battlefield(0, GHOST, permanent("Gate", "Permanents can't phase in."))
    s.hand(0, spell("Break", "Destroy target enchantment."))
    game = s.start()
    to_turn(game, 4)
    assert board(game) == ["Gate"]
    to_turn(game, 6)
    assert board(game) == ["Gate"]
    resolve(game, "cast Break")
    to_turn(game, 8)
    assert board(game) == ["Ghost"]


def test_an_effect_can_keep_one_from_phasing_in() -> None:
    text = "{0}: Target creature phases out. It can't phase in for as long as you control this artifact."
    s = table()
    s.battlefield(0, CUB, OX, permanent("Crystal", text, "Artifact"))
    s.hand(0, FADE, spell("Break", "Destroy target artifact."))
    game = s.start()
    resolve(game, "activate Crystal", "target Cub")
    resolve(game, "cast Fade")
    to_turn(game, 4)
    assert board(game) == ["Crystal", "Ox"]
    resolve(game, "cast Break", "target Crystal")
    to_turn(game, 6)
    assert board(game) == ["Ox", "Cub"]


def test_control_that_ended_meanwhile_is_over_as_it_phases_in() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.battlefield(1, OX)
    s.hand(0, FADE, *[spell("Take", "Gain control of target creature until end of turn.")] * 2)
    game = s.start()
    resolve(game, "cast Take", "target Cub")
    resolve(game, "cast Take", "target Ox")  # it goes back while the other is phased out
    resolve(game, "cast Fade", "target Cub")
    to_turn(game, 3)
    assert (board(game), board(game, 1)) == ([], ["Ox"])
    to_turn(game, 4)
    assert (board(game), board(game, 1)) == ([], ["Ox", "Cub"])
