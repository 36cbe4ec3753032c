"""Dice with results tables, and several coins, played (CR 705, 706)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import act, board, life, permanent, resolve, spell, table

from manafold.rules.events import CoinFlipped, DiceRolled
from manafold.rules.game import Game

TABLE = "Roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 2 life.\n20 | You gain 30 life."
OPEN = "Roll a d6.\n1—3 | You gain 1 life.\n4+ | You gain 2 life. Draw a card."


@pytest.mark.parametrize(
    "text",
    [
        TABLE,
        OPEN,
        "Roll a d6. You gain life equal to the result.",
        "Roll a six-sided die. When you do, you gain life equal to the result.",
        "Roll two d6 and choose one result. You gain life equal to that result. Then each opponent loses life equal to "
        "the other result.",
        "Roll two d20 and ignore the lower roll.\n1—14 | Draw a card.\n15—20 | Draw two cards.",
        "Roll a d20 and add the number of cards in your hand.\n1—14 | Draw a card.\n15+ | Draw two cards.",
        "Flip three coins. For each flip you win, draw a card.",
        "Flip two coins. If both coins come up heads, draw a card.",
        "Flip a coin until you lose a flip. Draw a card for each flip you won.",
        "Flip a coin. If it comes up heads, draw a card.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you roll one or more dice, you gain 1 life.",
        "Whenever you win a coin flip, draw a card.",
        "The first time you flip one or more coins each turn, those coins come up heads and you win those flips.",
    ],
)
def test_abilities_about_chance_print_back(text: str) -> None:
    assert printed_back(text) == text


def chanced(text: str, seed: int, *others: str) -> Game:
    """Ann, with an enchantment of each of the other texts, has cast a spell of this text."""
    scenario = table(seed=seed)
    scenario.battlefield(0, *[permanent(f"Sign {index}", other) for index, other in enumerate(others)])
    scenario.hand(0, spell("Luck", text))
    game = scenario.start()
    resolve(game, "cast Luck")
    return game


def gained(text: str, *others: str, seeds: int = 30) -> set[int]:
    """How much life Ann gains by the spell, over many seeds."""
    return {life(chanced(text, seed, *others))[0] - 20 for seed in range(seeds)}


def test_a_row_of_the_table_is_followed() -> None:
    assert gained(TABLE, seeds=60) == {1, 2, 30}


def test_the_last_row_has_no_upper_end() -> None:
    assert gained(OPEN) == {1, 2}


def test_the_result_is_a_number() -> None:
    assert gained("Roll a d4. You gain life equal to the result.") == {1, 2, 3, 4}


def test_a_modifier_changes_the_result() -> None:
    text = "Roll a d4 and {} the number of lands you control. You gain life equal to the result."
    for word, results in (("add", {1, 2, 3, 4}), ("subtract", {1, 2, 3, 4})):
        assert gained(text.format(word)) == results
    six = "Roll a d4 and add the number of opponents you have. You gain life equal to the result."
    assert gained(six) == {2, 3, 4, 5}


def test_what_happens_then_knows_the_result() -> None:
    assert gained("Roll a d4. When you do, you gain life equal to the result.") == {1, 2, 3, 4}


def test_the_higher_roll_counts() -> None:
    found = [
        life(chanced("Roll two d4 and ignore the lower roll. You gain life equal to the result.", seed))[0]
        for seed in range(80)
    ]
    assert found.count(24) > 2 * found.count(21) > 0


def test_of_two_results_one_is_chosen_and_the_other_is_left() -> None:
    text = (
        "Roll two d6 and choose one result. You gain life equal to that result. Then each opponent loses life equal to "
        "the other result."
    )
    for seed in range(20):
        game = chanced(text, seed)
        if game.decision is not None and game.decision.kind == "number":
            low, high = map(int, offered(game))
            act(game, str(high))
            assert life(game) == [20 + high, 20 - low]
            return
    raise AssertionError("the results are always the same")


def test_dice_are_noticed() -> None:
    game = chanced("Roll a d4. Roll a d4.", 0, "Whenever you roll one or more dice, you gain 1 life.")
    resolve(game)
    assert life(game)[0] == 22


def test_each_coin_is_won_or_lost() -> None:
    assert gained("Flip three coins. For each flip you win, you gain 1 life.") == {0, 1, 2, 3}


def test_coins_are_flipped_until_one_is_lost() -> None:
    text = "Flip a coin until you lose a flip. You gain 1 life for each flip you won."
    found = gained(text)
    assert {0, 1, 2} <= found


def test_both_coins_come_up_heads_one_time_in_four() -> None:
    found = [
        life(chanced("Flip two coins. If both coins come up heads, you gain 1 life.", seed))[0] for seed in range(80)
    ]
    assert 8 < found.count(21) < 32


def test_a_flip_that_is_won_is_noticed_unless_nobody_called() -> None:
    sign = "Whenever you win a coin flip, you gain 5 life."
    won, heads = "If you win the flip, you gain 1 life.", "If it comes up heads, you gain 1 life."
    for text, most in ((won, 26), (heads, 21)):
        totals = set()
        for seed in range(12):
            game = chanced(f"Flip a coin. {text}", seed, sign)
            resolve(game)
            totals.add(life(game)[0])
        assert totals == {20, most}


def test_the_first_flips_of_a_turn_may_be_sure() -> None:
    sign = "The first time you flip one or more coins each turn, those coins come up heads and you win those flips."
    each = "For each flip you win, you gain"
    text = f"Flip two coins. {each} 1 life. Flip a coin. {each} 10 life."
    assert gained(text, sign) == {2, 12}
    assert board(chanced(text, 0, sign)) == ["Sign 0"]


def test_coins_that_come_up_heads_are_counted() -> None:
    text = "Flip two coins. You gain 1 life for each coin that comes up heads."
    assert printed_back(text, "Sorcery") == text
    assert gained(text, seeds=20) == {0, 1, 2}


MORE = "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll."
TWO = "If you would flip a coin, instead flip two coins and ignore one."
AGAIN = "Once each turn, you may pay {0} to reroll one or more dice you rolled."
EACH_ROLL = "Whenever you roll one or more dice, each opponent loses 1 life."


@pytest.mark.parametrize("text", [MORE, TWO, AGAIN])
def test_what_changes_chance_prints_back(text: str) -> None:
    assert printed_back(text) == text


def results(game: Game) -> list[tuple[int, ...]]:
    """The rolls that have happened."""
    return [event.results for event in game.state.log if isinstance(event, DiceRolled)]


def test_of_one_die_more_the_lowest_is_ignored() -> None:
    """The same dice fall in the same order: of two the higher is the result, and the other has never happened."""
    text = "Roll a d20. You gain life equal to the result."
    two = [results(chanced("Roll two d20.", seed))[0] for seed in range(20)]
    one = [chanced(text, seed, MORE) for seed in range(20)]
    assert [results(game) for game in one] == [[(max(pair),)] for pair in two]
    assert [life(game)[0] - 20 for game in one] == [max(pair) for pair in two]
    three = results(chanced("Roll two d20 and ignore the lower roll.\n1—20 | Draw a card.", 3, MORE))
    assert len(three[0]) == 1


def test_several_coins_are_flipped_for_one_and_the_player_says_which_counts() -> None:
    text = "Flip a coin. If you win the flip, you gain 5 life."
    asked_for = 0
    for seed in range(20):
        game = chanced(text, seed, TWO)
        if offered(game) == ["heads", "tails"]:
            asked_for += 1
            resolve(game, "heads")
            assert life(game)[0] == 25
        assert len([event for event in game.state.log if isinstance(event, CoinFlipped)]) == 1
    assert 0 < asked_for < 20


def test_dice_are_rolled_again_once_a_turn_for_a_cost() -> None:
    game = chanced("Roll two d6. You gain life equal to the result.", 1, AGAIN, EACH_ROLL)
    (first, second) = results(chanced("Roll two d6.", 1))[0]
    act(game, "yes")
    assert offered(game) == [f"reroll {first}", f"reroll {second}"]
    act(game, f"reroll {first}", "done")
    resolve(game)
    ((new, kept),) = results(game)
    assert (kept, life(game)) == (second, [20 + new + second, 19])


def test_dice_are_not_rolled_again_twice_in_a_turn() -> None:
    scenario = table(seed=1)
    scenario.battlefield(0, permanent("Sign", AGAIN))
    scenario.hand(0, *[spell("Luck", "Roll a d6. You gain life equal to the result.")] * 2)
    game = scenario.start("main 1")
    act(game, "cast Luck", "pass", "yes")
    resolve(game)
    act(game, "cast Luck", "pass")
    assert "yes" not in offered(game)
