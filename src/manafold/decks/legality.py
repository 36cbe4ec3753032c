"""Whether a deck may be played: the rules of deck construction as data, and the check (CR 100)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from manafold.decks.decklist import Deck, count_cards
from manafold.decks.reading import CardSource, find_card, unknown
from manafold.model.card import Card
from manafold.model.errors import Problem
from manafold.model.typeline import CardType
from manafold.rules.card_source import KnowsUnread
from manafold.rules.outside import NONTRADITIONAL
from manafold.words.abilities.deck_limit import DeckLimit


class PlayableSource(CardSource, KnowsUnread, Protocol):
    """Where cards are looked up together with what of their text has been read."""


@dataclass(frozen=True)
class Construction:
    """The rules by which a deck is built. None is no limit; each limit comes with the rule that sets it."""

    name: str
    minimum: int
    minimum_rule: str
    copies: int | None
    """Of each card other than basic lands, in the main deck and the sideboard together."""
    copies_rule: str
    sideboard: int | None
    sideboard_rule: str
    sideboard_types: frozenset[CardType] = frozenset()
    """Types of cards that no deck includes, but that a sideboard may (CR 315.2)."""


CONSTRUCTED: Final = Construction("constructed", 60, "100.2a", 4, "100.2a", 15, "100.4a")
LIMITED: Final = Construction("limited", 40, "100.2b", None, "100.2b", None, "100.4b", frozenset(("conspiracy",)))

CONSTRUCTIONS: Final[Mapping[str, Construction]] = {each.name: each for each in (CONSTRUCTED, LIMITED)}


@dataclass(frozen=True)
class Unread:
    """A card that the engine cannot play yet, with the lines of its text that it does not understand."""

    card: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.card}: " + "; ".join(f'"{line}"' for line in self.lines)


@dataclass(frozen=True)
class Verdict:
    """What a check found. A deck with unread cards may be legal and still not be playable."""

    problems: tuple[Problem, ...]
    unread: tuple[Unread, ...]

    @property
    def is_legal(self) -> bool:
        """Whether the deck is built by the rules."""
        return not self.problems

    @property
    def is_playable(self) -> bool:
        """Whether the deck is legal and every card in it is understood."""
        return not self.problems and not self.unread


def check_deck(deck: Deck, cards: PlayableSource, construction: Construction = CONSTRUCTED) -> Verdict:
    """Every way in which `deck` breaks the rules of `construction`, and every card in it that is not understood."""
    listed = count_cards(deck.main) + deck.outside() + count_cards(deck.commander)
    found = {name: find_card(name, cards) for name in listed}
    known = {card.name: card for card in found.values() if card is not None}
    problems = [
        *_size_problems(deck, construction),
        *_designation_problems(deck, construction),
        *[unknown(name, cards, deck) for name, card in found.items() if card is None],
        *_type_problems(deck, found, construction),
        *_copies_problems(listed, found, construction),
    ]
    unread = [Unread(name, lines) for name in known if (lines := tuple(cards.unread(name)))]
    return Verdict(tuple(problems), tuple(unread))


def copies_allowed(card: Card, construction: Construction = CONSTRUCTED) -> int | None:
    """How many copies of `card` a deck and its sideboard may have together; None is any number (CR 100.2a, 113.6n)."""
    if "basic" in card.face.type_line.supertypes and "land" in card.face.type_line.types:  # 205.4c
        return None
    for ability in card.face.abilities:
        if isinstance(ability, DeckLimit):
            return ability.most
    return construction.copies


def _size_problems(deck: Deck, construction: Construction) -> list[Problem]:
    main, sideboard = count_cards(deck.main).total(), deck.outside().total()
    problems = []
    if main < construction.minimum:
        expected = f"at least {construction.minimum} cards (CR {construction.minimum_rule})"
        problems.append(Problem("main deck", expected, str(main)))
    if construction.sideboard is not None and sideboard > construction.sideboard:
        expected = f"at most {construction.sideboard} cards (CR {construction.sideboard_rule})"
        problems.append(Problem("sideboard", expected, str(sideboard)))
    return problems


def _designation_problems(deck: Deck, construction: Construction) -> list[Problem]:
    problems = []
    if deck.commander:
        expected = f"no commander in a {construction.name} deck (CR 100.2c)"
        problems.append(Problem("commander", expected, ", ".join(f'"{entry.card}"' for entry in deck.commander)))
    companions = count_cards(deck.companion).total()
    if companions > 1:
        problems.append(Problem("companion", "at most one card (CR 702.139a)", str(companions)))
    return problems


def _type_problems(deck: Deck, found: Mapping[str, Card | None], construction: Construction) -> list[Problem]:
    problems = []
    parts = (("main deck", count_cards(deck.main), NONTRADITIONAL),
             ("sideboard", deck.outside(), NONTRADITIONAL - construction.sideboard_types))  # fmt: skip
    for part, names, excluded in parts:
        for card in filter(None, map(found.get, names)):
            if not excluded.isdisjoint(card.face.type_line.types):
                problems.append(Problem(part, "traditional cards only (CR 108.2a)", f'"{card.name}"'))
    return problems


def _copies_problems(
    listed: Counter[str], found: Mapping[str, Card | None], construction: Construction
) -> list[Problem]:
    copies: Counter[str] = Counter()
    most: dict[str, int | None] = {}
    for name, card in found.items():
        if card is not None:
            copies[card.name] += listed[name]
            most[card.name] = copies_allowed(card, construction)
    rule = f"of one name in deck and sideboard together (CR {construction.copies_rule})"
    return [
        Problem(name, f"at most {limit} {rule}", str(copies[name]))
        for name, limit in most.items()
        if limit is not None and copies[name] > limit
    ]
