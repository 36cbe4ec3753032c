"""Why something is not offered, with the rule that says so."""

from __future__ import annotations

import pytest
from tests.cards import card
from tests.rules.sample_games import table

from manafold.rules.choice_errors import InvalidNotation
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

WALKER = card("Ada, Wanderer", "{2}{R}", "Legendary Planeswalker", "+1: You gain 1 life.", loyalty=3)
DAWN = card("Slow Dawn", "{R}", "Creature — Bird", "Protection from red", 1, 1)
TOLL = card("Blood Toll", "{R}", "Artifact", "Sacrifice a creature: Draw a card.")


def position(mountains: int = 2) -> Scenario:
    """Ann can always use her rod, so that she is asked."""
    scenario = table(mountains)
    scenario.battlefield(0, "Iron Rod")
    return scenario


def reason(game: Game, text: str) -> str:
    """The refusal, as text."""
    return str(game.why_not(text))


def test_nothing_is_said_against_what_is_offered() -> None:
    scenario = position()
    scenario.hand(0, "Grim Spark")
    assert scenario.start().why_not("cast Grim Spark") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cast Ember Flood", "None"),
        ("cast Grove Elk", "not enough mana for {1}{G} (CR 118.3)"),
        ("cast Forest", "lands are played, not cast (CR 305.9)"),
        ("cast Sudden Ruin", "there is no legal target (CR 601.2c)"),
        ("activate Blood Toll", 'the cost "sacrifice" can\'t be paid (CR 118.3)'),
        ("cast Red Hawk", "it is in your graveyard (CR 601.3)"),
        ("cast Pale Wolf", "it is in Bob's graveyard (CR 601.3)"),
        ("cast Iron Rod", "it is on the battlefield (CR 601.3)"),
        ("play Grove Elk", "it is no land (CR 305.1)"),
        ("activate Mountain",
         "mana abilities are activated of themselves as costs are paid, unless you pay by hand (CR 605.3a)"),
        ("activate Red Hawk", "it has no activated ability (CR 602.2)"),
        ("attack Mountain", "attackers are declared as the declare attackers step begins (CR 508.1)"),
        ("mulligan", "nothing asks for it now, Ann has priority (CR 117.1)"),
    ],
)  # fmt: skip
def test_each_reason_has_its_rule(text: str, expected: str) -> None:
    scenario = position()
    for name in ("Grove Elk", "Forest", "Sudden Ruin", "Ember Flood"):
        scenario.hand(0, name)
    scenario.battlefield(0, TOLL)
    scenario.graveyard(0, "Red Hawk")
    scenario.graveyard(1, "Pale Wolf")
    assert reason(scenario.start(), text) == expected


def test_what_needs_the_time_of_a_sorcery_has_to_wait() -> None:
    scenario = position()
    scenario.hand(0, "Red Hawk", "Forest", "Grim Spark")
    scenario.put(0, "battlefield", WALKER)
    assert reason(scenario.start(active=1, priority=0), "cast Red Hawk") == "it is not your turn (CR 117.1a)"
    assert reason(scenario.start(active=1, priority=0), "play Forest") == "it is not your turn (CR 305.3)"
    assert reason(scenario.start("upkeep"), "cast Red Hawk") == "it is not a main phase (CR 117.1a)"
    assert reason(scenario.start("upkeep"), "activate Ada, Wanderer") == "it is not a main phase (CR 606.3)"
    game = scenario.start()
    game.choose("cast Grim Spark -> Bob")
    assert reason(game, "cast Red Hawk") == "the stack is not empty (CR 117.1a)"
    assert reason(game, "play Forest") == "the stack is not empty (CR 305.1)"


def test_one_land_a_turn_and_one_loyalty_ability() -> None:
    scenario = position()
    scenario.hand(0, "Forest", "Mountain")
    scenario.put(0, "battlefield", WALKER)
    game = scenario.start()
    game.choose("play Forest")
    assert reason(game, "play Mountain") == "you have played all the lands you may play this turn (CR 305.2b)"
    game.choose("activate Ada, Wanderer")
    game.choose("pass")
    assert reason(game, "activate Ada, Wanderer") == "a loyalty ability of it was activated this turn (CR 606.3)"


def test_abilities_of_tapped_sick_and_foreign_permanents() -> None:
    archer = card("Camp Archer", "{R}", "Creature — Archer", "{T}: Camp Archer deals 1 damage to any target.", 1, 1)
    scenario = position()
    scenario.put(0, "battlefield", archer, sick=True)
    game = scenario.start()
    expected = "it has not been under your control since your turn began (CR 302.6)"
    assert reason(game, "activate Camp Archer") == expected
    scenario = position()
    scenario.put(0, "battlefield", archer, tapped=True)
    assert reason(scenario.start(), "activate Camp Archer") == "it is tapped (CR 118.3)"
    scenario = position()
    scenario.put(1, "battlefield", archer)
    foreign = "it is not under your control, but on the battlefield (CR 602.2)"
    assert reason(scenario.start(), "activate Camp Archer") == foreign


def test_reasons_against_attackers() -> None:
    scenario = position()
    scenario.battlefield(0, "Grove Elk", "Old Wall")
    scenario.put(0, "battlefield", "Pale Wolf", tapped=True)
    scenario.put(0, "battlefield", "Red Hawk", sick=True)
    scenario.battlefield(1, "Hidden Ghost")
    game = scenario.start()
    while game.decision is not None and game.decision.kind != "attack":
        game.choose("pass")
    assert reason(game, "attack Pale Wolf") == "it is tapped (CR 508.1a)"
    assert reason(game, "attack Red Hawk").endswith("since your turn began (CR 302.6)")
    assert reason(game, "attack Old Wall") == "it has defender (CR 702.3b)"
    assert reason(game, "attack Mountain") == "it is not a creature that can attack (CR 508.1a)"
    assert reason(game, "attack Hidden Ghost") == "it is not under your control (CR 508.1a)"
    assert reason(game, "cast Grove Elk").startswith("it is on the battlefield") is False


def test_reasons_against_blockers() -> None:
    scenario = position()
    scenario.battlefield(0, "Red Hawk", "Grove Elk", "Pale Wolf")
    scenario.battlefield(1, "Old Wall", "Hidden Ghost")
    scenario.put(1, "battlefield", DAWN, tapped=True)
    game = scenario.start()
    while game.decision is not None and game.decision.kind != "attack":
        game.choose("pass")
    game.choose("attack Red Hawk, Grove Elk, done")
    while game.decision is not None and game.decision.kind != "block":
        game.choose("pass")
    assert reason(game, "block Old Wall -> Red Hawk") == "Red Hawk has flying (CR 509.1b)"
    assert reason(game, "block Old Wall -> Pale Wolf") == "Pale Wolf is not attacking you (CR 509.1a)"
    assert reason(game, "block Slow Dawn -> Grove Elk") == "it is tapped (CR 509.1a)"
    game.choose("block Old Wall -> Grove Elk")
    assert reason(game, "block Old Wall -> Red Hawk") == "it blocks as much as it can already (CR 509.1a)"


def test_reasons_against_targets() -> None:
    scenario = position()
    scenario.hand(0, "Split Spark")
    scenario.battlefield(1, "Hidden Ghost", "Grove Elk", "Pale Wolf")
    scenario.put(1, "battlefield", DAWN)
    game = scenario.start()
    game.choose("cast Split Spark")
    assert reason(game, "target Hidden Ghost") == "it has hexproof (CR 702.11b)"
    assert reason(game, "target Slow Dawn") == "it has protection (CR 702.16b)"
    assert reason(game, "target Iron Rod") == "it is not what the text asks for (CR 115.1)"
    assert reason(game, "target Ann") == "it is not what the text asks for (CR 115.1)"
    game.choose("target Grove Elk")
    assert reason(game, "target Grove Elk") == "it is a target already (CR 115.3)"
    assert reason(game, "cast Split Spark").startswith("it is on the stack") is False


def test_a_run_is_judged_as_a_whole() -> None:
    scenario = position(0)
    scenario.hand(0, "Grim Spark")
    assert reason(scenario.start(), "cast Grim Spark -> Bob") == "not enough mana for {R} (CR 118.3)"
    scenario = position()
    scenario.hand(0, "Grim Spark")
    scenario.battlefield(1, "Hidden Ghost")
    game = scenario.start()
    assert reason(game, "cast Grim Spark -> Bob") == "None"
    assert reason(game, "cast Grim Spark -> Hidden Ghost") == "it has hexproof (CR 702.11b)"


def test_what_names_nothing_is_no_question() -> None:
    game = position().start()
    for text in ("cast Nothing At All", "sing"):
        with pytest.raises(InvalidNotation):
            game.why_not(text)


def test_the_hand_of_an_opponent_is_not_given_away() -> None:
    scenario = position()
    scenario.hand(1, "Red Hawk")
    with pytest.raises(InvalidNotation):
        scenario.start().why_not("cast Red Hawk")


def test_after_the_end_nothing_is_possible() -> None:
    game = position().start()
    game.concede(1)
    assert reason(game, "pass") == "the game is over (CR 104.1)"


def test_a_card_that_is_still_in_the_library_is_not_in_your_hand() -> None:
    scenario = position()
    scenario.library(0, "Grim Spark")
    game = scenario.start()
    said = "no card of that name is in your hand, or anywhere where you could use it"
    assert reason(game, "cast Grim Spark") == f"{said} (CR 601.3)"


def test_a_creature_in_hand_does_not_attack() -> None:
    scenario = position()
    scenario.hand(0, "Grove Elk")
    assert reason(scenario.start(), "attack Grove Elk") == "it is in your hand, not on the battlefield (CR 508.1a)"


DIG = card("Deep Dig", "{R}", "Sorcery", "Draw a card.\nFlashback {3}{R}")
HUNT = card("Late Hunt", "{R}", "Sorcery", "Destroy target creature.\nFlashback {R}")
GLEAM = card("Twice Seen", "{4}{R}", "Instant", "Draw a card.\nEscape—{R}, Exile two other cards from your graveyard.")
PASSER = card("Passing Bird", "{4}{R}", "Creature — Bird", "Evoke {R}", 2, 2)


def test_a_card_in_a_graveyard_is_refused_for_what_keeps_it_from_being_cast_from_there() -> None:
    scenario = position()
    scenario.graveyard(0, DIG, HUNT, GLEAM)
    game = scenario.start()
    assert reason(game, "cast Deep Dig") == "with flashback: not enough mana for {3}{R} (CR 118.3)"
    assert reason(game, "cast Late Hunt") == "with flashback: there is no legal target (CR 601.2c)"
    assert reason(game, "cast Twice Seen") == 'it can only be cast "with escape" now (CR 601.3)'
    assert reason(scenario.start("upkeep"), "cast Deep Dig") == "with flashback: it is not a main phase (CR 117.1a)"


def test_of_cards_of_one_name_the_one_is_meant_that_could_be_cast() -> None:
    scenario = position()
    scenario.graveyard(1, DIG)
    scenario.graveyard(0, DIG)
    assert reason(scenario.start(), "cast Deep Dig") == "with flashback: not enough mana for {3}{R} (CR 118.3)"


def test_flashback_is_for_the_graveyard_of_its_owner() -> None:
    scenario = position(4)
    scenario.graveyard(1, DIG)
    assert reason(scenario.start(), "cast Deep Dig") == "it is in Bob's graveyard (CR 601.3)"


def test_another_way_to_cast_a_card_is_named_where_it_is_open() -> None:
    scenario = position()
    scenario.hand(0, PASSER)
    said = 'not enough mana for {4}{R}, but it can be cast "with evoke" (CR 118.3)'
    assert reason(scenario.start(), "cast Passing Bird") == said


WAITER = card("Slow Tide", "{6}{R}", "Sorcery", "Draw a card.\nSuspend 3—{3}{R}")
PLOTTER = card("Schemer", "{6}{R}", "Creature — Bird", "Plot {R}", 1, 1)
SECRET = card("Told Before", "{6}{R}", "Instant", "Draw a card.\nForetell {R}")


def test_special_actions_are_refused_for_their_own_reasons() -> None:
    scenario = position()
    scenario.hand(0, WAITER, SECRET, "Grim Spark")
    scenario.graveyard(0, PLOTTER)
    game = scenario.start()
    assert reason(game, "suspend Slow Tide") == "not enough mana for {3}{R} (CR 118.3)"
    assert reason(game, "foretell Told Before") == "None"
    assert reason(game, "foretell Grim Spark") == "it has nothing that would let you foretell it (CR 116.2)"
    assert reason(game, "plot Schemer") == "it is in your graveyard (CR 116.2)"
    late = scenario.start(active=1, priority=0)
    assert reason(late, "foretell Told Before") == "it is not your turn (CR 116.2)"
    assert reason(late, "suspend Slow Tide") == "it is not your turn (CR 116.2)"
