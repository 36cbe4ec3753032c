"""What happens when mana is spent that an ability knows."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, act, attack, board, life, named, names, permanent, resolve, spell, table

from manafold.rules.game import Game

TEXT = "{T}: Add {G}. When you spend this mana to cast a creature spell, you gain 2 life."
BIG = card("Big", "{G}", "Creature — Bear", "", 4, 4)
HYMN = card("Hymn", "{G}", "Sorcery", "You gain 1 life.")


def test_it_prints_back() -> None:
    assert printed_back(TEXT, "Artifact") == TEXT


@pytest.mark.parametrize(("what", "gained"), [(BIG, 2), (HYMN, 1)])
def test_it_triggers_if_the_mana_is_spent_on_what_it_waits_for(what: object, gained: int) -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Orb", TEXT, "Artifact"))
    scenario.hand(0, BIG if what is BIG else HYMN)
    game = scenario.start("main 1")
    resolve(game, "cast Big" if what is BIG else "cast Hymn")
    resolve(game)
    assert life(game) == [20 + gained, 20]


def test_other_mana_is_not_waited_for() -> None:
    scenario = table()
    forest = card("Wood", "", "Basic Land — Forest", "")
    scenario.battlefield(0, permanent("Orb", TEXT, "Artifact"), forest)
    scenario.hand(0, BIG, BIG)
    game = scenario.start("main 1")
    for _ in range(2):
        resolve(game, "cast Big")
        resolve(game)
    assert life(game) == [22, 20]


def test_two_sources_are_known_apart() -> None:
    scenario = table()
    scenario.battlefield(0, permanent("Orb", TEXT, "Artifact"), permanent("Orb", TEXT, "Artifact"))
    scenario.hand(0, card("Pair", "{G}{G}", "Creature — Bear", "", 2, 2))
    game = scenario.start("main 1")
    resolve(game, "cast Pair")
    game.choose(0)  # which of the abilities is put onto the stack first
    resolve(game)
    resolve(game)
    assert life(game) == [24, 20]


DENY = card("Deny", "{0}", "Instant", "Counter target spell.")
GROW = card("Grow", "{0}", "Instant", "Target creature gets +1/+1 until end of turn.")


@pytest.mark.parametrize(
    "line",
    [
        "{T}: Add {G}. If that mana is spent on a creature spell, it gains haste until end of turn.",
        "{T}: Add {G}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.",
        "{T}: Add one mana of any color. Spend this mana only to cast a creature spell, and that spell can't be "
        "countered.",
        "{T}: Add {G}. If this mana is spent to cast a creature spell, that creature enters with an additional +1/+1 "
        "counter on it.",
        "{T}: Add {G}. When that mana is spent to cast a creature spell, draw a card.",
        "Whenever you cast a creature spell, that creature enters with two additional +1/+1 counters on it.",
        "Whenever you cast a creature spell, that creature enters with a finality counter on it.",
        "Whenever you cast a creature spell, that creature enters with an additional +1/+1 counter on it for each land "
        "you control.",
    ],
)
def test_what_happens_to_the_spell_prints_back(line: str) -> None:
    assert printed_back(line, "Artifact") == line


def with_orb(text: str) -> Game:
    """Ann has an orb with this text, and Bob something that counters spells."""
    s = table()
    s.battlefield(0, permanent("Orb", text, "Artifact"))
    s.battlefield(1, permanent("Guard", "{0}: Counter target spell. Activate only once each turn.", "Artifact"))
    s.hand(0, BIG, HYMN)
    return s.start("main 1")


def test_the_spell_gains_haste_at_once_and_so_does_what_it_becomes() -> None:
    game = with_orb("{T}: Add {G}. If that mana is spent on a creature spell, it gains haste until end of turn.")
    act(game, "cast Big")
    assert "haste" in game.state.characteristics(named(game, "Big")[0]).keywords  # nothing went onto the stack
    assert names(game, "stack") == ["Big"]
    resolve(game)
    attack(game, "attack Big")


def test_what_it_was_not_spent_on_gains_nothing() -> None:
    game = with_orb("{T}: Add {G}. If that mana is spent on a creature spell, it gains haste until end of turn.")
    act(game, "cast Hymn")
    assert "haste" not in game.state.characteristics(named(game, "Hymn")[0]).keywords


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add {G}. If that mana is spent on a creature spell, that spell can't be countered.",
        "{T}: Add one mana of any color. Spend this mana only to cast a creature spell, and that spell can't be "
        "countered.",
    ],
)
def test_the_spell_cant_be_countered(text: str) -> None:
    game = with_orb(text)
    act(game, "cast Big", "pass", "activate Guard -> Big")
    resolve(game)
    assert "Big" in board(game)


def test_another_spell_can_be_countered() -> None:
    game = with_orb("{T}: Add {G}. If that mana is spent on an artifact spell, that spell can't be countered.")
    act(game, "cast Big", "pass", "activate Guard -> Big")
    resolve(game)
    assert "Big" not in board(game)


def test_the_creature_enters_with_a_counter() -> None:
    game = with_orb("{T}: Add {G}. If this mana is spent to cast a creature spell, that creature enters with an "
                    "additional +1/+1 counter on it.")  # fmt: skip
    resolve(game, "cast Big")
    assert game.state.objects[named(game, "Big")[0]].counters == {"+1/+1": 1}


def test_what_is_gained_as_it_is_cast_works_as_it_enters() -> None:
    game = with_orb("{T}: Add {G}. If that mana is spent on a creature spell, it gains riot.")
    act(game, "cast Big")
    resolve(game)
    act(game, "yes")
    assert game.state.objects[named(game, "Big")[0]].counters == {"+1/+1": 1}


def test_each_creature_spell_is_followed_by_what_it_becomes() -> None:
    s = table()
    s.battlefield(0, permanent("Nest", "Whenever you cast a creature spell, that creature enters with two additional "
                                       "+1/+1 counters on it."))  # fmt: skip
    s.hand(0, CUB, spell("Rise", "Return target creature card from your graveyard to the battlefield."))
    s.graveyard(0, card("Ox", "{0}", "Creature — Ox", "", 2, 4))
    game = s.start("main 1")
    resolve(game, "cast Cub")
    resolve(game)
    resolve(game, "cast Rise -> Ox")
    found = {game.state.label(id): game.state.objects[id].counters for id in game.state.battlefield}
    assert (found["Cub"], found["Ox"]) == ({"+1/+1": 2}, {})
