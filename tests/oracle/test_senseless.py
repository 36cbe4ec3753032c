"""Texts that say of players what only objects do, or the other way round: they are declined, at the place."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back

from manafold.oracle.typed import UnreadText
from manafold.rules.scenario import Scenario


def why(text: str, types: str = "Sorcery", size: int | None = None) -> str:
    """Why a card with this text is declined."""
    with pytest.raises(UnreadText) as raised:
        card("Bruno", "{0}", types, text, size, size)
    ((_, declined),) = raised.value.declined
    return str(declined)


@pytest.mark.parametrize(
    "text",
    [
        "Deal 4 damage to any target.",
        "Deal 4 damage to each opponent.",
        "Target player deals 4 damage to any target.",
        "Each player deals 4 damage to each creature.",
    ],
)
def test_players_deal_no_damage(text: str) -> None:
    assert 'expected an object that deals the damage, such as "this spell" (CR 120.1)' in why(text)


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("Target creature draws two cards.", "draws"),
        ("Target creature loses 4 life.", "loses"),
        ("Any target loses 4 life.", "loses"),
        ("Each creature gains 4 life.", "gains"),
        ("Target creature mills four cards.", "mills"),
        ("Each Wolf sacrifices a land.", "sacrifices"),
    ],
)
def test_what_players_do_is_not_done_by_objects(text: str, verb: str) -> None:
    assert "expected a player, but it is a p" in why(text)
    assert f"at '{verb}'" in why(text)


@pytest.mark.parametrize(
    "text",
    [
        "Explore.",
        "You explore.",
        "Target player connives.",
        "Fight target creature.",
        "Destroy target player.",
        "Destroy you.",
        "Tap target player.",
        "Goad target player.",
        "Sacrifice target player.",
        "Exile target player.",
        "Return target player to its owner's hand.",
        "Put a +1/+1 counter on target player.",
    ],
)
def test_what_happens_to_objects_does_not_happen_to_players(text: str) -> None:
    reason = why(text)
    assert "expected a permanent, but it is a player" in reason or "expected an object, but it is a player" in reason


def test_a_spell_is_no_permanent() -> None:
    assert "expected a permanent, but it is a spell" in why("Tap this spell.")
    assert "but it is the spell" in why("This spell gains flying until end of turn.")


@pytest.mark.parametrize("text", ["Gain flying until end of turn.", "Attack this turn if able."])
def test_players_have_and_do_nothing_that_creatures_do(text: str) -> None:
    assert "expected an object for" in why(text)
    assert "expected an object for" in why("{T}: " + text, "Creature — Bear", 2)


def test_only_spells_and_abilities_are_countered() -> None:
    assert "expected a spell or an ability, but it is a permanent" in why("Counter target creature.")
    assert "expected a spell or an ability, but it is a player" in why("Counter target player.")
    assert printed_back("Counter target spell or ability.", "Instant")


def test_no_permanent_is_copied_as_a_spell_is() -> None:
    assert "expected a spell or an ability or a card, but it is a permanent" in why("Copy target creature.")


@pytest.mark.parametrize("text", ["When this creature enters, draw two cards.", "{T}: Draw two cards."])
def test_an_instant_has_no_ability_that_functions_only_on_the_battlefield(text: str) -> None:
    assert "where this is never (CR 113.6)" in why(text, "Instant")
    assert printed_back("When you cycle this card, draw two cards.", "Instant")


def test_a_condition_tells_which_of_two_sorts_a_target_is() -> None:
    text = "Bruno deals 2 damage to any target. If a player is dealt damage this way, they discard a card."
    assert card("Bruno", "{R}", "Sorcery", text)
    assert "expected a player" in why("Bruno deals 2 damage to any target. Any target discards a card.")


def test_a_card_that_has_been_put_onto_the_battlefield_is_spoken_of_as_a_permanent() -> None:
    text = "Put target creature card from your graveyard onto the battlefield. It fights target creature you control."
    assert card("Bruno", "{R}", "Sorcery", text)
    assert "expected a permanent, but it is a card" in why("Destroy target creature card in your graveyard.")


def test_players_do_what_is_to_be_done_behind_something_about_objects() -> None:
    text = "All Bears lose flying until end of turn, then destroy all Bears."
    assert printed_back(text, "Sorcery") == text
    table = Scenario()
    table.battlefield(1, *[card(f"Old {kind}", "{G}", f"Creature — {kind}", "", 2, 2) for kind in ("Bear", "Elk")])
    table.hand(0, card("Cull", "{0}", "Sorcery", text))
    game = table.start()
    game.choose("cast Cull")
    assert [game.state.object(id).base.name for id in game.state.battlefield] == ["Old Elk"]


@pytest.mark.parametrize(("types", "size"), [("Sorcery", None), ("Creature — Bear", 2)])
def test_what_a_card_says_of_its_own_discarding_happens(types: str, size: int | None) -> None:
    nap = card("Nap", "{9}", types, "When you discard this card, you gain 4 life.", size, size)
    table = Scenario()
    table.hand(0, nap, card("Toss", "{0}", "Sorcery", "Discard a card."))
    game = table.start()
    game.choose("cast Toss")
    assert game.state.players[0].life == 24
    assert not [each for each in offered(game) if "Nap" in each]
