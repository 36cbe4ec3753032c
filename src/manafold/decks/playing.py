"""From a deck list to the cards that are shuffled into a library."""

from __future__ import annotations

from manafold.decks.decklist import Deck
from manafold.decks.legality import Construction, PlayableSource, Unread, Verdict, check_deck
from manafold.decks.reading import DeckError, find_card
from manafold.model.card import Card
from manafold.model.errors import Problem


def cards_of(deck: Deck, cards: PlayableSource, construction: Construction | None = None) -> tuple[Card, ...]:
    """The cards of the main deck, one for each copy.

    Raises `DeckError`, with everything that is wrong, unless all are known and understood and the deck is built by the
    rules of `construction`; None is for any rules.
    """
    verdict = check_cards(deck, cards) if construction is None else check_deck(deck, cards, construction)
    unread = [Problem(each.card, "a card that is understood", "; ".join(each.lines)) for each in verdict.unread]
    if verdict.problems or unread:
        raise DeckError((*verdict.problems, *unread))
    found = [find_card(name, cards) for name in deck.cards()]
    return tuple([card for card in found if card is not None])


def check_cards(deck: Deck, cards: PlayableSource) -> Verdict:
    """Whether the cards of the main deck are known and understood, whatever the rules of deck construction."""
    problems: list[Problem] = []
    unread: list[Unread] = []
    for name in dict.fromkeys(deck.cards()):
        card = find_card(name, cards)
        if card is None:
            near = cards.suggest(name)
            problems.append(Problem(name, "the name of a card", f'"{name}"', near[0] if near else ""))
        elif cards.unread(card.name):
            unread.append(Unread(card.name, tuple(cards.unread(card.name))))
    return Verdict(tuple(problems), tuple(unread))
