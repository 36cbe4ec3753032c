"""What spells and abilities do as they resolve."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, get_args

from manafold.model.mana import ManaCost
from manafold.model.words.base import Word
from manafold.model.words.numbers import Fixed, Quantity, Value
from manafold.model.words.pointing import Condition, Ref, TargetSpec
from manafold.model.words.sorts import OBJECTS, PLAYERS, Around, Flaw, Sorts

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.mana import ManaOutput

Link = Literal["", "then", "and", "new then", "comma", "line"]
"""How an effect follows the one before it: a new sentence, ", then", " and", ". Then", ", " in a list, a new line."""


DONE = frozenset(("do", "then", "does"))
"""The fields of effects with what is done, or is so: without any they would do nothing."""


@dataclass(frozen=True, kw_only=True)
class Effect(Word):
    """One thing that a spell or ability does when it resolves."""

    wants: ClassVar[Mapping[str, Sorts]] = {"who": PLAYERS, "whose": PLAYERS, "what": OBJECTS}

    named: str = ""
    """Under this name later words find what this effect acted on; "" if nothing asks."""
    link: Link = ""

    adds_mana: ClassVar[bool] = False
    """Whether this by itself puts mana into a pool; see `could_add_mana`."""
    makes: ClassVar[str] = ""
    """The noun by which later effects may call what this one made or found: "token", "card"; "" if nothing."""
    gathers: ClassVar[bool] = False
    """Whether what it made or found are cards of which later effects may take some and speak of the rest. If it found
    one among several, all of them stand in `c.named` under its name and " all"."""
    sifts: ClassVar[bool] = False
    """Whether it finds what it gathers among others even if it is several, so that all of them stand there as well."""
    divides: ClassVar[str] = ""
    """The field that points at targets among which the field `amount` is divided on announcement (CR 601.2d)."""
    moves: ClassVar[bool] = False
    """Whether what it acts on is spoken of behind it where it has gone, as a permanent if it has become one."""
    held: ClassVar[str] = ""
    """The field with what is done only if its condition is true, as far as that is all that it says; "" for none."""
    points: ClassVar[Mapping[str, str]] = {}
    """For an effect that replaces events for a while and says what else happens then: which field of the event has
    what each of these fields of its own describes; "that much" is the amount of the event."""
    mutual: ClassVar[bool] = False
    """Whether several who do it do it with each other, and not each for themselves."""
    counts: ClassVar[bool] = False
    """Whether it leaves in `c.numbers`, under its name, how much it did, for a "that many" behind it."""

    def flaws(self, around: Around) -> list[Flaw]:
        found = super().flaws(around)
        for field in dataclasses.fields(self):
            said: object = getattr(self, field.name)
            if isinstance(said, Fixed) and said.number < 0:
                found.append(Flaw(field.name, "a number that is not negative (CR 107.1b)", str(said.number)))
            elif said == () and field.name in DONE and field.default is dataclasses.MISSING:
                found.append(Flaw(field.name, "at least one of what is done", "none"))
        return found

    def gives(self) -> tuple[str, ...]:
        return (self.named, f"{self.named} all", f"{self.named} rest") if self.named else ()

    def doer(self) -> Ref | None:
        """Who does it, each for themselves, where its words name the players who do: its field `who`."""
        who = getattr(self, "who", None)
        return who if isinstance(who, Ref) else None

    def done_by(self, who: Ref) -> Self:
        """The same effect, of which somebody is the `doer`, done by others."""
        changed: dict[str, Any] = {"who": who}
        return dataclasses.replace(self, **changed)

    def makes_many(self) -> bool:
        """Whether what it made or found may be several."""
        return False

    def could_add_mana(self) -> bool:
        """Whether this could put mana into a pool as it resolves (CR 605.1a), like effects that such ones are in."""
        return self.adds_mana

    def produces(self, player: int, c: Context) -> Sequence[ManaOutput]:
        """The mana that this would add for `player` now, once for each way to choose among it (CR 106.7)."""
        return ()

    def makes_sense(self) -> bool:
        """Whether this can be said of what its references point at; if not, a text that says it is declined."""
        return True

    def possible(self, c: Context) -> bool:
        """Whether `c.subject`, who may do this, could: nobody can choose to do what is impossible (CR 608.2d)."""
        return True

    def resolve(self, c: Context) -> Task[None]:
        """Do it."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Mode(Word):
    """One bullet of a modal text (CR 700.2)."""

    targets: tuple[TargetSpec, ...] = ()
    effects: tuple[Effect, ...] = ()
    label: str = ""
    cost: ManaCost | None = None
    """The additional cost that is paid if this mode is chosen (CR 700.2h)."""
    weight: int = 0
    """How many pawprints it is worth (CR 700.2i)."""

    tag: ClassVar[str] = "mode"

    def flaws(self, around: Around) -> list[Flaw]:
        return [] if self.effects else [Flaw("effects", "at least one effect", "none")]


ModalKeyword = Literal["", "Spree", "Tiered"]
MODAL_KEYWORDS: tuple[str, ...] = tuple([each.lower() for each in get_args(ModalKeyword) if each])
"""The keywords that stand for how modes are chosen, in small letters."""


@dataclass(frozen=True)
class Choosing(Word):
    """More about how the modes of a modal text are chosen (CR 700.2)."""

    unchosen: Literal["", "this turn", "ever"] = ""
    """Only modes that were not chosen before for the same ability of the same object, this turn or at all."""
    condition: Condition | None = None
    instead: Quantity | None = None
    """How many to choose if the condition is true as they are chosen."""
    may: bool = False
    """Whether the player may also choose as many as otherwise."""
    as_cast: bool = False
    """Whether the text says "as you cast this spell"."""
    at_random: bool = False
    apart: bool = False
    """Whether each mode must target a different player."""
    keyword: ModalKeyword = ""
    """The keyword that stands for choosing, if it is one (CR 702.172, 702.183)."""
    budget: int = 0
    """How many pawprints the modes may be worth together, if that is what counts (CR 700.2i)."""
    by: Ref | None = None
    """The players of whom one chooses, if that is not the controller (CR 700.2e)."""

    tag: ClassVar[str] = "choosing"


@dataclass(frozen=True)
class Script(Word):
    """What a spell or ability says to do: targets, then effects in the order written, or modes to choose from
    (CR 608.2c).

    Effects point at targets with `Targeted(i)`. A modal script has `modes` and, in `choose`, how many of them.
    """

    targets: tuple[TargetSpec, ...] = ()
    effects: tuple[Effect, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose: Quantity | None = None
    repeat_modes: bool = False
    after: tuple[Effect, ...] = ()
    """What follows the chosen modes, where there is more text below them."""
    how: Choosing | None = None
    least_x: int = 0
    """The least number that can be announced for X (CR 107.3a)."""
    most_x: Value | None = None
    """The greatest number that can be announced for X, if the text says so."""

    tag: ClassVar[str] = "script"

    def flaws(self, around: Around) -> list[Flaw]:
        says = self.effects or self.modes or self.least_x or self.most_x is not None
        return [] if says else [Flaw("effects", "at least one effect", "none")]
