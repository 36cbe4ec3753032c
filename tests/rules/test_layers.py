"""The layers, timestamps and dependency (CR 613)."""

from __future__ import annotations

from tests.rules.layer_words import (
    Also,
    Animated,
    Base,
    Becomes,
    CantBlock,
    Colored,
    Colorless,
    Dead,
    Gains,
    Host,
    HowMany,
    InGraveyard,
    Itself,
    Leading,
    LosesAll,
    OnlyLandType,
    Plus,
    Strong,
    Switched,
    TappedOnes,
    Typed,
    Watchful,
    Winged,
    You,
    Yours,
    card,
    creature,
    static,
)

from manafold.model.words import Fixed, Static
from manafold.rules import attaching, intrinsic, phasing, zones
from manafold.rules.context import Context
from manafold.rules.continuous import add_effect
from manafold.rules.counters import add
from manafold.rules.events import BY_RULES
from manafold.rules.scenario import Scenario
from manafold.rules.state import State
from manafold.rules.under_effects import player_rules, recompute
from manafold.words import VOCABULARY
from manafold.words.durations.turn import UntilEndOfTurn

ONE, TWO, ZERO = Fixed(1), Fixed(2), Fixed(0)
BEAR = creature("Plain Bear", 2, 2, types="Creature — Bear")
BANNER = card("Plain Banner", "Enchantment", static(Yours(), Plus(ONE, ONE)))
SILENCE = card("Great Silence", "Enchantment", static(Typed("creature"), LosesAll(1)))
WINGS = card("Open Sky", "Enchantment", static(Typed("creature"), Gains(Winged())))


def size(state: State, id: int) -> tuple[int | None, int | None]:
    """Power and toughness now."""
    chars = state.characteristics(id)
    return chars.power, chars.toughness


def this_turn(state: State, id: int, *does: Static) -> None:
    """A spell of player 0 does something to one object until end of turn."""
    add_effect(state, Context(state, id, 0), does, UntilEndOfTurn(), (id,))


class TestLayers:
    def test_an_anthem_makes_creatures_of_its_controller_bigger_and_no_others(self) -> None:
        s = Scenario()
        (mine, _), (theirs,) = s.battlefield(0, BEAR, BANNER), s.battlefield(1, BEAR)
        assert size(s.state, mine) == (3, 3)
        assert size(s.state, theirs) == (2, 2)

    def test_a_card_in_hand_is_not_touched_by_an_anthem(self) -> None:
        s = Scenario()
        s.battlefield(0, BANNER)
        (held,) = s.hand(0, BEAR)
        assert size(s.state, held) == (2, 2)

    def test_base_power_is_set_before_it_is_modified_whatever_came_first(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        this_turn(s.state, bear, Plus(TWO, ZERO))
        this_turn(s.state, bear, Base(Fixed(5), ONE))
        assert size(s.state, bear) == (7, 1)

    def test_power_and_toughness_are_switched_last(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        this_turn(s.state, bear, Switched())
        this_turn(s.state, bear, Plus(TWO, ZERO))
        assert size(s.state, bear) == (2, 4)

    def test_counters_count_in_layer_7c(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add(s.state, bear, "+1/+1", 3)
        add(s.state, bear, "-0/-1", 1)
        this_turn(s.state, bear, Base(ONE, ONE))
        assert size(s.state, bear) == (4, 3)

    def test_counters_count_where_nothing_else_does(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add(s.state, bear, "+1/+1", 1)
        assert size(s.state, bear) == (3, 3)
        add(s.state, bear, "+1/+1", -1)
        assert size(s.state, bear) == (2, 2)

    def test_a_creature_made_of_a_land_gets_the_bonus_of_creatures(self) -> None:
        s = Scenario()
        grove = card("Slow Grove", "Land — Forest", static(Itself(), Animated(3)))
        _, land = s.battlefield(0, BANNER, grove)
        assert size(s.state, land) == (4, 4)

    def test_a_color_given_in_layer_5_counts_for_power_in_layer_7(self) -> None:
        s = Scenario()
        host, lord = s.battlefield(0, BEAR, card("White Banner", "Enchantment", static(Colored("W"), Plus(ONE, ONE))))
        paint = card("White Paint", "Enchantment — Aura", static(Host(), Becomes("W")))
        s.put(0, "battlefield", paint, attached_to=host)
        assert s.state.characteristics(lord).power is None
        assert size(s.state, host) == (3, 3)


class TestTimestamps:
    def test_the_later_of_two_colors_wins(self) -> None:
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        this_turn(s.state, bear, Becomes("W"))
        this_turn(s.state, bear, Becomes("B"))
        assert s.state.characteristics(bear).colors == {"B"}

    def test_an_equipment_that_is_attached_anew_is_later(self) -> None:
        s = Scenario()
        bear, other = s.battlefield(0, BEAR, BEAR)
        white = s.put(0, "battlefield", card("Wash", "Artifact — Equipment", static(Host(), Becomes("W"))))
        black = s.put(0, "battlefield", card("Soot", "Artifact — Equipment", static(Host(), Becomes("B"))))
        attaching.attach(s.state, white, bear, BY_RULES)
        attaching.attach(s.state, black, bear, BY_RULES)
        assert s.state.characteristics(bear).colors == {"B"}
        attaching.attach(s.state, white, other, BY_RULES)
        attaching.attach(s.state, white, bear, BY_RULES)
        assert s.state.characteristics(bear).colors == {"W"}

    def test_a_later_keyword_counter_outlasts_an_earlier_loss(self) -> None:
        intrinsic.speak(VOCABULARY)
        s = Scenario()
        (bear,) = s.battlefield(0, BEAR)
        add(s.state, bear, "flying", 1)
        assert s.state.characteristics(bear).keywords == {"flying"}
        this_turn(s.state, bear, LosesAll())
        assert not s.state.characteristics(bear).keywords
        add(s.state, bear, "flying", 1)
        assert s.state.characteristics(bear).keywords == {"flying"}


class TestAbilities:
    def test_a_static_ability_that_was_removed_does_not_apply_in_later_layers(self) -> None:
        s = Scenario()
        lord = creature("Loud Lord", 2, 2, static(Yours(), Plus(ONE, ONE)))
        bear, _, _ = s.battlefield(0, BEAR, lord, SILENCE)
        assert size(s.state, bear) == (1, 1)

    def test_an_effect_that_has_started_goes_on_after_its_ability_is_lost(self) -> None:
        s = Scenario()  # 613.6: it made lands creatures in layer 4, so it sets their size in layer 7b
        waker = creature("Earth Waker", 2, 2, static(Typed("land"), Animated(4)))
        land, _, _ = s.battlefield(0, card("Flat Field", "Land"), waker, SILENCE)
        assert "creature" in s.state.characteristics(land).types
        assert size(s.state, land) == (1, 1)  # the silence is later
        s = Scenario()
        _, land, _ = s.battlefield(0, SILENCE, card("Flat Field", "Land"), waker)
        assert size(s.state, land) == (4, 4)

    def test_a_granted_static_ability_applies_from_its_layer_on(self) -> None:
        s = Scenario()
        gift = card("Gift", "Enchantment — Aura", static(Host(), Gains(static(Yours(), Plus(ONE, ZERO)))))
        host, bear = s.battlefield(0, BEAR, BEAR)
        s.put(0, "battlefield", gift, attached_to=host)
        s.put(0, "battlefield", gift, attached_to=host)
        assert size(s.state, host) == size(s.state, bear) == (4, 2)

    def test_a_granted_ability_of_an_earlier_layer_comes_too_late(self) -> None:
        s = Scenario()
        gift = card("Late Paint", "Enchantment — Aura", static(Host(), Gains(static(Itself(), Becomes("W")))))
        (host,) = s.battlefield(0, BEAR)
        s.put(0, "battlefield", gift, attached_to=host)
        assert not s.state.characteristics(host).colors

    def test_a_keyword_that_stands_for_a_static_ability_applies_once_whatever_else_is_gained(self) -> None:
        s = Scenario()
        leader, bear = s.battlefield(0, creature("Leader", 1, 1, Leading()), BEAR)
        this_turn(s.state, leader, Gains(Winged()))
        assert size(s.state, bear) == (3, 3)
        this_turn(s.state, bear, Gains(Leading()))
        assert size(s.state, bear) == (4, 4)

    def test_objects_that_were_given_an_ability_that_waits_for_events_are_known(self) -> None:
        s = Scenario()
        bear, wolf = s.battlefield(0, BEAR, BEAR)
        this_turn(s.state, bear, Gains(Winged()))
        assert s.state.granted == ()
        this_turn(s.state, wolf, Gains(Watchful()))
        assert s.state.granted == (wolf,)

    def test_a_condition_is_that_of_the_source(self) -> None:
        s = Scenario()
        proud = creature("Proud One", 4, 4, static(Yours(), Gains(Winged()), condition=Strong()))
        bear, _ = s.battlefield(0, BEAR, proud)
        assert not s.state.characteristics(bear).keywords
        s = Scenario()
        stronger = creature("Proud One", 5, 4, static(Yours(), Gains(Winged()), condition=Strong()))
        bear, _ = s.battlefield(0, BEAR, stronger)
        assert s.state.characteristics(bear).keywords == {"winged"}


class TestDefining:
    def test_a_defined_size_counts_in_every_zone(self) -> None:
        s = Scenario()
        ghoul = creature("Grave Counter", 0, 0, static(Itself(), Base(Dead(), Dead()), zone="everywhere"))
        (there,) = s.battlefield(0, ghoul)
        (held,) = s.hand(1, ghoul)
        assert size(s.state, there) == size(s.state, held) == (0, 0)
        first, second = s.graveyard(1, ghoul, ghoul)
        assert size(s.state, there) == size(s.state, held) == size(s.state, first) == size(s.state, second) == (2, 2)

    def test_a_defined_color_counts_before_every_other_effect(self) -> None:
        s = Scenario()
        pale = creature("Pale Thing", 1, 1, static(Itself(), Colorless(), zone="everywhere"))
        (first,) = s.battlefield(0, card("Paint", "Enchantment", static(Typed("creature"), Becomes("W"))))
        (thing,) = s.battlefield(0, pale)
        assert s.state.characteristics(thing).colors == {"W"}
        assert first < thing

    def test_a_defined_color_outlasts_the_loss_of_abilities_but_a_defined_size_does_not(self) -> None:
        s = Scenario()
        black = creature("Black Beast", 0, 0, static(Itself(), Becomes("B"), Base(TWO, TWO), zone="everywhere"))
        (beast,) = s.battlefield(0, black)
        assert size(s.state, beast) == (2, 2)
        this_turn(s.state, beast, LosesAll())
        assert s.state.characteristics(beast).colors == {"B"}

    def test_a_size_defined_alone_is_lost_with_the_ability(self) -> None:
        s = Scenario()
        (beast,) = s.battlefield(0, creature("Beast", 0, 0, static(Itself(), Base(TWO, TWO), zone="everywhere")))
        this_turn(s.state, beast, LosesAll())
        assert size(s.state, beast) == (0, 0)


class TestZones:
    def test_cards_in_a_graveyard_are_touched_by_what_speaks_of_them(self) -> None:
        s = Scenario()
        s.battlefield(0, card("Grave Song", "Enchantment", static(InGraveyard(), Gains(Winged()))))
        (mine,), (theirs,) = s.graveyard(0, BEAR), s.graveyard(1, BEAR)
        assert s.state.characteristics(mine).keywords == {"winged"}
        assert not s.state.characteristics(theirs).keywords

    def test_a_static_ability_functions_only_in_its_zone(self) -> None:
        s = Scenario()
        singer = creature("Buried Singer", 1, 1, static(Yours(), Plus(ONE, ONE), zone="graveyard"))
        bear, _ = s.battlefield(0, BEAR, singer)
        assert size(s.state, bear) == (2, 2)
        s.graveyard(0, singer)
        assert size(s.state, bear) == (3, 3)

    def test_what_is_phased_out_does_not_act(self) -> None:
        s = Scenario()
        bear, banner = s.battlefield(0, BEAR, BANNER)
        phasing.phase_out(s.state, [banner], BY_RULES)
        assert size(s.state, bear) == (2, 2)
        phasing.phase_in(s.state, [banner], BY_RULES)
        assert size(s.state, bear) == (3, 3)


class TestDependency:
    def test_a_change_of_land_type_waits_for_what_makes_lands_of_that_type(self) -> None:
        s = Scenario()  # "Bears are lands" is later but decides what "lands are only Islands" applies to
        _, bear, _ = s.battlefield(
            0,
            card("Flood", "Enchantment", static(Typed("land"), OnlyLandType("Island"))),
            BEAR,
            card("Roots", "Enchantment", static(Typed("Bear"), Also("land"))),
        )
        assert s.state.characteristics(bear).subtypes == {"Island"}

    def test_an_effect_waits_for_one_that_would_end_its_existence(self) -> None:
        s = Scenario()  # the drought is later, but takes the ability of the spring, which then makes no Forests
        spring = card("Old Spring", "Land", static(Typed("land"), Also("", "Forest")))
        drought = card("Drought", "Enchantment", static(Typed("land"), OnlyLandType("Desert")))
        plain, source, _ = s.battlefield(0, card("Flat Field", "Land"), spring, drought)
        assert s.state.characteristics(plain).subtypes == {"Desert"}
        assert s.state.characteristics(source).subtypes == {"Desert"}

    def test_abilities_are_given_before_those_are_asked_for_who_have_them(self) -> None:
        s = Scenario()
        silencer = creature("Quiet One", 2, 2, static(Typed("creature"), Gains(Winged())))
        bear, _, _ = s.battlefield(0, BEAR, silencer, SILENCE)
        assert not s.state.characteristics(bear).keywords  # the giver lost its ability before it gave

    def test_without_a_dependency_timestamps_decide(self) -> None:
        s = Scenario()
        bear, _, _ = s.battlefield(0, BEAR, SILENCE, WINGS)
        assert s.state.characteristics(bear).keywords == {"winged"}
        s = Scenario()
        bear, _, _ = s.battlefield(0, BEAR, WINGS, SILENCE)
        assert not s.state.characteristics(bear).keywords

    def test_in_a_loop_timestamps_decide(self) -> None:
        s = Scenario()  # each makes the other apply to one thing more
        bears = card("Bears to Elves", "Enchantment", static(Typed("Bear"), Also("", "Elf")))
        elves = card("Elves to Bears", "Enchantment", static(Typed("Elf"), Also("", "Bear")))
        bear, elf, _, _ = s.battlefield(0, BEAR, creature("Elf", 1, 1, types="Creature — Elf"), bears, elves)
        assert s.state.characteristics(bear).subtypes == {"Bear", "Elf"}
        assert s.state.characteristics(elf).subtypes == {"Bear", "Elf"}

    def test_what_applies_to_nothing_before_another_waits_for_it(self) -> None:
        s = Scenario()
        two = card("Two", "Enchantment", static(Typed("Elf"), OnlyLandType("Bear")))
        one = card("One", "Enchantment", static(Typed("Bear"), OnlyLandType("Elf")))
        bear, _, _ = s.battlefield(0, BEAR, two, one)
        assert s.state.characteristics(bear).subtypes == {"Bear"}

    def test_in_a_loop_of_opposites_the_later_wins(self) -> None:
        one = card("One", "Enchantment", static(Typed("Bear"), OnlyLandType("Elf")))
        two = card("Two", "Enchantment", static(Typed("Elf"), OnlyLandType("Bear")))
        elf = creature("Elf", 1, 1, types="Creature — Elf")
        for cards, outcome in ((one, two), "Bear"), ((two, one), "Elf"):
            s = Scenario()
            ids = s.battlefield(0, BEAR, elf, *cards)
            assert [s.state.characteristics(id).subtypes for id in ids[:2]] == [{outcome}, {outcome}]


class TestRulesLayer:
    def test_words_about_the_rules_are_handed_to_what_they_apply_to(self) -> None:
        s = Scenario()
        word = CantBlock()
        meek, bear = s.battlefield(0, creature("Meek", 1, 1, static(Itself(), word)), BEAR)
        ((found, c),) = s.state.characteristics(meek).rules
        assert found is word
        assert c.source == meek
        assert s.state.characteristics(bear).rules == ()

    def test_words_about_the_rules_can_be_true_of_a_player(self) -> None:
        s = Scenario()
        word = CantBlock()
        s.battlefield(1, card("Curfew", "Enchantment", static(You(), word)))
        assert [found for found, _ in player_rules(s.state, 1)] == [word]
        assert player_rules(s.state, 0) == ()

    def test_a_fork_speaks_from_its_own_state(self) -> None:
        s = Scenario()
        (meek,) = s.battlefield(0, creature("Meek", 1, 1, static(Itself(), CantBlock())))
        assert s.state.characteristics(meek).rules[0][1].state is s.state
        twin = s.state.fork()
        assert twin.characteristics(meek).rules[0][1].state is twin


class TestKeeping:
    def test_what_nothing_touches_shares_its_printed_values(self) -> None:
        s = Scenario()
        (theirs,) = s.battlefield(1, BEAR)
        s.battlefield(0, BANNER)
        assert s.state.characteristics(theirs) is s.state.object(theirs).base

    def test_a_simple_anthem_is_not_computed_again_for_a_tap(self) -> None:
        s = Scenario()
        bear, _ = s.battlefield(0, BEAR, BANNER)
        before = s.state.characteristics(bear)
        s.state.edit(bear).tapped = True
        assert s.state.characteristics(bear) is before
        s.battlefield(0, BANNER)
        assert size(s.state, bear) == (4, 4)

    def test_what_looks_at_tapped_creatures_is_computed_again_for_a_tap(self) -> None:
        s = Scenario()
        bear, _ = s.battlefield(0, BEAR, card("Rest", "Enchantment", static(TappedOnes(), Plus(ONE, ONE))))
        assert size(s.state, bear) == (2, 2)
        s.state.edit(bear).tapped = True
        assert size(s.state, bear) == (3, 3)

    def test_a_number_of_permanents_is_counted_again_when_one_leaves(self) -> None:
        s = Scenario()
        bonus = HowMany(Typed("creature"))
        bear, other, _ = s.battlefield(0, BEAR, BEAR, card("Tally", "Enchantment", static(Yours(), Plus(bonus, ZERO))))
        assert size(s.state, bear) == (4, 2)

        zones.remove_from_game(s.state, other)
        assert size(s.state, bear) == (3, 2)

    def test_a_recomputation_agrees_and_leaves_what_was_kept(self) -> None:
        s = Scenario()
        bear, _, _ = s.battlefield(0, BEAR, BANNER, SILENCE)
        (held,) = s.hand(0, BEAR)
        kept = s.state.characteristics(bear)
        fresh = recompute(s.state)
        assert fresh[bear] is not kept
        assert fresh[bear].values() == kept.values()
        assert fresh[held].values() == s.state.characteristics(held).values()
        assert s.state.characteristics(bear) is kept

    def test_a_fork_goes_its_own_way(self) -> None:
        s = Scenario()
        bear, _ = s.battlefield(0, BEAR, BANNER)
        assert size(s.state, bear) == (3, 3)
        twin = s.state.fork()
        assert twin.characteristics(bear) is s.state.characteristics(bear)
        this_turn(twin, bear, Plus(TWO, TWO))
        assert size(twin, bear) == (5, 5)
        assert size(s.state, bear) == (3, 3)
