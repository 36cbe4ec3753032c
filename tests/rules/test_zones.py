"""Zones, and that an object which changes zones is another one (CR 400-408)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, pick
from tests.rules.play import (
    CUB,
    OX,
    PAGE,
    WAIT,
    act,
    board,
    creature,
    go,
    life,
    named,
    permanent,
    resolve,
    size,
    spell,
    table,
)

KILL = spell("Kill", "Destroy target creature.")
GROW = spell("Grow", "Target creature gets +3/+3 until end of turn.")
FLICK = spell("Flick", "Exile target creature, then return it to the battlefield under its owner's control.")


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Destroy target creature.", "graveyard"),
        ("Return target creature to its owner's hand.", "hand"),
        ("Exile target creature.", "exile"),
        ("Put target creature on top of its owner's library.", "library"),
    ],
)
def test_what_leaves_goes_to_the_zone_of_its_owner_whoever_controls_it(text: str, zone: str) -> None:
    s = table()
    s.put(1, "battlefield", CUB, controller=0)
    s.hand(0, spell("Remove", text))
    game = s.start()
    resolve(game, "cast Remove -> Cub")
    assert "Cub" in names(game, zone, 1)
    assert game.state.object(named(game, "Cub")[0]).owner == 1


def test_the_top_of_the_library_is_where_the_next_card_is_drawn() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Remove", "Put target creature on top of its owner's library."), spell("Read", "Draw a card."))
    game = s.start()
    resolve(game, "cast Remove -> Cub")
    resolve(game, "cast Read")
    assert names(game, "hand") == ["Cub"]


def test_the_bottom_of_the_library_is_the_other_end() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Remove", "Put target creature on the bottom of its owner's library."))
    game = s.start()
    resolve(game, "cast Remove -> Cub")
    assert names(game, "library")[-1] == "Cub"


def test_a_returned_creature_is_new_summoning_sick_and_without_what_applied_to_it() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, GROW, FLICK)
    game = s.start()
    resolve(game, "cast Grow -> Cub")
    resolve(game, "cast Flick -> Cub")
    (again,) = named(game, "Cub")
    assert again != cub
    assert size(game, again) == (2, 2)
    go(game, "beginning of combat")
    pick(game, "pass")
    assert "attack Cub" not in offered(game)


def test_the_old_object_is_still_known_as_it_last_was() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, GROW, KILL)
    game = s.start()
    resolve(game, "cast Grow -> Cub")
    resolve(game, "cast Kill -> Cub")
    assert not game.state.exists(cub)
    assert size(game, cub) == (5, 5)


def test_an_effect_can_find_what_it_has_moved_itself() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, FLICK)
    game = s.start()
    resolve(game, "cast Flick -> Cub")
    assert board(game) == ["Cub"]


def test_it_returns_under_the_control_that_the_text_says() -> None:
    s = table()
    s.put(1, "battlefield", CUB, controller=0)
    s.hand(0, FLICK)
    game = s.start()
    resolve(game, "cast Flick -> Cub")
    assert (board(game), board(game, 1)) == ([], ["Cub"])


def test_a_creature_reanimated_by_another_is_theirs_until_it_leaves() -> None:
    s = table()
    s.graveyard(1, CUB)
    s.hand(0, KILL)
    s.hand(0, spell("Steal", "Put target creature card from a graveyard onto the battlefield under your control."))
    game = s.start()
    resolve(game, "cast Steal -> Cub")
    assert board(game) == ["Cub"]
    resolve(game, "cast Kill -> Cub")
    assert names(game, "graveyard", 1) == ["Cub"]


def test_a_trigger_finds_its_card_in_the_graveyard_if_it_is_still_there() -> None:
    s = table()
    s.battlefield(0, creature("Phoenix", 1, 1, "When this creature dies, return it to its owner's hand."))
    s.hand(0, KILL)
    game = s.start()
    resolve(game, "cast Kill -> Phoenix")
    assert names(game, "hand") == ["Phoenix"]


def test_but_not_the_object_that_it_became_after_that() -> None:
    s = table()
    s.battlefield(0, creature("Phoenix", 1, 1, "When this creature dies, return it to its owner's hand."))
    s.hand(0, KILL, spell("Rise", "Return target creature card from your graveyard to the battlefield."))
    game = s.start()
    act(game, "cast Kill -> Phoenix", "pass")
    resolve(game, "cast Rise -> Phoenix")
    assert board(game) == ["Phoenix"]
    assert names(game, "hand") == []


def test_instants_cannot_enter_the_battlefield() -> None:
    s = table()
    s.graveyard(0, WAIT, permanent("Lamp", "", "Artifact"))
    s.hand(0, spell("Rise", "Return all cards from your graveyard to the battlefield."))
    game = s.start()
    resolve(game, "cast Rise")
    assert board(game) == ["Lamp"]
    assert sorted(names(game, "graveyard")) == ["Rise", "Wait"]


def test_counters_are_gone_with_the_object_that_had_them() -> None:
    s = table()
    s.put(0, "battlefield", CUB, counters={"+1/+1": 2})
    s.hand(0, spell("Recall", "Return target creature to its owner's hand."))
    game = s.start()
    resolve(game, "cast Recall -> Cub")
    resolve(game, "cast Cub")
    assert size(game, named(game, "Cub")[0]) == (2, 2)


def test_a_token_that_left_is_nowhere() -> None:
    s = table()
    s.hand(0, spell("Muster", "Create a 1/1 white Soldier creature token."))
    s.hand(0, spell("Recall", "Return target creature to its owner's hand."))
    game = s.start()
    resolve(game, "cast Muster")
    resolve(game, "cast Recall -> Soldier Token")
    assert named(game, "Soldier Token") == []
    assert names(game, "hand") == []


def test_exiling_until_it_leaves_brings_back_a_new_object() -> None:
    s = table()
    (cub,) = s.battlefield(1, CUB)
    s.hand(0, creature("Jailer", 1, 1, "When this creature enters, exile target creature an opponent controls until "
                       "this creature leaves the battlefield."), KILL)  # fmt: skip
    game = s.start()
    resolve(game, "cast Jailer")
    assert board(game, 1) == []
    resolve(game, "cast Kill -> Jailer")
    assert board(game, 1) == ["Cub"]
    assert named(game, "Cub") != [cub]


def test_if_it_left_before_nothing_is_exiled() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, creature("Jailer", 1, 1, "When this creature enters, exile target creature an opponent controls until "
                       "this creature leaves the battlefield."), KILL)  # fmt: skip
    game = s.start()
    act(game, "cast Jailer", "pass")
    resolve(game, "cast Kill -> Jailer")
    assert board(game, 1) == ["Cub"]


def test_a_permanent_spell_that_was_countered_never_entered() -> None:
    s = table()
    s.hand(0, creature("Envoy", 1, 1, "When this creature enters, draw a card."))
    s.hand(1, spell("Veto", "Counter target spell."))
    game = s.start()
    act(game, "cast Envoy", "pass", "cast Veto -> Envoy", "pass")
    resolve(game)
    assert names(game, "hand") == []


def test_several_cards_that_move_together_go_in_one_event_each() -> None:
    s = table()
    s.battlefield(0, CUB, OX, permanent("Bell", "Whenever a creature leaves the battlefield, you gain 1 life."))
    s.hand(0, spell("Recall", "Return all creatures to their owners' hands."))
    game = s.start()
    resolve(game, "cast Recall")
    assert life(game) == [22, 20]
    assert PAGE.name not in names(game, "hand")
