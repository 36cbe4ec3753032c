"""Moving objects between zones, played (CR 400.7)."""

from __future__ import annotations

import pytest
from tests.cards import card, names, pick, printed_back, settle
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE, RELIC, Deed

from manafold.rules.scenario import Scenario


@pytest.mark.parametrize(
    "text",
    [
        "Return target creature to its owner's hand.",
        "Return all artifacts to their owners' hands.",
        "Return target creature card from your graveyard to the battlefield.",
        "Return target creature card from your graveyard to the battlefield tapped with a +1/+1 counter on it.",
        "Put target creature card from a graveyard onto the battlefield under your control.",
        "You may put a land card from your hand onto the battlefield tapped.",
        "Put target creature on top of its owner's library.",
        "Put target creature on the bottom of its owner's library.",
        "Exile target creature, then return it to the battlefield under its owner's control.",
        "Exile target creature. Return it to the battlefield under its owner's control at the beginning of "
        "the next end step.",
        "Exile target card from a graveyard.",
        "Exile the top two cards of your library.",
        "Exile target player's graveyard.",
        "Exile target creature with a time counter on it.",
        "Choose target creature. Exile it with two time counters on it.",
        "Put target creature into its owner's graveyard.",
    ],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_a_creature_returns_to_its_owners_hand() -> None:
    deed = Deed("Return target creature to its owner's hand.", "target Ogre", mine=[BEAR], theirs=[OGRE])
    assert deed.names("hand", 1) == ["Ogre"]
    assert deed.names("battlefield", 1) == []


def test_a_creature_card_is_reanimated_under_your_control() -> None:
    text = "Put target creature card from a graveyard onto the battlefield under your control."
    deed = Deed(text, their_graveyard=[OGRE], graveyard=[RELIC])
    assert deed.names("battlefield", 0) == ["Ogre"]
    assert deed.game.state.objects[deed.game.state.battlefield[0]].owner == 1


def test_it_enters_tapped_with_counters() -> None:
    text = "Return target creature card from your graveyard to the battlefield tapped with two +1/+1 counters on it."
    deed = Deed(text, graveyard=[BEAR])
    bear = deed.game.state.objects[deed.game.state.battlefield[0]]
    assert bear.tapped
    assert bear.counters == {"+1/+1": 2}


def test_what_is_said_of_it_afterwards_is_said_of_the_new_object() -> None:
    text = "Return target creature card from your graveyard to the battlefield. It gains haste until end of turn."
    deed = Deed(text, graveyard=[BEAR])
    assert "haste" in deed.game.state.characteristics(deed.game.state.battlefield[0]).keywords


def test_a_flickered_creature_is_a_new_object() -> None:
    text = "Exile target creature, then return it to the battlefield under its owner's control."
    deed = Deed(text, theirs=[OGRE])
    assert not deed.is_there(deed.theirs[0])
    assert deed.names("battlefield", 1) == ["Ogre"]


def test_it_returns_at_the_beginning_of_the_next_end_step() -> None:
    text = (
        "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end"
        " step."
    )
    deed = Deed(text, theirs=[OGRE])
    assert deed.names("exile") == ["Ogre"]
    deed.pick("pass", "pass")
    assert names(deed.game, "exile") == []


def test_put_on_the_bottom_of_a_library() -> None:
    deed = Deed("Put target creature on the bottom of its owner's library.", theirs=[OGRE], their_library=[BEAR, ELF])
    assert deed.names("library", 1) == ["Bear", "Elf", "Ogre"]


def test_put_on_top_of_a_library() -> None:
    deed = Deed("Put target creature on top of its owner's library.", theirs=[OGRE], their_library=[BEAR, ELF])
    assert deed.names("library", 1) == ["Ogre", "Bear", "Elf"]


def test_a_land_may_be_put_from_hand() -> None:
    deed = Deed(
        "You may put a creature card from your hand onto the battlefield.", "yes", "choose Elf", hand=[ELF, BEAR]
    )
    assert deed.names("battlefield") == ["Elf"]
    assert deed.names("hand") == ["Bear"]


def test_a_graveyard_is_exiled() -> None:
    deed = Deed("Exile target player's graveyard.", "target Bob", their_graveyard=[BEAR, ELF])
    assert deed.names("exile") == ["Bear", "Elf"]


def test_it_is_exiled_with_counters() -> None:
    deed = Deed("Choose target creature. Exile it with two time counters on it.", theirs=[OGRE])
    assert deed.counters(deed.game.state.exile[0]) == {"time": 2}


def test_an_ability_that_returns_its_card_from_the_graveyard_works_there() -> None:
    ghost = card("Ghost", "{1}", "Creature — Spirit", "{0}: Return this card from your graveyard to your hand.", 1, 1)
    s = Scenario()
    s.graveyard(0, ghost)
    s.battlefield(0, ghost)
    game = s.start("main 1")
    assert game.decision is not None
    (only,) = [option for option in game.decision.options if "Ghost" in str(option)]
    game.choose(only)
    settle(game)
    assert [game.state.label(id) for id in game.state.players[0].hand] == ["Ghost"]
    assert [game.state.label(id) for id in game.state.battlefield] == ["Ghost"]


def test_what_was_exiled_until_a_permanent_leaves_comes_back_right_after() -> None:
    ring = card(
        "Ring", "{0}", "Enchantment",
        "When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the"
        " battlefield.\n{0}, Sacrifice this enchantment: You gain 1 life.",
    )  # fmt: skip
    s = Scenario()
    s.battlefield(1, OGRE)
    s.hand(0, ring, FIELD)
    game = s.start("main 1")
    assert game.decision is not None
    pick(game, "cast Ring")
    settle(game)
    assert [game.state.label(id) for id in game.state.exile] == ["Ogre"]
    game.choose(next(option for option in game.decision.options if "Ring" in str(option)))
    settle(game)
    assert "Ogre" in [game.state.label(id) for id in game.state.battlefield]
    assert game.state.exile == []
