"""The next spell you cast, reductions of colored mana, of the second spell (CR 118.7, 601.2f, 601.3b), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, WAIT, act, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.model.mana import ManaCost
from manafold.rules.game import Game

PLAIN = card("Plain", "", "Basic Land — Plains")
PRIEST = card("Priest", "{1}{W}{W}", "Creature — Cleric", "", 2, 2)
BALM = card("Balm", "{2}", "Sorcery", "You gain 5 life.")
DENY = spell("Deny", "Counter target spell.")


def holding(*hand: Card, mine: tuple[Card, ...] = (), lands: int = 0, theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine, *[PLAIN] * lands)
    scenario.hand(0, *hand)
    scenario.hand(1, *theirs)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("The next creature spell you cast this turn costs {2} less to cast.", "Sorcery"),
        ("The next spell you cast this turn can be cast as though it had flash.", "Sorcery"),
        ("The next creature spell you cast this turn can't be countered.", "Sorcery"),
        ("Cleric spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you "
         "pay.", "Enchantment"),
        ("The second spell you cast each turn costs {2} less to cast.", "Enchantment"),
    ],
)  # fmt: skip
def test_it_prints_back(text: str, types: str) -> None:
    assert printed_back(text, types) == text


def test_only_the_next_such_spell_costs_less() -> None:
    cheap = spell("Cheap", "The next sorcery spell you cast this turn costs {2} less to cast.")
    game = holding(cheap, BALM, BALM, WAIT)
    assert "cast Balm" not in " ".join(offered(game))
    resolve(game, "cast Cheap")
    resolve(game, "cast Wait")
    resolve(game, "cast Balm")
    assert life(game) == [26, 20]
    assert "cast Balm" not in offered(game)


def test_only_the_next_spell_may_be_cast_as_though_it_had_flash() -> None:
    game = holding(spell("Quick", "The next creature spell you cast this turn can be cast as though it had flash."),
        CUB, CUB)  # fmt: skip
    go(game, "end")
    assert not any(line.startswith("cast Cub") for line in offered(game))
    resolve(game, "cast Quick")
    game.choose(next(index for index, line in enumerate(offered(game)) if line.startswith("cast Cub")))
    resolve(game)
    assert names(game, "battlefield") == ["Watch", "Cub"]
    assert not any(line.startswith("cast Cub") for line in offered(game))


def test_the_next_spell_cannot_be_countered_but_the_one_after_it_can() -> None:
    game = holding(spell("Sure", "The next sorcery spell you cast this turn can't be countered."), BALM, BALM,
        lands=4, theirs=(DENY, DENY))  # fmt: skip
    resolve(game, "cast Sure")
    for lives in ([25, 20], [25, 20]):
        game.choose(next(index for index, line in enumerate(offered(game)) if line.startswith("cast Balm")))
        act(game, "pass")
        game.choose(next(index for index, line in enumerate(offered(game)) if line.startswith("cast Deny")))
        resolve(game)
        assert life(game) == lives


def test_a_reduction_of_colored_mana_leaves_generic_mana_alone() -> None:
    order = permanent("Order", "Cleric spells you cast cost {W}{B} less to cast. This effect reduces only the amount "
        "of colored mana you pay.")  # fmt: skip
    assert "cast Priest" in offered(holding(PRIEST, mine=(order,), lands=2))
    assert "cast Priest" not in offered(holding(PRIEST, mine=(order,), lands=1))
    cost = ManaCost.parse("{2}{W}")
    assert str(cost.reduced_by(ManaCost.parse("{W}{B}"), True)) == "{2}"
    assert str(cost.reduced_by(ManaCost.parse("{W}{B}"))) == "{1}"


def test_the_second_spell_of_a_turn_costs_less() -> None:
    game = holding(WAIT, BALM, BALM, mine=(permanent("Echoing", "The second spell you cast each turn costs {2} less to "
        "cast."),))  # fmt: skip
    assert not any(line.startswith("cast Balm") for line in offered(game))
    resolve(game, "cast Wait")
    game.choose(next(index for index, line in enumerate(offered(game)) if line.startswith("cast Balm")))
    resolve(game)
    assert life(game) == [26, 20]
    assert "cast Balm" not in offered(game)
