"""What players do with libraries: mill, scry, surveil, shuffle, look at the top, search (CR 701.17, 701.20-701.25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Fixed, Ref, Value
from manafold.rules import exiling, libraries
from manafold.rules.choosing import choose_some, yes_or_no
from manafold.rules.destroying import to_zone
from manafold.rules.finding import wherever
from manafold.rules.zones import move_all
from manafold.words.abilities.searching import cast_while_searching
from manafold.words.filters.kinds import IsCard, IsPlayer
from manafold.words.refs.noun_phrases import Choose, Each

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

SEARCHED = "searched library"
"""The name under which stand the players whose library was searched by the last instruction to search."""


@dataclass(frozen=True)
class Mill(Effect):
    """Players mill cards (CR 701.17a)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "mill"
    phrases: ClassVar[Phrases] = ("{who} <mill> {amount:many card}",)
    makes: ClassVar[str] = "card"
    gathers: ClassVar[bool] = True

    def makes_many(self) -> bool:
        return self.amount != Fixed(1)

    def resolve(self, c: Context) -> Task[None]:
        milled: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            amount = self.amount.of(c.among(player, players, self.named))
            milled += yield from libraries.mill(c.state, player, amount, c.cause)
        c.named[self.named] = tuple(milled)


@dataclass(frozen=True)
class MillHalf(Effect):
    """Players mill half their library, rounded up or down (CR 107.1a, 701.17a)."""

    who: Ref
    rounded: Literal["up", "down"]

    tag: ClassVar[str] = "mill half"
    phrases: ClassVar[Phrases] = ("{who} <mill> half (their|your) library, rounded {rounded}",)
    makes: ClassVar[str] = "card"
    gathers: ClassVar[bool] = True

    def makes_many(self) -> bool:
        return True

    def resolve(self, c: Context) -> Task[None]:
        milled: list[int] = []
        players = yield from self.who.find(c)
        c.share_out(self.named, players)
        for player in players:
            whole = len(c.state.players[player].library)
            half = (whole + 1) // 2 if self.rounded == "up" else whole // 2
            milled += yield from libraries.mill(c.state, player, half, c.cause)
        c.named[self.named] = tuple(milled)


@dataclass(frozen=True)
class Scry(Effect):
    """Players scry (CR 701.22a)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "scry"
    phrases: ClassVar[Phrases] = ("{who} <scry> {amount}",)

    def resolve(self, c: Context) -> Task[None]:
        players = yield from self.who.find(c)
        for player in players:
            yield from libraries.scry(c.state, player, self.amount.of(c.among(player, players, self.named)), c.cause)


@dataclass(frozen=True)
class Surveil(Effect):
    """Players surveil (CR 701.25a)."""

    who: Ref
    amount: Value

    tag: ClassVar[str] = "surveil"
    phrases: ClassVar[Phrases] = ("{who} <surveil> {amount}",)

    def resolve(self, c: Context) -> Task[None]:
        players = yield from self.who.find(c)
        for player in players:
            yield from libraries.surveil(c.state, player, self.amount.of(c.among(player, players, self.named)), c.cause)


@dataclass(frozen=True)
class Shuffle(Effect):
    """Players shuffle their libraries (CR 701.24a); if `searched`, only if they have just been searched.

    `said` if the text names the library.
    """

    who: Ref
    said: bool = False
    searched: bool = False

    tag: ClassVar[str] = "shuffle"
    phrases: ClassVar[Phrases] = (
        "{who} <shuffle>",
        Phrase(
            "each player who searched their library this way shuffles",
            sets={"searched": True, "who": Each(IsPlayer())},
        ),
        Phrase("if {who} <search> (your|their) library this way, shuffle", sets={"searched": True}),
        Phrase("if {who} (search|searches|searched) (your|their) library this way, shuffle [it]",
               sets={"searched": True}, read_only=True),
        Phrase("{who} <shuffle> (your|their) library", sets={"said": True}, read_only=True),
    )

    def resolve(self, c: Context) -> Task[None]:
        apart = frozenset(id for name, found in c.named.items() if name and name != SEARCHED for id in found)  # 701.24b
        for player in (yield from self.who.find(c)):
            if not self.searched or player in c.named.get(SEARCHED, ()):
                libraries.shuffle(c.state, player, c.cause, apart)


@dataclass(frozen=True)
class ShuffleInto(Effect):
    """Players shuffle objects into the libraries of their owners (CR 701.24c)."""

    who: Ref
    what: Ref
    whose: Ref

    tag: ClassVar[str] = "shuffle into library"
    phrases: ClassVar[Phrases] = ("{who} <shuffle> {what} into {whose:possessive} library",)

    def resolve(self, c: Context) -> Task[None]:
        acted: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            found = wherever((yield from self.what.find(mine)), c)
            owners = {c.state.objects[id].owner for id in found} | set(self.whose.entities(mine))
            moves = to_zone(c.state, found, "library", c.cause)
            acted += [move.old for move in (yield from move_all(c.state, moves))]
            for owner in [each for each in c.state.living() if each in owners]:
                libraries.shuffle(c.state, owner, c.cause)
        c.named[self.named] = tuple(acted)


@dataclass(frozen=True)
class ShuffleZones(Effect):
    """Players shuffle their graveyards, hands or both into their libraries (CR 701.24c-d)."""

    who: Ref
    what: Literal["graveyard", "hand", "hand and graveyard", "graveyard and hand"]
    whose: Literal["your", "their"]

    tag: ClassVar[str] = "shuffle zones"
    phrases: ClassVar[Phrases] = (
        Phrase("{who} <shuffle> your {what} into your library", sets={"whose": "your"}),
        Phrase("{who} <shuffle> their {what} into their library", sets={"whose": "their"}),
    )

    def resolve(self, c: Context) -> Task[None]:
        state = c.state
        found = yield from self.who.find(c)
        ids: list[int] = []
        for player in found:
            ids += state.players[player].hand if "hand" in self.what else []
            ids += state.players[player].graveyard if "graveyard" in self.what else []
        moved = yield from move_all(state, to_zone(state, ids, "library", c.cause))
        for player in found:
            libraries.shuffle(state, player, c.cause)
        c.named[self.named] = tuple([move.old for move in moved])


@dataclass(frozen=True)
class LookAt(Effect):
    """A player looks at cards (CR 701.20e), and goes on to look at those that are in exile face down (CR 406.3)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "look at"
    phrases: ClassVar[Phrases] = ("{who} <look> at {what}",)

    def resolve(self, c: Context) -> Task[None]:
        seen: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = yield from self.what.find(c.among(player, players, self.named))
            libraries.look(c.state, player, found, c.cause)
            exiling.let_look(c.state, found, player)
            seen += found
        c.named[self.named] = tuple(seen)


@dataclass(frozen=True)
class Search(Effect):
    """A player searches a library for cards (CR 701.23): they need not find what has a stated quality (701.23b)."""

    who: Ref
    whose: Ref
    what: Ref
    also: Literal["", "and/or graveyard", "and graveyard", "and/or hand"] = ""
    """Where else the player may look, or, without "or", looks too."""
    zones: Literal[
        "",
        "graveyard, hand, and/or library",
        "library, hand, and/or graveyard",
        "graveyard and/or library",
        "graveyard, hand, and library",
    ] = ""
    """All the zones, where they are said at once."""

    tag: ClassVar[str] = "search"
    phrases: ClassVar[Phrases] = (
        "{who} <search> {whose:possessive} library for {what:chosen}",
        "{who} <search> {whose:possessive} library {also} for {what:chosen}",
        "{who} <search> {whose:possessive} {zones} for {what:chosen}",
        "{who} <search> {whose:possessive} {zones} for {what}",
        "{who} <search> {whose:possessive} library for {what}",
    )

    def resolve(self, c: Context) -> Task[None]:
        found: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            theirs: list[int] = []
            for owner in (yield from self.whose.find(mine)):
                there = yield from self._places(owner, mine)
                theirs += yield from self._choose(there, mine)
            c.give_share(self.named, player, theirs)
            found += theirs
        c.named[self.named] = tuple(found)

    def _choose(self, there: list[int], c: Context) -> Task[list[int]]:
        """The player chooses what they find; all of a description need not be found where it is hidden."""
        what = self.what
        if isinstance(what, Choose):
            fitting = [id for id in there if what.what.matches(id, c)]
            qualified = what.what != IsCard()  # 701.23b
            return (yield from what.pick(fitting, c, "card", "search", qualified))
        assert isinstance(what, Each)
        fitting = [id for id in there if what.what.matches(id, c)]
        open_to_all = [id for id in fitting if c.state.objects[id].zone == "graveyard"]
        hidden = [id for id in fitting if id not in open_to_all]
        chosen = yield from choose_some(c.state, c.subject, hidden, 0, len(hidden), "card", "search", c.source)
        return [*open_to_all, *chosen]

    def _places(self, owner: int, c: Context) -> Task[list[int]]:
        """The cards in the zones that are searched."""
        state = c.state
        player = state.players[owner]
        said = self.also + self.zones
        more = [*(player.hand if "hand" in said else ()), *(player.graveyard if "graveyard" in said else ())]
        if owner != c.subject and "hand" in said:
            libraries.look(state, c.subject, player.hand, c.cause)
        if "or" in said.replace("graveyard", "") and not (
            yield from yes_or_no(c.subject, "search the library", c.source)
        ):
            c.named[SEARCHED] = ()
            return more
        c.named[SEARCHED] = (*c.named.get(SEARCHED, ()), owner)
        libraries.searched(state, c.subject, owner, c.cause)
        if owner == c.subject:
            yield from cast_while_searching(c)
        return [*state.players[owner].library, *more]


@dataclass(frozen=True)
class Reveal(Effect):
    """A player reveals cards (CR 701.20a)."""

    who: Ref
    what: Ref

    tag: ClassVar[str] = "reveal"
    phrases: ClassVar[Phrases] = ("{who} <reveal> {what}",)

    def resolve(self, c: Context) -> Task[None]:
        revealed: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            found = yield from self.what.find(c.among(player, players, self.named))
            libraries.reveal(c.state, player, found, c.cause)
            c.give_share(self.named, player, found)
            revealed += found
        c.named[self.named] = tuple(revealed)
