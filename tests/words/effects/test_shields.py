"""Effects on the damage of a turn: preventing it, dealing it to something else, something else instead of it."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Instant", "Prevent all damage that would be dealt to you and creatures you control this turn."),
        ("Instant", "Prevent all damage that would be dealt this turn to creatures you control."),
        ("Instant", "Prevent all combat damage that would be dealt by target attacking creature this turn."),
        ("Instant", "Prevent all damage a source of your choice would deal to you this turn."),
        ("Instant", "Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you "
            "choose."),
        ("Instant", "The next time an artifact source of your choice would deal damage to you this turn, prevent that "
            "damage. You gain life equal to the damage prevented this way."),
        ("Instant", "Prevent the next X damage that would be dealt to you and/or permanents you control this turn. If "
            "damage is prevented this way, Bruno deals that much damage to any target."),
        ("Instant", "Until your next turn, prevent all damage that would be dealt to and dealt by target permanent an "
            "opponent controls."),
        ("Instant", "The next 2 damage that would be dealt to you this turn is dealt to target creature instead."),
        ("Instant", "The next time damage would be dealt to target creature this turn, destroy that creature instead."),
        ("Instant", "If a source you control would deal damage to an opponent this turn, it deals double that damage "
            "instead."),
        ("Instant", "Damage can't be prevented this turn."),
    ],
)  # fmt: skip
def test_effects_on_damage_print_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


@pytest.fixture
def game() -> Game:
    """Ann has two archers, a cub, an ox and a hand of spells; Bob has a bull."""
    s = table()
    s.battlefield(0, archer("Archer"), archer("Scarlet"), CUB, OX)
    s.battlefield(1, creature("Bull", 2, 6))
    s.hand(0, *SPELLS)
    return s.start()


def archer(name: str) -> Card:
    """A creature that shoots."""
    return creature(name, 1, 1, f"{{0}}: {name} deals 3 damage to any target.")


def marked(game: Game, name: str) -> int:
    """The damage marked on the permanent with this name."""
    return next(game.state.objects[id].damage for id in game.state.battlefield if game.state.label(id) == name)


SPELLS = (
    spell("Veil", "The next time a source of your choice would deal damage to you this turn, prevent that damage."),
    spell("Thanks", "Prevent the next 4 damage that would be dealt to target player this turn. You gain life equal to "
        "the damage prevented this way."),
    spell("Mirror", "The next time a source of your choice would deal damage to you this turn, prevent that damage. If "
        "damage is prevented this way, Mirror deals that much damage to that source's controller."),
    spell("Crowd", "Prevent all damage that would be dealt to you and creatures you control this turn."),
    spell("Pool", "Prevent the next 4 damage that would be dealt to you and/or permanents you control this turn."),
    spell("Shares", "Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you "
        "choose."),
    spell("Shunt", "The next 2 damage that would be dealt to you this turn is dealt to target creature instead."),
    spell("Detour", "All damage that would be dealt to target creature this turn is dealt to you instead."),
    spell("Decoy", "The next time a source of your choice would deal damage this turn, that damage is dealt to target "
        "creature instead."),
    spell("Doom", "The next time damage would be dealt to target creature this turn, destroy that creature instead."),
    spell("Fury", "If a source you control would deal damage to a permanent or player this turn, it deals double that "
        "damage instead."),
    spell("Truth", "Damage can't be prevented this turn."),
    spell("Calf", "Create a 1/5 red Ox creature token.", "Sorcery"),
)  # fmt: skip


def shoot(game: Game, target: str, by: str = "Archer") -> None:
    """An archer deals 3 damage to the target."""
    resolve(game, f"activate {by} -> {target}")


def test_the_chosen_source_is_prevented_once(game: Game) -> None:
    resolve(game, "cast Veil", "pass", "choose Archer")
    shoot(game, "Ann", "Scarlet")
    assert life(game)[0] == 17
    shoot(game, "Ann")
    assert life(game)[0] == 17
    shoot(game, "Ann")
    assert life(game)[0] == 14


def test_a_shield_that_gives_life_gives_as_much_as_it_prevents(game: Game) -> None:
    resolve(game, "cast Thanks -> Ann")
    shoot(game, "Ann")
    assert life(game)[0] == 23
    shoot(game, "Ann")
    assert life(game)[0] == 22


def test_what_is_prevented_can_be_dealt_back(game: Game) -> None:
    resolve(game, "cast Mirror", "pass", "choose Archer")
    shoot(game, "Ann")
    assert life(game) == [17, 20]


def test_unpreventable_damage_is_dealt_and_does_not_use_up_the_shield(game: Game) -> None:
    resolve(game, "cast Mirror", "pass", "choose Archer")
    resolve(game, "cast Truth")
    shoot(game, "Ann")
    assert life(game)[0] == 17


def test_a_crowd_is_spared_and_so_is_who_joins_it_later(game: Game) -> None:
    resolve(game, "cast Crowd")
    resolve(game, "cast Calf")
    for target in ("Ann", "Ox", "Bull"):
        shoot(game, target)
    shoot(game, "Cub")
    assert (life(game)[0], marked(game, "Ox"), marked(game, "Bull")) == (20, 0, 3)
    assert "Cub" in board(game)


def test_one_shield_for_all_runs_out_for_all(game: Game) -> None:
    resolve(game, "cast Pool")
    shoot(game, "Ann")
    shoot(game, "Ox")
    assert (life(game)[0], marked(game, "Ox")) == (20, 2)


def test_a_shield_is_divided_as_announced(game: Game) -> None:
    act(game, "cast Shares", "target Ann", "target Ox", "done")
    while "pass" not in offered(game):
        game.choose("3" if "3" in offered(game) else 0)
    resolve(game)
    shoot(game, "Ann")
    shoot(game, "Ox")
    assert (20 - life(game)[0]) + marked(game, "Ox") == 2


def test_the_next_damage_goes_elsewhere(game: Game) -> None:
    resolve(game, "cast Shunt -> Bull")
    shoot(game, "Ann")
    assert (life(game)[0], marked(game, "Bull")) == (19, 2)


def test_all_damage_goes_elsewhere(game: Game) -> None:
    resolve(game, "cast Detour -> Ox")
    shoot(game, "Ox")
    shoot(game, "Ox")
    assert (life(game)[0], marked(game, "Ox")) == (14, 0)


def test_damage_goes_nowhere_else_if_the_other_is_gone(game: Game) -> None:
    resolve(game, "cast Shunt -> Cub")
    shoot(game, "Cub")
    shoot(game, "Ann")
    assert life(game)[0] == 17


def test_the_damage_of_a_source_goes_elsewhere_once(game: Game) -> None:
    resolve(game, "cast Decoy -> Bull")
    act(game, "choose Archer")
    shoot(game, "Bob")
    assert (life(game)[1], marked(game, "Bull")) == (20, 3)
    shoot(game, "Bob")
    assert life(game)[1] == 17


def test_destroyed_instead_of_damaged(game: Game) -> None:
    resolve(game, "cast Doom -> Bull")
    shoot(game, "Bull")
    assert board(game, 1) == []


def test_double_damage_for_a_turn(game: Game) -> None:
    resolve(game, "cast Fury")
    shoot(game, "Bob")
    assert life(game)[1] == 14
