"""Permanents that enter tapped or not, with counters and with abilities."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, act, creature, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

HUT = card("Hut", "", "Land", "As this land enters, you may reveal a Bear card from your hand. If you don't, this land "
    "enters tapped.")
SPRING = card("Spring", "", "Land", "This land enters tapped with two charge counters on it.")


@pytest.mark.parametrize(
    "line",
    [
        "This land enters tapped with two charge counters on it.",
        "As this land enters, you may reveal a Mountain or Forest card from your hand. If you don't, this land enters "
        "tapped.",
        "This land enters with a number of charge counters on it equal to the number of cards in your hand.",
        "If this land was kicked, it enters with two +1/+1 counters on it and with flying.",
        "Each other creature you control enters with an additional +1/+1 counter on it for each land you control.",
        "Other creatures you control enter with an additional +1/+1 counter on them.",
        "This land enters with your choice of a vigilance counter or a reach counter on it.",
        "Other permanents enter untapped.",
    ],
)
def test_how_permanents_enter_prints_back(line: str) -> None:
    assert printed_back(line, "Land") == line


def is_tapped(game: Game, name: str) -> bool:
    return game.state.objects[named(game, name)[0]].tapped


@pytest.mark.parametrize(("picks", "tapped"), [(("yes",), False), (("no",), True)])
def test_a_land_is_tapped_unless_a_card_is_revealed(picks: tuple[str, ...], tapped: bool) -> None:
    s = table()
    s.hand(0, HUT, CUB)
    game = s.start()
    resolve(game, "play Hut", *picks)
    assert is_tapped(game, "Hut") is tapped


def test_a_land_is_tapped_without_a_card_to_reveal() -> None:
    s = table()
    s.hand(0, HUT)
    game = s.start()
    resolve(game, "play Hut")
    assert is_tapped(game, "Hut")


def test_tapped_and_with_counters() -> None:
    s = table()
    s.hand(0, SPRING)
    game = s.start()
    resolve(game, "play Spring")
    assert is_tapped(game, "Spring")
    assert game.state.objects[named(game, "Spring")[0]].counters == {"charge": 2}


def test_others_enter_untapped() -> None:
    s = table()
    s.battlefield(0, permanent("Dawn", "Other permanents enter untapped."))
    s.hand(0, card("Bog", "", "Land", "This land enters tapped."))
    game = s.start()
    resolve(game, "play Bog")
    while game.decision is not None and game.decision.kind == "replacement":
        act(game, "apply Bog")
    assert not is_tapped(game, "Bog")


def test_a_kicked_creature_enters_with_an_ability() -> None:
    bird = creature("Bird", 1, 1, "Kicker {0}\nIf this creature was kicked, it enters with two +1/+1 counters on it "
        "and with flying.")
    s = table()
    s.hand(0, bird)
    game = s.start()
    act(game, next(line for line in offered(game) if "Bird" in line))
    while "pass" not in offered(game):
        game.choose(next((i for i, line in enumerate(offered(game)) if "kick" in line or line == "yes"), 0))
    resolve(game)
    (id,) = named(game, "Bird")
    assert size(game, id) == (3, 3)
    assert "flying" in game.state.characteristics(id).keywords


@pytest.mark.parametrize("kind", ["vigilance", "reach"])
def test_a_counter_of_choice(kind: str) -> None:
    s = table()
    s.hand(0, creature("Elk", 1, 1, "This creature enters with your choice of a vigilance counter or a reach counter "
        "on it."))
    game = s.start()
    resolve(game, "cast Elk", "pass", f"{kind} counter")
    assert kind in game.state.characteristics(named(game, "Elk")[0]).keywords


def test_as_many_counters_as() -> None:
    s = table()
    s.hand(0, creature("Moth", 1, 1, "This creature enters with a number of +1/+1 counters on it equal to the number "
        "of cards in your hand."), CUB, CUB)
    game = s.start()
    resolve(game, "cast Moth")
    assert size(game, named(game, "Moth")[0]) == (3, 3)


def test_no_counters_if_it_is_otherwise() -> None:
    s = table()
    s.hand(0, creature("Imp", 3, 3, "This creature enters with two -1/-1 counters on it unless you've cast another "
        "spell this turn."), spell("Wink", "You gain 1 life."))
    game = s.start()
    resolve(game, "cast Wink")
    resolve(game, "cast Imp")
    assert (size(game, named(game, "Imp")[0]), life(game)[0]) == ((3, 3), 21)


MORE = (
    "If one or more +1/+1 counters would be put on a creature you control, "
    "twice that many +1/+1 counters are put on it instead."
)
BRED = "This creature enters with two +1/+1 counters on it."


def arriving(*cards: Card) -> Game:
    """Ann has put these cards from her hand onto the battlefield at the same time."""
    scenario = table()
    scenario.hand(0, spell("Call", "Put all creature cards from your hand onto the battlefield."), *cards)
    game = scenario.start("main 1")
    resolve(game, "cast Call")
    return game


def test_what_doubles_counters_does_not_double_its_own_nor_those_of_what_enters_with_it() -> None:
    """It is not on the battlefield yet as they are put (CR 614.12)."""
    game = arriving(creature("Elder", 1, 1, MORE + "\n" + BRED), creature("Young", 1, 1, BRED))
    counters = [game.state.objects[id].counters for id in game.state.battlefield if game.state.label(id) != "Watch"]
    assert counters == [{"+1/+1": 2}, {"+1/+1": 2}]
