"""Tokens (CR 111)."""

from __future__ import annotations

from tests.cards import names, offered, pick
from tests.rules.play import CUB, act, asked, board, creature, go, life, named, permanent, resolve, size, spell, table

SOLDIER = spell("Muster", "Create a 1/1 white Soldier creature token.")
KILL = spell("Kill", "Destroy target creature.")


def test_a_token_has_what_its_maker_says_and_nothing_else() -> None:
    s = table()
    s.hand(0, SOLDIER)
    game = s.start()
    resolve(game, "cast Muster")
    (id,) = named(game, "Soldier Token")
    what = game.state.characteristics(id)
    assert size(game, id) == (1, 1)
    assert (what.colors, what.types, what.subtypes) == ({"W"}, {"creature"}, {"Soldier"})
    assert what.mana_cost is None
    assert game.state.mana_value(id) == 0


def test_its_owner_is_who_created_it_though_another_controls_it() -> None:
    s = table()
    s.hand(0, spell("Gift", "Target opponent creates a 1/1 white Soldier creature token."))
    s.hand(0, spell("Take", "Gain control of target creature.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Gift")
    assert board(game, 1) == ["Soldier Token"]
    resolve(game, "cast Take -> Soldier Token")
    (id,) = named(game, "Soldier Token")
    assert (game.state.object(id).owner, game.state.object(id).controller) == (1, 0)


def test_a_token_enters_and_is_seen_to() -> None:
    s = table()
    s.battlefield(0, permanent("Cheer", "Whenever a creature you control enters, you gain 1 life."))
    s.hand(0, SOLDIER)
    game = s.start()
    resolve(game, "cast Muster")
    assert life(game) == [21, 20]


def test_a_token_is_summoning_sick() -> None:
    s = table()
    s.hand(0, SOLDIER)
    game = s.start()
    resolve(game, "cast Muster")
    go(game, "beginning of combat")
    pick(game, "pass")
    assert "attack Soldier Token" not in offered(game)


def test_a_copy_of_a_creature_has_its_abilities_and_not_its_counters() -> None:
    s = table()
    hero = creature("Hero", 2, 2, "Flying\nWhen this creature enters, you gain 3 life.")
    s.put(0, "battlefield", hero, counters={"+1/+1": 2})
    s.hand(0, spell("Double", "Create a token that's a copy of target creature."))
    game = s.start()
    resolve(game, "cast Double -> Hero")
    old, new = named(game, "Hero")
    assert (size(game, old), size(game, new)) == ((4, 4), (2, 2))
    assert "flying" in game.state.characteristics(new).keywords
    assert life(game) == [23, 20]


def test_a_copy_has_the_mana_cost_of_the_original_and_is_not_cast() -> None:
    s = table()
    s.battlefield(0, permanent("Muse", "Whenever you cast a creature spell, draw a card."))
    s.battlefield(0, CUB)
    s.hand(0, spell("Double", "Create a token that's a copy of target creature."))
    game = s.start()
    resolve(game, "cast Double -> Cub")
    assert board(game).count("Cub") == 2
    assert names(game, "hand") == []


def test_a_copy_of_a_legend_is_one_legend_too_many() -> None:
    s = table()
    s.battlefield(0, creature("King", 2, 2, types="Legendary Creature — Bear"))
    s.hand(0, spell("Double", "Create a token that's a copy of target creature."))
    game = s.start()
    act(game, "cast Double -> King", "pass")
    assert asked(game) == "Ann"
    assert offered(game) == ["choose King", "choose King"]


def test_a_token_that_dies_triggers_and_is_gone() -> None:
    s = table()
    s.hand(0, KILL)
    s.hand(0, spell("Spawn", 'Create a 1/1 black Insect creature token with "When this creature dies, draw a card."'))
    game = s.start()
    resolve(game, "cast Spawn")
    resolve(game, "cast Kill -> Insect Token")
    assert names(game, "hand") == ["Page"]
    assert "Insect Token" not in names(game, "graveyard")


def test_each_opponent_gets_their_own() -> None:
    s = table(3)
    s.hand(0, spell("Gifts", "Each opponent creates a 1/1 white Soldier creature token."))
    game = s.start()
    resolve(game, "cast Gifts")
    assert [board(game, player) for player in range(3)] == [[], ["Soldier Token"], ["Soldier Token"]]


def test_a_token_can_be_created_tapped_and_attacking() -> None:
    s = table()
    raider = "Whenever this creature attacks, create a 1/1 red Goblin creature token that's tapped and attacking."
    s.battlefield(0, creature("Raider", 1, 1, raider))
    game = s.start("beginning of combat")
    act(game, "pass", "attack Raider")
    resolve(game)
    go(game, "end of combat")
    assert life(game) == [20, 18]


def test_no_token_is_created_where_the_number_is_nothing() -> None:
    s = table()
    s.hand(0, spell("Levy", "Create a 1/1 white Soldier creature token for each creature you control."))
    game = s.start()
    resolve(game, "cast Levy")
    assert board(game) == []
