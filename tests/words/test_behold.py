"""Beholding (CR 701.4): as a cost, as something optional, and with what is beheld exiled."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, pick, printed_back
from tests.rules.play import act, board, creature, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.events import Revealed
from manafold.rules.game import Game

DRAKE = creature("Ember", 2, 2, types="Creature — Dragon")
CUB = creature("Cub", 2, 2)
ASK = "As an additional cost to cast this spell, "


def holding(*hand: Card, there: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    """Ann holds these and controls `there`; Bob controls `theirs`."""
    scenario = table()
    scenario.battlefield(0, *there)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def revealed(game: Game) -> list[str]:
    """The names of what has been revealed."""
    return [game.state.label(id) for event in game.state.log if isinstance(event, Revealed) for id in event.cards]


@pytest.mark.parametrize(
    "text",
    [
        ASK + "behold a Dragon or pay {1}.",
        ASK + "you may behold a Dragon.",
        ASK + "behold an Elf and exile it.",
        "If a Dragon was beheld, you gain 2 life.",
        "If an Elf wasn't beheld, draw a card.",
        "You may behold a Dragon. If you do, create a Treasure token.",
        "Flashback—{R}, Behold three Elementals.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize(
    ("hand", "there", "theirs", "can"),
    [
        ((DRAKE,), (), (), True),
        ((), (DRAKE,), (), True),
        ((), (), (DRAKE,), False),
        ((CUB,), (CUB,), (), False),
    ],
)
def test_a_card_in_hand_or_a_permanent_you_control_can_be_beheld(
    hand: tuple[Card, ...], there: tuple[Card, ...], theirs: tuple[Card, ...], can: bool
) -> None:
    burn = spell("Scorch", ASK + "behold a Dragon.\nYou gain 3 life.")
    game = holding(burn, *hand, there=there, theirs=theirs)
    assert ("cast Scorch" in offered(game)) is can


def test_a_card_is_revealed_and_stays_in_hand_but_a_permanent_is_only_chosen() -> None:
    burn = spell("Scorch", ASK + "behold a Dragon.\nYou gain 3 life.")
    game = holding(burn, DRAKE)
    resolve(game, "cast Scorch")
    assert (life(game)[0], names(game, "hand"), revealed(game)) == (23, ["Ember"], ["Ember"])
    game = holding(burn, there=(DRAKE,))
    resolve(game, "cast Scorch")
    assert (life(game)[0], "Ember" in board(game), revealed(game)) == (23, True, [])


@pytest.mark.parametrize(("answer", "gained"), [("yes", 5), ("no", 1)])
def test_a_spell_knows_whether_something_was_beheld(answer: str, gained: int) -> None:
    text = ASK + "you may behold a Dragon.\nYou gain 1 life. If a Dragon was beheld, you gain 4 life."
    game = holding(spell("Scorch", text), DRAKE)
    resolve(game, "cast Scorch", answer)
    assert life(game)[0] == 20 + gained


def test_what_is_beheld_and_exiled_comes_back() -> None:
    text = ASK + "behold an Elf and exile it.\nWhen this creature leaves the battlefield, return the exiled card to its"
    champion = creature("Heir", 4, 4, text + " owner's hand.")
    kill = spell("Fell", "Destroy target creature.")
    elf = creature("Sprig", 1, 1, types="Creature — Elf")
    game = holding(champion, kill, elf)
    resolve(game, "cast Heir")
    assert names(game, "exile") == ["Sprig"]
    resolve(game, "cast Fell")
    resolve(game)
    assert (names(game, "exile"), names(game, "hand")) == ([], ["Sprig"])


def test_an_ability_can_ask_for_it() -> None:
    shrine = permanent("Shrine", "Behold two Dragons: You gain 2 life.")
    assert "activate Shrine" not in offered(holding(DRAKE, there=(shrine,)))
    game = holding(DRAKE, there=(shrine, DRAKE))
    resolve(game, "activate Shrine")
    assert life(game)[0] == 22


@pytest.mark.parametrize(("hand", "asked"), [((DRAKE,), True), ((CUB,), False)])
def test_an_effect_offers_it_only_to_those_who_can(hand: tuple[Card, ...], asked: bool) -> None:
    text = "You gain 1 life. You may behold a Dragon. If you do, you gain 4 life."
    game = holding(spell("Hail", text), *hand)
    act(game, "cast Hail")
    pick(game, "pass")
    assert ("yes" in offered(game)) is asked
    if asked:
        pick(game, "yes")
    assert (life(game)[0], revealed(game)) == ((25, ["Ember"]) if asked else (21, []))


@pytest.mark.parametrize(("hand", "tapped"), [((DRAKE,), False), ((CUB,), True)])
def test_a_land_enters_tapped_unless_something_is_beheld(hand: tuple[Card, ...], tapped: bool) -> None:
    text = "As this land enters, you may behold a Dragon. If you don't, this land enters tapped."
    game = holding(permanent("Roost", text, "Land"), *hand)
    act(game, "play Roost", *["yes"] * (not tapped))
    (land,) = [id for id in game.state.battlefield if game.state.label(id) == "Roost"]
    assert game.state.objects[land].tapped is tapped
