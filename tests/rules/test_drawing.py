"""Drawing and discarding (CR 121, 701.9)."""

from __future__ import annotations

from tests.cards import names, offered, pick
from tests.rules.play import CUB, OX, PAGE, WAIT, act, asked, go, life, permanent, resolve, spell, table

from manafold.rules.events import CardDrawn


def test_cards_are_drawn_one_at_a_time_from_the_top() -> None:
    s = table()
    s.hand(0, spell("Read", "Draw three cards."))
    s.battlefield(0, permanent("Tally", "Whenever you draw a card, you gain 1 life."))
    game = s.start()
    top = list(game.state.players[0].library[:3])
    resolve(game, "cast Read")
    assert life(game) == [23, 20]
    assert not set(top) & set(game.state.players[0].library)


def test_the_second_card_of_a_turn_is_the_second() -> None:
    s = table()
    s.hand(0, spell("Read", "Draw three cards."))
    s.battlefield(0, permanent("Tally", "Whenever you draw your second card each turn, you gain 1 life."))
    game = s.start()
    resolve(game, "cast Read")
    assert life(game) == [21, 20]


def test_the_draw_of_the_turn_counts() -> None:
    s = table()
    s.hand(0, spell("Read", "Draw a card."))
    s.battlefield(0, permanent("Tally", "Whenever you draw your second card each turn, you gain 1 life."))
    game = s.start("upkeep")
    go(game, "main 1")
    resolve(game, "cast Read")
    assert life(game) == [21, 20]


def test_who_cannot_draw_does_not_and_does_not_lose_for_it() -> None:
    s = table()
    s.battlefield(0, permanent("Drought", "Players can't draw cards."))
    s.hand(0, spell("Flood", "Draw twenty cards."))
    game = s.start()
    resolve(game, "cast Flood")
    assert names(game, "hand") == []
    assert game.outcome is None


def test_at_most_one_card_a_turn() -> None:
    s = table()
    s.battlefield(0, permanent("Drought", "Each player can't draw more than one card each turn."))
    s.hand(0, spell("Read", "Draw three cards."))
    game = s.start()
    resolve(game, "cast Read")
    assert len([event for event in game.events if isinstance(event, CardDrawn)]) == 1


def test_each_player_draws_in_turn_order() -> None:
    s = table(3)
    s.hand(0, spell("Feast", "Each player draws a card."))
    game = s.start()
    resolve(game, "cast Feast")
    assert [event.player for event in game.events if isinstance(event, CardDrawn)] == [0, 1, 2]


def test_the_discarding_player_chooses() -> None:
    s = table()
    s.hand(0, spell("Mind", "Target player discards two cards."))
    s.hand(1, WAIT, PAGE, CUB)
    game = s.start()
    act(game, "cast Mind -> Bob", "pass")
    while asked(game) == "Bob" and "pass" in offered(game):
        pick(game, "pass")
    assert asked(game) == "Bob"
    pick(game, "choose Wait", "choose Cub")
    assert names(game, "graveyard", 1) == ["Wait", "Cub"]
    assert names(game, "hand", 1) == ["Page"]


def test_who_has_fewer_discards_what_there_is() -> None:
    s = table()
    s.hand(0, spell("Mind", "Target player discards two cards."))
    s.hand(1, PAGE)
    game = s.start()
    resolve(game, "cast Mind -> Bob")
    assert names(game, "hand", 1) == []


def test_discarding_as_a_cost_is_discarding() -> None:
    s = table()
    s.battlefield(0, permanent("Memory", "Whenever you discard a card, draw a card."))
    s.battlefield(0, permanent("Pit", "Discard a card: You gain 1 life."))
    s.hand(0, PAGE)
    game = s.start()
    act(game, "activate Pit")
    assert names(game, "stack") == ["Pit", "Memory"]
    resolve(game)
    assert names(game, "hand") == ["Page"]


def test_at_random_nobody_chooses() -> None:
    s = table()
    s.hand(0, spell("Mind", "Target player discards a card at random."))
    s.hand(1, WAIT, PAGE, CUB, OX)
    game = s.start()
    act(game, "cast Mind -> Bob", "pass")
    resolve(game)
    while asked(game) == "Bob":
        pick(game, "pass")
    assert len(names(game, "hand", 1)) == 3


def test_drawing_from_an_empty_library_draws_nothing() -> None:
    s = table()
    s.battlefield(0, permanent("Safe", "You can't lose the game."))
    s.hand(0, spell("Flood", "Draw twelve cards."))
    game = s.start()
    resolve(game, "cast Flood")
    assert len(names(game, "hand")) == 10
    assert game.outcome is None
