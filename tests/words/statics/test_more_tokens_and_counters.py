"""More tokens, others beside them and in their place; more counters and fewer."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, board, creature, named, permanent, resolve, spell, table

from manafold.rules.game import Game

LINES = """
If one or more creature tokens would be created under your control, three times that many of those tokens are created \
instead.
If one or more tokens would be created, twice that many of those tokens are created instead.
If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature \
tokens are created instead.
If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with \
flying are created instead.
If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on \
that permanent instead.
If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters \
on that permanent or player instead.
If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it \
instead.
""".strip().split("\n")


@pytest.mark.parametrize("line", LINES)
def test_more_of_something_prints_back(line: str) -> None:
    assert printed_back(line) == line


def after(*picks: str, rules: tuple[str, ...]) -> Game:
    """A position after some picks, in which Ann has enchantments with these texts, and spells."""
    s = table()
    s.battlefield(0, CUB, *[permanent(f"Rule {number}", text) for number, text in enumerate(rules)])
    s.battlefield(0, card("Sage", "{0}", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=3))
    s.hand(0, spell("Elves", "Create two 1/1 green Elf creature tokens.", "Sorcery"))
    s.hand(0, spell("Feed", "Create a Food token.", "Sorcery"))
    s.hand(0, spell("Raid", "Create a 1/1 red Goblin creature token that's tapped and attacking.", "Instant"))
    s.hand(0, spell("Grow", "Put two +1/+1 counters on target creature.", "Sorcery"))
    s.hand(0, spell("Rot", "Put two -1/-1 counters on target creature.", "Sorcery"))
    s.hand(0, creature("Hydra", 1, 1, "This creature enters with two +1/+1 counters on it."))
    game = s.start()
    for line in picks:
        resolve(game, line)
    return game


def tokens(game: Game) -> list[str]:
    return sorted(name for name in board(game) if name.endswith("Token"))


CREATURES = "If one or more creature tokens would be created under your control,"


@pytest.mark.parametrize(
    ("rule", "pick", "made"),
    [
        (f"{CREATURES} twice that many of those tokens are created instead.", "cast Elves", ["Elf Token"] * 4),
        (f"{CREATURES} three times that many of those tokens are created instead.", "cast Elves", ["Elf Token"] * 6),
        (f"{CREATURES} twice that many of those tokens are created instead.", "cast Feed", ["Food Token"]),
        (f"{CREATURES} those tokens plus that many 1/1 white Cat creature tokens are created instead.", "cast Elves",
            ["Cat Token"] * 2 + ["Elf Token"] * 2),
        (f"{CREATURES} those tokens plus a 1/1 white Cat creature token are created instead.", "cast Elves",
            ["Cat Token"] + ["Elf Token"] * 2),
        (f"{CREATURES} that many 4/4 white Angel creature tokens are created instead.", "cast Elves",
            ["Angel Token"] * 2),
        ("If you would create one or more Food tokens, instead create those tokens plus an additional Clue token.",
            "cast Feed", ["Clue Token", "Food Token"]),
    ],
)  # fmt: skip
def test_other_tokens_are_created(rule: str, pick: str, made: list[str]) -> None:
    assert tokens(after(pick, rules=(rule,))) == made


def test_replacements_of_tokens_add_up() -> None:
    plus = f"{CREATURES} those tokens plus a 1/1 white Cat creature token are created instead."
    game = after("cast Elves", rules=(plus, "If one or more tokens would be created, twice that many of those tokens "
        "are created instead."))
    resolve(game, "apply Rule 0")
    assert tokens(game) == ["Cat Token"] * 2 + ["Elf Token"] * 4


def test_tokens_that_are_created_at_the_same_time_see_each_other_enter() -> None:
    plus = f"{CREATURES} those tokens plus a 1/1 white Cat creature token with \"Whenever another creature enters, " \
        "you gain 1 life.\" are created instead."
    game = after("cast Elves", rules=(plus,))
    while game.decision is not None and game.decision.kind == "order":
        game.choose(0)
    resolve(game)
    assert game.state.players[0].life == 22


def test_doubled_tokens_stay_tapped_and_attacking() -> None:
    s = table()
    s.battlefield(0, CUB, permanent("Rule", "If one or more tokens would be created, twice that many of those tokens "
        "are created instead."))
    s.hand(0, spell("Raid", "Create a 1/1 red Goblin creature token that's tapped and attacking."))
    game = s.start()
    while game.decision is not None and game.decision.kind != "attack":
        game.choose("pass")
    resolve(game, "attack Cub", "cast Raid")
    goblins = named(game, "Goblin Token")
    assert len(goblins) == 2
    assert all(game.state.objects[id].tapped for id in goblins)
    assert game.state.combat is not None
    assert all(id in game.state.combat.attacks for id in goblins)


EFFECTS = ("If an effect would put one or more counters on a permanent you control, it puts twice that many of those "
    "counters on that permanent instead.")  # fmt: skip
EACH = ("If you would put one or more counters on a permanent or player, put that many plus one of each of those kinds "
    "of counters on that permanent or player instead.")  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "picks", "name", "counters"),
    [
        (EFFECTS, ["cast Grow -> Cub"], "Cub", {"+1/+1": 4}),
        (EFFECTS, ["cast Hydra"], "Hydra", {"+1/+1": 4}),
        (EFFECTS, ["activate Sage"], "Sage", {"loyalty": 4}),
        (EACH, ["activate Sage"], "Sage", {"loyalty": 5}),
        (EACH, ["cast Grow -> Cub"], "Cub", {"+1/+1": 3}),
        ("If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are "
            "put on it instead.", ["cast Rot -> Cub"], "Cub", {"-1/-1": 1}),
        ("If an opponent would put one or more +1/+1 counters on a creature, they put twice that many +1/+1 counters "
            "on it instead.", ["cast Grow -> Cub"], "Cub", {"+1/+1": 2}),
    ],
)  # fmt: skip
def test_other_numbers_of_counters_are_put(rule: str, picks: list[str], name: str, counters: dict[str, int]) -> None:
    game = after(*picks, rules=(rule,))
    assert game.state.objects[named(game, name)[0]].counters == counters
    assert names(game, "stack") == []


EACH_KIND = "If you would create a Clue, Food, or Treasure token, instead create one of each."
CATS_OR_DOGS = (
    "If you would create one or more tokens, you may instead create that many 2/2 green Cat creature tokens with haste "
    "or that many 3/1 green Dog creature tokens with vigilance."
)


@pytest.mark.parametrize("line", [EACH_KIND, CATS_OR_DOGS])
def test_other_kinds_of_tokens_print_back(line: str) -> None:
    assert printed_back(line) == line


def test_one_of_each_kind_is_created_for_each() -> None:
    assert tokens(after("cast Feed", rules=(EACH_KIND,))) == ["Clue Token", "Food Token", "Treasure Token"]
    assert tokens(after("cast Elves", rules=(EACH_KIND,))) == ["Elf Token"] * 2


def test_twice_as_many_are_as_many_of_each() -> None:
    twice = "If one or more tokens would be created, twice that many of those tokens are created instead."
    game = after("cast Feed", rules=(EACH_KIND, twice))
    while game.decision is not None and game.decision.kind == "replacement":
        game.choose(0)
    assert tokens(game) == ["Clue Token"] * 2 + ["Food Token"] * 2 + ["Treasure Token"] * 2


@pytest.mark.parametrize(
    ("pick", "made"), [("create Cat Token", "Cat Token"), ("create Dog Token", "Dog Token"), ("no", "Elf Token")]
)
def test_which_kind_is_created_instead_may_be_chosen(pick: str, made: str) -> None:
    game = after("cast Elves", rules=(CATS_OR_DOGS,))
    assert offered(game) == ["create Cat Token", "create Dog Token", "no"]
    resolve(game, pick)
    assert tokens(game) == [made] * 2
