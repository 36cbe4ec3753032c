"""What copies are except for, and copies of several things or of cards in graveyards (CR 707.5, 707.9), played."""

from __future__ import annotations

import pytest
from tests.cards import names, printed_back
from tests.rules.play import CUB, OX, act, creature, named, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

HULK = creature("Hulk", 6, 6, "Flying")


def having(*mine: Card, hand: tuple[Card, ...] = (), buried: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.hand(0, *hand)
    scenario.graveyard(0, *buried)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "{T}: This creature becomes a copy of target creature, except its name is Bruno and it has this ability.",
        "{T}: This creature becomes a copy of target creature, except it has flying and this ability.",
        "You may have this creature enter as a copy of any creature on the battlefield, except it's a Bird in addition "
        "to its other types and it has flying.",
        "You may have this creature enter as a copy of any creature card in a graveyard.",
        "{T}: Creatures you control become copies of target creature until end of turn.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_a_copy_may_keep_its_name_and_the_ability() -> None:
    shape = creature("Shape", 1, 1, "{0}: This creature becomes a copy of another target creature, except its name is "
        "Shape and it has this ability.")  # fmt: skip
    game = having(shape, HULK, OX)
    for target, result in (("Hulk", (6, 6)), ("Ox", (2, 4)), ("Hulk", (6, 6))):
        resolve(game, f"activate Shape -> {target}")
        (id,) = named(game, "Shape")[:1]
        assert size(game, id) == result
    assert names(game, "battlefield") == ["Watch", "Shape", "Hulk", "Ox"]
    assert "flying" in game.state.characteristics(id).keywords


def test_several_permanents_become_copies() -> None:
    all_hulks = spell("Chorus", "Creatures you control become copies of target creature until end of turn.")
    game = having(CUB, OX, HULK, hand=(all_hulks,))
    resolve(game, "cast Chorus", "target Hulk")
    assert names(game, "battlefield") == ["Watch", "Hulk", "Hulk", "Hulk"]


def test_what_enters_may_be_a_copy_of_a_card_in_a_graveyard() -> None:
    ghost = creature("Ghost", 0, 1, "You may have this creature enter as a copy of any creature card in a graveyard, "
        "except it's a Spirit in addition to its other types and it has haste.")  # fmt: skip
    game = having(hand=(ghost,), buried=(HULK,))
    resolve(game, "cast Ghost")
    act(game, "yes")
    what = game.state.characteristics(game.state.battlefield[-1])
    assert (what.name, what.power, sorted(what.keywords)) == ("Hulk", 6, ["flying", "haste"])
    assert what.subtypes == {"Bear", "Spirit"}
