import pytest
from hypothesis import given
from hypothesis import strategies as st

from manafold.model.colors import COLORS
from manafold.model.errors import NotationError
from manafold.model.mana import COLOR_PAIRS, FREE, ManaCost, find_symbol, symbol

SPECIAL = (
    ["{C}", "{S}", "{X}"]
    + [f"{{{c}}}" for c in COLORS]
    + [f"{{2/{c}}}" for c in COLORS]
    + [f"{{C/{c}}}" for c in COLORS]
    + [f"{{{c}/P}}" for c in COLORS]
    + [f"{{{a}/{b}}}" for a, b in COLOR_PAIRS]
    + [f"{{{a}/{b}/P}}" for a, b in COLOR_PAIRS]
)
symbols = st.sampled_from(SPECIAL) | st.integers(0, 30).map(lambda n: f"{{{n}}}")
costs = st.lists(symbols, min_size=1, max_size=8).map("".join)


def cost(text: str) -> ManaCost:
    return ManaCost.parse(text)


@given(costs)
def test_every_cost_prints_as_it_was_read(text: str) -> None:
    assert str(cost(text)) == text


def test_equal_costs_are_one_key() -> None:
    assert {cost("{2}{W}"): 1}[cost("{2}{W}")] == 1
    assert cost("{2}{W}") != cost("{W}{2}")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{3}{U}{U}", 5),
        ("{1}{W/U}{W/U}", 3),
        ("{2/B}{2/B}{2/B}", 6),
        ("{1}{W/P}{W/P}", 3),
        ("{C/G}{R/G/P}", 2),
        ("{S}{S}{C}", 3),
        ("{X}{X}{R}", 1),
        ("{0}", 0),
        ("{16}", 16),
    ],
)
def test_mana_value_takes_the_largest_component(text: str, value: int) -> None:
    assert cost(text).mana_value() == value


def test_mana_value_counts_each_announced_x() -> None:
    assert cost("{X}{X}{R}").mana_value(3) == 7


def test_a_hybrid_symbol_is_both_of_its_colors() -> None:
    assert cost("{2}{W/U}{B/P}").colors == {"W", "U", "B"}
    assert cost("{2/G}{C/R}").colors == {"G", "R"}
    assert cost("{4}{C}{S}{X}").colors == frozenset()


def test_devotion_counts_a_symbol_of_two_colors_once() -> None:
    theros = cost("{3}{W}{W/U}{U/P}{R}")
    assert theros.count(frozenset("W")) == 2
    assert theros.count(frozenset("WU")) == 3
    assert theros.count(frozenset("G")) == 0


def test_x_becomes_generic_mana_once_announced() -> None:
    assert str(cost("{X}{X}{1}{G}").with_x(2)) == "{5}{G}"
    assert str(cost("{X}{G}").with_x(0)) == "{G}"
    assert str(cost("{X}").with_x(0)) == "{0}"
    assert str(cost("{1}{G}").with_x(9)) == "{1}{G}"


def test_costs_add_up() -> None:
    assert str(cost("{X}{2}{W}").plus(cost("{1}{W/U}"))) == "{X}{3}{W}{W/U}"
    assert cost("{0}").plus(FREE) == FREE
    assert str(cost("{R}").increased(2)) == "{2}{R}"


def test_a_generic_reduction_leaves_colored_colorless_and_snow_mana() -> None:
    assert str(cost("{2}{C}{S}{W}").reduced(5)) == "{C}{S}{W}"
    assert str(cost("{3}{W}").reduced(1)) == "{2}{W}"
    assert cost("{3}").reduced(3) == FREE


def test_a_colored_reduction_takes_that_color_first_and_then_generic() -> None:
    assert str(cost("{3}{W}{U}").reduced_by(cost("{W}{W}"))) == "{2}{U}"
    assert str(cost("{3}{U}").reduced_by(cost("{C}"))) == "{2}{U}"
    assert str(cost("{3}{C}{C}").reduced_by(cost("{C}"))) == "{3}{C}"
    assert str(cost("{U}").reduced_by(cost("{W}{W}"))) == "{U}"


def test_a_reduction_by_phyrexian_or_snow_symbols_is_by_their_color_or_generic() -> None:
    assert str(cost("{2}{B}").reduced_by(cost("{B/P}"))) == "{2}"
    assert str(cost("{2}{B}").reduced_by(cost("{S}{S}"))) == "{B}"


@pytest.mark.parametrize("reduction", ["{W/U}", "{2/W}", "{X}"])
def test_a_reduction_that_needs_a_choice_is_refused(reduction: str) -> None:
    with pytest.raises(ValueError, match="choose"):
        cost("{3}{W}").reduced_by(cost(reduction))


@pytest.mark.parametrize(
    ("hybrid", "equivalents"),
    [
        ("{W/U}", ["{W}", "{U}"]),
        ("{2/W}", ["{2}", "{W}"]),
        ("{C/W}", ["{C}", "{W}"]),
        ("{W/P}", ["{W}"]),
        ("{G/W/P}", ["{G}", "{W}"]),
        ("{S}", ["{S}"]),
        ("{3}", ["{3}"]),
    ],
)
def test_a_symbol_knows_what_may_be_announced_for_it(hybrid: str, equivalents: list[str]) -> None:
    assert [str(each) for each in symbol(hybrid).equivalents] == equivalents


@given(costs, costs)
def test_adding_costs_adds_their_mana_values(a: str, b: str) -> None:
    assert cost(a).plus(cost(b)).mana_value(2) == cost(a).mana_value(2) + cost(b).mana_value(2)


@pytest.mark.parametrize(
    ("text", "position", "found", "suggestion"),
    [
        ("{2}{U/W}", 3, "{U/W}", "{W/U}"),
        ("{w}", 0, "{w}", "{W}"),
        ("{2}W", 3, "W", "{W}"),
        ("2RR", 0, "2RR", "{2}{R}{R}"),
        ("2Q", 0, "2Q", ""),
        ("{red}", 0, "{red}", "{R}"),
        ("{gold}", 0, "{gold}", ""),
        ("{Q}", 0, "{Q}", ""),
        ("{2} {W}", 3, " {W}", ""),
        ("{02}", 0, "{02}", None),
        ("{-1}", 0, "{-1}", None),
        ("{2}{W", 3, "{W", "{W}"),
        ("", 0, "", ""),
    ],
)
def test_a_cost_that_does_not_read_says_where(text: str, position: int, found: str, suggestion: str | None) -> None:
    with pytest.raises(NotationError) as raised:
        cost(text)
    assert (raised.value.position, raised.value.found) == (position, found)
    if suggestion is not None:
        assert raised.value.suggestion == suggestion


def test_only_symbols_that_exist_are_found() -> None:
    assert find_symbol("{W/W}") is None
    assert find_symbol("{T}") is None
    assert find_symbol("{2/C}") is None
