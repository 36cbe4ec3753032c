"""Moving counters, removing any of them, and putting several kinds, played (CR 122)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, named, permanent, resolve, spell, table

from manafold.grammar.declined import Declined
from manafold.model.card import Card
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game


def playing(*hand: Card, on_cub: dict[str, int], mine: tuple[Card, ...] = (OX,)) -> Game:
    """Ann has a Cub with these counters, and what is `mine`."""
    scenario = table()
    scenario.put(0, "battlefield", CUB, counters=on_cub)
    scenario.battlefield(0, *mine)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def on(game: Game, name: str) -> dict[str, int]:
    return game.state.object(named(game, name)[0]).counters


MOVES = [
    "Move a +1/+1 counter from target creature you control onto another target creature.",
    "Move a counter from target creature onto another target creature.",
    "Move all counters from target creature onto another target creature.",
    "Move all +1/+1 counters from target creature onto another target creature.",
    "Move any number of +1/+1 counters from target creature onto another target creature.",
    "Move any number of counters from target creature onto another target creature.",
]


@pytest.mark.parametrize(
    "text",
    [
        *MOVES,
        "Put a +1/+1 counter and a lifelink counter on target creature.",
        "Put a +1/+1 counter on target creature and a flying counter on another target creature.",
        "Double the number of each kind of counter on target permanent.",
        "You gain life equal to the number of counters on target creature.",
        "Remove a counter from target permanent.",
    ],
)
def test_a_spell_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize(
    "text",
    [
        "When this creature dies, put its counters on target creature you control.",
        "{T}, Remove a counter from a permanent you control: Draw a card.",
        "{3}, Remove three counters from among creatures you control: Draw a card.",
        "{W}, Remove two +1/+1 counters from among creatures you control: Draw a card.",
        "When this creature dies, put a number of +1/+1 counters equal to its power on target creature.",
        "{T}, Remove any number of oil counters from this creature: Add {B} for each oil counter removed this way.",
    ],
)
def test_an_ability_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_what_was_removed_this_way_is_spoken_of_only_by_the_ability_that_did_it() -> None:
    text = "{T}, Remove two oil counters from this creature: Add {B} for each oil counter removed this way."
    assert isinstance(read_line(text, TypeLine.parse("Creature — Bear")), Declined)


def test_counters_are_not_moved_onto_several() -> None:
    text = "Move all +1/+1 counters from target creature onto each creature you control."
    assert isinstance(read_line(text, TypeLine.parse("Sorcery")), Declined)


@pytest.mark.parametrize(
    ("text", "picks", "cub", "ox"),
    [
        (MOVES[0], (), {"+1/+1": 1, "oil": 1}, {"+1/+1": 1}),
        (MOVES[1], ("choose oil counter",), {"+1/+1": 2}, {"oil": 1}),
        (MOVES[2], (), {}, {"+1/+1": 2, "oil": 1}),
        (MOVES[3], (), {"oil": 1}, {"+1/+1": 2}),
        (MOVES[4], ("1",), {"+1/+1": 1, "oil": 1}, {"+1/+1": 1}),
        (MOVES[5], ("2", "0"), {"oil": 1}, {"+1/+1": 2}),
    ],
)
def test_counters_move(text: str, picks: tuple[str, ...], cub: dict[str, int], ox: dict[str, int]) -> None:
    game = playing(spell("Shift", text), on_cub={"+1/+1": 2, "oil": 1})
    resolve(game, "cast Shift", "target Cub", *["target Ox"] * ("target Ox" in offered(game)))
    resolve(game, *picks)
    assert (on(game, "Cub"), on(game, "Ox")) == (cub, ox)


def test_what_has_left_gives_as_many_counters_as_it_had() -> None:
    text = "When this creature dies, put its counters on target creature you control."
    scenario = table()
    scenario.put(0, "battlefield", creature("Urn", 1, 1, text), counters={"+1/+1": 2, "flying": 1})
    scenario.battlefield(0, OX)
    scenario.hand(0, spell("Doom", "Destroy target creature."))
    game = scenario.start("main 1")
    resolve(game, "cast Doom", "target Urn")
    assert on(game, "Ox") == {"+1/+1": 2, "flying": 1}


def test_two_kinds_are_put_on_one_or_on_two() -> None:
    both = spell("Both", "Put a +1/+1 counter and a lifelink counter on target creature.")
    each = spell("Each", "Put two +1/+1 counters on target creature and a flying counter on another target creature.")
    game = playing(both, each, on_cub={})
    resolve(game, "cast Both", "target Cub")
    assert on(game, "Cub") == {"+1/+1": 1, "lifelink": 1}
    resolve(game, "cast Each", "target Cub")
    assert (on(game, "Cub"), on(game, "Ox")) == ({"+1/+1": 3, "lifelink": 1}, {"flying": 1})


def test_each_kind_is_doubled() -> None:
    double = spell("Twice", "Double the number of each kind of counter on target permanent.")
    game = playing(double, on_cub={"+1/+1": 2, "oil": 1})
    resolve(game, "cast Twice", "target Cub")
    assert on(game, "Cub") == {"+1/+1": 4, "oil": 2}


def test_a_counter_of_any_kind_is_removed() -> None:
    rust = spell("Rust", "Remove a counter from target creature.")
    game = playing(rust, on_cub={"+1/+1": 2, "oil": 1})
    resolve(game, "cast Rust", "target Cub")
    act(game, "choose oil counter")
    assert on(game, "Cub") == {"+1/+1": 2}


def test_a_counter_of_any_kind_is_a_cost() -> None:
    tap = permanent("Still", "Remove a counter from a permanent you control: You gain 3 life.")
    game = playing(on_cub={"oil": 1}, mine=(tap,))
    resolve(game, "activate Still")
    assert (on(game, "Cub"), life(game)[0]) == ({}, 23)
    assert "activate Still" not in offered(game)


def test_counters_are_counted_whatever_they_are() -> None:
    gain = spell("Tally", "You gain life equal to the number of counters on target creature.")
    game = playing(gain, on_cub={"+1/+1": 2, "oil": 1})
    resolve(game, "cast Tally", "target Cub")
    assert life(game)[0] == 23


def test_counters_are_removed_from_what_is_sacrificed() -> None:
    scenario = table()
    text = "Remove three quest counters from this enchantment and sacrifice it: You gain 8 life."
    scenario.put(0, "battlefield", permanent("Quest", text), counters={"quest": 3})
    scenario.put(0, "battlefield", permanent("Errand", text), counters={"quest": 2})
    game = scenario.start("main 1")
    assert "activate Errand" not in offered(game)
    resolve(game, "activate Quest")
    assert (board(game), life(game)[0]) == (["Errand"], 28)


def test_any_number_of_counters_pays_for_as_much_mana() -> None:
    scenario = table()
    text = "{T}, Remove any number of oil counters from this land: Add {B} for each oil counter removed this way."
    scenario.put(0, "battlefield", card("Seep", "", "Land", text), counters={"oil": 3})
    scenario.hand(0, spell("Tar", "You gain 5 life.", cost="{B}{B}"))
    game = scenario.start("main 1")
    resolve(game, "cast Tar")
    assert (life(game)[0], on(game, "Seep")) == (25, {"oil": 1})


def test_an_ability_may_add_mana_before_that_for_the_counters() -> None:
    scenario = table()
    text = (
        "{T}, Remove any number of oil counters from this artifact: "
        "Add {B}, then add an additional {B} for each oil counter removed this way."
    )
    scenario.put(0, "battlefield", card("Lamp", "", "Artifact", text), counters={"oil": 3})
    scenario.hand(0, spell("Tar", "You gain 5 life.", cost="{B}{B}"))
    game = scenario.start("main 1")
    resolve(game, "cast Tar")
    assert (life(game)[0], on(game, "Lamp")) == (25, {"oil": 2})


@pytest.mark.parametrize(("kind", "picks"), [("", ("choose Cub",)), ("+1/+1 ", ())])
def test_counters_are_removed_from_among_several(kind: str, picks: tuple[str, ...]) -> None:
    scenario = table()
    scenario.put(0, "battlefield", CUB, counters={"+1/+1": 2})
    scenario.put(0, "battlefield", OX, counters={"oil": 1})
    text = f"Remove two {kind}counters from among creatures you control: You gain 3 life."
    scenario.battlefield(0, permanent("Vat", text))
    game = scenario.start("main 1")
    resolve(game, "activate Vat", *picks, *picks)
    assert (on(game, "Cub"), on(game, "Ox"), life(game)[0]) == ({}, {"oil": 1}, 23)
    assert "activate Vat" not in offered(game)


def test_its_power_is_that_of_what_died_where_the_number_is_said_first() -> None:
    text = "When this creature dies, put a number of +1/+1 counters equal to its power on target creature."
    game = playing(spell("Doom", "Destroy target creature."), on_cub={}, mine=(creature("Urn", 5, 5, text),))
    resolve(game, "cast Doom", "target Urn")
    assert on(game, "Cub") == {"+1/+1": 5}


def test_any_number_of_counters_move_onto_several_and_what_is_said_of_putting_them_is_so() -> None:
    """The player says how many go onto each; one more is put each time, and none stays away that is not removed."""
    scales = permanent("Scales", "If one or more +1/+1 counters would be put on a creature you control, that many plus "
        "one +1/+1 counters are put on it instead.")  # fmt: skip
    text = "Move any number of +1/+1 counters from this creature onto other creatures."
    bear = creature("Tree", 0, 0, "{0}: " + text)
    assert printed_back("{0}: " + text) == "{0}: " + text
    scenario = table()
    tree = scenario.put(0, "battlefield", bear, counters={"+1/+1": 5})
    cub, ox = scenario.battlefield(0, CUB, OX)
    scenario.battlefield(0, scales)
    game = scenario.start("main 1")
    resolve(game, "activate Tree")
    assert game.decision is not None
    assert (game.decision.prompt, len(offered(game))) == ("how many +1/+1 counters onto Cub", 6)
    act(game, "1")
    assert len(offered(game)) == 5
    resolve(game, "2")
    assert [game.state.objects[id].counters for id in (tree, cub, ox)] == [{"+1/+1": 2}, {"+1/+1": 2}, {"+1/+1": 3}]
