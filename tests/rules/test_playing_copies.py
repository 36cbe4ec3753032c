"""Copies of spells and permanents, played (CR 707)."""

from __future__ import annotations

from tests.cards import card, names, offered, pick
from tests.rules.play import (
    CUB,
    OX,
    WAIT,
    ZAP,
    act,
    asked,
    board,
    creature,
    go,
    life,
    named,
    permanent,
    resolve,
    size,
    spell,
    table,
)

from manafold.rules.events import BecameTarget, SpellCast
from manafold.rules.game import Game

TWIN = spell("Twin", "Copy target spell. You may choose new targets for the copy.")
SHAPE = creature("Shape", 0, 0, "You may have this creature enter as a copy of any creature on the battlefield, except "
                 "it's an artifact in addition to its other types.", "Creature — Shapeshifter")  # fmt: skip
DOUBLE = spell("Double", "Create a token that's a copy of target creature.")
MINE = permanent("Mine", "{T}: Add {C}.", "Artifact")


def twinned(game: Game, *answers: str) -> None:
    """Copy the spell on top of the stack, and resolve only Twin."""
    spell_name = game.state.label(game.state.stack[-1])
    act(game, f"cast Twin -> {spell_name}")
    while names(game, "stack")[-1] == "Twin" and "pass" in offered(game):
        pick(game, "pass")
    act(game, *answers)


def test_the_copy_resolves_first_and_then_the_original() -> None:
    s = table()
    s.hand(0, WAIT, TWIN)
    game = s.start()
    act(game, "cast Wait")
    twinned(game)
    assert len(game.state.stack) == 2
    resolve(game)
    assert life(game) == [22, 20]
    assert sorted(names(game, "graveyard")) == ["Twin", "Wait"]


def test_a_copy_is_not_cast() -> None:
    s = table()
    s.hand(0, WAIT, TWIN)
    game = s.start()
    act(game, "cast Wait")
    twinned(game)
    assert len([event for event in game.events if isinstance(event, SpellCast)]) == 2


def test_a_copy_keeps_the_targets_unless_others_are_chosen() -> None:
    for answer, totals in (("keep Bob", [20, 14]), ("target Ann", [17, 17])):
        s = table()
        s.hand(0, ZAP, TWIN)
        game = s.start()
        act(game, "cast Zap -> Bob")
        twinned(game, answer)
        resolve(game)
        assert life(game) == totals


def test_a_copy_keeps_x() -> None:
    s = table()
    s.battlefield(0, *[MINE] * 3)
    s.hand(0, spell("Boon", "You gain X life.", cost="{X}"), TWIN)
    game = s.start()
    act(game, "cast Boon")
    pick(game, "3")
    twinned(game)
    resolve(game)
    assert life(game) == [26, 20]


def test_a_copy_keeps_the_modes() -> None:
    s = table()
    s.hand(0, spell("Fork", "Choose one —\n• Draw a card.\n• You gain 3 life."), TWIN)
    game = s.start()
    act(game, "cast Fork")
    pick(game, "mode 2")
    twinned(game)
    resolve(game)
    assert life(game) == [26, 20]
    assert names(game, "hand") == []


def test_a_copy_of_a_kicked_spell_is_kicked() -> None:
    s = table()
    s.hand(0, spell("Charge", "Kicker {0}\nYou gain 1 life. If this spell was kicked, you gain 3 life."), TWIN)
    game = s.start()
    act(game, "cast Charge")
    pick(game, "yes")
    twinned(game)
    resolve(game)
    assert life(game) == [28, 20]


def test_new_targets_are_chosen_before_anything_becomes_a_target_and_only_once() -> None:
    s = table()
    s.battlefield(1, CUB, OX)
    s.hand(0, spell("Poke", "Poke deals 1 damage to target creature."), TWIN)
    game = s.start()
    act(game, "cast Poke -> Cub")
    twinned(game, "target Ox")
    cub, ox = named(game, "Cub")[0], named(game, "Ox")[0]
    told = [event.target for event in game.events if isinstance(event, BecameTarget) and event.target in (cub, ox)]
    assert told == [cub, ox]


def test_the_copy_belongs_to_who_makes_it() -> None:
    s = table()
    s.hand(0, spell("Sap", "Each opponent loses 2 life."))
    s.hand(1, TWIN)
    game = s.start()
    act(game, "cast Sap", "pass", "cast Twin -> Sap")
    resolve(game)
    assert life(game) == [18, 18]


def test_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    s = table()
    s.hand(0, CUB, TWIN)
    game = s.start()
    act(game, "cast Cub")
    twinned(game)
    resolve(game)
    assert board(game) == ["Cub", "Cub"]
    kinds = sorted(game.state.object(id).kind for id in named(game, "Cub"))
    assert kinds == ["card", "token"]


def test_a_copy_that_is_countered_ceases_to_exist() -> None:
    s = table()
    s.hand(0, WAIT, TWIN)
    s.hand(1, spell("Veto", "Counter target spell."))
    game = s.start()
    act(game, "cast Wait")
    twinned(game)
    act(game, "pass", "cast Veto")
    game.choose(next(option for option in game.legal if option.ref == game.state.stack[1]))
    resolve(game)
    assert names(game, "graveyard") == ["Twin", "Wait"]
    assert life(game) == [21, 20]


def test_entering_as_a_copy_is_not_becoming_one() -> None:
    s = table()
    s.battlefield(1, creature("Envoy", 2, 2, "When this creature enters, draw a card."))
    s.hand(0, SHAPE)
    game = s.start()
    resolve(game, "cast Shape")
    act(game, "yes")
    resolve(game)
    assert board(game) == ["Envoy"]
    assert names(game, "hand") == ["Page"]


def test_it_may_enter_as_itself() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, SHAPE)
    game = s.start()
    resolve(game, "cast Shape")
    act(game, "no")
    assert board(game) == []
    assert names(game, "graveyard") == ["Shape"]


def test_the_copy_of_a_copy_keeps_its_exceptions() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, SHAPE, DOUBLE)
    game = s.start()
    resolve(game, "cast Shape")
    act(game, "yes")
    (shape,) = [id for id in named(game, "Cub") if game.state.object(id).controller == 0]
    assert game.state.characteristics(shape).types == {"artifact", "creature"}
    act(game, "cast Double")
    game.choose(next(option for option in game.legal if option.ref == shape))
    resolve(game)
    token = next(id for id in named(game, "Cub") if game.state.object(id).kind == "token")
    assert game.state.characteristics(token).types == {"artifact", "creature"}


def test_a_copy_copies_neither_counters_nor_effects() -> None:
    s = table()
    s.put(0, "battlefield", CUB, counters={"+1/+1": 1})
    s.hand(0, spell("Grow", "Target creature gets +3/+3 until end of turn."), DOUBLE)
    game = s.start()
    resolve(game, "cast Grow -> Cub")
    resolve(game, "cast Double -> Cub")
    assert sorted(str(size(game, id)) for id in named(game, "Cub")) == ["(2, 2)", "(6, 6)"]


def test_becoming_a_copy_for_a_turn_ends_with_it_and_triggers_no_entering() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.battlefield(1, creature("Envoy", 5, 5, "When this creature enters, draw a card."))
    s.hand(0, spell("Mask", "Target creature becomes a copy of another target creature until end of turn."))
    game = s.start()
    act(game, "cast Mask")
    pick(game, "target Cub")
    resolve(game)
    assert board(game) == ["Envoy"]
    assert names(game, "hand") == []
    go(game, "upkeep", 1)
    assert board(game) == ["Cub"]


def test_a_token_copy_of_what_has_left_is_what_it_last_was() -> None:
    s = table()
    s.battlefield(0, OX)
    s.hand(0, spell("Echo", "Destroy target creature. Create a token that's a copy of it."))
    game = s.start()
    resolve(game, "cast Echo -> Ox")
    assert board(game) == ["Ox"]
    assert "Ox" in names(game, "graveyard")


def test_nobody_is_asked_for_new_targets_of_a_spell_without_any() -> None:
    s = table()
    s.hand(0, WAIT, TWIN)
    game = s.start()
    act(game, "cast Wait")
    twinned(game)
    assert asked(game) == "Ann"
    assert "pass" in offered(game)


KAVU = card("Kavu", "{0}", "Creature — Kavu",
            "Kicker {0}\nIf this creature was kicked, it enters with two +1/+1 counters on it.", 1, 1)  # fmt: skip
CLONE = creature("Shape", 0, 0, "You may have this creature enter as a copy of any creature on the battlefield.")


def sizes(game: Game, name: str) -> list[tuple[int | None, int | None]]:
    """The sizes of all permanents of that name, smallest first."""
    return sorted([size(game, id) for id in named(game, name)], key=str)


def kicked() -> Game:
    """Ann has cast a kicked Kavu, and has more to cast."""
    s = table()
    flick = spell("Flick", "Exile target creature, then return it to the battlefield under its owner's control.")
    s.hand(0, KAVU, DOUBLE, TWIN, flick)
    game = s.start()
    act(game, "cast Kavu")
    pick(game, "yes")
    return game


def test_a_copy_of_a_kicked_creature_spell_is_kicked() -> None:
    game = kicked()
    act(game, "cast Twin -> Kavu")
    resolve(game)
    assert sizes(game, "Kavu") == [(3, 3), (3, 3)]


def test_a_token_copy_of_a_kicked_creature_was_not_kicked() -> None:
    game = kicked()
    resolve(game)
    resolve(game, "cast Double -> Kavu")
    assert sizes(game, "Kavu") == [(1, 1), (3, 3)]


def test_a_kicked_creature_that_comes_back_is_no_longer_kicked() -> None:
    game = kicked()
    resolve(game)
    resolve(game, "cast Flick -> Kavu")
    assert sizes(game, "Kavu") == [(1, 1)]


def test_what_enters_as_a_copy_enters_as_that_creature_does() -> None:
    s = table()
    text = "This creature enters tapped.\nThis creature enters with two +1/+1 counters on it."
    s.battlefield(1, creature("Grower", 1, 1, text))
    s.hand(0, CLONE)
    game = s.start()
    resolve(game, "cast Shape")
    act(game, "yes")
    game.choose(0)  # either of the two effects on how it enters may apply first
    assert sizes(game, "Grower") == [(1, 1), (3, 3)]
    assert [game.state.object(id).tapped for id in named(game, "Grower")] == [False, True]
