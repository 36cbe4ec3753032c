"""Hideaway, cards exiled face down and playing them, dredge, miracle (CR 406.3, 702.52, 702.75, 702.94), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, act, creature, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

WOOD = card("Wood", "", "Basic Land — Forest")
BALM = card("Balm", "{6}", "Sorcery", "You gain 5 life.")
DEN = permanent("Den", "Hideaway 3\n{0}: You may play the exiled card without paying its mana cost.", "Artifact")
BOLT = card("Bolt", "{6}{R}", "Instant", "Bolt deals 3 damage to any target.\nMiracle {0}")
WORM = card("Worm", "{4}{G}", "Creature — Worm", "Dredge 2", 3, 3)
DRAW = spell("Study", "Draw a card.", "Sorcery")


def holding(*hand: Card, top: tuple[Card, ...] = (), buried: tuple[Card, ...] = ()) -> Game:
    scenario = table(top=top)
    scenario.hand(0, *hand)
    scenario.graveyard(0, *buried)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    "text",
    [
        "Miracle {1}{W}",
        "Dredge 3",
        "Hideaway 4",
        "{T}: Exile a card from your hand face down. You may look at it for as long as it remains exiled.",
        "You may look at cards exiled with this creature.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_a_hidden_card_is_known_to_its_controller_alone_and_may_be_cast() -> None:
    game = holding(DEN, top=(WOOD, BALM, CUB))
    resolve(game, "cast Den")
    resolve(game, "choose Balm")
    mine, theirs = game.view(0).exile[0], game.view(1).exile[0]
    assert (mine.face, theirs.face, theirs.name) == ("Balm", "", "")
    assert sorted(names(game, "library")[-2:]) == ["Cub", "Wood"]
    resolve(game, "activate Den")
    resolve(game, "yes")
    assert life(game) == [25, 20]


def test_a_hidden_land_is_played_if_a_land_may_be_played() -> None:
    game = holding(DEN, WOOD, top=(WOOD, BALM, CUB))
    resolve(game, "cast Den")
    resolve(game, "choose Wood")
    resolve(game, "activate Den")
    resolve(game, "yes")
    assert "Wood" in names(game, "battlefield")
    assert "play Wood" not in offered(game)


def test_a_hidden_land_is_not_played_beyond_the_limit() -> None:
    game = holding(DEN, WOOD, top=(WOOD, BALM, CUB))
    resolve(game, "cast Den")
    resolve(game, "choose Wood")
    act(game, "play Wood")
    resolve(game, "activate Den")
    assert "yes" not in offered(game)


def test_who_looked_at_a_card_goes_on_to_look_at_it_face_down() -> None:
    text = ("Look at the top three cards of your library. Exile one of them face down and put the rest on the bottom "
            "of your library in a random order.")  # fmt: skip
    game = holding(spell("Peek", text, "Sorcery"), top=(WOOD, BALM, CUB))
    resolve(game, "cast Peek")
    resolve(game, "choose Balm")
    assert (game.view(0).exile[0].face, game.view(1).exile[0].face) == ("Balm", "")


def test_nobody_looks_at_what_was_exiled_face_down_unseen_unless_told_so() -> None:
    game = holding(spell("Bury", "Exile the top card of your library face down.", "Sorcery"), top=(BALM,))
    resolve(game, "cast Bury")
    assert game.view(0).exile[0].face == ""
    text = "Exile the top card of your library face down. You may look at that card for as long as it remains exiled."
    game = holding(spell("Bury", text, "Sorcery"), top=(BALM,))
    resolve(game, "cast Bury")
    assert (game.view(0).exile[0].face, game.view(1).exile[0].face) == ("Balm", "")


def test_who_looks_at_a_card_as_it_is_exiled_face_down_goes_on_to_look_at_it() -> None:
    text = "Exile the top two cards of your library face down and look at those cards."
    assert printed_back(text, "Sorcery") == text
    game = holding(spell("Snoop", text, "Sorcery"), top=(BALM, WOOD))
    resolve(game, "cast Snoop")
    seen, unseen = ([card.face for card in game.view(player).exile] for player in (0, 1))
    assert (seen, unseen) == (["Balm", "Wood"], ["", ""])


def test_a_permanent_lets_its_controller_look_at_what_it_exiled() -> None:
    spy = creature("Spy", 1, 1, "When this creature enters, exile the top card of your library face down.\n"
        "You may look at cards exiled with this creature.")  # fmt: skip
    game = holding(spy, top=(BALM,))
    resolve(game, "cast Spy")
    assert (game.view(0).exile[0].face, game.view(1).exile[0].face) == ("Balm", "")


def test_the_first_card_drawn_in_a_turn_may_be_cast_for_its_miracle() -> None:
    game = holding(DRAW, top=(BOLT,))
    resolve(game, "cast Study")
    resolve(game, "yes")
    resolve(game, "yes", "target Bob")
    assert life(game) == [20, 17]


def test_later_cards_are_no_miracle_nor_is_one_that_is_not_revealed() -> None:
    game = holding(DRAW, DRAW, top=(CUB, BOLT))
    resolve(game, "cast Study")
    resolve(game, "cast Study")
    assert names(game, "hand") == ["Cub", "Bolt"]
    game = holding(DRAW, top=(BOLT,))
    resolve(game, "cast Study")
    resolve(game, "no")
    assert (life(game), names(game, "stack")) == ([20, 20], [])


def test_dredging_is_not_drawing() -> None:
    ear = permanent("Ear", "Whenever you draw a card, you gain 1 life.")
    scenario = table(top=(CUB, WOOD, BALM))
    scenario.battlefield(0, ear)
    scenario.graveyard(0, WORM)
    scenario.hand(0, DRAW)
    game = scenario.start("main 1")
    resolve(game, "cast Study")
    resolve(game, "yes")
    assert (names(game, "hand"), names(game, "graveyard"), life(game)) == (["Worm"], ["Cub", "Wood", "Study"], [20, 20])


def test_each_draw_may_be_dredged_even_by_what_was_just_milled() -> None:
    game = holding(spell("Two", "Draw two cards.", "Sorcery"), top=(WORM, CUB, BALM, WOOD), buried=(WORM,))
    resolve(game, "cast Two")
    resolve(game, "yes")
    assert offered(game) == ["yes", "no"]
    resolve(game, "yes")
    assert names(game, "hand") == ["Worm", "Worm"]
    assert names(game, "graveyard") == ["Cub", "Two", "Balm", "Wood"] or names(game, "graveyard")[0] == "Cub"


def test_there_have_to_be_cards_enough_to_dredge() -> None:
    game = holding(spell("Mill", "Target player mills nine cards.", "Sorcery"), DRAW, buried=(WORM,))
    resolve(game, "cast Mill", "target Ann")
    resolve(game, "cast Study")
    assert "yes" not in offered(game)
    go(game, "end")
    assert "Page" in names(game, "hand")
