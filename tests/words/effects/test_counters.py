"""Counters, played (CR 122)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, pick, printed_back
from tests.rules.play import spell_of
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE, Deed

from manafold.rules.scenario import Scenario
from manafold.words.destinations.zones import Hand
from manafold.words.effects.proliferating import Proliferate
from manafold.words.effects.putting import Put
from manafold.words.refs.plain import You
from manafold.words.refs.pointing import Named


@pytest.mark.parametrize(
    "text",
    [
        "Put two +1/+1 counters on target creature.",
        "Put a +1/+1 counter on each of up to two target creatures.",
        "Put a +1/+1 counter on target creature for each Elf you control.",
        "Put a number of +1/+1 counters on target creature equal to its power.",
        "Distribute three +1/+1 counters among one, two, or three target creatures.",
        "Remove a -1/-1 counter from target creature.",
        "Remove all counters from target permanent.",
        "Double the number of +1/+1 counters on target creature.",
        "Target player gets two poison counters.",
        "Each opponent puts a -1/-1 counter on a creature they control.",
        "Put a flying counter on target creature.",
        "Proliferate.",
        "You get {E}{E}.",
        "Bolster 2.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_counters_are_put_on_a_target() -> None:
    deed = Deed("Put two +1/+1 counters on target creature.", mine=[BEAR])
    assert deed.counters(deed.mine[0]) == {"+1/+1": 2}
    assert deed.game.state.characteristics(deed.mine[0]).power == 4


def test_one_for_each_is_counted() -> None:
    text = "Put a +1/+1 counter on target creature for each Elf you control."
    deed = Deed(text, "target Bear", mine=[BEAR, ELF, ELF])
    assert deed.counters(deed.mine[0]) == {"+1/+1": 2}


def test_a_number_equal_to_the_power_of_the_target() -> None:
    text = "Put a number of charge counters on target creature equal to its power."
    deed = Deed(text, "target Ogre", mine=[BEAR, OGRE])
    assert deed.counters(deed.mine[1]) == {"charge": 4}


def test_distributed_counters_are_divided_on_announcement() -> None:
    text = "Distribute three +1/+1 counters among one, two, or three target creatures."
    deed = Deed(text, "target Bear", "target Ogre", "done", "1", mine=[BEAR, OGRE, ELF])
    assert [deed.counters(id).get("+1/+1", 0) for id in deed.mine] == [1, 2, 0]


def test_each_opponent_chooses_among_their_own() -> None:
    deed = Deed("Each opponent puts a -1/-1 counter on a creature they control.", mine=[BEAR], theirs=[OGRE])
    assert deed.counters(deed.theirs[0]) == {"-1/-1": 1}
    assert deed.counters(deed.mine[0]) == {}


def position(counters: dict[str, int], text: str) -> tuple[Scenario, int]:
    s = Scenario()
    bear = s.put(0, "battlefield", BEAR, counters=counters, tapped=True)
    s.hand(0, card("Deed", "{0}", "Sorcery", text))
    return s, bear


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Remove a +1/+1 counter from target creature.", {"+1/+1": 1, "oil": 1}),
        ("Remove all +1/+1 counters from target creature.", {"oil": 1}),
        ("Remove all counters from target creature.", {}),
        ("Double the number of +1/+1 counters on target creature.", {"+1/+1": 4, "oil": 1}),
    ],
)
def test_counters_are_removed_and_doubled(text: str, left: dict[str, int]) -> None:
    s, bear = position({"+1/+1": 2, "oil": 1}, text)
    game = s.start("main 1")
    game.choose(0)
    assert game.state.object(bear).counters == left


def test_proliferating_adds_one_of_each_kind_where_the_player_likes() -> None:
    s, bear = position({"+1/+1": 1, "oil": 2}, "Proliferate.")
    s.state.edit_player(1).counters = {"poison": 3}
    game = s.start("main 1")
    pick(game, "cast Deed", "choose Bear", "choose Bob")
    assert game.state.object(bear).counters == {"+1/+1": 2, "oil": 3}
    assert game.state.players[1].counters == {"poison": 4}


def test_what_comes_of_proliferating_are_the_permanents_that_got_a_counter() -> None:
    """Of two permanents and a player that are chosen, one permanent can't get any."""
    grown = Named("grown", many=True)
    grow = spell_of("Grow", Proliferate(You(), named="grown"), Put(You(), grown, Hand(), returned=True))
    s = Scenario()
    s.put(0, "battlefield", BEAR, counters={"+1/+1": 1})
    s.put(0, "battlefield", OGRE, counters={"oil": 1})
    s.battlefield(0, card("Lid", "", "Artifact", "If one or more oil counters would be put on a creature you control, "
        "that many oil counters minus one are put on it instead."))
    s.hand(0, grow, FIELD)
    s.state.edit_player(1).counters = {"poison": 3}
    game = s.start("main 1")
    pick(game, "cast Grow", "choose Bear", "choose Ogre", "choose Bob")
    assert names(game, "battlefield") == ["Ogre", "Lid"]
    assert game.state.players[1].counters == {"poison": 4}


def test_poison_counters_come_to_players() -> None:
    deed = Deed("Each opponent gets three poison counters.")
    assert deed.game.state.players[1].counters == {"poison": 3}


def test_energy_is_got_and_paid() -> None:
    deed = Deed("You get {E}{E}{E}. You may pay {E}{E}. If you do, you gain 5 life.", "yes")
    assert deed.game.state.players[0].counters == {"energy": 1}
    assert deed.life(0) == 25


def test_what_cannot_be_paid_may_not_be_chosen() -> None:
    deed = Deed("You get {E}. You may pay {E}{E}. If you do, you gain 5 life.")
    assert deed.life(0) == 20


def test_a_stun_counter_is_removed_instead_of_untapping() -> None:
    s, bear = position({"stun": 1}, "Untap target creature.")
    game = s.start("main 1")
    game.choose(0)
    assert game.state.object(bear).tapped
    assert game.state.object(bear).counters == {}


def test_a_shield_counter_saves_from_destruction_once() -> None:
    s, bear = position({"shield": 1}, "Destroy target creature.")
    game = s.start("main 1")
    game.choose(0)
    assert game.state.exists(bear)
    assert game.state.object(bear).counters == {}


def test_a_shield_counter_prevents_damage() -> None:
    s, bear = position({"shield": 2}, "Deed deals 5 damage to target creature.")
    game = s.start("main 1")
    game.choose(0)
    assert game.state.object(bear).damage == 0
    assert game.state.object(bear).counters == {"shield": 1}


def test_with_a_finality_counter_it_is_exiled() -> None:
    s, _ = position({"finality": 1}, "Destroy target creature.")
    game = s.start("main 1")
    game.choose(0)
    assert [game.state.label(id) for id in game.state.exile] == ["Bear"]


def test_bolstering_helps_the_weakest() -> None:
    deed = Deed("Bolster 2.", mine=[OGRE, ELF])
    assert deed.counters(deed.mine[1]) == {"+1/+1": 2}
