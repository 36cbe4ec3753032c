"""Meld: two cards that become one permanent, and two again as it leaves (CR 701.42, 712.4, 712.21)."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, names, offered, printed_back
from tests.rules.play import act, attack, board, go, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.invariants import owned_cards, places
from manafold.rules.scenario import Scenario

SUN = face("Sun, the Whole", "", "Creature — Spirit", "Flying\nWhen Sun enters, you gain 5 life.", 7, 8)
MELD = (
    "{0}: If you both own and control this creature and a creature named Dusk, exile them, then meld them into Sun, "
    "the Whole."
)
DAWN = faces(
    "meld",
    face("Dawn", "{2}", "Creature — Spirit", MELD, 2, 2),
    SUN,
)
DUSK = faces("meld", face("Dusk", "{3}", "Creature — Spirit", "Vigilance", 3, 3), SUN)


@pytest.mark.parametrize(
    "text",
    [
        "At the beginning of your end step, if you both own and control Bruno and a creature named Dusk, exile them, "
        "then meld them into Sun, the Whole.",
        "{3}: If you both own and control this creature and an artifact named Dusk, the Old One, exile them, then meld "
        "them into Bruno, the Great.",
        "Whenever you attack, you gain 1 life. If Bruno and a creature named Dusk are attacking, and you both own and "
        "control them, exile them, then meld them into Sun, the Whole. It enters tapped and attacking.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


OSSUARY = permanent(
    "Ossuary",
    "Whenever a creature you control dies, exile it. Return it to the battlefield under your control at the beginning "
    "of the next end step.",
)


def position(*others: Card) -> Scenario:
    """Ann has Dawn and Dusk, and these cards in hand."""
    scenario = table()
    scenario.battlefield(0, DAWN, DUSK)
    scenario.hand(0, *others)
    return scenario


def melded(*others: Card, scenario: Scenario | None = None) -> Game:
    """Ann has melded Dawn and Dusk, and has these cards in hand."""
    game = (scenario or position(*others)).start()
    act(game, "activate Dawn")
    resolve(game)
    return game


def sound(game: Game) -> bool:
    """Whether every object is in its zone, and both cards are Ann's still."""
    cards = owned_cards(game.state)[0]
    return not list(places(game.state)) and cards["Dawn"] == cards["Dusk"] == 1


def test_two_cards_become_one_permanent() -> None:
    game = melded()
    assert board(game) == ["Sun, the Whole"]
    (sun,) = named(game, "Sun, the Whole")
    assert size(game, sun) == (7, 8)
    assert names(game, "exile") == []
    assert life(game)[0] == 25
    assert sound(game)


def test_its_mana_value_is_that_of_both_front_faces_and_that_of_a_copy_is_zero() -> None:
    copy = spell("Echo", "Create a token that's a copy of target creature.")
    game = melded(copy)
    resolve(game, "cast Echo")
    values = [game.state.mana_value(id) for id in named(game, "Sun, the Whole")]
    assert values == [5, 0]


def test_it_dies_once_and_two_cards_are_in_the_graveyard() -> None:
    scenario = position(spell("Fell", "Destroy target creature."))
    scenario.battlefield(0, permanent("Bell", "Whenever a creature dies, you gain 10 life."))
    gong = "Whenever a card is put into your graveyard from anywhere, you gain 1 life."
    scenario.battlefield(0, permanent("Gong", gong))
    game = melded(scenario=scenario)
    resolve(game, "cast Fell")
    assert sorted(offered(game)) == ["next Dawn", "next Dusk"]
    act(game, "next Dusk")
    while game.decision is not None and game.decision.kind == "order":
        game.choose(0)
    resolve(game)
    assert names(game, "graveyard")[:2] == ["Dusk", "Dawn"]
    assert life(game)[0] == 25 + 10 + 3  # Fell is the third card
    assert sound(game)


def test_an_effect_finds_both_cards_of_what_it_has_exiled() -> None:
    game = melded(spell("Blink", "Exile target creature, then return it to the battlefield under its owner's control."))
    resolve(game, "cast Blink")
    assert sorted(board(game)) == ["Dawn", "Dusk"]
    assert sound(game)


def test_both_come_back_from_where_they_were_exiled_until_something_leaves() -> None:
    text = "When this enchantment enters, exile target creature until this enchantment leaves the battlefield."
    game = melded(permanent("Jail", text), spell("Free", "Destroy target enchantment."))
    resolve(game, "cast Jail")
    resolve(game)
    assert names(game, "exile") == ["Dawn", "Dusk"]
    resolve(game, "cast Free")
    assert sorted(board(game)) == ["Dawn", "Dusk"]


def test_its_owner_orders_the_cards_in_a_library() -> None:
    game = melded(spell("Sink", "Put target creature on top of its owner's library."))
    resolve(game, "cast Sink")
    act(game, "next Dawn")
    assert names(game, "library")[:3] == ["Dusk", "Dawn", "Page"]
    assert sound(game)


def test_both_return_to_the_hand() -> None:
    game = melded(spell("Lift", "Return target creature to its owner's hand."))
    resolve(game, "cast Lift")
    assert names(game, "hand") == ["Dawn", "Dusk"]


def test_what_is_no_pair_stays_exiled() -> None:
    scenario = table()
    scenario.battlefield(0, DAWN, card("Dusk", "{3}", "Creature — Spirit", "", 3, 3))
    game = melded(scenario=scenario)
    assert board(game) == []
    assert names(game, "exile") == ["Dawn", "Dusk"]


def test_nothing_happens_unless_both_are_owned_and_controlled() -> None:
    scenario = table()
    scenario.battlefield(0, DAWN)
    scenario.put(1, "battlefield", DUSK, controller=0)
    game = melded(scenario=scenario)
    assert sorted(board(game)) == ["Dawn", "Dusk"]


def test_it_waits_for_both_and_not_for_one() -> None:
    text = (
        "At the beginning of your end step, if you both own and control this creature and a creature named Dusk, exile "
        "them, then meld them into Sun, the Whole."
    )
    early = faces("meld", face("Early", "{2}", "Creature — Spirit", text, 2, 2), SUN)
    for others, left in (((DUSK,), ["Sun, the Whole"]), ((), ["Early"])):
        scenario = table()
        scenario.battlefield(0, early, *others)
        game = scenario.start()
        go(game, "end")
        assert bool(game.state.stack) is bool(others)
        resolve(game)
        assert board(game) == left


def test_it_enters_tapped_and_attacking() -> None:
    text = (
        "Whenever you attack, you gain 1 life. If this creature and a creature named Dusk are attacking, and you both "
        "own and control them, exile them, then meld them into Sun, the Whole. It enters tapped and attacking."
    )
    scenario = table()
    scenario.battlefield(0, faces("meld", face("Raid", "{2}", "Creature — Spirit", text, 2, 2), SUN), DUSK)
    game = scenario.start()
    attack(game, "attack Raid, Dusk")
    resolve(game)
    assert board(game) == ["Sun, the Whole"]
    go(game, "end of combat")
    assert life(game)[1] == 13


def test_a_meld_card_does_not_transform() -> None:
    game = melded(spell("Turn", "Transform target creature."))
    resolve(game, "cast Turn")
    assert board(game) == ["Sun, the Whole"]


def test_the_melded_permanent_of_a_commander_is_one() -> None:
    scenario = table()
    scenario.battlefield(0, DAWN)
    scenario.put(0, "battlefield", DUSK, commander=True)
    scenario.hand(0, spell("Lift", "Return target creature to its owner's hand."))
    game = melded(scenario=scenario)
    (sun,) = named(game, "Sun, the Whole")
    assert sun in game.state.commanders
    resolve(game, "cast Lift")
    assert [game.state.label(id) for id in game.state.players[0].hand if id in game.state.commanders] == ["Dusk"]


def test_both_cards_count_where_cards_are_counted() -> None:
    """CR 712.21e."""
    game = melded(spell("Burial", "Exile target creature. For each card exiled this way, you gain 1 life."))
    resolve(game, "cast Burial")
    assert life(game)[0] == 25 + 2


def test_one_permanent_counts_where_permanents_are_counted() -> None:
    """CR 712.21e."""
    game = melded(spell("Burial", "Exile target creature. For each creature exiled this way, you gain 1 life."))
    resolve(game, "cast Burial")
    assert life(game)[0] == 25 + 1


def test_a_delayed_trigger_finds_both_cards_wherever_they_were_moved() -> None:
    """CR 712.21c."""
    scenario = position(spell("Kill", "Destroy target creature."))
    scenario.battlefield(0, OSSUARY)
    game = melded(scenario=scenario)
    resolve(game, "cast Kill")
    game.choose(0)  # the order in the graveyard
    resolve(game)
    assert names(game, "exile") == ["Dawn", "Dusk"]
    go(game, "end")
    resolve(game)
    assert sorted(board(game)) == ["Dawn", "Dusk", "Ossuary"]


def test_what_follows_a_token_finds_nothing_when_it_has_ceased_to_exist() -> None:
    scenario = table()
    scenario.battlefield(0, OSSUARY)
    scenario.hand(0, spell("Call", "Create a 1/1 green Elf creature token."), spell("Kill", "Destroy target creature."))
    game = scenario.start()
    resolve(game, "cast Call")
    resolve(game, "cast Kill")
    resolve(game)
    go(game, "end")
    resolve(game)
    assert board(game) == ["Ossuary"]


def test_a_game_with_melded_cards_is_replayed() -> None:
    game = melded(spell("Lift", "Return target creature to its owner's hand."))
    assert game.setup is not None
    known = {each.card.name: each.card for each in game.setup.puts}
    again = Game.replayed(game.replay, known)
    resolve(again, "cast Lift")
    assert names(again, "hand") == ["Dawn", "Dusk"]
