"""The kinds of ability (CR 113.3) and the base class of keywords."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.mana import ManaCost
from manafold.model.words import Condition, Cost, Effect, Filter, Script, Static, Trigger, Word
from manafold.model.words.sorts import Around, Flaw
from manafold.model.words.statics import said_of

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.helping import Helper


AsThough = Literal["", "color", "type"]
"""What any mana may be spent as though it were any of (CR 609.4b)."""


@dataclass(frozen=True)
class Way(Word):
    """A way to cast a card other than from hand for its mana cost (CR 118.9, 601.3e).

    `mana` None is the card's own mana cost. `exile_after`: it goes to exile whenever it leaves the stack (702.34a);
    `not_to_graveyard`: only if it would be put into a graveyard (614.1a).
    `face` is the face that is cast, -1 the one that has this; `face_down` if it is cast face down (708.4).
    With abilities in `gains` it is cast bestowed, as an Aura that has them (702.103b), or has them face down
    (702.168a). Any mana may be spent for it as though it were of any `like` (609.4b). `by` is the object or effect that
    permits it, if it permits only so many; it is then told apart by `label`.
    """

    name: str
    mana: ManaCost | None = None
    costs: tuple[Cost, ...] = ()
    zone: str = "hand"
    as_instant: bool = False
    exile_after: bool = False
    condition: Condition | None = None
    face: int = -1
    face_down: bool = False
    gains: tuple[Ability, ...] = ()
    not_to_graveyard: bool = False
    like: AsThough = ""
    by: int = -1
    label: str = ""
    alternative: bool = False
    """Whether the card's own mana cost is paid as an alternative cost (118.9)."""
    counter: str = ""
    """The kind of a counter with which the permanent enters that the spell becomes (614.1c); "" for none."""
    counter_if: str = ""
    """The card type that it must have for that; "" for any."""

    tag: ClassVar[str] = "way"

    @property
    def said(self) -> str:
        """What it is called where it is offered: its name, and what permits it if that can be used up."""
        return f"{self.name} of {self.label}" if self.label else self.name


@dataclass(frozen=True)
class SpecialAction(Word):
    """Something that a player may do without the stack, with a card that has it (CR 116.2): suspend, foretell, turn up.

    `zone` is where the card must be; "face down" is on the battlefield, face down.
    """

    verb: str
    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    when: Condition | None = None
    zone: str = "hand"
    tag: ClassVar[str] = "special action"


@dataclass(frozen=True)
class Extra(Word):
    """An additional cost to cast a spell (CR 118.8): kicker, "as an additional cost".

    The spell remembers under `name` how often it was paid. `choices` are costs of which one is to be paid beside the
    others, if there are any ("sacrifice a creature or pay {3}"). `helped` are the parts of its mana for which something
    else can be used (701.67b).
    """

    name: str
    mana: ManaCost | None = None
    costs: tuple[Cost, ...] = ()
    required: bool = False
    repeats: bool = False
    choices: tuple[tuple[Cost, ...], ...] = ()
    helped: tuple[Cost, ...] = ()
    tag: ClassVar[str] = "extra"


@dataclass(frozen=True)
class Splicing(Word):
    """What a card in hand may be spliced onto, and the additional cost for it (CR 702.47a)."""

    onto: Filter
    extra: Extra

    tag: ClassVar[str] = "splicing"


@dataclass(frozen=True, kw_only=True)
class Ability(Word):
    """Something that an object's text makes it have (CR 113)."""

    label: str = ""
    """The ability word or flavor word in front of it, which means nothing (CR 207.2c, 207.2d)."""

    has_size: ClassVar[bool] = False
    """Whether it says when the object has the power and toughness that are printed on the card (CR 721.2b)."""

    def expand(self) -> tuple[Ability, ...]:
        """The abilities that this one is short for; (self,) for one that is primitive."""
        return (self,)

    def ways(self) -> tuple[Way, ...]:
        """The ways to cast the card that this ability gives it."""
        return ()

    def actions(self) -> tuple[SpecialAction, ...]:
        """The special actions that this ability allows."""
        return ()

    def extras(self) -> tuple[Extra, ...]:
        """The additional costs that this ability gives the spell."""
        return ()

    def splices(self) -> tuple[Splicing, ...]:
        """How the card may be spliced onto a spell while it is in hand."""
        return ()

    def opening(self) -> tuple[Effect, ...]:
        """What the card's owner may do with it if it is in their opening hand (CR 103.6)."""
        return ()

    def as_drawn(self) -> tuple[Effect, ...]:
        """What may be done with the card just as it is drawn."""
        return ()

    def announced(self, script: Script, paid: Mapping[str, int]) -> Script:
        """What the spell does with this ability, where costs and ways to cast have been announced as in `paid`."""
        return script

    def becoming(self, paid: Mapping[str, int]) -> tuple[Effect, ...]:
        """What else happens as the spell with this ability becomes a permanent, with costs paid as in `paid`."""
        return ()

    def helpers(self, c: Context) -> Sequence[Helper]:
        """What can be used instead of mana to pay for the spell with this ability."""
        return ()

    def enchants(self) -> Filter | None:
        """What an Aura with this ability may be attached to (CR 702.5)."""
        return None


@dataclass(frozen=True)
class SpellAbility(Ability):
    """What an instant or sorcery does when it resolves (CR 113.3a)."""

    script: Script
    tag: ClassVar[str] = "spell"


@dataclass(frozen=True)
class ActivatedAbility(Ability):
    """"[Cost]: [Effect.]" (CR 602). `zone` is where it functions; `only` are all its "activate only" riders.

    `change` is what it says about its own cost: "this ability costs {1} less to activate for each ...". `by` is who may
    activate it if that is not its object's controller (CR 602.2).
    """

    costs: tuple[Cost, ...]
    script: Script
    only: tuple[Condition, ...] = ()
    zone: str = "battlefield"
    change: Static | None = None
    by: Literal["", "any player", "your opponents"] = ""
    tag: ClassVar[str] = "activated"

    def flaws(self, around: Around) -> list[Flaw]:
        return [] if self.costs else [Flaw("costs", "at least one cost (CR 602.1a)", "none")]


@dataclass(frozen=True)
class TriggeredAbility(Ability):
    """"When/Whenever/At [event], if [condition], [effect]." (CR 603).

    `only` are riders such as "only once each turn". `when` is how it begins where that is not usual.
    """

    trigger: Trigger
    script: Script
    condition: Condition | None = None
    only: tuple[Condition, ...] = ()
    zone: str = "battlefield"
    when: Literal["", "When", "Whenever"] = ""
    tag: ClassVar[str] = "triggered"


@dataclass(frozen=True)
class StaticAbility(Ability):
    """Makes `does` true of everything that fits `what`, while `condition` holds (CR 604).

    `zone` is where the source must be for it to function. `condition_first` if the text says the condition first,
    `said_if` if it says "if" of it behind, not "as long as". `joined` if it is joined by "and" to the sentence before.
    `same` if the text says that what is true by the ability before is true of this as well.
    """

    what: Filter
    does: tuple[Static, ...]
    condition: Condition | None = None
    zone: str = "battlefield"
    condition_first: bool = False
    said_if: bool = False
    joined: bool = False
    same: bool = False
    tag: ClassVar[str] = "static"

    def flaws(self, around: Around) -> list[Flaw]:
        return said_of(self.does, self.what.sorts(around))


@dataclass(frozen=True)
class Keyword(Ability):
    """A keyword ability (CR 702). Primitive ones are known to the rules by their tag; the others expand."""

    may_lack_cost: ClassVar[bool] = False
    """Whether it may stand without the costs that it has else."""

    def flaws(self, around: Around) -> list[Flaw]:
        if self.may_lack_cost:
            return []
        needed = [field.name for field in fields(self) if field.name == "cost" and field.default is MISSING]
        return [Flaw(name, "at least one cost", "none") for name in needed if not getattr(self, name)]

    def describes(self, other: Keyword) -> bool:
        """Whether having `other` is having this, where a text asks for it ("with flying")."""
        return other.tag == self.tag
