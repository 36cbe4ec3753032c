"""The Ring (CR 701.54), played."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, act, attack, creature, life, permanent, resolve, spell, table

from manafold.rules.designations import bearer_of
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

TEMPT = spell("Tempt", "The Ring tempts you.")
LYNX = creature("Lynx", 1, 1)
WALL = creature("Wall", 3, 3)


@pytest.mark.parametrize(
    "line",
    [
        "When this creature enters, the Ring tempts you.",
        "Whenever the Ring tempts you, draw a card.",
        "When the Ring tempts you, return this card from your graveyard to your hand.",
        "Whenever the Ring tempts you, if you chose a creature other than Bruno as your Ring-bearer, draw a card.",
        "As long as Bruno is your Ring-bearer, it must be blocked if able.",
        "Whenever you choose a creature as your Ring-bearer, draw a card.",
        "Whenever your Ring-bearer attacks, draw a card.",
        "At the beginning of your upkeep, if the Ring has tempted you two or more times this game, draw a card.",
        "This creature can't be blocked by creatures with greater power.",
        "All nonland permanents are legendary.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Legendary Creature — Bear") == line


def tempted(times: int, s: Scenario | None = None) -> Game:
    """A game in which the Ring has tempted Ann so many times, who has a cub, and Bob a lynx and a wall."""
    s = table() if s is None else s
    s.battlefield(0, CUB)
    s.battlefield(1, LYNX, WALL)
    s.hand(0, *[TEMPT] * times)
    game = s.start()
    for _ in range(times):
        resolve(game, "cast Tempt")
    return game


def test_the_bearer_is_legendary_and_hard_to_block() -> None:
    game = tempted(1)
    cub = bearer_of(game.state, 0)
    assert game.state.label(cub) == "Cub"
    assert game.state.characteristics(cub).supertypes == {"legendary"}
    assert [game.state.label(id) for id in game.state.command] == ["The Ring"]
    attack(game, "attack Cub")
    while "block Lynx: Cub" not in offered(game) and "Lynx" not in " ".join(offered(game)):
        game.choose("pass")
    assert not any("Wall" in line for line in offered(game))


def test_the_second_temptation_has_it_loot_and_the_fourth_hurts() -> None:
    game = tempted(4)
    attack(game, "attack Cub")
    hand = len(game.state.players[0].hand)
    while game.state.step != "main 2":
        game.choose(next((index for index, line in enumerate(offered(game)) if line in ("pass", "done")), 0))
    assert names(game, "graveyard")[-1] == "Page"
    assert (len(game.state.players[0].hand), life(game)) == (hand, [20, 15])
    assert len(game.state.command) == 1


@pytest.mark.parametrize(("times", "left"), [(2, ["Lynx", "Wall"]), (3, ["Wall"])])
def test_the_third_temptation_costs_the_blocker(times: int, left: list[str]) -> None:
    s = table()
    s.hand(0, spell("Calm", "Prevent all combat damage that would be dealt this turn."))
    game = tempted(times, s)
    resolve(game, "cast Calm")
    attack(game, "attack Cub")
    while game.state.step != "main 2":
        lines = offered(game)
        block = next((index for index, line in enumerate(lines) if "Lynx" in line), None)
        game.choose(block if block is not None else next((i for i, line in enumerate(lines) if line == "pass"), 0))
    assert names(game, "battlefield", 1) == left


def test_it_tempts_also_who_has_no_creature() -> None:
    s = table()
    text = "Whenever the Ring tempts you, if the Ring has tempted you two or more times this game, you gain 1 life."
    s.battlefield(0, permanent("Lure", text))
    s.battlefield(0, permanent("Pact", "Whenever you choose a creature as your Ring-bearer, you gain 10 life."))
    s.hand(0, TEMPT, TEMPT)
    game = s.start()
    resolve(game, "cast Tempt")
    resolve(game, "cast Tempt")
    resolve(game)
    assert (life(game)[0], bearer_of(game.state, 0)) == (21, -1)


def test_another_bearer_can_be_chosen() -> None:
    s = table()
    text = (
        "Whenever the Ring tempts you, if you chose a creature other than Bruno as your Ring-bearer, you gain 5 life.\n"
        "As long as Bruno is your Ring-bearer, it has flying."
    )
    s.battlefield(0, creature("Bruno", 2, 2, text, "Legendary Creature — Bear"))
    s.battlefield(0, CUB)
    s.hand(0, TEMPT, TEMPT)
    game = s.start()
    bruno = game.state.battlefield[1]
    act(game, "cast Tempt", "pass", "choose Bruno")
    assert (life(game)[0], "flying" in game.state.characteristics(bruno).keywords) == (20, True)
    act(game, "cast Tempt", "pass", "choose Cub")
    resolve(game)
    assert (life(game)[0], "flying" in game.state.characteristics(bruno).keywords) == (25, False)


def test_who_loses_control_of_the_bearer_has_none() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, permanent("Bell", "{0}: You gain 1 life."))
    s.hand(0, TEMPT, spell("Give", "Target opponent gains control of target creature until end of turn."))
    s.hand(1, spell("Take", "Gain control of target creature until end of turn."))
    game = s.start()
    resolve(game, "cast Tempt")
    act(game, "pass")
    resolve(game, "cast Take")
    assert bearer_of(game.state, 0) == -1
    cub = game.state.battlefield[1]
    assert game.state.characteristics(cub).supertypes == frozenset()


def test_all_permanents_can_be_legendary() -> None:
    s = table()
    s.battlefield(0, CUB, CUB, permanent("Fame", "All nonland permanents are legendary."))
    game = s.start()
    act(game, "choose Cub #1")
    assert names(game, "battlefield").count("Cub") == 1
