"""Texts in which a color word or a land type is replaced by another."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import act, go, named, permanent, resolve, spell, table

from manafold.rules.game import Game

COLORS = "Change the text of target spell or permanent by replacing all instances of one color word with another."
LANDS = ("Change the text of target permanent by replacing all instances of one color word with another or one basic "
    "land type with another until end of turn.")  # fmt: skip


@pytest.mark.parametrize("line", [COLORS, LANDS])
def test_changes_of_text_print_back(line: str) -> None:
    assert printed_back(line, "Instant") == line


SPELLS = (("Sprout", "G"), ("Blot", "B"), ("Wave", "U"))


def changed(what: str, old: str, new: str) -> Game:
    """A position in which Ann has replaced a word in the text of something."""
    s = table()
    s.battlefield(0, permanent("Crown", "Green creatures get +1/+1."), card("Isle", "", "Land — Island"))
    s.battlefield(0, card("Elf", "{G}", "Creature — Elf", "", 1, 1), card("Imp", "{B}", "Creature — Imp", "", 1, 1))
    s.battlefield(0, permanent("Vat", "{T}: Add {G}.", "Artifact"))
    s.hand(0, spell("Hack", LANDS), spell("Sleight", COLORS))
    s.hand(0, *[spell(name, "You gain 1 life.", cost=f"{{{color}}}") for name, color in SPELLS])
    game = s.start()
    resolve(game, f"cast {'Hack' if old in ('Island', 'Forest') else 'Sleight'} -> {what}", "pass", old, new)
    return game


def power(game: Game, name: str) -> int | None:
    return game.state.characteristics(named(game, name)[0]).power


def test_a_color_word_is_replaced() -> None:
    game = changed("Crown", "green", "black")
    assert (power(game, "Elf"), power(game, "Imp")) == (1, 2)


def test_a_color_word_that_is_not_there_changes_nothing() -> None:
    game = changed("Crown", "red", "black")
    assert (power(game, "Elf"), power(game, "Imp")) == (2, 1)


@pytest.mark.parametrize(("what", "old", "new", "cast"), [
    ("Vat", "green", "black", ["cast Sprout", "cast Wave"]),  # mana symbols are no color words
    ("Isle", "Island", "Swamp", ["cast Sprout", "cast Blot"]),
    ("Isle", "Forest", "Swamp", ["cast Sprout", "cast Wave"]),
])
def test_what_mana_there_is(what: str, old: str, new: str, cast: list[str]) -> None:
    lines = offered(changed(what, old, new))
    assert [line for line in lines if line in ("cast Sprout", "cast Blot", "cast Wave")] == cast


def test_a_land_type_is_replaced_until_the_turn_ends() -> None:
    game = changed("Isle", "Island", "Swamp")
    assert game.state.characteristics(named(game, "Isle")[0]).subtypes == {"Swamp"}
    go(game, "upkeep", 1)
    assert game.state.characteristics(named(game, "Isle")[0]).subtypes == {"Island"}


def test_the_text_of_a_spell_is_changed_before_it_resolves() -> None:
    s = table()
    s.battlefield(0, card("Elf", "{G}", "Creature — Elf", "", 1, 1))
    s.hand(0, spell("Sleight", COLORS), spell("Bloom", "All green creatures get +3/+3 until end of turn."))
    game = s.start()
    act(game, "cast Bloom")
    resolve(game, "cast Sleight -> Bloom", "pass", "green", "black")
    resolve(game)
    assert power(game, "Elf") == 1
