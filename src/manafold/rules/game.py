"""A game to play: decisions come out, picks go in."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

from manafold.rules import invocation, notation, replay, replay_reading, telling
from manafold.rules.choice_errors import IllegalChoice
from manafold.rules.course import Course, concession, declared, mana_by_hand
from manafold.rules.events import Event
from manafold.rules.player import player_called
from manafold.rules.profiles import MULTIPLAYER, STANDARD, Profile
from manafold.rules.setup import Setup, begin
from manafold.rules.view import View, view

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.card_source import Cards
    from manafold.rules.decisions import Option
    from manafold.rules.ending import Outcome
    from manafold.rules.refusals import Refusal
    from manafold.rules.state import State

class Game(Course):
    """One game. `decision` is what is asked now, None when the game is over; `choose` answers it.

    A decision has two options or more: without a choice nobody is asked. A player who could do nothing with priority
    passes, and the single option of any other decision is picked at once; `forced` has those since the last pick.

    It is a value: `fork` gives an independent game at the same decision, `undo` takes picks back, `save` and `load`
    keep it in a file. The same arguments and the same picks lead to the same game.

    >>> from manafold.rules.samples import ELK, FOREST
    >>> game = Game.new([[ELK, FOREST] * 20, [FOREST] * 40], seed=3, names=("Ann", "Bob"))
    >>> game.decision.prompt, game.notations
    ('play first?', ['yes', 'no'])
    >>> for _ in range(3):
    ...     game.choose(0)
    >>> game.notations
    ['play Forest', 'pass']
    >>> game.choose("play Forest")
    >>> "Bob plays Forest." in game.log
    True
    """

    __slots__ = ("setup",)

    def __init__(self, state: State, setup: Setup | None = None) -> None:
        self.setup = setup
        super().__init__(state)

    @staticmethod
    def new(
        decks: Sequence[Sequence[Card]],
        seed: int = 0,
        profile: Profile | None = None,
        names: Sequence[str] | None = None,
        sideboards: Sequence[Sequence[Card]] = (),
    ) -> Game:
        """A new game between the decks (one a player), each a sequence of cards. Same arguments, same game.

        `sideboards` are the cards that the players own outside the game (CR 400.11a), one a player, or none at all.
        Raises `ValueError` if there are no players, more than can have ids, not a name of its own for each that can be
        written, too many cards, or sideboards only for some, and `TypeError` for a seed that is no whole number.
        """
        if not 1 <= len(decks) < 100:
            raise ValueError(f"expected 1 to 99 decks, got {len(decks)}")
        if names is None:
            names = [f"Player {number + 1}" for number in range(len(decks))]
        if len(names) != len(decks):
            raise ValueError(f"expected {len(decks)} different names, got {len(names)}")
        if len(sideboards) not in (0, len(decks)):
            raise ValueError(f"expected a sideboard for each of {len(decks)} decks, or none, got {len(sideboards)}")
        profile = profile or (STANDARD if len(decks) <= 2 else MULTIPLAYER)
        setup = Setup(tuple(names), seed, profile, tuple([tuple(deck) for deck in decks]))
        if any(sideboards):
            setup = replace(setup, sideboards=tuple([tuple(each) for each in sideboards]))
        return Game(begin(setup), setup)

    # What there is

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.state.outcome

    @property
    def legal(self) -> Sequence[Option]:
        """The options of the decision; none when the game is over."""
        return self.decision.options if self.decision is not None else ()

    @property
    def notations(self) -> list[str]:
        """The notation of each of the `legal` options, in their order: what `choose` takes as text."""
        return notation.notations(self.decision) if self.decision is not None else []

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened, oldest first."""
        return tuple(self.state.log)

    @property
    def log(self) -> list[str]:
        """What has happened, for people: one sentence for each event that matters. It tells hidden things, too."""
        return telling.tell_all(self.state, self.state.log)

    def told(self, player: int | str) -> list[str]:
        """The `log` as the player (a number or a name) knows it: without the faces of cards hidden from them."""
        return telling.tell_all(self.state, self.state.log, player_called(self.state.players, player))

    def explain(self, event: Event) -> str:
        """Why the event happened: what caused it, and the rule by which it did.

        Raises `TypeError` for what is no event.

        >>> from manafold.rules.samples import duel
        >>> game = duel()
        >>> game.choose("play Forest")
        >>> game.explain(game.events[-1])
        'Ann plays Forest. Cause: Forest. Rule 305.1: a player may play a land in a main phase of their turn while ...'
        """
        if not isinstance(event, Event):
            raise TypeError(f"expected an event, such as `game.events[-1]`, got {event!r}")
        return telling.explain(self.state, event)

    def why_not(self, text: str) -> Refusal | None:
        """Why what `text` says (a pick, or a run of picks) can't be chosen now; None if it can.

        Raises `InvalidNotation` for a text that names nothing, and `TypeError` for what is no text.

        >>> from manafold.rules.samples import duel
        >>> print(duel().why_not("cast Pale Wolf"))
        not enough mana for {2}{G} (CR 118.3)
        """
        if not isinstance(text, str):
            raise TypeError(f"expected the notation of a pick, got {text!r}")
        return invocation.why_not(self, text)

    def view(self, player: int | str) -> View:
        """All that the player (a number or a name) may know, as plain data, and nothing else.

        Raises `ValueError` if there is no such player.

        >>> from manafold.rules.samples import duel
        >>> bob = duel().view(0).players[1]
        >>> bob.name, bob.life, bob.hand_size, bob.hand
        ('Bob', 20, 1, ())
        """
        return view(self.state, self.decision, player_called(self.state.players, player))

    # Playing

    def choose(self, pick: Option | int | str) -> None:
        """Answer the decision with one of its options, its index, or its notation, or with a whole run of picks.

        A run is one line: "cast Ash Bolt -> Elk", "attack Elk, Wolf", "block Wall -> Elk, Dog -> Wolf". Its picks
        follow each other after "->" and ","; their verbs may be left out, and so may the final "done". What is the only
        option is picked without being asked for (see `Game`); it may be said in the run nevertheless.

        Raises `InvalidNotation` for a text that names nothing, `AmbiguousChoice` for one that fits several options,
        and `IllegalChoice` for what the rules don't allow; then nothing has changed.

        >>> from manafold.rules.samples import duel
        >>> game = duel()
        >>> game.choose("cast Grove Elk")
        >>> game.choose("cast Grove Elk")
        Traceback (most recent call last):
            ...
        manafold.rules.choice_errors.IllegalChoice: "cast Grove Elk" is not possible: ...
        >>> game.choose("pas")
        Traceback (most recent call last):
            ...
        manafold.rules.choice_errors.InvalidNotation: expected "play Forest" or "pass", got "pas"; did you mean "pass"?
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice(str(pick), (), "the game is over", "104.1")
        if isinstance(pick, str):
            picks = invocation.read(self, pick)
        else:
            picks = [notation.index_of(self.state, decision, pick)]
        self.refused = ""
        for index in picks:
            self._pick(index)

    def concede(self, player: int | str) -> None:
        """The player (a number or a name) concedes, at any time (104.3a).

        Raises `IllegalChoice` if they are not in the game any more, and `ValueError` if there is no such player.

        >>> from manafold.rules.samples import duel
        >>> game = duel()
        >>> game.concede(1)
        >>> game.outcome.winners, game.outcome.reason
        ((0,), 'Bob conceded')
        """
        self._declare_for(player, "concede", concession)

    def pay_by_hand(self, player: int | str, by_hand: bool = True) -> None:
        """Whether the player (a number or a name) activates mana abilities and picks the mana to pay with themselves
        (605.3a). Raises errors as `concede` does."""
        called = player_called(self.state.players, player)
        if (called in self.state.manual_mana) != by_hand:
            self._declare_for(called, "pay by hand" if by_hand else "pay automatically", mana_by_hand)

    def _declare_for(self, player: int | str, what: str, pick_of: Callable[[int], int]) -> None:
        """Make the pick of a player who does something without being asked."""
        called = player_called(self.state.players, player)
        if self.outcome is not None:
            raise IllegalChoice(what, self.notations, "the game is over", "104.1")
        if self.state.players[called].has_left:
            raise IllegalChoice(what, self.notations, f"{self.state.label(called)} is not in the game", "104.3a")
        self.refused = ""
        self._pick(pick_of(called))

    # Other courses

    def fork(self) -> Game:
        """An independent game at the same decision.

        It takes microseconds where a player has priority, and else as long as playing on from the last priority.
        `copy.copy` and `copy.deepcopy` do the same.

        >>> from manafold.rules.samples import duel
        >>> game = duel()
        >>> twin = game.fork()
        >>> twin.choose("play Forest")
        >>> twin.log, game.log
        (['Ann plays Forest.'], [])
        """
        twin = Game.__new__(Game)
        twin.setup = self.setup
        self._copy(twin)
        return twin

    def __copy__(self) -> Game:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.fork()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a game can't be pickled: keep it as its `replay`, or with `save` and `load`")

    def undo(self) -> None:
        """Take the last pick back. Raises `ValueError` if there is none.

        >>> from manafold.rules.samples import duel
        >>> game = duel()
        >>> game.choose("play Forest")
        >>> game.undo()
        >>> game.log
        []
        """
        if len(self._picks) <= max([place for place, _, _ in self._samples], default=0):
            raise ValueError("nothing to undo")
        self._undo()

    def determinize(self, player: int | str, seed: int) -> Game:
        """A game as it might be for all that the player can know: the rest is drawn anew, from `seed`.

        Others' hands, the order of libraries, face-down cards, votes that others have cast secretly and the future of
        chance are drawn anew; what the player may look at, their decision and the picks made so far are the same, so
        `view(player)` is. It is taken to be known which cards are in others' decks and sideboards, not which are where.
        It works at every decision of theirs, in the middle of casting and resolving too, and the new game can be forked
        and played on; it can't be undone to before its beginning, nor saved. Raises `ValueError` if it is not their
        decision, or there is no such player, and `TypeError` for a seed that is no whole number.

        >>> from manafold.rules.samples import duel
        >>> game = duel()
        >>> sample = game.determinize(0, seed=5)
        >>> sample.view(0) == game.view(0)
        True
        """
        called = player_called(self.state.players, player)
        if self.decision is None or self.decision.player != called:
            raise ValueError(f"expected a decision of player {called}")
        twin = self.fork()
        twin.setup = None
        twin._sample(called, seed)
        return twin

    # Keeping

    @property
    def first(self) -> State:
        """The state with which the game began, not to be changed."""
        return self._first

    @property
    def picks(self) -> tuple[int, ...]:
        """All picks so far: indices of options, and numbers below 0 for what answers no decision (see `course`)."""
        return tuple(self._picks)

    def again(self) -> Game:
        """The same game at its beginning."""
        return Game(self._first.fork(), self.setup)

    def repeat(self, pick: int) -> None:
        """Make one of the `picks` of the same game. Raises `IllegalChoice` for what can't be picked now."""
        if not isinstance(pick, int):
            raise TypeError(f"expected one of the `picks` of a game, got {pick!r}")
        if pick >= 0:
            self.choose(pick)
            return
        player, by_hand = declared(pick)
        if player >= len(self.state.players):
            raise IllegalChoice(f"pick {pick}", self.notations, "it is of a player who is not there", "102.1")
        if by_hand:
            self.pay_by_hand(player, player not in self.state.manual_mana)
        else:
            self.concede(player)

    @property
    def replay(self) -> str:
        """The whole game as readable text: how it began, and every pick.

        Raises `ValueError` for a game of unknown beginning: a determinized one, or a position made by hand.

        >>> from manafold.rules.samples import duel
        >>> game = duel()
        >>> game.choose("cast Grove Elk")
        >>> print(game.replay)
        manafold replay 1
        profile standard
        seed 0
        player Ann
        player Bob
        put 0 battlefield Forest
        put 0 battlefield Forest
        ...
        # Turn 2: Ann
        Ann: cast Grove Elk
        end ...
        """
        return replay.write(self)

    @staticmethod
    def replayed(text: str, cards: Cards, allow_partial: bool = False) -> Game:
        """The game of a `replay`, with the cards that `cards` finds by name, such as `manafold.all_cards()`.

        Every pick is checked, and that the game begins and ends as it did. Raises `ReplayError` with the number of the
        line that is wrong: without `allow_partial`, that of a card that is not wholly understood, too.

        >>> from manafold.rules.samples import SAMPLES, duel
        >>> game = duel()
        >>> game.choose("play Forest")
        >>> Game.replayed(game.replay, SAMPLES).log
        ['Ann plays Forest.']
        """
        return replay_reading.read(text, cards, Game, allow_partial)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the `replay` to a file. If that fails, with `OSError`, a file that was there is whole."""
        replay.save(self, path)

    @staticmethod
    def load(path: str | os.PathLike[str], cards: Cards, allow_partial: bool = False) -> Game:
        """The game that was saved to the file, with the cards that `cards` finds, such as `manafold.all_cards()`.

        Raises `ReplayError` as `replayed` does.
        """
        return replay_reading.load(path, cards, Game, allow_partial)
