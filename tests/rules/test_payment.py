"""Automatic payment finds a payment whenever one exists, and a good one (CR 601.2f-h, 107.4)."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.table import (
    A_CREATURE,
    BEAR,
    ELF,
    FOREST,
    ISLAND,
    MOUNTAIN,
    PLAINS,
    SNOW_FOREST,
    TAP,
    ability,
    adds,
    card,
    cost,
    land,
    names,
    pays,
    run,
)

from manafold.model.card import Card
from manafold.model.words import Fixed
from manafold.rules import payment
from manafold.rules.matching import cheapest
from manafold.rules.player import Mana
from manafold.rules.scenario import Scenario
from manafold.rules.spending import Purpose
from manafold.rules.state import State
from manafold.words.costs.life import PayLife
from manafold.words.costs.sacrifice import SacrificeCost
from manafold.words.effects.add_mana import AddManaOfOneColor
from manafold.words.effects.damage import DealDamage
from manafold.words.refs.plain import Source, You

ANY_COLOR = AddManaOfOneColor(amount=Fixed(1))
THIS = SacrificeCost(what=Source())
TWO_STONE = card("Twin Stone", "Artifact", ability(TAP, adds("{C}{C}")))
COIN = card("Coin", "Artifact", ability(TAP, THIS, ANY_COLOR))
FORGE = card("Forge", "Artifact", ability(pays("{1}"), TAP, adds("{W}{U}")))
SLUICE = card(
    "Sluice", "Land", ability(TAP, adds("{C}")), ability(pays("{W/U}"), TAP, adds("{W}{W}", "{W}{U}", "{U}{U}"))
)
PACT = card("Pact Stone", "Land", ability(TAP, PayLife(Fixed(1)), ANY_COLOR))
ALTAR = card("Altar", "Artifact", ability(SacrificeCost(what=A_CREATURE), adds("{C}{C}")))
THORNS = card(
    "Thorn Grove",
    "Land",
    ability(TAP, adds("{C}")),
    ability(TAP, adds("{R}", "{G}"), DealDamage(Source(), Fixed(1), You())),
)


def table(*cards: Card, life: int = 20, pool: str = "", hand: tuple[Card, ...] = ()) -> State:
    """A table at which player 0 has these permanents."""
    s = Scenario()
    s.battlefield(0, *cards)
    s.hand(0, *hand)
    s.life(0, life)
    s.state.edit_player(0).pool = tuple([Mana(letter) for letter in pool])
    return s.state


def tapped(state: State) -> list[str]:
    """The names of what is tapped."""
    return [state.label(id) for id in state.battlefield if state.objects[id].tapped]


def pay(state: State, text: str) -> bool:
    return run(payment.pay(state, 0, cost(text), Purpose()))


def test_lands_pay_for_the_colors_that_they_make() -> None:
    state = table(FOREST, MOUNTAIN)
    assert payment.can_pay(state, 0, cost("{R}{G}"), Purpose())
    assert not payment.can_pay(state, 0, cost("{R}{R}"), Purpose())
    assert pay(state, "{R}{G}")
    assert tapped(state) == ["Forest", "Mountain"]
    assert state.players[0].pool == ()


def test_a_land_with_fewer_alternatives_is_tapped_first() -> None:
    state = table(land("RG"), FOREST)
    assert pay(state, "{G}")
    assert tapped(state) == ["Forest"]


def test_colors_that_the_hand_needs_are_kept() -> None:
    blue, white = card("Fish", "Creature", mana="{U}", power=1), card("Knight", "Creature", mana="{W}", power=1)
    state = table(ISLAND, ISLAND, PLAINS, PLAINS, hand=(blue, white))
    assert pay(state, "{2}")
    assert sorted(tapped(state)) == ["Island", "Plains"]


def test_lands_are_tapped_before_creatures() -> None:
    state = table(ELF, FOREST)
    assert pay(state, "{G}")
    assert tapped(state) == ["Forest"]


def test_mana_of_the_pool_is_spent_first() -> None:
    state = table(FOREST, FOREST, pool="G")
    assert pay(state, "{1}{G}")
    assert tapped(state) == ["Forest"]


def test_nothing_is_sacrificed_while_lands_can_pay() -> None:
    state = table(COIN, FORGE, PLAINS)
    assert pay(state, "{W}{U}")
    assert sorted(tapped(state)) == ["Forge", "Plains"]


def test_a_land_that_hurts_is_tapped_for_colorless_mana_if_that_will_do() -> None:
    state = table(THORNS)
    assert pay(state, "{1}")
    assert state.players[0].life == 20
    hurt = table(THORNS)
    assert pay(hurt, "{R}")
    assert hurt.players[0].life == 19


def test_life_is_the_last_choice_for_a_phyrexian_symbol() -> None:
    rich = table(MOUNTAIN)
    assert pay(rich, "{R/P}")
    assert rich.players[0].life == 20
    poor = table(FOREST)
    assert pay(poor, "{R/P}")
    assert poor.players[0].life == 18
    assert not payment.can_pay(table(FOREST, life=1), 0, cost("{R/P}"), Purpose())


def test_generic_mana_may_be_paid_with_either_mana_of_a_source_that_gives_two() -> None:
    state = table(TWO_STONE, FOREST, FOREST)
    assert pay(state, "{3}")
    assert sorted(tapped(state)) == ["Forest", "Twin Stone"]


def test_snow_symbols_are_paid_from_snow_sources() -> None:
    assert not payment.can_pay(table(FOREST, FOREST), 0, cost("{S}"), Purpose())
    state = table(FOREST, SNOW_FOREST)
    assert pay(state, "{S}")
    assert tapped(state) == ["Cold Forest"]


def test_a_permanent_that_is_tapped_for_the_same_cost_gives_no_mana() -> None:
    state = table(FOREST, FOREST)
    first = state.battlefield[0]
    assert payment.can_pay(state, 0, cost("{2}"), Purpose())
    assert not payment.can_pay(state, 0, cost("{2}"), Purpose(tapped=frozenset({first})))


def test_a_creature_is_tapped_for_mana_before_it_is_sacrificed_for_mana() -> None:
    state = table(ELF, ALTAR)
    assert pay(state, "{2}{G}")
    assert state.label(state.players[0].graveyard[0]) == "Plain Elf"


def test_a_creature_without_mana_is_sacrificed_before_one_that_has_some() -> None:
    state = table(ELF, ALTAR, BEAR)
    assert pay(state, "{2}{C}")
    assert [state.label(id) for id in state.players[0].graveyard] == ["Plain Bear"]


def test_a_summoning_sick_creature_cannot_be_tapped_for_mana() -> None:
    s = Scenario()
    s.put(0, "battlefield", ELF, sick=True)
    assert not payment.can_pay(s.state, 0, cost("{G}"), Purpose())


def test_by_hand_a_player_announces_taps_and_spends() -> None:
    state = table(FOREST, MOUNTAIN, MOUNTAIN)
    state.manual_mana = frozenset({0})
    task = payment.pay(state, 0, cost("{1}{R/G}"), Purpose())
    assert run(task, "pay {R}", "tap Mountain", "spend {R}", "tap Forest", "spend {G}")
    assert sorted(tapped(state)) == ["Forest", "Mountain"]


def test_by_hand_the_rest_can_be_paid_automatically() -> None:
    state = table(FOREST, MOUNTAIN, MOUNTAIN)
    state.manual_mana = frozenset({0})
    assert run(payment.pay(state, 0, cost("{1}{G}"), Purpose()), "tap Mountain", "auto")
    assert sorted(tapped(state)) == ["Forest", "Mountain"]


def test_by_hand_only_payable_halves_are_offered() -> None:
    state = table(FOREST, life=1)
    state.manual_mana = frozenset({0})
    decision = next(payment.pay(state, 0, cost("{R/G/P}"), Purpose()))
    assert names(decision.options) == ["auto", "tap Forest"]


@given(st.lists(st.lists(st.integers(-1, 4), min_size=4, max_size=4), min_size=1, max_size=4))
def test_the_cheapest_matching_is_the_best_of_all(costs: list[list[int]]) -> None:
    @lru_cache(None)
    def best(row: int, used: frozenset[int]) -> int | None:
        if row == len(costs):
            return 0
        totals = [
            costs[row][column] + rest
            for column in range(4)
            if column not in used and costs[row][column] >= 0
            for rest in [best(row + 1, used | {column})]
            if rest is not None
        ]
        return min(totals, default=None)

    found = cheapest([row.copy() for row in costs])
    total = None if found is None else sum(costs[row][column] for row, column in enumerate(found))
    assert total == best(0, frozenset())
    assert found is None or len(set(found)) == len(found)


# The solver against trying everything

SOURCES: dict[str, Card] = {
    "W": PLAINS,
    "U": ISLAND,
    "G": FOREST,
    "WU": land("WU"),
    "UG": land("UG"),
    "twin": TWO_STONE,
    "coin": COIN,
    "forge": FORGE,
    "sluice": SLUICE,
    "pact": PACT,
    "altar": ALTAR,
    "bear": BEAR,
    "elf": ELF,
}
SYMBOLS = ["{1}", "{2}", "{W}", "{U}", "{G}", "{C}", "{W/U}", "{2/G}", "{C/U}", "{W/P}", "{G/U/P}"]
COLORS = "WUBRG"


def payable_from(pool: tuple[str, ...], symbols: tuple[str, ...], life: int) -> bool:
    """Whether the mana pays the symbols, trying every way."""
    if not symbols:
        return True
    first, rest = symbols[0].strip("{}"), symbols[1:]
    ways: list[tuple[tuple[str, ...], int]] = []
    for half in first.split("/"):
        if half == "P":
            ways.append(((), 2))
        elif half.isdigit():
            ways.append((("*",) * int(half), 0))
        else:
            ways.append(((half,), 0))
    return any(
        spent_life <= life and payable_from(left, rest, life - spent_life)
        for wanted, spent_life in ways
        for left in leftovers(pool, wanted)
    )


def leftovers(pool: tuple[str, ...], wanted: tuple[str, ...]) -> set[tuple[str, ...]]:
    """What may be left of the pool after spending this."""
    found = {pool}
    for each in wanted:
        found = {
            left[:index] + left[index + 1 :]
            for left in found
            for index, letter in enumerate(left)
            if each in ("*", letter)
        }
    return found


def possible(sources: tuple[str, ...], symbols: tuple[str, ...], life: int) -> bool:
    """Whether any sequence of activations lets a player pay."""

    @lru_cache(None)
    def play(pool: tuple[str, ...], left: tuple[str, ...], dead: tuple[str, ...], life: int) -> bool:
        if payable_from(pool, symbols, life):
            return True
        return any(play(tuple(sorted(after)), *rest) for after, *rest in moves(pool, left, dead, life))

    return play((), tuple(sorted(sources)), (), life)


Move = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], int]


def moves(pool: tuple[str, ...], left: tuple[str, ...], dead: tuple[str, ...], life: int) -> list[Move]:
    """Every activation that can be made: `left` are untapped sources, `dead` creatures that are tapped."""
    found: list[Move] = []
    for source in set(left):
        rest = tuple(sorted([*left[: left.index(source)], *left[left.index(source) + 1 :]]))
        if source in ("W", "U", "G", "WU", "UG"):
            found += [((*pool, letter), rest, dead, life) for letter in source]
        elif source == "twin":
            found.append(((*pool, "C", "C"), rest, dead, life))
        elif source == "coin":
            found += [((*pool, letter), rest, dead, life) for letter in COLORS]
        elif source == "forge":
            found += [((*after, "W", "U"), rest, dead, life) for after in leftovers(pool, ("*",))]
        elif source == "sluice":
            found.append(((*pool, "C"), rest, dead, life))
            for after in leftovers(pool, ("W",)) | leftovers(pool, ("U",)):
                found += [((*after, *made), rest, dead, life) for made in ("WW", "WU", "UU")]
        elif source == "pact" and life >= 1:
            found += [((*pool, letter), rest, dead, life - 1) for letter in COLORS]
        elif source == "elf":
            found.append(((*pool, "G"), rest, tuple(sorted((*dead, "elf"))), life))
        elif source == "altar":
            for victim in set(left) & {"bear", "elf"}:
                without = tuple(sorted([*left[: left.index(victim)], *left[left.index(victim) + 1 :]]))
                found.append(((*pool, "C", "C"), without, dead, life))
            for victim in set(dead):
                without = (*dead[: dead.index(victim)], *dead[dead.index(victim) + 1 :])
                found.append(((*pool, "C", "C"), left, without, life))
    return found


@settings(max_examples=150)
@given(
    st.lists(st.sampled_from(sorted(SOURCES)), max_size=4),
    st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=4),
    st.integers(1, 3),
)
def test_a_payment_is_found_whenever_there_is_one(sources: list[str], symbols: list[str], life: int) -> None:
    expected = possible(tuple(sources), tuple(symbols), life)
    state = table(*[SOURCES[each] for each in sources], life=life)
    price = cost("".join(symbols))
    assert payment.can_pay(state, 0, price, Purpose()) == expected
    assert run(payment.pay(state, 0, price, Purpose())) == expected
    assert state.players[0].life >= 0


@pytest.mark.parametrize("symbols", [("{W}", "{U}", "{G}"), ("{C}", "{C}", "{G}")])
def test_the_brute_force_of_these_tests_can_tell_the_difference(symbols: tuple[str, ...]) -> None:
    assert possible(("elf", "altar", "forge", "W"), symbols, 20)
    assert not possible(("altar", "forge"), symbols, 20)
