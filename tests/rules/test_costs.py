"""Costs of several parts: whether they can be paid together, and paying them (CR 118, 601.2h)."""

from __future__ import annotations

from tests.rules.table import A_CREATURE, BEAR, ELF, FOREST, TAP, ability, adds, card, pays, run

from manafold.model.card import Card
from manafold.model.words import Cost, Fixed, Quantity
from manafold.rules import costs, mana, payment
from manafold.rules.context import Context
from manafold.rules.events import Discarded, Milled
from manafold.rules.objects import StackItem
from manafold.rules.scenario import Scenario
from manafold.rules.spending import Purpose
from manafold.rules.state import State
from manafold.words.costs.counters import Loyalty, PayEnergy, PutCounters, RemoveCounters
from manafold.words.costs.discard import DiscardAtRandom, DiscardCost, DiscardHand
from manafold.words.costs.exile import ExileCost
from manafold.words.costs.life import PayLife
from manafold.words.costs.mill import MillCost
from manafold.words.costs.return_to_hand import ReturnCost
from manafold.words.costs.reveal import RevealCost
from manafold.words.costs.sacrifice import SacrificeCost
from manafold.words.costs.symbols import UntapSource
from manafold.words.costs.tapping import TapCost
from manafold.words.filters.belonging import InZoneOf
from manafold.words.filters.composed import AllOf
from manafold.words.filters.kinds import IsCard
from manafold.words.filters.pointed import Other
from manafold.words.filters.status import Untapped
from manafold.words.filters.types import OfType
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Source, SourceIn, You
from manafold.words.values.plain import X

ONE, TWO = Fixed(1), Fixed(2)
THIS = Source()
A_CARD = Choose(Quantity(ONE, ONE), IsCard())
GOLEM = card("Golem", "Artifact Creature", power=3)
STONE = card("Stone", "Artifact")


class Table:
    """A table at which player 0 pays costs for the first permanent, or the first card in hand or graveyard."""

    def __init__(
        self, *cards: Card, hand: tuple[Card, ...] = (), graveyard: tuple[Card, ...] = (), life: int = 20
    ) -> None:
        s = Scenario()
        s.battlefield(0, *cards)
        s.battlefield(1, BEAR)
        s.hand(0, *hand)
        s.graveyard(0, *graveyard)
        s.library(0, BEAR, FOREST)
        s.life(0, life)
        self.state: State = s.state
        player = self.state.players[0]
        self.source = next(
            id for ids in (self.state.battlefield, player.hand, player.graveyard) for id in ids
            if self.state.objects[id].owner == 0
        )  # fmt: skip

    def context(self, parts: tuple[Cost, ...]) -> Context:
        made = ability(*parts)
        return Context(self.state, self.source, 0, StackItem(made.script, self.source, made))

    def payable(self, *parts: Cost) -> bool:
        return costs.can_pay(self.state, None, parts, self.context(parts), Purpose(self.source))

    def pay(self, *parts: Cost, picks: tuple[str, ...] = ()) -> bool:
        return run(costs.pay(self.state, None, parts, self.context(parts), Purpose(self.source)), *picks)

    def there(self) -> list[str]:
        """What player 0 controls."""
        return [self.state.label(id) for id in self.state.battlefield if self.state.objects[id].controller == 0]


def test_two_sacrifices_take_two_creatures() -> None:
    two = (SacrificeCost(what=A_CREATURE), SacrificeCost(what=A_CREATURE))
    assert not Table(BEAR).payable(*two)
    table = Table(BEAR, ELF)
    assert table.pay(*two, picks=("choose Plain Bear",))
    assert table.there() == []


def test_only_choices_that_leave_the_rest_payable_are_offered() -> None:
    artifact = SacrificeCost(what=Choose(Quantity(ONE, ONE), OfType("artifact")))
    table = Table(GOLEM, BEAR)
    task = costs.pay(
        table.state, None, (SacrificeCost(what=A_CREATURE), artifact), table.context((artifact,)), Purpose()
    )
    assert run(task, "choose Plain Bear")
    assert table.there() == []


def test_a_creature_of_an_opponent_cannot_be_sacrificed() -> None:
    assert not Table(STONE).payable(SacrificeCost(what=A_CREATURE))


def test_a_permanent_tapped_for_one_part_cannot_give_mana_for_another() -> None:
    assert not Table(ELF).payable(TAP, pays("{1}"))
    assert Table(ELF, FOREST).payable(TAP, pays("{1}"))


def test_a_creature_can_be_tapped_for_mana_and_then_be_sacrificed_for_the_same_cost() -> None:
    table = Table(ELF)
    assert table.pay(SacrificeCost(what=A_CREATURE), pays("{G}"))
    assert table.there() == []


def test_a_tapped_permanent_cannot_pay_the_tap_symbol() -> None:
    table = Table(STONE)
    assert table.pay(TAP)
    assert not table.payable(TAP)


def test_a_summoning_sick_creature_cannot_pay_the_tap_symbol_but_can_be_tapped_for_another_cost() -> None:
    tap_one = TapCost(what=Choose(Quantity(ONE, ONE), AllOf((Untapped(), OfType("creature")))))
    table = Table(BEAR)
    table.state.edit(table.source).sick = True
    assert not table.payable(TAP)
    assert table.pay(tap_one)
    assert table.state.objects[table.source].tapped


def test_the_creatures_tapped_for_a_cost_are_not_tapped_for_mana() -> None:
    tap_one = TapCost(what=A_CREATURE)
    assert not Table(ELF).payable(tap_one, pays("{G}"))
    table = Table(ELF, BEAR)
    assert table.pay(tap_one, pays("{G}"))
    assert all(table.state.objects[id].tapped for id in table.state.battlefield[:2])


def test_the_untap_symbol_needs_a_tapped_permanent() -> None:
    table = Table(STONE)
    assert not table.payable(UntapSource())
    assert table.pay(TAP)
    assert table.pay(UntapSource())
    assert not table.state.objects[table.source].tapped


def test_life_can_be_paid_down_to_nothing_but_not_below() -> None:
    assert not Table(STONE, life=1).payable(PayLife(TWO))
    assert not Table(STONE, life=3).payable(PayLife(TWO), PayLife(TWO))
    table = Table(STONE, life=2)
    assert table.pay(PayLife(TWO))
    assert table.state.players[0].life == 0
    assert table.payable(PayLife(Fixed(0)))


def test_life_of_a_cost_is_not_there_for_phyrexian_mana() -> None:
    assert Table(STONE, life=4).payable(PayLife(TWO), pays("{R/P}"))
    assert not Table(STONE, life=3).payable(PayLife(TWO), pays("{R/P}"))


def test_a_card_is_discarded_that_the_player_chooses() -> None:
    table = Table(STONE, hand=(BEAR, FOREST))
    assert table.pay(DiscardCost(what=A_CARD), picks=("choose Forest",))
    assert [table.state.label(id) for id in table.state.players[0].hand] == ["Plain Bear"]
    assert not Table(STONE).payable(DiscardCost(what=A_CARD))


def test_a_spell_that_is_being_cast_cannot_be_discarded_for_itself() -> None:
    table = Table(hand=(BEAR,))
    made = ability(DiscardCost(what=A_CARD))
    c = Context(table.state, table.source, 0, StackItem(made.script, table.source))
    assert not costs.can_pay(table.state, None, made.costs, c, Purpose(table.source, is_spell=True))


def test_this_card_is_discarded_from_hand_or_exiled_from_hand_or_graveyard() -> None:
    assert Table(hand=(BEAR,)).pay(DiscardCost(what=THIS))
    assert Table(hand=(BEAR,)).pay(ExileCost(what=SourceIn("hand")))
    assert Table(graveyard=(BEAR,)).pay(ExileCost(what=SourceIn("graveyard")))
    assert not Table(BEAR).payable(DiscardCost(what=THIS))
    assert not Table(BEAR).payable(ExileCost(what=SourceIn("graveyard")))


def test_a_hand_is_discarded_whole() -> None:
    table = Table(STONE, hand=(BEAR, FOREST))
    assert table.pay(DiscardHand())
    assert table.state.players[0].hand == []
    assert table.payable(DiscardHand())


def test_what_is_random_is_paid_last() -> None:
    table = Table(STONE, hand=(BEAR, FOREST))
    assert table.pay(DiscardAtRandom(ONE), MillCost(ONE), DiscardCost(what=A_CARD), picks=("choose Forest",))
    discarded = [table.state.label(event.old) for event in table.state.log if isinstance(event, Discarded)]
    assert discarded == ["Forest", "Plain Bear"]
    assert not table.payable(DiscardAtRandom(ONE))


def test_no_more_cards_are_milled_for_a_cost_than_there_are() -> None:
    assert not Table(STONE).payable(MillCost(Fixed(3)))
    table = Table(STONE)
    assert table.pay(MillCost(TWO))
    assert [len(event.cards) for event in table.state.log if isinstance(event, Milled)] == [2]


def test_cards_are_exiled_from_the_graveyard_of_the_player_who_pays() -> None:
    one = ExileCost(what=Choose(Quantity(ONE, ONE), AllOf((IsCard(), InZoneOf(You(), "graveyard")))))
    assert not Table(STONE).payable(one)
    table = Table(STONE, graveyard=(BEAR, FOREST))
    assert table.pay(one, picks=("choose Forest",))
    assert [table.state.label(id) for id in table.state.exile] == ["Forest"]


def test_counters_can_be_removed_only_if_they_are_there() -> None:
    remove = RemoveCounters(what=THIS, number=TWO, counter="charge")
    table = Table(STONE)
    assert not table.payable(remove)
    assert table.pay(PutCounters(what=THIS, number=TWO, counter="charge"))
    assert table.pay(remove)
    assert not table.payable(remove)


def test_counters_are_removed_before_the_permanent_is_sacrificed() -> None:
    table = Table(STONE)
    assert table.pay(PutCounters(what=THIS, number=ONE, counter="charge"))
    assert table.pay(SacrificeCost(what=THIS), RemoveCounters(what=THIS, number=ONE, counter="charge"))
    assert table.there() == []


def test_loyalty_is_put_or_removed() -> None:
    table = Table(STONE)
    assert not table.payable(Loyalty(Fixed(-1)))
    assert table.pay(Loyalty(TWO))
    assert table.pay(Loyalty(Fixed(-1)))
    assert table.pay(Loyalty(Fixed(0)))
    assert table.state.objects[table.source].counters == {"loyalty": 1}


def test_energy_is_paid_from_the_counters_of_the_player() -> None:
    table = Table(STONE)
    table.state.edit_player(0).counters = {"energy": 3}
    assert table.pay(PayEnergy(TWO))
    assert not table.payable(PayEnergy(TWO))


def test_a_permanent_is_returned_to_its_owners_hand() -> None:
    table = Table(STONE, BEAR)
    assert table.pay(ReturnCost(what=Choose(Quantity(ONE, ONE), AllOf((Other(), OfType("creature"))))))
    assert [table.state.label(id) for id in table.state.players[0].hand] == ["Plain Bear"]


def test_a_revealed_card_can_be_discarded_for_another_part() -> None:
    table = Table(STONE, hand=(BEAR,))
    assert table.pay(RevealCost(what=A_CARD), DiscardCost(what=A_CARD))


def test_any_number_may_be_none() -> None:
    some = SacrificeCost(what=Choose(Quantity(Fixed(0), None), OfType("creature")))
    table = Table(BEAR, ELF)
    assert table.pay(some, picks=("choose Plain Elf", "done"))
    assert table.there() == ["Plain Bear"]
    assert table.pay(some, picks=("done",))


def test_later_words_find_what_was_sacrificed_under_its_name() -> None:
    table = Table(BEAR)
    parts = (SacrificeCost(what=A_CREATURE, named="victim"),)
    c = table.context(parts)
    assert run(costs.pay(table.state, None, parts, c, Purpose()))
    assert c.named["victim"] == (table.source,)
    assert c.item is not None
    assert c.item.named["victim"] == (table.source,)


def test_x_is_at_most_what_can_be_paid() -> None:
    table = Table(FOREST, FOREST, FOREST)
    parts = (pays("{X}{G}"),)
    c = table.context(parts)
    decision = next(costs.choose_x(table.state, parts, c, Purpose()))
    assert [option.value for option in decision.options] == [0, 1, 2]


def test_x_can_be_an_amount_of_life() -> None:
    table = Table(STONE, life=3)
    parts = (PayLife(X()),)
    c = table.context(parts)
    assert run(costs.choose_x(table.state, parts, c, Purpose()), "2") == 2
    assert run(costs.pay(table.state, None, parts, c, Purpose()))
    assert table.state.players[0].life == 1


def test_a_mana_ability_with_a_mana_cost_is_paid_with_mana_that_the_rest_can_spare() -> None:
    forge = card("Forge", "Artifact", ability(pays("{1}"), TAP, adds("{R}{R}")))
    table = Table(forge, FOREST, card("Plains", "Basic Land — Plains"))
    assert table.pay(pays("{R}{R}{G}"))
    assert not mana.options(table.state, 0)
    assert not payment.can_pay(table.state, 0, pays("{1}").mana, Purpose())
