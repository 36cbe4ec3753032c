"""Casting cards and copies of cards while something resolves (CR 608.2g, 707.12), played."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, names, offered, printed_back
from tests.rules.play import CUB, ZAP, act, life, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

BOLT = card("Bolt", "{2}{R}", "Instant", "Bolt deals 3 damage to any target.")
GRACE = card("Grace", "{4}{W}", "Sorcery", "You gain 4 life.")
GIFT = card("Gift", "{3}", "Sorcery", "You gain 1 life.")
HULK = card("Hulk", "{5}{G}", "Creature — Ogre", "", 6, 6)


def playing(text: str, *, hand: tuple[Card, ...] = (), top: tuple[Card, ...] = (), buried: tuple[Card, ...] = (),
            theirs: tuple[Card, ...] = ()) -> Game:  # fmt: skip
    """A game in which Ann casts a spell with this text."""
    scenario = table(top=top)
    scenario.hand(0, spell("Feat", text, "Sorcery"), *hand)
    scenario.graveyard(0, *buried)
    scenario.graveyard(1, *theirs)
    game = scenario.start("main 1")
    resolve(game, "cast Feat")
    return game


@pytest.mark.parametrize(
    "text",
    [
        "You may cast a creature spell with mana value 3 or less from your hand without paying its mana cost.",
        "Exile the top four cards of your library. You may cast any number of spells with mana value 2 or less from "
        "among them without paying their mana costs.",
        "You may cast target instant card from your graveyard without paying its mana cost. If that spell would be "
        "put into a graveyard, exile it instead.",
        "Exile target sorcery card from your graveyard. Copy it. You may cast the copy by paying {2} rather than "
        "paying its mana cost.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_a_spell_of_a_kind_is_cast_from_hand_for_nothing() -> None:
    text = "You may cast a spell with mana value 5 or less from your hand without paying its mana cost."
    game = playing(text, hand=(GRACE, BOLT, HULK))
    act(game, "yes")
    assert offered(game) == ["cast Grace", "cast Bolt"]
    resolve(game, "cast Grace")
    assert life(game) == [24, 20]
    assert names(game, "hand") == ["Bolt", "Hulk"]


def test_who_has_nothing_to_cast_is_not_asked() -> None:
    game = playing("You may cast a creature spell from your hand without paying its mana cost.", hand=(BOLT,))
    assert "yes" not in offered(game)


def test_targets_are_chosen_and_no_timing_counts() -> None:
    game = playing("You may cast an instant spell from your hand without paying its mana cost.", hand=(BOLT,))
    resolve(game, "yes", "target Bob")
    assert life(game) == [20, 17]


def test_without_an_exception_the_cost_is_due() -> None:
    game = playing("You may cast a spell from your hand.", hand=(ZAP, BOLT))
    resolve(game, "yes", "target Bob")
    assert life(game) == [20, 17]
    assert names(game, "hand") == ["Bolt"]


def test_additional_costs_stay_due_for_a_free_spell_and_x_is_nothing() -> None:
    costly = card("Costly", "{X}{X}{R}", "Sorcery",
        "As an additional cost to cast this spell, pay 3 life.\nYou gain X life.")  # fmt: skip
    game = playing("You may cast a spell from your hand without paying its mana cost.", hand=(costly,))
    resolve(game, "yes")
    assert life(game) == [17, 20]


def test_several_are_cast_one_after_another() -> None:
    text = ("Exile the top four cards of your library. You may cast up to two spells with mana value 5 or less from "
            "among them without paying their mana costs.")  # fmt: skip
    game = playing(text, top=(GRACE, HULK, GIFT, BOLT))
    act(game, "yes", "cast Grace")
    assert offered(game) == ["cast Gift", "cast Bolt", "done"]
    resolve(game, "cast Gift")
    assert life(game) == [25, 20]
    assert names(game, "exile") == ["Hulk", "Bolt"]


def test_a_spell_is_exiled_that_would_go_to_the_graveyard() -> None:
    text = ("You may cast target instant card from your graveyard without paying its mana cost. If that spell would "
            "be put into a graveyard, exile it instead.")  # fmt: skip
    game = playing(text, buried=(BOLT,))
    act(game, "yes")
    resolve(game, "target Bob")
    assert life(game) == [20, 17]
    assert (names(game, "exile"), names(game, "graveyard")) == (["Bolt"], ["Feat"])


def test_the_copy_of_a_card_is_cast_and_ceases_to_exist() -> None:
    text = ("Exile target instant card from an opponent's graveyard. Copy it. You may cast the copy without paying "
            "its mana cost.")  # fmt: skip
    game = playing(text, theirs=(BOLT,))
    resolve(game, "yes", "target Bob")
    assert life(game) == [20, 17]
    assert (names(game, "exile"), names(game, "graveyard"), names(game, "graveyard", 1)) == (["Bolt"], ["Feat"], [])


def test_a_copy_that_is_not_cast_ceases_to_exist() -> None:
    text = "Exile target creature card from a graveyard. Copy it. You may cast the copy without paying its mana cost."
    game = playing(text, theirs=(HULK,))
    assert names(game, "exile") == ["Hulk", "Hulk"]
    resolve(game, "no")
    assert names(game, "exile") == ["Hulk"]


def test_a_cast_copy_of_a_permanent_card_becomes_a_token_that_was_cast() -> None:
    giver = card("Giver", "{5}{G}", "Creature — Ogre", "When this creature enters, if you cast it, draw a card.", 6, 6)
    text = "Exile target creature card from a graveyard. Copy it. You may cast the copy without paying its mana cost."
    game = playing(text, theirs=(giver,))
    resolve(game, "yes")
    token = game.state.objects[game.state.battlefield[-1]]
    assert (token.kind, names(game, "hand")) == ("token", ["Page"])


def test_a_copy_made_on_the_stack_was_not_cast() -> None:
    giver = card("Giver", "{0}", "Creature — Ogre", "When this creature enters, if you cast it, draw a card.", 6, 6)
    scenario = table()
    scenario.hand(0, giver, spell("Twin", "Copy target creature spell you control."))
    game = scenario.start("main 1")
    resolve(game, "cast Giver", "cast Twin")
    assert names(game, "battlefield") == ["Watch", "Giver", "Giver"]
    assert names(game, "hand") == ["Page"]


def test_each_face_is_judged_by_itself() -> None:
    tale = faces("adventure", face("Teller", "{4}{G}", "Creature — Elf", "", 4, 4),
        face("Tell", "{1}{G}", "Instant — Adventure", "You gain 2 life."))  # fmt: skip
    game = playing("You may cast an instant spell from your hand without paying its mana cost.", hand=(tale, CUB))
    resolve(game, "yes")
    assert (life(game), names(game, "exile")) == ([22, 20], ["Teller"])


def test_life_is_paid_instead_of_mana() -> None:
    text = ("Exile the top card of your library. You may cast that card by paying life equal to its mana value rather "
            "than paying its mana cost.")  # fmt: skip
    game = playing(text, top=(GRACE,))
    resolve(game, "yes")
    assert life(game) == [19, 20]


def test_what_follows_depends_on_whether_it_was_cast() -> None:
    text = ("Exile the top card of your library. You may cast that card without paying its mana cost. If you don't "
            "cast it, put it into your hand.")  # fmt: skip
    assert printed_back(text, "Sorcery") == text
    game = playing(text, top=(GRACE,))
    resolve(game, "no")
    assert (names(game, "hand"), life(game)) == (["Grace"], [20, 20])
    game = playing(text, top=(GRACE,))
    resolve(game, "yes")
    assert (names(game, "hand"), life(game)) == ([], [24, 20])


def test_what_was_revealed_and_not_cast_goes_to_the_bottom() -> None:
    text = ("Reveal cards from the top of your library until you reveal an instant card. You may cast that card "
            "without paying its mana cost. Put all revealed cards not cast this way on the bottom of your library in a "
            "random order.")  # fmt: skip
    assert printed_back(text, "Sorcery") == text
    game = playing(text, top=(GRACE, HULK, BOLT))
    resolve(game, "yes", "target Bob")
    assert (life(game), sorted(names(game, "library")[-2:])) == ([20, 17], ["Grace", "Hulk"])


def test_a_spell_that_was_not_countered_is_not_cast_again() -> None:
    scenario = table()
    text = ("Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's"
            " graveyard, then you may cast it without paying its mana cost.")  # fmt: skip
    scenario.hand(0, spell("Snare", text))
    scenario.hand(1, card("Stout", "{0}", "Creature — Bear", "This spell can't be countered.", 3, 3))
    game = scenario.start("main 1", active=1)
    act(game, "cast Stout")
    resolve(game, "cast Snare -> Stout")
    assert (names(game, "battlefield"), names(game, "battlefield", 1)) == (["Watch"], ["Stout"])
