"""What triggers on casting, on what is done with cards, and on attacking and dealing damage."""

from __future__ import annotations

import pytest
from tests.cards import offered
from tests.rules.play import CUB, OX, act, attack, creature, decline, life, permanent, resolve, spell, table

from manafold.model.card import Card

FIELD = permanent("Field", "", "Land")
SCRY = spell("Omen", "Scry 1.")
SURVEIL = spell("Spying", "Surveil 1.")
SHUFFLE = spell("Chaos", "Shuffle your library.")
FIND = spell("Find", "Search your library for a creature card, reveal it, put it into your hand, then shuffle.")
RAISE = spell("Raise", "Return target creature card from your graveyard to your hand.")
MILL = spell("Grind", "Mill a card.")
OFFER = spell("Offer", "Sacrifice a creature.")
SLAY = spell("Slay", "Destroy target creature.")


def gained(when: str, deed: Card) -> int:
    """The life that Ann gains by an ability that triggers whenever something happens, as she does this."""
    s = table()
    s.battlefield(0, permanent("Watcher", f"Whenever {when}, you gain 7 life."), CUB)
    s.graveyard(0, OX)
    s.hand(0, deed)
    game = s.start()
    act(game, f"play {deed.name}" if deed is FIELD else f"cast {deed.name}")
    while game.state.stack or "pass" not in offered(game):
        decline(game)
    return life(game)[0] - 20


@pytest.mark.parametrize(
    ("when", "this", "that"),
    [
        ("you sacrifice a creature", OFFER, SLAY),
        ("you scry", SCRY, SURVEIL),
        ("you surveil", SURVEIL, SCRY),
        ("a player searches their library", FIND, SHUFFLE),
        ("you shuffle your library", SHUFFLE, SCRY),
        ("one or more creature cards leave your graveyard", RAISE, MILL),
        ("you cast or copy an instant spell", SCRY, CUB),
        ("a player plays a land", FIELD, CUB),
    ],
)
def test_an_ability_triggers_on_this_and_not_on_that(when: str, this: Card, that: Card) -> None:
    assert (gained(when, this), gained(when, that)) == (7, 0)


def test_copying_a_spell_triggers_what_waits_for_casting_or_copying() -> None:
    s = table()
    s.battlefield(0, permanent("Watcher", "Whenever you cast or copy an instant or sorcery spell, you gain 3 life."))
    s.hand(0, SCRY, spell("Twin", "Copy target instant spell you control."))
    game = s.start()
    act(game, "cast Omen", "cast Twin")
    while game.state.stack or "pass" not in offered(game):
        decline(game)
    assert life(game) == [29, 20]  # two spells and a copy


@pytest.mark.parametrize(
    ("when", "attackers", "expected"),
    [
        ("you attack", "Cub", 21),
        ("you attack", "Cub, Ox", 21),
        ("you attack with two or more creatures", "Cub", 20),
        ("you attack with two or more creatures", "Cub, Ox", 21),
        ("one or more creatures you control attack", "Cub, Ox", 21),
    ],
)
def test_attacks_of_a_player_trigger_once_for_all_attackers(when: str, attackers: str, expected: int) -> None:
    s = table()
    s.battlefield(0, permanent("Watcher", f"Whenever {when}, you gain 1 life."), CUB, OX)
    game = s.start()
    attack(game, f"attack {attackers}")
    if "done" in offered(game):
        act(game, "done")
    assert game.state.combat is not None
    assert len(game.state.combat.attacks) == len(attackers.split(", "))
    resolve(game)
    assert life(game)[0] == expected


def test_damage_of_a_creature_triggers_by_whom_it_is_dealt_to_and_how() -> None:
    s = table()
    texts = ("deals combat damage to a player", "deals damage to a creature", "deals damage")
    for number, text in enumerate(texts):
        gain = f"Whenever this creature {text}, you gain {10 ** number} life."
        pinger = f"{gain}\n{{T}}: This creature deals 1 damage to any target."
        s.battlefield(0, creature(f"Imp {'ABC'[number]}", 1, 4, pinger))
    s.battlefield(1, OX)
    game = s.start()
    resolve(game, "activate Imp A", "target Bob")
    resolve(game, "activate Imp B", "target Ox")
    assert life(game) == [30, 19]
    attack(game, "attack Imp C", "pass", "done", "pass")
    resolve(game)
    assert life(game) == [130, 18]
