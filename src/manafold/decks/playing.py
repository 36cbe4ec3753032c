"""From deck lists to cards and games."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NamedTuple

from manafold.decks.builtin import load_deck
from manafold.decks.decklist import Deck, Entry
from manafold.decks.legality import Construction, PlayableSource, Unread, Verdict, check_deck
from manafold.decks.reading import DeckError, find_card, unknown
from manafold.library.builtin import all_cards
from manafold.model.card import Card
from manafold.model.errors import Problem
from manafold.rules.card_source import not_understood
from manafold.rules.game import Game
from manafold.rules.profiles import Profile


def new_game(
    decks: Sequence[Deck | str | os.PathLike[str]],
    seed: int = 0,
    profile: Profile | None = None,
    names: Sequence[str] | None = None,
    cards: PlayableSource | None = None,
    allow_partial: bool = False,
) -> Game:
    """A new game between decks: each a `Deck`, the name of a built-in deck, or the path of a deck list.

    `cards` is where the cards come from, the library if None. The same arguments make the same game. Raises `DeckError`
    if a deck can't be read or has cards, its sideboard included, that are unknown, or, without `allow_partial`, not
    wholly understood, `ValueError` for fewer than two decks, and `TypeError` for what is no deck or no number.

    >>> game = new_game(["aggro", "burn"], seed=7, names=["Ann", "Bob"])
    >>> game.decision.kind, [str(option) for option in game.legal]
    ('yes or no', ['yes', 'no'])
    >>> while game.decision is not None:
    ...     game.choose(game.legal[0])
    >>> game.outcome.rule in ("704.5a", "704.5b", "704.5c")
    True
    """
    if len(decks) < 2:
        raise ValueError(f"expected two or more decks, got {len(decks)}")
    source = all_cards() if cards is None else cards
    lists = [deck if isinstance(deck, Deck) else load_deck(deck) for deck in decks]
    brought = [brought_by(deck, source, allow_partial=allow_partial) for deck in lists]
    return Game.new([each.main for each in brought], seed, profile, names, [each.sideboard for each in brought])


class Brought(NamedTuple):
    """The cards that a player comes with to a game."""

    main: tuple[Card, ...]
    """The main deck (CR 100.2)."""
    sideboard: tuple[Card, ...]
    """What they own outside the game (CR 400.11a)."""


def brought_by(
    deck: Deck, cards: PlayableSource, construction: Construction | None = None, allow_partial: bool = False
) -> Brought:
    """The cards of a deck and its sideboard, one for each copy.

    Raises `DeckError` as `cards_of` does, and for a deck with a commander, since a new game has no place for it.
    """
    main = cards_of(deck, cards, construction, allow_partial)
    if deck.commander:
        named = ", ".join([f'"{entry.card}"' for entry in deck.commander])
        raise DeckError((Problem("commander", "no commander in the deck of a new game", named),))
    return Brought(main, cards_of(sideboard_of(deck), cards, allow_partial=allow_partial))


def sideboard_of(deck: Deck) -> Deck:
    """The cards that the player owns outside the game (CR 400.11a), as the main part of a list of their own."""
    entries = [Entry(count, card, line=deck.line_of(card)) for card, count in deck.outside().items()]
    return Deck(f"sideboard of {deck.name}", tuple(entries))


def cards_of(
    deck: Deck, cards: PlayableSource, construction: Construction | None = None, allow_partial: bool = False
) -> tuple[Card, ...]:
    """The cards of the main deck, one for each copy.

    Raises `DeckError`, with everything that is wrong, unless all are known and understood and the deck is built by the
    rules of `construction`; None is for any rules. With `allow_partial`, cards do what was understood of their text.
    """
    verdict = check_cards(deck, cards) if construction is None else check_deck(deck, cards, construction)
    partly = () if allow_partial else verdict.unread
    unread = [not_understood(each.card, each.lines) for each in partly]
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
            problems.append(unknown(name, cards, deck))
        elif cards.unread(card.name):
            unread.append(Unread(card.name, tuple(cards.unread(card.name))))
    return Verdict(tuple(problems), tuple(unread))
