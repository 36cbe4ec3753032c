"""Dungeons (CR 309, 701.49) and the initiative (CR 725), played."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, pick, printed_back
from tests.rules.play import CUB, act, attack, board, creature, go, life, permanent, resolve, spell, table

from manafold.rules import dungeons
from manafold.rules.designations import holder
from manafold.rules.game import Game
from manafold.words.effects.dungeons import all_dungeons

GO = spell("Delve", "Venture into the dungeon.")
LEAD = spell("Lead", "You take the initiative.")
FAME = permanent("Fame", "Whenever you complete a dungeon, you gain 100 life.")


@pytest.mark.parametrize(
    "line",
    [
        "When this creature enters, venture into the dungeon.",
        "When this creature enters, you take the initiative.",
        "Whenever you take the initiative, draw a card.",
        "Whenever you complete a dungeon, draw a card.",
        "At the beginning of your end step, if you have the initiative, draw a card.",
        "Whenever this creature attacks, if an opponent has the initiative, draw a card.",
        "As long as you've completed a dungeon, this creature has double strike.",
        "At the beginning of your upkeep, if an opponent has completed a dungeon, draw a card.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


def ventured(*picks: str, times: int = 1) -> Game:
    """A game in which Ann has ventured so many times, making these picks where she is asked."""
    s = table()
    s.battlefield(0, CUB, FAME)
    s.hand(0, *[GO] * times)
    game = s.start()
    waiting = list(picks)
    for _ in range(times):
        act(game, "cast Delve")
        while game.state.stack or "pass" not in offered(game):
            lines = offered(game)
            if waiting and waiting[0] in lines:
                pick(game, waiting.pop(0))
            else:
                game.choose(lines.index("pass") if "pass" in lines else lines.index("done") if "done" in lines else 0)
    assert waiting == []
    return game


def test_each_dungeon_leads_from_its_topmost_room_to_its_bottommost() -> None:
    for dungeon in all_dungeons():
        reached = {0}
        for number, room in enumerate(dungeon.rooms):
            assert number in reached, (dungeon.name, number)
            assert all(number < each < len(dungeon.rooms) for each in room.leads)
            reached.update(room.leads)
        assert [number for number, room in enumerate(dungeon.rooms) if not room.leads] == [len(dungeon.rooms) - 1]


def test_the_first_venture_brings_a_dungeon_that_may_be_entered_so() -> None:
    s = table()
    s.hand(0, GO)
    game = s.start()
    act(game, "cast Delve", "pass")
    assert sorted(offered(game)) == [
        "enter Dungeon of the Mad Mage", "enter Lost Mine of Phandelver", "enter Tomb of Annihilation",
    ]  # fmt: skip
    pick(game, "enter Dungeon of the Mad Mage")
    resolve(game)
    assert ([game.state.label(id) for id in game.state.command], life(game)[0]) == (["Dungeon of the Mad Mage"], 21)


def test_a_way_through_a_dungeon_and_into_the_next() -> None:
    mine = ("enter Lost Mine of Phandelver", "enter room 2", "enter room 5")
    game = ventured(*mine, times=4)
    assert board(game) == ["Cub", "Fame", "Goblin Token"]
    assert life(game) == [121, 19]  # room 5, and one dungeon was completed
    assert (len(game.state.players[0].hand), game.state.command) == (1, [])
    assert dungeons.completed(game.state, 0) == 1
    again = ventured(*mine, "enter Tomb of Annihilation", times=5)
    assert (life(again), len(again.state.command)) == ([120, 18], 1)


def test_one_of_each_is_sacrificed() -> None:
    s = table()
    s.battlefield(0, CUB, creature("Urn", 1, 1, types="Artifact Creature — Golem"), permanent("Field", "", "Land"))
    s.hand(0, GO, GO, spell("Rest", "You gain 1 life."), spell("Nap", "You gain 1 life."))
    game = s.start()
    act(game, "cast Delve", "pass", "enter Tomb of Annihilation")
    resolve(game)
    act(game, "cast Delve", "pass", "enter room 3", "pass", "choose Rest", "choose Cub", "choose Urn")
    assert board(game) == []
    assert sorted(names(game, "graveyard")) == ["Cub", "Delve", "Delve", "Field", "Rest", "Urn"]


@pytest.mark.parametrize("door", [0, -1])
@pytest.mark.parametrize("name", [each.name for each in all_dungeons()])
def test_all_dungeons_can_be_gone_through(name: str, door: int) -> None:
    s = table()
    s.library(0, *[creature("Mole", 1, 1)] * 20)
    s.battlefield(0, CUB)
    where = "Undercity" if name == "Undercity" else "the dungeon"
    s.hand(0, *[spell("Delve", f"Venture into {where}.")] * 10)
    game = s.start()
    while not dungeons.completed(game.state, 0):
        lines = offered(game)
        doors = [line for line in lines if line.startswith("enter ")]
        if f"enter {name}" in lines:
            pick(game, f"enter {name}")
        elif doors:
            pick(game, doors[door])
        elif "pass" in lines:
            game.choose("pass" if game.state.stack else "cast Delve #1" if "cast Delve #1" in lines else "cast Delve")
        else:
            game.choose(lines.index("done") if "done" in lines else 0)
    assert (game.state.turn_number, game.state.command) == (2, [])


def test_taking_the_initiative_leads_into_undercity() -> None:
    s = table()
    s.library(0, permanent("Grove", "", "Basic Land — Forest"))
    s.battlefield(0, CUB)
    s.battlefield(1, creature("Lynx", 2, 2))
    s.hand(0, LEAD)
    game = s.start()
    resolve(game, "cast Lead")
    while game.state.stack or "pass" not in offered(game):
        game.choose("pass" if "pass" in offered(game) else 0)
    assert [game.state.label(id) for id in game.state.command] == ["Undercity"]
    assert "Grove" in names(game, "hand")
    assert holder(game.state, "initiative") == 0
    go(game, "main 1", 1)
    attack(game, "attack Lynx")
    while game.state.step != "main 2":
        game.choose("pass" if "pass" in offered(game) else "done" if "done" in offered(game) else 0)
    assert holder(game.state, "initiative") == 1
    assert [game.state.objects[id].owner for id in game.state.command] == [0, 1]


def test_who_has_the_initiative_ventures_on_in_each_upkeep() -> None:
    s = table()
    text = "At the beginning of your end step, if you have the initiative, you gain 1 life."
    s.battlefield(0, permanent("Drum", text))
    s.hand(0, LEAD)
    game = s.start()
    resolve(game, "cast Lead")
    go(game, "upkeep", 0)
    assert [game.state.label(id) for id in game.state.stack] == ["Lead"]
    while game.state.step == "upkeep":
        game.choose(next((i for i, line in enumerate(offered(game)) if line in ("pass", "enter room 3")), 0))
    (undercity,) = game.state.command
    assert (game.state.objects[undercity].choices[dungeons.ROOM], life(game)[0]) == (2, 21)


def test_the_initiative_goes_on_as_its_holder_leaves() -> None:
    s = table(players=3)
    s.hand(0, spell("Lead", "Target player takes the initiative."))
    game = s.start()
    resolve(game, "cast Lead", "target Cleo")
    game.concede(2)
    while game.state.stack or "pass" not in offered(game):
        game.choose("pass" if "pass" in offered(game) else 0)
    assert holder(game.state, "initiative") == 0
    assert [game.state.objects[id].owner for id in game.state.command] == [0]


def test_taking_the_initiative_and_having_completed_a_dungeon_are_noticed() -> None:
    s = table()
    s.battlefield(0, permanent("Drum", "Whenever you take the initiative, you gain 10 life."))
    s.hand(0, LEAD, LEAD, spell("Boast", "If you've completed a dungeon, you gain 1 life."))
    game = s.start()
    resolve(game, "cast Boast")
    assert life(game)[0] == 20
    for _ in range(2):
        resolve(game, "cast Lead")
        while game.state.stack or "pass" not in offered(game):
            game.choose("pass" if "pass" in offered(game) else 0)
    assert (life(game)[0], len(game.state.command)) == (40, 1)  # who has it may take it again


def test_a_completed_dungeon_is_remembered() -> None:
    s = table()
    s.hand(0, *[GO] * 4, spell("Boast", "If you've completed a dungeon, you gain 100 life."))
    game = s.start()
    while not dungeons.completed(game.state, 0):
        lines = offered(game)
        if "pass" in lines:
            game.choose("pass" if game.state.stack else next(i for i, line in enumerate(lines) if "Delve" in line))
        else:
            game.choose(lines.index("enter Lost Mine of Phandelver") if "enter Lost Mine of Phandelver" in lines else 0)
    before = life(game)[0]
    resolve(game, "cast Boast")
    assert life(game)[0] == before + 100
