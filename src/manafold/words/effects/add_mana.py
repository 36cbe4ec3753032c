"""Adding mana."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.colors import COLORS, MANA_TYPES
from manafold.model.mana import ManaCost, ManaSymbol
from manafold.model.phrase import Phrase, Phrases
from manafold.model.tree import transform
from manafold.model.words import NO_LAYER, Effect, Filter, Fixed, Ref, Value, Word
from manafold.rules import costs, mana
from manafold.rules.events import ManaAdded
from manafold.rules.finding import find_objects
from manafold.rules.mana import ManaOutput
from manafold.rules.mana_outcomes import after_changes
from manafold.rules.spending import Spending
from manafold.words.filters.chosen import chosen_color
from manafold.words.filters.kinds import Spell
from manafold.words.filters.pointed import Anything
from manafold.words.refs.plain import You

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

ONE = Fixed(1)
ANY_COLOR = "".join(COLORS)


def restricted(*templates: str | Phrase) -> Phrases:
    """The phrases, each also with what may be said of how the mana is spent."""
    found: list[Phrase] = []
    for each in templates:
        plain = each if isinstance(each, Phrase) else Phrase(each)
        found.append(plain)
        for template, said in (
            ("Spend this mana only to cast {cast:many}", "many"),
            ("Spend this mana only to cast {cast:a}", "a"),
            ("Spend this mana only to activate abilities of {activate:many}", "many"),
            ("Spend this mana only to cast {cast:many} or activate abilities of {activate:many}", "many"),
            ("Spend this mana only to cast {cast:a} or activate an ability of {activate:a}", "a"),
        ):
            sets = {**plain.sets, "spent": said}
            found.append(Phrase(f"{plain.template}. {template}", sets, plain.form, plain.read_only))
        all_abilities = Phrase(
            f"{plain.template}. Spend this mana only to activate abilities", {**plain.sets, "activate": Anything()}
        )
        lasting = "Until end of turn, you don't lose this mana as steps and phases end"
        found.append(all_abilities)
        found.append(Phrase(f"{plain.template}. {lasting}", {**plain.sets, "lasts": True}, plain.form, plain.read_only))
        for template, said in (("{never:many}", "many"), ("{never:a}", "a")):
            never = f"{plain.template}. This mana can't be spent to cast {template}"
            found.append(Phrase(never, {**plain.sets, "spent": said}, plain.form, plain.read_only))
    return tuple(found)


class AnyBeingCast(Filter):
    """Stands for "spell" where it is known that a spell is being cast, though its card may still be elsewhere."""

    def matches(self, entity: int, c: Context) -> bool:
        return True


BEING_CAST = AnyBeingCast()


def _being_cast(word: Word) -> Word:
    return BEING_CAST if isinstance(word, Spell) else word


_spendings: dict[tuple[Filter | None, Filter | None, Filter | None], Spending] = {}


def spending(cast: Filter | None, activate: Filter | None, never: Filter | None) -> Spending | None:
    """The restriction that the descriptions make; None if there are none."""
    if cast is None and activate is None and never is None:
        return None
    found = _spendings.get((cast, activate, never))
    if found is None:
        found = _spendings[cast, activate, never] = Spending(_known(cast), activate, _known(never))
    return found


def _known(spell: Filter | None) -> Filter | None:
    """The description of a spell that is known to be one."""
    known = transform(spell, _being_cast) if spell is not None else None
    assert known is None or isinstance(known, Filter)
    return known


@dataclass(frozen=True, kw_only=True)
class ManaWord(Effect):
    """Adds mana to the pools of `who` (CR 106.4); `cast` and `activate` are what it may be spent on, `never` are spells
    on which it may not (106.6). If it `lasts` it is not lost until end of turn."""

    cast: Filter | None = None
    activate: Filter | None = None
    never: Filter | None = None
    spent: Literal["", "many", "a"] = ""
    lasts: bool = False

    adds_mana: ClassVar[bool] = True
    reads: ClassVar[frozenset[int]] = NO_LAYER

    def players(self, c: Context) -> Sequence[int]:
        """Who gets the mana."""
        return (c.controller,)

    def units(self, c: Context) -> Sequence[tuple[str, ...]]:
        """For each way to choose: for each mana the letters of the types among which there is still a choice."""
        raise NotImplementedError(type(self))

    def produces(self, player: int, c: Context) -> Sequence[ManaOutput]:
        if player not in self.players(c):
            return ()
        only = spending(self.cast, self.activate, self.never)
        return [ManaOutput(units, only, "turn" if self.lasts else "") for units in self.units(c)]

    def resolve(self, c: Context) -> Task[None]:
        for player in self.players(c):
            yield from mana.produce(self, player, c)


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

    volatile: ClassVar[bool] = False

    tag: ClassVar[str] = "add mana of one color"
    phrases: ClassVar[Phrases] = restricted(
        Phrase("{who} <add> one mana of any color", sets={"amount": ONE}),
        Phrase("{who} <add> an additional one mana of any color", sets={"amount": ONE, "said": "additional"}),
        "{who} <add> {amount:word} mana of any one color",
        Phrase("{who} <add> an amount of mana of any one color equal to {amount}", read_only=True),
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

    volatile: ClassVar[bool] = False

    tag: ClassVar[str] = "add mana in combination"
    phrases: ClassVar[Phrases] = restricted(
        "{who} <add> {amount:word} mana in any combination of colors",
        "{who} <add> {amount:word} mana in any combination of {mana:list and/or}",
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
