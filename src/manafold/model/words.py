"""The base classes of the words: what kinds of things a card can say.

A word is a frozen dataclass that is data, phrase and behaviour in one. Each base class here is one
*category*: everything that selects is a `Filter`, everything that points is a `Ref`, every number is
a `Value`, every test is a `Condition`, in every position. The methods are what `rules/` asks of a word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.mana import ManaCost
from manafold.model.phrase import Phrase, Phrases

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.events import Event
    from manafold.rules.mana import ManaOutput
    from manafold.rules.terms import Zone

Person = Literal["you", "one", "many"]
"""Grammatical person of what a `Ref` points at: it decides the form of the verb."""

Link = Literal["", "then", "and", "new then", "comma", "line"]
"""How an effect follows the one before it: a new sentence, ", then", " and", ". Then", ", " in a list, a new line."""


class Layer:
    """The places in which a continuous effect can act (CR 613.1). `RULES` is outside of the layers (613.11)."""

    COPY = 10
    CONTROL = 20
    TEXT = 30
    TYPE = 40
    COLOR = 50
    ABILITY = 60
    CHARACTERISTIC_DEFINING_PT = 71
    SET_PT = 72
    MODIFY_PT = 73
    SWITCH_PT = 74
    RULES = 80


NO_LAYER: frozenset[int] = frozenset()
PT_LAYERS: frozenset[int] = frozenset((71, 72, 73, 74))
"""What a word reads that looks at power or toughness."""
ANY_LAYER: frozenset[int] = frozenset((10, 20, 30, 40, 50, 60, 71, 72, 73, 74))


@dataclass(frozen=True)
class Word:
    """Anything that a card can say. `tag` is its name in JSON and YAML.

    `reads` and `volatile` say what the word's own answer depends on; words inside of it speak for themselves.
    `reads` are the layers whose results it looks at (CR 613.8). `volatile` is whether it looks at anything but which
    permanents there are and their characteristics, controllers, counters and attachments: at what is tapped, at life
    totals, at other zones, at the turn. A word that declares too much costs time; one that declares too little is
    wrong.
    """

    tag: ClassVar[str] = ""
    phrases: ClassVar[Phrases] = ()
    reads: ClassVar[frozenset[int]] = ANY_LAYER
    volatile: ClassVar[bool] = True

    def settled(self, c: Context) -> Word:
        """The same with what has been chosen written out, for what outlasts the choice ("the chosen color")."""
        return self


@dataclass(frozen=True)
class Value(Word):
    """A number that a card speaks of."""

    def of(self, c: Context) -> int:
        """The number now (may be negative, CR 107.1b)."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Fixed(Value):
    """A number that is written out (CR 107.1)."""

    number: int

    tag: ClassVar[str] = "fixed"
    phrases: ClassVar[Phrases] = (
        "{number}",
        Phrase("{number}", form="much"),
        Phrase("{number:word}", form="many"),
        Phrase("{number}", form="many", read_only=True),
        Phrase("{number:word}", form="word"),
        Phrase("{number:signed}", form="signed"),
        Phrase("{number:negative}", form="negative"),
    )
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def of(self, c: Context) -> int:
        """The number itself."""
        return self.number


@dataclass(frozen=True)
class Filter(Word):
    """A description that an object or a player fits or does not fit."""

    def matches(self, entity: int, c: Context) -> bool:
        """Whether the object or player `entity` fits, with last-known information if it has left."""
        raise NotImplementedError(type(self))

    def zones(self) -> tuple[Zone, ...]:
        """The zones to look in for what fits; () if this filter says nothing about zones."""
        return ()

    def looks_back(self) -> bool:
        """Whether objects that have left can fit, as they were (CR 608.2h)."""
        return False

    def candidates(self, c: Context) -> Sequence[int] | None:
        """The few ids that alone can fit, for a filter that knows them ("this creature"); None if it doesn't."""
        return None

    def bygone(self, c: Context) -> Sequence[int] | None:
        """The ids that alone can fit, for a filter that speaks of what has left ("that died this turn"), else None."""
        return None

    def groups(self) -> bool:
        """Whether it says something of several things chosen together ("from a single graveyard")."""
        return False

    def by_chance(self) -> bool:
        """Whether chance chooses among what fits, and no player ("a card at random")."""
        return False

    def must_choose(self, ids: Sequence[int], c: Context) -> int:
        """How many of `ids`, all that can be chosen, must be chosen at least, whatever the text's number is."""
        return 0

    def together(self, ids: Sequence[int], c: Context) -> bool:
        """Whether these, each of which fits, can be chosen together; if they can, so can any fewer of them."""
        return True


@dataclass(frozen=True)
class Ref(Word):
    """Something that points at objects or players.

    `of_each` is whether it points at another one for each of the objects of which something is said.
    """

    of_each: ClassVar[bool] = False

    def entities(self, c: Context) -> Sequence[int]:
        """The ids pointed at, none chosen by anybody."""
        raise NotImplementedError(type(self))

    def find(self, c: Context) -> Task[Sequence[int]]:
        """The ids pointed at; overridden by the words that have a player choose."""
        return self.entities(c)
        yield

    def person(self) -> Person:
        """Grammatical person, for the agreement of verbs."""
        return "one"

    def shifted(self, by: int) -> Ref:
        """The same reference where `by` more targets come before those that it knows of."""
        return self


@dataclass(frozen=True)
class Condition(Word):
    """A test that is true or false now."""

    def holds(self, c: Context) -> bool:
        """Whether the condition is true now."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Quantity(Word):
    """How many are picked: at least `low`, at most `high` (None: any number) (CR 107.1c)."""

    low: Value
    high: Value | None

    tag: ClassVar[str] = "quantity"


@dataclass(frozen=True)
class TargetSpec(Word):
    """One use of the word "target" (CR 115): how many of what."""

    what: Filter
    count: Quantity
    other_than: tuple[int, ...] = ()
    """Indices of earlier targets that this one must differ from ("another target ...")."""
    divided: Value | None = None
    """The number that is divided among these targets on announcement (CR 601.2d)."""
    condition: Condition | None = None
    """These are chosen only if this is true as the spell is cast: "if this spell was kicked" (CR 702.33g)."""

    tag: ClassVar[str] = "target"


@dataclass(frozen=True, kw_only=True)
class Effect(Word):
    """One thing that a spell or ability does when it resolves."""

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
    points: ClassVar[Mapping[str, str]] = {}
    """For an effect that replaces events for a while and says what else happens then: which field of the event has
    what each of these fields of its own describes; "that much" is the amount of the event."""
    counts: ClassVar[bool] = False
    """Whether it leaves in `c.numbers`, under its name, how much it did, for a "that many" behind it."""

    def makes_many(self) -> bool:
        """Whether what it made or found may be several."""
        return False

    def could_add_mana(self) -> bool:
        """Whether this could put mana into a pool as it resolves (CR 605.1a), like effects that such ones are in."""
        return self.adds_mana

    def produces(self, player: int, c: Context) -> Sequence[ManaOutput]:
        """The mana that this would add for `player` now, once for each way to choose among it (CR 106.7)."""
        return ()

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
    keyword: Literal["", "Spree", "Tiered"] = ""
    """The keyword that stands for choosing, if it is one (CR 702.172, 702.183)."""
    budget: int = 0
    """How many pawprints the modes may be worth together, if that is what counts (CR 700.2i)."""

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

    tag: ClassVar[str] = "script"


@dataclass(frozen=True, kw_only=True)
class Cost(Word):
    """Something to pay (CR 118)."""

    named: str = ""
    """Under this name later words find the objects that it was paid with; "" if nothing asks."""

    is_loyalty: ClassVar[bool] = False
    """Whether an activated ability with this cost is a loyalty ability (CR 606.2)."""

    @property
    def zone(self) -> str:
        """Where an ability with this cost functions (CR 113.6)."""
        return "battlefield"

    def payable(self, c: Context) -> bool:
        """Whether `c.controller` could pay this now, for the source `c.source`."""
        raise NotImplementedError(type(self))

    def pay(self, c: Context) -> Task[bool]:
        """Pay it; False if it turned out impossible (then the whole action is rewound)."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Trigger(Word):
    """The event part of a triggered ability: "whenever ...", "at ..." (CR 603)."""

    listens: ClassVar[tuple[type[Event], ...]] = ()
    once: ClassVar[bool] = False
    """Whether it happens to an object only once, so that a text about the source says "when", not "whenever"."""
    points: ClassVar[Mapping[str, str]] = {}
    """For each field that describes something: the field of the event that has its id, for "it" and "that player"."""
    grouped: ClassVar[str] = ""
    """The field that describes several things that an event is about at once, for "those creatures" and "that many"."""
    zone: ClassVar[str] = "battlefield"
    """Where an ability with this trigger functions (CR 113.6)."""
    of_former: ClassVar[bool] = False
    """Whether the ability of an object that changes control is still that of the player who loses it (CR 603.10d)."""

    def events(self) -> tuple[type[Event], ...]:
        """The kinds of event that it listens to."""
        return type(self).listens

    def chapter(self) -> int:
        """The number of the Saga's chapter that this is the trigger of, 0 for any other (CR 714.2)."""
        return 0

    def heard_in(self) -> str:
        """Where an ability with this trigger functions."""
        return type(self).zone

    def matches(self, event: Event, c: Context) -> bool:
        """Whether `event` is what the ability of `c.source` waits for."""
        raise NotImplementedError(type(self))

    def times(self, event: Event, c: Context) -> int:
        """How many times `event`, which matches, has happened: one that has several occurrences triggers for each."""
        return 1

    def group(self, event: Event, c: Context) -> Sequence[int]:
        """For an event about several things at once: those of them that fit the field `grouped`."""
        return ()

    def which(self, event: Event, c: Context) -> int:
        """Which of the things that it waits for `event` is, the first being 0; -1 if none."""
        return 0 if self.matches(event, c) else -1


@dataclass(frozen=True)
class Static(Word):
    """A predicate that is continuously true of what it applies to: "gets +1/+1", "can't block".

    The same words serve static abilities (for what fits a filter, for as long as the ability functions) and
    resolving effects (for what is pointed at, for a duration).
    """

    layers: ClassVar[tuple[int, ...]] = (Layer.RULES,)
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False
    removes_abilities: ClassVar[bool] = True
    """Whether applying it could take abilities away. Asked only of words of the layers in which that happens."""
    goes_first: ClassVar[bool] = False
    """Whether it spares what other words of the same effect give: "loses all other abilities and has flying"."""
    defines: ClassVar[bool] = False
    """Whether a text that says this of its own object, under no condition, defines a characteristic (CR 604.3)."""
    zone: ClassVar[str] = "battlefield"
    """Where a static ability that says this functions, unless `functions_in` says something else (CR 113.6)."""

    def functions_in(self) -> str:
        """Where a static ability that says this functions (CR 113.6)."""
        return self.zone

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        """Change `chars`, the characteristics of `entity` in the making. Words of `Layer.RULES` need not do this."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Control(Static):
    """Says who controls what it applies to (CR 613.1b)."""

    layers: ClassVar[tuple[int, ...]] = (Layer.CONTROL,)

    def controller(self, entity: int, c: Context) -> int:
        """The player who controls `entity` by this."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class Replacement(Static):
    """A continuous effect that changes events before they happen (CR 614, 615)."""

    replaces: ClassVar[tuple[type[Event], ...]] = ()
    points: ClassVar[Mapping[str, str]] = {}
    """For each field that describes something: the field of the event that has its id, for "it" and "that player"."""
    rank: ClassVar[int] = 5
    """Its place in the order of CR 616.1: 1 self-replacement, 2 control of what enters, 3 copy, 4 face, 5 any other."""

    def runs_out(self) -> bool:
        """Whether it is used up by replacing only so much: then it is chosen which of several events it is used on."""
        return False

    def applies(self, event: Event, c: Context) -> bool:
        """Whether `event`, which is about to happen, is one that this replaces."""
        raise NotImplementedError(type(self))

    def replace(self, event: Event, c: Context) -> Task[Sequence[Event]]:
        """The events that happen instead; an empty sequence if nothing does."""
        raise NotImplementedError(type(self))


Moment = Literal[
    "end of turn",
    "end of combat",
    "your next turn",
    "your next upkeep",
    "your next end step",
    "end of your next turn",
    "never",
    "while",
]


@dataclass(frozen=True)
class Duration(Word):
    """How long a continuous effect from a resolution lasts (CR 611.2)."""

    ends_at: ClassVar[Moment] = "never"

    def lasts(self, c: Context) -> bool:
        """For durations that end with a condition: whether it still lasts."""
        return True
