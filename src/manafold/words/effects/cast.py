"""Casting cards while a spell or ability resolves (CR 608.2g)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Way
from manafold.model.mana import FREE, ManaCost
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Effect, Filter, Ref
from manafold.rules import casting
from manafold.rules.decisions import DONE, Decision, Option
from manafold.rules.finding import wherever
from manafold.rules.spells_to_be import face_of
from manafold.words.filters.spells import cards_described, split_place
from manafold.words.keywords.casting_by_effect import cast, castable
from manafold.words.refs.noun_phrases import Choose
from manafold.words.statics.riders import LIFE_FOR_MANA_VALUE

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Pay = Literal["", "nothing", "instead", "life"]
_PAID: tuple[tuple[str, dict[str, object]], ...] = (
    ("", {}),
    (" without paying its mana cost", {"pay": "nothing"}),
    (" without paying their mana costs", {"pay": "nothing", "their": True}),
    (" by paying {price} rather than paying its mana cost", {"pay": "instead"}),
    (" by paying life equal to its mana value rather than paying its mana cost", {"pay": "life"}),
)
NOT_BURIED = ". If {spell} would be put into {whose} graveyard, exile it instead"


@dataclass(frozen=True)
class CastCards(Effect):
    """Players cast cards, one after the other: for their mana costs, for nothing, for `price` or for life instead (CR
    608.2g, 118.9). If `exiled`, they are exiled if they would be put into a graveyard from the stack (CR 614.1a).

    `spell` and `whose` are how the text calls them then.
    """

    who: Ref
    what: Ref
    pay: Pay = ""
    price: ManaCost | None = None
    their: bool = False
    """Whether the text says "their mana costs"."""
    exiled: bool = False
    spell: Literal["", "that spell", "that card", "a spell cast this way", "it", "the spell"] = ""
    whose: Literal["", "a", "your", "an opponent's", "its owner's"] = ""

    lands: bool = False
    """Whether lands may be played too (CR 305.2b, 305.3)."""

    tag: ClassVar[str] = "cast"
    phrases: ClassVar[Phrases] = (
        *[
            Phrase(f"{{who}} <{verb}> {{what}}{paid}{tail}", sets={"lands": verb == "play", **how, **exiled})
            for verb in ("cast", "play")
            for paid, how in _PAID
            for tail, exiled in (("", {}), (NOT_BURIED, {"exiled": True}))
        ],
        Phrase(
            "{who} <cast> {what} by paying life equal to the spell's mana value rather than paying its mana cost",
            sets={"pay": "life"},
            read_only=True,
        ),
    )
    def possible(self, c: Context) -> bool:
        ids, what = self._open(c)
        return ids is None or any(self._usable(ids, what, c))

    def resolve(self, c: Context) -> Task[None]:
        made: list[int] = []
        players = yield from self.who.find(c)
        for player in players:
            mine = c.among(player, players, self.named)
            ids, what = self._open(mine)
            if ids is None:
                ids = wherever((yield from self.what.find(mine)), mine)
            low, high = self._bounds(len(ids), mine)
            made += yield from self._cast(list(ids), what, low, high, mine)
        c.named[self.named] = tuple(made)

    def _open(self, c: Context) -> tuple[Sequence[int] | None, Filter | None]:
        """The cards among which the player picks, and what they have to be as spells; None if they are pointed at by
        what has to be found out first."""
        if isinstance(self.what, Choose):
            _, what = split_place(self.what.what)
            return cards_described(self.what.what, c), what
        return wherever(self.what.entities(c), c), None

    def _bounds(self, count: int, c: Context) -> tuple[int, int]:
        if isinstance(self.what, Choose):
            return self.what.bounds(count, c)
        return (0 if self.what.person() == "many" else 1), count

    def _way(self, id: int, c: Context) -> Way:
        """The way in which a card is cast."""
        mana = FREE if self.pay in ("nothing", "life") else self.price
        name = "free" if self.pay == "nothing" else "permission"
        costs = (LIFE_FOR_MANA_VALUE,) if self.pay == "life" else ()
        return Way(name, mana, costs, c.state.objects[id].zone, not_to_graveyard=self.exiled)

    def _cast(self, ids: list[int], what: Filter | None, low: int, high: int, c: Context) -> Task[list[int]]:
        """The player casts at least `low` of the cards if they can, and at most `high`: the spells."""
        made: list[int] = []
        while len(made) < high:
            usable = self._usable(ids, what, c)
            options = [Option("play" if self._is_land(id, c) else "cast", c.state.label(id), id) for id in usable]
            if not options:
                break
            if len(made) >= low:
                options.append(DONE)
            pick = options[0]
            if len(options) > 1:
                pick = yield Decision(c.subject, "card", options, "cast which", c.source, (), high - len(made) - 1)
            if pick == DONE:
                break
            ids.remove(pick.ref)
            if pick.verb == "play":
                yield from casting.play_land(c.state, c.subject, pick.ref, usable[pick.ref][0])
                made.append(c.state.latest(pick.ref))
            else:
                made.append((yield from cast(pick.ref, usable[pick.ref], self._way(pick.ref, c), c)))
        return made

    def _usable(self, ids: Sequence[int], what: Filter | None, c: Context) -> dict[int, list[int]]:
        """The cards that could be played now, with the faces with which they could."""
        found: dict[int, list[int]] = {}
        for id in ids:
            if self._is_land(id, c):
                if c.state.active == c.subject and casting.lands_left(c.state, c.subject) > 0:
                    found[id] = [0]
            elif faces := castable(id, self._way(id, c), c, what):
                found[id] = faces
        return found

    def _is_land(self, id: int, c: Context) -> bool:
        """Whether the card is one that may be played as a land."""
        object = c.state.objects[id]
        return self.lands and "land" in face_of(c.state, object, 0).types

