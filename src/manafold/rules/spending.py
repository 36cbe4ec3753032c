"""What mana is spent on, and what it may be spent on (CR 106.6, 118.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.abilities import AsThough
from manafold.rules.context import Context
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.model.words import Filter
    from manafold.rules.objects import StackItem
    from manafold.rules.player import Mana
    from manafold.rules.state import State

NOBODY: frozenset[int] = frozenset()


class Sources:
    """The only sources from which mana may be spent: those that fit, for the text of `c` (601.2h)."""

    __slots__ = ("c", "what")

    def __init__(self, what: Filter, c: Context) -> None:
        self.what = what
        self.c = c

    def allow(self, source: int) -> bool:
        """Whether mana from this source, as it is or as it last was, may be spent."""
        return source != NOTHING and self.what.matches(source, self.c)


class Purpose:
    """What is being paid for: the spell `object`, or an ability of it, or, if it `is_action`, a special action with it;
    if -1, something that a rule or effect asks for.

    What other parts of the same cost use up is not there for the mana: permanents that have to be untapped for them
    (`tapped`), objects that have to be where they are (`gone`), and `life`. `mana` are mana of the pool picked
    beforehand to be spent; if it is None, what is spent is found out when it is paid. Any mana may be spent as though
    it were of any `like` (609.4b), if that is not "". Only mana from `sources` may be spent, if they are not None.
    `item` is the activated ability that is paid for, if it is one.
    """

    __slots__ = ("gone", "is_action", "is_spell", "item", "life", "like", "mana", "object", "sources", "tapped")

    def __init__(
        self,
        object: int = NOTHING,
        is_spell: bool = False,
        tapped: frozenset[int] = NOBODY,
        gone: frozenset[int] = NOBODY,
        life: int = 0,
        like: AsThough = "",
        sources: Sources | None = None,
        item: StackItem | None = None,
        is_action: bool = False,
    ) -> None:
        self.object = object
        self.is_spell = is_spell
        self.tapped = tapped
        self.gone = gone | {object} if is_spell else gone  # it is on the stack, wherever it is now (601.2a)
        self.life = life
        self.like: AsThough = like
        self.mana: tuple[Mana, ...] | None = None
        self.sources = sources
        self.item = item
        self.is_action = is_action

    def beside(self, tapped: frozenset[int], gone: frozenset[int], life: int) -> Purpose:
        """The same purpose, beside other parts of the cost that use this up."""
        tapped, gone = self.tapped | tapped, self.gone | gone
        return Purpose(
            self.object,
            self.is_spell,
            tapped,
            gone,
            self.life + life,
            self.like,
            self.sources,
            self.item,
            self.is_action,
        )


@dataclass(frozen=True)
class Spending:
    """What mana may be spent on (CR 106.6): spells that fit `cast`, abilities of sources that fit `activate`; or
    anything but spells that fit `never`.

    A spell that is about to be cast has to fit while its card is still where it is.
    """

    cast: Filter | None = None
    activate: Filter | None = None
    never: Filter | None = None

    def allows(self, purpose: Purpose, c: Context) -> bool:
        """Whether the mana may be spent on `purpose`; `c.source` produced it."""
        if self.never is not None:
            return not purpose.is_spell or not self.never.matches(purpose.object, c)
        if purpose.is_action:
            return False  # it neither casts a spell nor activates an ability (116.1)
        wanted = self.cast if purpose.is_spell else self.activate
        return purpose.object != NOTHING and wanted is not None and wanted.matches(purpose.object, c)


def may_spend(state: State, player: int, source: int, only: Spending | None, purpose: Purpose) -> bool:
    """Whether mana that `source` produced with the restriction `only` may be spent on `purpose`."""
    if purpose.sources is not None and not purpose.sources.allow(source):
        return False
    return only is None or only.allows(purpose, Context(state, source, player, rule="106.6"))
