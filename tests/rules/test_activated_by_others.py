"""Abilities that other players than the controller may activate, and abilities that can be activated only once."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, act, go, life, named, permanent, resolve, table

from manafold.grammar.declined import Declined
from manafold.model.typeline import TypeLine
from manafold.oracle.reading import read_line
from manafold.rules.game import Game
from manafold.rules.refused_plays import not_activatable

OPEN = "Any player may activate this ability"
WELL = permanent("Well", f"{{0}}: You draw a card. {OPEN}.")
SHARED_SLOWLY = permanent("Forum", f"{{0}}: You gain 3 life. {OPEN} but only as a sorcery.")
HATED = permanent("Idol", "{0}: Destroy this enchantment. Only your opponents may activate this ability.")
PAID = permanent("Altar", f"Sacrifice a creature: You gain 2 life. {OPEN}.")
ONE_SHOT = permanent("Flare Gun", "{0}: You gain 3 life. Activate only once.", "Artifact")


@pytest.fixture
def with_well() -> Game:
    s = table()
    s.battlefield(0, WELL)
    s.battlefield(1, permanent("Lamp", "{0}: You gain 1 life."))
    return s.start()


def test_whoever_activates_it_is_you(with_well: Game) -> None:
    before = len(with_well.state.players[1].hand)
    act(with_well, "pass")
    resolve(with_well, "activate Well")
    assert len(with_well.state.players[1].hand) == before + 1
    assert with_well.state.players[0].hand == []


def test_its_controller_may_activate_it_too(with_well: Game) -> None:
    resolve(with_well, "activate Well")
    assert len(with_well.state.players[0].hand) == 1


def test_an_opponent_activates_it_only_when_its_restriction_allows() -> None:
    s = table()
    s.battlefield(0, SHARED_SLOWLY)
    s.battlefield(1, permanent("Lamp", "{0}: You gain 1 life."))
    game = s.start()
    act(game, "pass")
    assert "activate Lamp" in offered(game)
    assert "activate Forum" not in offered(game)
    go(game, "main 1", active=1)
    act(game, "pass") if game.decision is not None and game.decision.player == 0 else None
    resolve(game, "activate Forum")
    assert life(game)[1] == 23


def test_what_only_opponents_may_activate_its_controller_may_not() -> None:
    s = table()
    s.battlefield(0, HATED)
    game = s.start()
    assert "activate Idol" not in offered(game)
    act(game, "pass")
    resolve(game, "activate Idol")
    assert "Idol" not in names(game, "battlefield", 0)


def test_each_pays_with_what_they_control() -> None:
    s = table()
    s.battlefield(0, PAID)
    s.battlefield(1, CUB)
    game = s.start()
    assert "activate Altar" not in offered(game)
    act(game, "pass")
    resolve(game, "activate Altar")
    assert life(game) == [20, 22]
    assert names(game, "graveyard", 1) == ["Cub"]


def test_it_is_told_why_another_may_not_activate_it() -> None:
    s = table()
    s.battlefield(0, HATED)
    game = s.start()
    (idol,) = named(game, "Idol")
    (ability,) = game.state.characteristics(idol).abilities.activated
    assert not_activatable(game.state, 0, idol, ability) == ("it is not for you to activate", "602.2")


def test_what_is_activated_only_once_is_activated_no_second_time() -> None:
    s = table()
    s.battlefield(0, ONE_SHOT)
    game = s.start()
    resolve(game, "activate Flare Gun")
    assert life(game)[0] == 23
    assert "activate Flare Gun" not in offered(game)
    go(game, "main 1", active=1)
    assert "activate Flare Gun" not in offered(game)


@pytest.mark.parametrize(
    "line",
    [
        f"{{2}}: This creature loses flying until end of turn. {OPEN}.",
        f"{{2}}: Target player discards a card. {OPEN} but only as a sorcery.",
        "{3}: Destroy this creature. Only your opponents may activate this ability and only as a sorcery.",
        "{2}: Draw a card. Activate only as a sorcery and only once.",
    ],
)
def test_who_may_activate_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


@pytest.mark.parametrize("rider", [f"{OPEN}.", "Activate only once."])
def test_mana_abilities_are_for_controllers_and_uncounted(rider: str) -> None:
    assert isinstance(read_line(f"{{T}}: Add {{C}}. {rider}", TypeLine.parse("Artifact")), Declined)
