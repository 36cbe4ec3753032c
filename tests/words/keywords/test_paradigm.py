"""Paradigm, as its reminder text says, played."""

from __future__ import annotations

from tests.cards import names, offered, printed_back
from tests.rules.play import act, go, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

LESSON = spell("Lesson", "You gain 3 life.\nParadigm", "Sorcery")
TWIN = spell("Twin", "Copy target sorcery spell.")


def holding(*hand: Card) -> Game:
    scenario = table()
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def later(game: Game, answer: str) -> None:
    """Pass until Ann's next first main phase, in which she answers."""
    go(game, "main 1", active=1)
    while answer not in offered(game):
        act(game, "pass" if "pass" in offered(game) else "done")
    resolve(game, answer)


def test_it_prints_back() -> None:
    assert printed_back("Paradigm", "Sorcery") == "Paradigm"


def test_it_is_exiled_as_it_resolves() -> None:
    game = holding(LESSON)
    resolve(game, "cast Lesson")
    assert (life(game)[0], names(game, "exile"), names(game, "graveyard")) == (23, ["Lesson"], [])


def test_a_copy_may_be_cast_in_each_first_main_phase() -> None:
    game = holding(LESSON)
    resolve(game, "cast Lesson")
    for gained in (6, 9):
        later(game, "yes")
        assert (life(game)[0], names(game, "exile")) == (20 + gained, ["Lesson"])
    later(game, "no")
    assert (life(game)[0], names(game, "exile")) == (29, ["Lesson"])


def test_only_the_first_spell_of_a_name_lets_copies_be_cast() -> None:
    game = holding(LESSON, LESSON)
    resolve(game, "cast Lesson")
    resolve(game, "cast Lesson")
    later(game, "yes")
    assert (life(game)[0], len(game.state.stack)) == (29, 0)
    assert names(game, "exile") == ["Lesson", "Lesson"]


def test_a_copy_that_resolves_first_counts_and_only_a_card_waits_in_exile() -> None:
    game = holding(LESSON, TWIN)
    act(game, "cast Lesson")
    resolve(game, "cast Twin")
    assert (life(game)[0], names(game, "exile")) == (26, ["Lesson"])
    later(game, "yes")
    assert life(game)[0] == 29


def test_a_spell_that_does_not_resolve_is_not_exiled() -> None:
    game = holding(LESSON, spell("Nay", "Counter target spell."))
    act(game, "cast Lesson")
    resolve(game, "cast Nay")
    assert (names(game, "exile"), sorted(names(game, "graveyard"))) == ([], ["Lesson", "Nay"])
