"""Counters (CR 122)."""

from __future__ import annotations

from tests.cards import card, names
from tests.rules.duel import always
from tests.rules.duel import permanent as made
from tests.rules.play import CUB, OX, act, board, creature, go, life, named, permanent, resolve, size, spell, table
from tests.rules.rule_words import MoreCounters

GROW = spell("Grow", "Put a +1/+1 counter on target creature.")
KILL = spell("Kill", "Destroy target creature.")
ROT = spell("Rot", "Put a -1/-1 counter on target creature.")


def test_they_change_power_and_toughness_for_good() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, GROW)
    game = s.start()
    resolve(game, "cast Grow -> Cub")
    go(game, "upkeep", 0)
    assert size(game, cub) == (3, 3)


def test_minus_counters_can_kill() -> None:
    s = table()
    s.battlefield(1, creature("Frail", 1, 1))
    s.hand(0, ROT)
    game = s.start()
    resolve(game, "cast Rot -> Frail")
    assert board(game, 1) == []


def test_putting_several_is_one_event_for_each_permanent() -> None:
    s = table()
    text = "Whenever one or more +1/+1 counters are put on a creature you control, you gain 1 life."
    s.battlefield(0, CUB, OX, permanent("Glow", text))
    s.hand(0, spell("Grow All", "Put two +1/+1 counters on each creature you control."))
    game = s.start()
    resolve(game, "cast Grow All")
    assert life(game) == [22, 20]


def test_a_stun_counter_is_removed_in_place_of_untapping() -> None:
    s = table()
    cub = s.put(0, "battlefield", CUB, tapped=True, counters={"stun": 1})
    game = s.start("end", active=1)
    go(game, "upkeep", 0)
    assert game.state.object(cub).tapped
    assert game.state.object(cub).counters == {}
    go(game, "upkeep", 0)
    assert not game.state.object(cub).tapped


def test_a_shield_counter_saves_once_from_destruction() -> None:
    s = table()
    cub = s.put(0, "battlefield", CUB, counters={"shield": 1})
    s.hand(0, KILL, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Cub")
    assert game.state.object(cub).counters == {}
    resolve(game, "cast Kill -> Cub")
    assert board(game) == []


def test_a_finality_counter_means_exile() -> None:
    s = table()
    s.put(0, "battlefield", CUB, counters={"finality": 1})
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Cub")
    assert names(game, "exile") == ["Cub"]


def test_a_keyword_counter_gives_the_keyword() -> None:
    s = table()
    cub = s.put(0, "battlefield", CUB, counters={"flying": 1})
    game = s.start()
    assert "flying" in game.state.characteristics(cub).keywords


def test_proliferating_gives_one_more_of_each_kind_that_is_there() -> None:
    s = table()
    ox = s.put(0, "battlefield", OX, counters={"+1/+1": 1, "charge": 2})
    s.battlefield(0, CUB)
    s.hand(0, spell("Spread", "Proliferate."))
    game = s.start()
    act(game, "cast Spread", "pass", "choose Ox")
    assert game.state.object(ox).counters == {"+1/+1": 2, "charge": 3}
    assert game.state.object(named(game, "Cub")[0]).counters == {}


def test_removing_more_than_there_are_removes_all() -> None:
    s = table()
    ox = s.put(0, "battlefield", OX, counters={"+1/+1": 1})
    s.hand(0, spell("Strip", "Remove two +1/+1 counters from target creature."))
    game = s.start()
    resolve(game, "cast Strip -> Ox")
    assert game.state.object(ox).counters == {}


def test_as_a_cost_all_of_them_have_to_be_there() -> None:
    s = table()
    text = "Remove two charge counters from this artifact: Draw a card."
    s.put(0, "battlefield", permanent("Cell", text, "Artifact"), counters={"charge": 1})
    assert len(s.start().legal) == 2
    s.put(0, "battlefield", permanent("Cell", text, "Artifact"), counters={"charge": 2})
    assert len(s.start().legal) == 3


def test_a_persistent_creature_comes_back_once() -> None:
    s = table()
    s.battlefield(0, creature("Husk", 2, 2, "Persist"))
    s.hand(0, KILL, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Husk")
    assert size(game, named(game, "Husk")[0]) == (1, 1)
    resolve(game, "cast Kill -> Husk")
    assert board(game) == []


def test_an_undying_creature_too_unless_its_counter_was_cancelled() -> None:
    s = table()
    s.battlefield(0, creature("Ghoul", 2, 2, "Undying"))
    s.hand(0, KILL, KILL, ROT)
    game = s.start()
    resolve(game, "cast Kill -> Ghoul")
    resolve(game, "cast Rot -> Ghoul")
    resolve(game, "cast Kill -> Ghoul")
    assert size(game, named(game, "Ghoul")[0]) == (3, 3)


def test_counters_with_which_it_enters_are_put_on_it() -> None:
    s = table()
    text = "Whenever one or more +1/+1 counters are put on a creature you control, you gain 1 life."
    s.battlefield(0, permanent("Glow", text))
    s.hand(0, creature("Grower", 0, 0, "This creature enters with two +1/+1 counters on it."))
    game = s.start()
    resolve(game, "cast Grower")
    assert life(game) == [21, 20]


def test_more_counters_are_also_more_as_it_enters() -> None:
    s = table()
    s.battlefield(0, made("Double", "Enchantment", always(MoreCounters(times=2))))
    s.hand(0, creature("Grower", 0, 0, "This creature enters with two +1/+1 counters on it."))
    s.hand(0, card("Sage", "{0}", "Planeswalker", "+1: You gain 2 life.", loyalty=3))
    game = s.start()
    resolve(game, "cast Grower")
    assert size(game, named(game, "Grower")[0]) == (4, 4)
    resolve(game, "cast Sage")
    assert game.state.object(named(game, "Sage")[0]).counters == {"loyalty": 6}


def test_counters_put_as_a_cost_are_counters_put() -> None:
    s = table()
    s.battlefield(0, made("Double", "Enchantment", always(MoreCounters(times=2))))
    (sage,) = s.battlefield(0, card("Sage", "{0}", "Planeswalker", "+1: You gain 2 life.", loyalty=3))
    game = s.start()
    resolve(game, "activate Sage")
    assert game.state.object(sage).counters == {"loyalty": 5}  # 118.11
