"""Variants of the game that are in its profile: no waiting on the stack, mana that is refilled, other names of mana."""

from __future__ import annotations

from tests.cards import card, names, offered
from tests.rules.play import CUB, PAGE, WAIT, WATCH, act, board, creature, go, life, spell, table

from manafold.model.card import Card
from manafold.rules.events import ManaAdded
from manafold.rules.game import Game
from manafold.rules.profiles import SIMPLE, Profile
from manafold.rules.telling import explain

AT_ONCE = Profile(waits_on_stack=False)
REFILLED = Profile(refills_mana=True)
FIRE = card("Fire", "", "Basic Land — Mountain")
EARTH = card("Earth", "", "Basic Land — Forest")
RIFT = card("Rift", "", "Land", "{T}: Add {R} or {G}.")
PRISM = card("Prism", "", "Land", "{T}: Add one mana of any color.")
SPARK = card("Spark", "{R}", "Instant", "Spark deals 2 damage to any target.")


def started(profile: Profile, *hand: Card, there: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table(profile=profile)
    scenario.battlefield(0, *there)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    scenario.hand(1, WAIT)
    return scenario.start("main 1")


def pool(game: Game, player: int = 0) -> str:
    return "".join([mana.type for mana in game.state.players[player].pool])


def test_a_spell_resolves_at_once_and_nobody_can_respond() -> None:
    game = started(AT_ONCE, spell("Blast", "Blast deals 2 damage to any target."), theirs=(CUB,))
    act(game, "cast Blast -> Cub")
    assert (game.state.stack, board(game, 1), names(game, "graveyard")) == ([], [], ["Blast"])
    game = started(Profile(), spell("Blast", "Blast deals 2 damage to any target."), theirs=(CUB,))
    act(game, "cast Blast -> Cub")
    assert names(game, "stack") == ["Blast"]


def test_abilities_that_trigger_resolve_at_once_too_the_last_one_first() -> None:
    herald = creature("Herald", 1, 1, "When this creature enters, you gain 5 life.")
    game = started(AT_ONCE, herald)
    act(game, "cast Herald")
    assert (life(game)[0], board(game)) == (25, ["Herald"])
    assert game.decision is not None
    assert game.decision.player == 0


def test_a_land_gives_its_mana_as_it_is_played_and_it_stays() -> None:
    game = started(REFILLED, FIRE, SPARK)
    act(game, "play Fire")
    assert pool(game) == "R"
    go(game, "main 2")
    assert pool(game) == "R"
    act(game, "cast Spark -> Bob")
    assert pool(game) == ""


def test_the_pool_is_refilled_as_the_turn_of_its_player_begins() -> None:
    game = started(REFILLED, FIRE, there=(EARTH,), theirs=(FIRE,))
    act(game, "play Fire")
    go(game, "main 2")
    assert (pool(game), pool(game, 1)) == ("R", "")
    go(game, "upkeep", active=1)
    assert (pool(game), pool(game, 1)) == ("R", "R")
    go(game, "upkeep", active=0)
    assert (sorted(pool(game)), pool(game, 1)) == (["G", "R"], "R")
    assert [game.state.objects[id].tapped for id in game.state.battlefield if game.state.label(id) != "Watch"] == [
        True, True, True
    ]  # fmt: skip


def test_a_land_with_several_kinds_of_mana_gives_the_one_that_is_chosen() -> None:
    game = started(REFILLED, RIFT)
    act(game, "play Rift", "add {G}")
    assert pool(game) == "G"


def test_only_one_land_is_played_a_turn() -> None:
    game = started(REFILLED, FIRE, EARTH)
    act(game, "play Fire")
    assert "play Earth" not in offered(game)


def test_the_types_of_mana_have_names_of_their_own_and_others_do_not_exist() -> None:
    game = started(SIMPLE, PRISM)
    act(game, "play Prism")
    assert offered(game) == ["add {air}", "add {water}", "add {fire}", "add {earth}"]
    act(game, "add {fire}")
    assert pool(game) == "R"
    (added,) = [event for event in game.state.log if isinstance(event, ManaAdded)]
    assert "adds {fire}" in explain(game.state, added)


def test_a_game_of_a_variant_is_replayed() -> None:
    game = started(SIMPLE, FIRE, SPARK)
    act(game, "play Fire", "cast Spark -> Bob")
    cards = {each.name: each for each in (FIRE, SPARK, PAGE, WATCH, WAIT)}
    again = Game.replayed(game.replay, cards)
    assert (life(again), again.state.profile) == ([20, 18], SIMPLE)
