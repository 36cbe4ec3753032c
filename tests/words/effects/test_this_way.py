"""What was done by an earlier instruction, counters that are counted, and control that is gained, played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, pick, printed_back, settle
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, Deed

from manafold.rules.scenario import Scenario


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all artifacts. You gain 2 life for each artifact destroyed this way.",
        "Each opponent loses 3 life. You gain life equal to the life lost this way.",
        "~ deals 2 damage to each creature. You gain life equal to the damage dealt this way.",
        "Target creature you control gets +X/+X until end of turn, where X is the number of charge counters on it.",
        "Destroy target creature with a +1/+1 counter on it.",
        "Destroy all creatures with no +1/+1 counters on them.",
        "Creatures you control with +1/+1 counters on them gain trample until end of turn.",
        "Draw a card for each oil counter on target creature.",
        "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
        "Target opponent gains control of target permanent you control.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery", "Bruno") == text.replace("~", "Bruno")


def test_what_was_destroyed_this_way_is_counted() -> None:
    deed = Deed(
        "Destroy all artifacts. You gain 2 life for each artifact destroyed this way.", mine=[RELIC], theirs=[RELIC]
    )
    assert deed.life(0) == 24


def test_life_lost_this_way_is_gained() -> None:
    assert Deed("Each opponent loses 3 life. You gain life equal to the life lost this way.").life(0) == 23


def test_damage_dealt_this_way_is_added_up() -> None:
    text = "Deed deals 2 damage to each creature. You gain life equal to the damage dealt this way."
    assert Deed(text, mine=[BEAR], theirs=[OGRE]).life(0) == 24


def position(text: str) -> tuple[Scenario, int, int]:
    s = Scenario()
    bear = s.put(0, "battlefield", BEAR, counters={"oil": 3})
    elf = s.put(1, "battlefield", ELF)
    s.hand(0, card("Deed", "{0}", "Sorcery", text))
    s.library(0, *[ELF] * 4)
    return s, bear, elf


def test_counters_are_counted() -> None:
    s, *_ = position("Draw a card for each oil counter on target creature you control.")
    game = s.start("main 1")
    game.choose(0)
    assert sum(object.zone == "hand" for object in game.state.objects.values()) == 3


def test_creatures_with_counters_are_told_from_others() -> None:
    s, bear, elf = position("Destroy all creatures with no oil counters on them.")
    game = s.start("main 1")
    game.choose(0)
    assert game.state.exists(bear)
    assert not game.state.exists(elf)


def test_control_is_gained_for_the_turn() -> None:
    deed = Deed("Gain control of target creature until end of turn. It gains haste until end of turn.", theirs=[OGRE])
    assert deed.names("battlefield", 0) == ["Ogre"]
    assert "haste" in deed.game.state.characteristics(deed.theirs[0]).keywords


def test_an_opponent_gains_control_for_good() -> None:
    deed = Deed("Target opponent gains control of target creature you control.", mine=[BEAR])
    assert deed.names("battlefield", 1) == ["Bear"]


def test_it_is_asked_what_was_milled_this_way() -> None:
    text = "Mill a card. If a creature card was milled this way, you gain 3 life."
    assert [Deed(text, library=[found]).life(0) for found in (BEAR, RELIC)] == [23, 20]


def test_what_was_dealt_damage_this_way_is_affected() -> None:
    text = "Deed deals 1 damage to each creature. Put a +1/+1 counter on each creature dealt damage this way."
    deed = Deed(text, mine=[OGRE], theirs=[BEAR])
    assert [deed.counters(id) for id in (*deed.mine, *deed.theirs)] == [{"+1/+1": 1}, {"+1/+1": 1}]


def test_cards_exiled_with_an_object_are_known_to_it() -> None:
    text = (
        "When this artifact enters, exile target creature.\n"
        "{0}, Sacrifice this artifact: Put a card exiled with this artifact into its owner's graveyard."
    )
    s = Scenario()
    s.battlefield(1, OGRE)
    s.put(1, "exile", BEAR)
    s.hand(0, card("Cage", "{0}", "Artifact", text), card("Field", "", "Basic Land — Plains"))
    game = s.start("main 1")
    pick(game, "cast Cage")
    settle(game)
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if "Cage" in str(option)))
    settle(game)
    assert names(game, "graveyard", 1) == ["Ogre"]
    assert names(game, "exile") == ["Bear"]


def test_preventing_may_have_something_else_happen() -> None:
    text = "If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature."
    hydra = card("Hydra", "{G}", "Creature — Hydra", text, 1, 1)
    s = Scenario()
    id = s.put(0, "battlefield", hydra, counters={"+1/+1": 2})
    s.hand(0, card("Deed", "{0}", "Sorcery", "Deed deals 5 damage to each creature."))
    game = s.start("main 1")
    pick(game, "cast Deed")
    assert game.state.object(id).counters == {"+1/+1": 1}
    assert game.state.object(id).damage == 0
