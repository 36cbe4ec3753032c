"""Casting spells (CR 601)."""

from __future__ import annotations

from tests.cards import card, names, offered, pick
from tests.rules.play import (
    CUB,
    OX,
    WAIT,
    ZAP,
    act,
    asked,
    board,
    creature,
    life,
    named,
    permanent,
    resolve,
    spell,
    table,
)

from manafold.rules.events import SpellCast
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

FOREST = card("Forest", "", "Basic Land — Forest")
DEAR = spell("Dear", "You gain 5 life.", cost="{3}")


def lands(many: int) -> Scenario:
    """A position in which Ann can pay so much."""
    s = table()
    s.battlefield(0, *[FOREST] * many)
    return s


def untapped(game: Game) -> int:
    """How many of Ann's lands are untapped."""
    return sum(not game.state.object(id).tapped for id in named(game, "Forest"))


def test_the_card_leaves_the_hand_before_anything_is_chosen() -> None:
    s = table()
    s.hand(0, ZAP, WAIT)
    game = s.start()
    act(game, "cast Zap")
    assert game.decision is not None
    assert game.decision.kind == "target"
    assert names(game, "hand") == ["Wait"]
    assert names(game, "stack") == ["Zap"]


def test_targets_are_chosen_before_anybody_can_answer() -> None:
    s = table()
    s.hand(0, ZAP)
    s.hand(1, WAIT)
    game = s.start()
    act(game, "cast Zap -> Bob")
    item = game.state.object(game.state.stack[0]).item
    assert item is not None
    assert item.targets == ((1,),)


def test_without_a_legal_target_it_cannot_be_cast() -> None:
    s = table()
    s.hand(0, spell("Kill", "Destroy target creature."))
    assert "cast Kill" not in offered(s.start())
    s.battlefield(1, CUB)
    assert "cast Kill" in offered(s.start())


def test_up_to_one_target_may_be_none() -> None:
    s = table()
    s.hand(0, spell("Nudge", "Destroy up to one target creature. You gain 1 life."))
    game = s.start()
    resolve(game, "cast Nudge")
    assert life(game) == [21, 20]


def test_another_target_is_another() -> None:
    s = table()
    s.hand(0, spell("Brawl", "Target creature gets +1/+1 until end of turn. Another target creature gets -1/-1 "
                    "until end of turn."))  # fmt: skip
    s.battlefield(0, CUB)
    assert "cast Brawl" not in offered(s.start())
    s.battlefield(1, OX)
    game = s.start()
    act(game, "cast Brawl -> Cub")
    item = game.state.object(game.state.stack[0]).item
    assert item is not None
    assert len({*item.targets[0], *item.targets[1]}) == 2


def test_one_mode_is_chosen_and_a_mode_without_target_is_not_offered() -> None:
    s = table()
    s.hand(0, spell("Fork", "Choose one —\n• Destroy target creature.\n• You gain 3 life.\n• Draw a card."))
    game = s.start()
    act(game, "cast Fork")
    assert offered(game) == ["mode 2", "mode 3"]
    resolve(game, "mode 2")
    assert life(game) == [23, 20]
    assert names(game, "hand") == []


def test_modes_are_chosen_before_targets() -> None:
    s = table()
    s.hand(0, spell("Fork", "Choose one —\n• Destroy target creature.\n• You gain 3 life."))
    s.battlefield(1, CUB, OX)
    game = s.start()
    act(game, "cast Fork")
    assert offered(game) == ["mode 1", "mode 2"]
    pick(game, "mode 1")
    assert offered(game) == ["target Cub", "target Ox"]


def test_two_modes_happen_in_printed_order_and_none_twice() -> None:
    s = table()
    s.hand(0, spell("Pair", "Choose two —\n• Draw a card.\n• Discard a card.\n• You gain 3 life."))
    game = s.start()
    act(game, "cast Pair", "mode 2")
    assert offered(game) == ["mode 1", "mode 3"]
    resolve(game, "mode 1")
    assert names(game, "graveyard") == ["Page", "Pair"]


def test_x_is_announced_and_paid() -> None:
    s = lands(4)
    s.hand(0, spell("Boon", "You gain X life.", cost="{X}{G}"))
    game = s.start()
    act(game, "cast Boon")
    assert offered(game) == ["0", "1", "2", "3"]
    resolve(game, "2")
    assert life(game) == [22, 20]
    assert untapped(game) == 1


def test_the_mana_value_of_a_spell_on_the_stack_counts_x() -> None:
    s = lands(4)
    s.hand(0, spell("Boon", "You gain X life.", cost="{X}{G}"))
    s.hand(1, spell("Veto", "Counter target spell with mana value 3 or less."))
    game = s.start()
    act(game, "cast Boon", "3", "pass")
    assert "cast Veto" not in offered(game)
    game = s.start()
    act(game, "cast Boon", "2", "pass")
    assert asked(game) == "Bob"
    assert "cast Veto" in offered(game)


def test_x_is_nothing_where_the_card_is_not_a_spell() -> None:
    s = lands(3)
    big = card("Hydra", "{X}{G}", "Creature — Hydra", "This creature enters with X +1/+1 counters on it.", 0, 1)
    s.hand(0, big)
    game = s.start()
    resolve(game, "cast Hydra", "2")
    (hydra,) = named(game, "Hydra")
    assert game.state.object(hydra).counters == {"+1/+1": 2}
    assert game.state.mana_value(hydra) == 1


def test_an_additional_cost_is_paid_as_it_is_cast_and_not_returned_if_countered() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.hand(0, spell("Bargain", "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."))
    s.hand(1, spell("Veto", "Counter target spell."))
    game = s.start()
    act(game, "cast Bargain")
    assert board(game) == []
    resolve(game, "pass", "cast Veto -> Bargain", "pass")
    assert names(game, "graveyard") == ["Cub", "Bargain"]
    assert names(game, "hand") == []


def test_without_the_additional_cost_it_cannot_be_cast() -> None:
    s = table()
    s.hand(0, spell("Bargain", "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."))
    assert "cast Bargain" not in offered(s.start())


def test_a_sacrifice_for_the_cost_may_be_of_its_own_target() -> None:
    s = table()
    s.battlefield(0, CUB)
    text = "As an additional cost to cast this spell, sacrifice a creature.\nDestroy target creature. You gain 3 life."
    s.hand(0, spell("Rash", text))
    game = s.start()
    resolve(game, "cast Rash -> Cub")
    assert life(game) == [20, 20]  # it did not resolve, as its only target was illegal


def test_taxes_are_added_before_reductions_are_taken_off() -> None:
    s = lands(2)
    s.battlefield(0, permanent("Cheap", "Spells you cast cost {2} less to cast."))
    s.battlefield(1, permanent("Toll", "Spells cost {1} more to cast."))
    s.hand(0, DEAR)
    game = s.start()
    resolve(game, "cast Dear")
    assert untapped(game) == 0
    assert life(game) == [25, 20]


def test_a_reduction_takes_off_generic_mana_only_and_not_below_nothing() -> None:
    s = lands(1)
    s.battlefield(0, permanent("Cheap", "Spells you cast cost {3} less to cast."))
    s.hand(0, spell("Green", "You gain 5 life.", cost="{1}{G}"))
    game = s.start()
    resolve(game, "cast Green")
    assert untapped(game) == 0


def test_a_tax_on_opponents_is_none_on_oneself() -> None:
    s = table()
    s.battlefield(1, permanent("Toll", "Spells your opponents cast cost {1} more to cast."))
    s.hand(0, WAIT)
    s.hand(1, WAIT)
    game = s.start()
    assert "cast Wait" not in offered(game)
    pick(game, "activate Watch", "pass")
    assert asked(game) == "Bob"
    assert "cast Wait" in offered(game)


def test_taxes_and_additional_costs_apply_to_an_alternative_cost() -> None:
    s = lands(2)
    s.battlefield(0, CUB)
    s.battlefield(1, permanent("Toll", "Spells cost {1} more to cast."))
    text = "As an additional cost to cast this spell, sacrifice a creature.\nDraw a card.\nFlashback {1}"
    s.graveyard(0, spell("Echo", text, "Sorcery", "{5}"))
    game = s.start()
    resolve(game, "cast Echo with flashback")
    assert untapped(game) == 0
    assert "Cub" not in board(game)
    assert names(game, "exile") == ["Echo"]


def test_two_alternative_costs_are_never_combined() -> None:
    s = lands(3)
    both = spell("Both", "Destroy target creature.\nOverload {3}\nFlashback {1}", "Sorcery", "{2}")
    s.battlefield(1, CUB, OX)
    s.graveyard(0, both)
    s.hand(0, both)
    game = s.start()
    casts = [line for line in offered(game) if line.startswith("cast")]
    assert sorted(casts) == ["cast Both", "cast Both with flashback", "cast Both with overload"]


def test_kicker_is_an_additional_cost_that_may_be_paid() -> None:
    kicked = spell("Charge", "Kicker {2}\nYou gain 1 life. If this spell was kicked, you gain 3 life.", cost="{1}")
    for answer, total, left in (("yes", 24, 0), ("no", 21, 2)):
        s = lands(3)
        s.hand(0, kicked)
        game = s.start()
        resolve(game, "cast Charge", answer)
        assert life(game)[0] == total
        assert untapped(game) == left


def test_a_spell_with_flashback_is_exiled_however_it_leaves_the_stack() -> None:
    s = table()
    s.graveyard(0, spell("Echo", "Draw a card.\nFlashback {0}"))
    s.hand(1, spell("Veto", "Counter target spell."))
    game = s.start()
    act(game, "cast Echo with flashback", "pass", "cast Veto -> Echo")
    resolve(game)
    assert names(game, "exile") == ["Echo"]
    assert names(game, "hand") == []


def test_a_card_in_the_graveyard_cannot_just_be_cast() -> None:
    s = table()
    s.graveyard(0, WAIT)
    assert offered(s.start()) == ["activate Watch", "pass"]


def test_flash_lets_a_creature_be_cast_like_an_instant() -> None:
    s = table()
    s.hand(0, creature("Ambush", 2, 2, "Flash"), CUB)
    game = s.start("upkeep")
    casts = [line for line in offered(game) if line.startswith("cast")]
    assert casts == ["cast Ambush"]


def test_an_effect_can_let_all_spells_be_cast_as_though_they_had_flash() -> None:
    s = table()
    s.battlefield(0, permanent("Haste", "You may cast spells as though they had flash."))
    s.hand(0, CUB)
    assert "cast Cub" in offered(s.start("upkeep"))


def test_what_forbids_casting_wins_over_what_allows_it() -> None:
    s = table()
    s.battlefield(0, permanent("Haste", "You may cast spells as though they had flash."))
    s.battlefield(1, permanent("Silence", "Your opponents can't cast spells."))
    s.hand(0, CUB, WAIT)
    assert offered(s.start()) == ["activate Watch", "pass"]


def test_a_division_gives_each_target_at_least_one() -> None:
    s = table()
    s.battlefield(1, CUB, OX)
    s.hand(0, spell("Spray", "Spray deals 3 damage divided as you choose among one, two, or three targets."))
    game = s.start()
    act(game, "cast Spray")
    pick(game, "target Cub", "target Ox", "done")
    assert offered(game) == ["1", "2"]
    resolve(game, "2")
    assert board(game, 1) == ["Ox"]
    assert game.state.object(named(game, "Ox")[0]).damage == 1


def test_casting_that_cannot_be_completed_is_as_if_it_had_never_been() -> None:
    s = lands(1)
    s.hand(0, DEAR)
    game = s.start()
    assert "cast Dear" not in offered(game)
    assert game.why_not("cast Dear") is not None
    assert untapped(game) == 1


def test_it_counts_as_cast_once_all_is_paid_and_only_once() -> None:
    s = lands(3)
    s.hand(0, DEAR)
    game = s.start()
    act(game, "cast Dear")
    assert len([event for event in game.events if isinstance(event, SpellCast)]) == 1


def test_mana_abilities_are_used_while_paying_and_use_no_stack() -> None:
    s = lands(3)
    s.hand(0, DEAR)
    game = s.start()
    act(game, "cast Dear")
    assert names(game, "stack") == ["Dear"]
    assert untapped(game) == 0


def test_a_spell_is_controlled_by_who_casts_it_and_goes_to_its_owner() -> None:
    s = table()
    s.hand(1, WAIT)
    game = s.start()
    pick(game, "activate Watch", "pass")
    act(game, "cast Wait", "pass")
    assert life(game) == [20, 21]
    assert names(game, "graveyard", 1) == ["Wait"]


def test_a_card_without_a_mana_cost_cannot_be_cast() -> None:
    s = table()
    s.hand(0, card("Relic", "", "Artifact"))
    assert offered(s.start()) == ["activate Watch", "pass"]


def test_equal_cards_are_offered_once() -> None:
    s = table()
    s.hand(0, CUB, CUB)
    assert offered(s.start()).count("cast Cub") == 1


def test_nor_can_a_spell_with_flashback_be_returned_to_the_hand() -> None:
    s = table()
    s.graveyard(0, spell("Echo", "You gain 1 life.\nFlashback {0}"))
    s.hand(1, spell("Remand", "Return target spell to its owner's hand."))
    game = s.start()
    act(game, "cast Echo with flashback", "pass", "cast Remand -> Echo")
    resolve(game)
    assert names(game, "exile") == ["Echo"]
    assert names(game, "hand") == []
