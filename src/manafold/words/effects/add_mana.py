"""Adding mana."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import COLORS, MANA_TYPES
from manafold.model.mana import ManaCost, ManaSymbol
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Fixed, Ref, Value
from manafold.rules import costs, mana
from manafold.rules.events import ManaAdded
from manafold.rules.finding import find_objects
from manafold.rules.mana_outcomes import after_changes
from manafold.words.effects.mana_word import ManaWord, only_restricted, restricted
from manafold.words.filters.chosen import chosen_color
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context

ONE = Fixed(1)
ANY_COLOR = "".join(COLORS)


def letters_of(symbol: ManaSymbol) -> list[str]:
    """What adding the mana of a symbol adds: one of its halves, generic mana as colorless (CR 106.8-106.11)."""
    found: list[str] = list(symbol.types)
    if symbol.generic or symbol.snow:
        found.append("C" * max(1, symbol.generic))
    return found


_alternatives: dict[tuple[ManaCost, ...], tuple[str, ...]] = {}


def alternatives(costs: tuple[ManaCost, ...]) -> tuple[str, ...]:
    """The types of mana of each alternative."""
    found = _alternatives.get(costs)
    if found is None:
        found = tuple(
            ["".join(parts) for cost in costs for parts in product(*[letters_of(each) for each in cost.symbols])]
        )
        _alternatives[costs] = found
    return found


@dataclass(frozen=True, kw_only=True)
class AddMana(ManaWord):
    """Add mana as its symbols say: one of the alternatives `mana`, so often as `amount` says (CR 106.4)."""

    who: Ref = You()
    mana: tuple[ManaCost, ...]
    amount: Value = ONE
    said: Literal["", "additional", "amount"] = ""

    volatile: ClassVar[bool] = False

    tag: ClassVar[str] = "add mana"
    phrases: ClassVar[Phrases] = restricted(
        "{who} <add> {mana:list or}",
        Phrase("{who} <add> an additional {mana:list or}", sets={"said": "additional"}),
        "{who} <add> {mana:list or} for each {amount:each}",
        Phrase("{who} <add> an additional {mana:list or} for each {amount:each}", sets={"said": "additional"}),
        Phrase("{who} <add> an amount of {mana:list or} equal to {amount}", sets={"said": "amount"}),
    )

    def players(self, c: Context) -> Sequence[int]:
        return self.who.entities(c)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        times = max(0, self.amount.of(c))
        found = alternatives(self.mana)
        if times == 1 and all(len(each) == 1 for each in found):
            return [("".join(found),)]
        return [tuple(each * times) for each in found]


@dataclass(frozen=True, kw_only=True)
class AddManaOfOneColor(ManaWord):
    """Add an amount of mana of one color, any color (CR 106.1a)."""

    who: Ref = You()
    amount: Value
    said: Literal["", "additional"] = ""
    defines: bool = False
    """Whether the text says what X is, and then on what the mana may be spent."""

    volatile: ClassVar[bool] = False

    tag: ClassVar[str] = "add mana of one color"
    phrases: ClassVar[Phrases] = (
        *restricted(
            Phrase("{who} <add> one mana of any color", sets={"amount": ONE}),
            Phrase("{who} <add> an additional one mana of any color", sets={"amount": ONE, "said": "additional"}),
            "{who} <add> {amount:word} mana of any one color",
            Phrase("{who} <add> an amount of mana of any one color equal to {amount}", read_only=True),
        ),
        *only_restricted(Phrase("{who} <add> X mana of any one color, where X is {amount}", sets={"defines": True})),
    )

    def players(self, c: Context) -> Sequence[int]:
        return self.who.entities(c)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        amount = max(0, self.amount.of(c))
        return [(ANY_COLOR,)] if amount == 1 else [tuple(color * amount) for color in COLORS]


@dataclass(frozen=True, kw_only=True)
class AddManaInCombination(ManaWord):
    """Add an amount of mana, each of one of the types `mana` (CR 106.4); of any colors if that is empty."""

    who: Ref = You()
    amount: Value
    mana: tuple[ManaCost, ...] = ()
    defines: bool = False
    """As for mana of one color."""

    volatile: ClassVar[bool] = False

    tag: ClassVar[str] = "add mana in combination"
    phrases: ClassVar[Phrases] = (
        *restricted(
            "{who} <add> {amount:word} mana in any combination of colors",
            "{who} <add> {amount:word} mana in any combination of {mana:list and/or}",
        ),
        *only_restricted(
            Phrase("{who} <add> X mana in any combination of colors, where X is {amount}", sets={"defines": True})
        ),
    )

    def players(self, c: Context) -> Sequence[int]:
        return self.who.entities(c)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        among = "".join(alternatives(self.mana)) or ANY_COLOR
        return [(among,) * max(0, self.amount.of(c))]


@dataclass(frozen=True, kw_only=True)
class AddManaOfChosenColor(ManaWord):
    """Add an amount of mana of the color chosen for the source (CR 106.5), or one of the alternatives `mana`."""

    who: Ref = You()
    mana: tuple[ManaCost, ...] = ()
    amount: Value

    tag: ClassVar[str] = "add mana of the chosen color"
    phrases: ClassVar[Phrases] = restricted(
        Phrase("{who} <add> one mana of the chosen color", sets={"amount": ONE}),
        Phrase("{who} <add> {mana:list comma} or one mana of the chosen color", sets={"amount": ONE}),
        "{who} <add> {amount:word} mana of the chosen color",
    )

    def players(self, c: Context) -> Sequence[int]:
        return self.who.entities(c)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        color = chosen_color(c)
        others = alternatives(self.mana)
        if color is None:
            return [tuple(each) for each in others]
        amount = max(0, self.amount.of(c))
        if amount == 1 and all(len(each) == 1 for each in others):
            return [("".join(dict.fromkeys((*others, str(color)))),)]
        return [tuple(each) for each in (*others, str(color) * amount)]


@dataclass(frozen=True, kw_only=True)
class AddManaOthersProduce(ManaWord):
    """Add one mana of any color, or of any type, that one of the objects that fit could produce (CR 106.7)."""

    who: Ref = You()
    kind: Literal["color", "type"]
    what: Filter

    tag: ClassVar[str] = "add mana that others produce"
    phrases: ClassVar[Phrases] = restricted("{who} <add> one mana of any {kind} that {what:a} could produce")

    def players(self, c: Context) -> Sequence[int]:
        return self.who.entities(c)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        asked = (*c.named.get(self.tag, ()), c.source)  # these look at each other in a circle, which adds nothing
        found: set[str] = set()
        for id in find_objects(self.what, c):
            if id not in asked:
                found |= self.types_of(id, c, asked)
        if self.kind == "color":
            found.discard("C")
        return [("".join([each for each in MANA_TYPES if each in found]),)] if found else []

    def types_of(self, id: int, c: Context, asked: tuple[int, ...]) -> set[str]:
        """The types of mana that an object could produce, whatever that costs."""
        player = c.state.object(id).controller
        abilities = c.state.characteristics(id).abilities
        found: set[str] = set()
        for ability in (*abilities.mana, *abilities.activated):
            inner = mana.context_of(c.state, player, id, ability)
            inner.named[self.tag] = asked
            for output in mana.outputs(mana.mana_effects(ability), player, inner):
                for _, units, _ in after_changes(c.state, player, id, output, costs.has_tap_symbol(ability)):
                    found.update("".join(units))
        return found


@dataclass(frozen=True, kw_only=True)
class AddManaOfThatType(ManaWord):
    """Add one mana of a type that was produced as the ability triggered (CR 106.12a)."""

    who: Ref = You()
    said: Literal["", "additional"] = ""

    tag: ClassVar[str] = "add mana of that type"
    phrases: ClassVar[Phrases] = (
        "{who} <add> one mana of any type that land produced",
        Phrase("{who} <add> an additional one mana of any type that land produced", sets={"said": "additional"}),
    )

    def players(self, c: Context) -> Sequence[int]:
        return self.who.entities(c)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        made = c.event.mana if isinstance(c.event, ManaAdded) else ""
        return [("".join(dict.fromkeys(made)),)] if made else []
