"""Monstrosity, support, incubating, exploring and proliferating again, played (CR 701)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

WELL = permanent("Well", "{T}: Add {C}.", "Artifact")


def playing(*hand: Card, mine: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "{5}{R}: Monstrosity 3.",
        "{X}{R}: Monstrosity X.",
        "When this creature becomes monstrous, draw a card.",
        "When this creature enters or becomes monstrous, draw a card.",
        "As long as this creature is monstrous, it has flying.",
        "When this creature enters, support 2.",
        "When this creature enters, support X.",
        "When this creature enters, incubate 2.",
        "When this creature dies, incubate X, where X is its power.",
        "When this creature enters, incubate 2 twice.",
        "When this creature enters, incubate 3 X times.",
        "When this creature enters, it explores X times.",
        "Whenever a creature you control explores, you gain 1 life.",
        "Whenever you proliferate, you gain 1 life.",
        "When this creature enters, proliferate twice.",
        "When this creature enters, proliferate, then proliferate again.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_it_becomes_monstrous_once() -> None:
    text = "{0}: Monstrosity 3.\nWhen this creature becomes monstrous, you gain 5 life.\n" \
           "As long as this creature is monstrous, it has flying."  # fmt: skip
    game = playing(mine=(creature("Hydra", 2, 2, text),))
    hydra = named(game, "Hydra")[0]
    assert "flying" not in game.state.characteristics(hydra).keywords
    for _ in range(2):
        resolve(game, "activate Hydra")
        assert (size(game, hydra), life(game)[0]) == ((5, 5), 25)
    assert "flying" in game.state.characteristics(hydra).keywords


def test_what_becomes_monstrous_knows_the_x_of_it() -> None:
    text = "{X}: Monstrosity X.\nWhen this creature becomes monstrous, you gain X life."
    game = playing(mine=(creature("Hydra", 2, 2, text), WELL, WELL, WELL))
    resolve(game, "activate Hydra", "2")
    assert (size(game, named(game, "Hydra")[0]), life(game)[0]) == ((4, 4), 22)


def test_what_triggers_on_its_own_entering_knows_the_x_of_the_spell() -> None:
    imp = card("Imp", "{X}", "Creature — Imp", "When this creature enters, you gain X life.", 1, 1)
    game = playing(imp, mine=(WELL, WELL, WELL))
    resolve(game, "cast Imp", "3")
    assert life(game)[0] == 23


def test_a_permanent_supports_other_creatures() -> None:
    game = playing(creature("Bard", 1, 1, "When this creature enters, support 2."), mine=(CUB, OX))
    resolve(game, "cast Bard")
    assert "target Bard" not in offered(game)
    resolve(game, "target Cub", "target Ox")
    assert [size(game, named(game, name)[0]) for name in ("Cub", "Ox", "Bard")] == [(3, 3), (3, 5), (1, 1)]


def test_a_spell_supports_up_to_so_many() -> None:
    game = playing(spell("Song", "Support 2."), mine=(CUB, OX))
    resolve(game, "cast Song", "target Cub", "done")
    assert [size(game, named(game, name)[0]) for name in ("Cub", "Ox")] == [(3, 3), (2, 4)]


def test_an_incubator_hatches() -> None:
    game = playing(spell("Nest", "Incubate 2."), mine=(WELL, WELL))
    resolve(game, "cast Nest")
    egg = named(game, "Incubator Token")[0]
    what = game.state.characteristics(egg)
    assert (what.types, what.subtypes, game.state.object(egg).counters) == ({"artifact"}, {"Incubator"}, {"+1/+1": 2})
    resolve(game, "activate Incubator Token")
    assert game.state.label(egg) == "Phyrexian Token"
    assert (game.state.characteristics(egg).types, size(game, egg)) == ({"artifact", "creature"}, (2, 2))


def test_it_is_incubated_several_times() -> None:
    game = playing(spell("Nest", "Incubate 1 twice."))
    resolve(game, "cast Nest")
    assert board(game) == ["Incubator Token"] * 2


def test_exploring_several_times_is_seen_each_time() -> None:
    text = "When this creature enters, it explores, then it explores again."
    log = permanent("Log", "Whenever a creature you control explores, you gain 2 life.")
    game = playing(creature("Scout", 1, 1, text), mine=(log,))
    resolve(game, "cast Scout")
    act(game, "no", "no")
    while "put Log" in offered(game):
        act(game, "put Log")
    resolve(game)
    assert (size(game, named(game, "Scout")[0]), life(game)[0]) == ((3, 3), 24)


def test_proliferating_several_times_is_seen_each_time() -> None:
    text = "Whenever you proliferate, you gain 2 life."
    scenario = table()
    scenario.put(0, "battlefield", CUB, counters={"+1/+1": 1})
    scenario.battlefield(0, permanent("Log", text))
    scenario.hand(0, spell("Bloom", "Proliferate, then proliferate again."), spell("Burst", "Proliferate twice."))
    game = scenario.start("main 1")
    for number, name in enumerate(("Bloom", "Burst"), 1):
        resolve(game, f"cast {name}")
        act(game, "choose Cub", "choose Cub")
        while "put Log" in offered(game):
            game.choose(0)
        resolve(game)
        assert (size(game, named(game, "Cub")[0]), life(game)[0]) == ((3 + 2 * number,) * 2, 20 + 4 * number)
