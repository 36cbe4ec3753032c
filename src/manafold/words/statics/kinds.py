"""Words that change types, colors and what else a thing is (CR 205.1, 613.1d-f)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.abilities import Ability, Keyword
from manafold.model.colors import COLORS, Color
from manafold.model.phrase import Phrase, Phrases
from manafold.model.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from manafold.model.typeline import SUBTYPES, CardType, Supertype, types_of_subtype
from manafold.model.words import NO_LAYER, Fixed, Layer, Static, Value, Word
from manafold.rules.ability_sets import ability_set
from manafold.words.filters.chosen import chosen_color, chosen_type

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Kind(Word):
    """What a text says that something becomes: "a 3/3 green Beast creature with trample" (CR 205.1)."""

    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    power: Value | None = None
    toughness: Value | None = None
    abilities: tuple[Ability, ...] = ()
    colorless: bool = False
    base: bool = False
    """Whether the size is said behind: "with base power and toughness 4/4"."""
    each: bool = False
    """Whether it is said as one number: "with power and toughness each equal to its mana value"."""

    tag: ClassVar[str] = "kind"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False


Keeps = Literal["", "types", "colors and types", "creature types", "land types", "still a land", "still lands"]


_KEPT: tuple[Keeps, ...] = ("types", "colors and types", "creature types", "land types")


def _becoming(form: str, verb: str, turn: str = "", said: str = "") -> list[Phrase]:
    """The phrases of a verb in a form; `turn` is a duration that stands within them."""
    land: dict[str, object] = {"keeps": "still a land", "said": said}
    lands: dict[str, object] = {"keeps": "still lands", "said": said}
    found = [
        Phrase(f"<{verb}> {{kind:noun}}{turn}. It's still a land", sets=land, form=form),
        Phrase(f"<{verb}> {{kind:noun}} that's still a land{turn}", sets=land, form=form, read_only=True),
        Phrase(f"<{verb}> {{kind:noun}}{turn}. They're still lands", sets=lands, form=form),
        Phrase(f"<{verb}> {{kind:noun}} that are still lands{turn}", sets=lands, form=form, read_only=True),
    ]
    for keeps in _KEPT:
        found += _plainly(form, verb, f" in addition to <its> other {keeps}{turn}", keeps, said)
    return found if turn else [*found, *_plainly(form, verb, "", "", said)]


def _plainly(form: str, verb: str, behind: str, keeps: Keeps, said: str) -> list[Phrase]:
    starts = (f"<{verb}> {{kind:noun}}", f"<{verb}> {{kind:bare}}")
    return [Phrase(start + behind, sets={"keeps": keeps, "said": said}, form=form) for start in starts]


@dataclass(frozen=True)
class Becomes(Static):
    """Is of a kind, instead of what it was or beside it (CR 205.1a, 205.1b)."""

    kind: Kind
    keeps: Keeps
    said: Literal["", "is"] = ""
    """How an effect says it: that it becomes so, or that it is so."""

    tag: ClassVar[str] = "becomes"
    phrases: ClassVar[Phrases] = (
        *_becoming("", "is"),
        *_becoming("lasting", "become"),
        *_becoming("lasting", "is", said="is"),
        *_becoming("turn", "become", " until end of turn"),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.SET_PT)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        kind = self.kind
        if layer == Layer.TYPE:
            self._type(chars)
        elif layer == Layer.COLOR:
            if kind.colorless:
                chars.colors = frozenset()
            elif kind.colors:
                added = frozenset(kind.colors)
                chars.colors = chars.colors | added if self.keeps == "colors and types" else added
        elif layer == Layer.ABILITY:
            if kind.abilities:
                chars.abilities = ability_set((*chars.abilities.all, *kind.abilities))
        elif kind.power is not None and kind.toughness is not None:
            mine = c if isinstance(kind.power, Fixed) and isinstance(kind.toughness, Fixed) else c.at(entity)
            chars.power = kind.power.of(mine)
            chars.toughness = kind.toughness.of(mine)

    def _type(self, chars: Characteristics) -> None:
        kind = self.kind
        chars.supertypes = chars.supertypes | frozenset(kind.supertypes)
        types = frozenset[str](kind.types)
        if not self.keeps and types and not types >= {"artifact", "creature"}:
            chars.types = types | (chars.types & {"instant", "sorcery"})  # 205.1a
            fitting: frozenset[str] = frozenset().union(*[SUBTYPES[each] for each in chars_types(chars.types)])
            chars.subtypes = chars.subtypes & fitting
        else:
            chars.types = chars.types | types
        if not self.keeps:
            replaced = sets_of(kind.subtypes)
            chars.subtypes = chars.subtypes - replaced
            if any(each in BASIC_LAND_TYPES for each in kind.subtypes):
                chars.abilities = ability_set(())  # 305.7
        chars.subtypes = chars.subtypes | frozenset(kind.subtypes)


def chars_types(types: Iterable[str]) -> list[CardType]:
    """The card types among names of types."""
    return [each for each in SUBTYPES if each in types]


@cache
def sets_of(subtypes: tuple[str, ...]) -> frozenset[str]:
    """All subtypes of the sets that these are of: creature types, land types ... (CR 205.1a, 205.3)."""
    found: frozenset[str] = frozenset()
    for subtype in subtypes:
        for card_type in types_of_subtype(subtype):
            found |= SUBTYPES[card_type]
    return found


@dataclass(frozen=True)
class LosesAbilities(Static):
    """Loses all abilities but those that the same effect gives it (CR 613.1f). `other` is whether the text says so."""

    other: bool = False

    tag: ClassVar[str] = "loses all abilities"
    phrases: ClassVar[Phrases] = (
        "<lose> all abilities",
        Phrase("<lose> all other abilities", sets={"other": True}),
    )
    goes_first: ClassVar[bool] = True
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.abilities = ability_set(())


@dataclass(frozen=True)
class LosesKeywords(Static):
    """Loses all instances of keyword abilities (CR 613.1f)."""

    keywords: tuple[Keyword, ...]

    tag: ClassVar[str] = "loses"
    phrases: ClassVar[Phrases] = ("<lose> {keywords:list and name}",)
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        kept = tuple([ability for ability in chars.abilities.all if not self._is_lost(ability)])
        if len(kept) != len(chars.abilities.all):
            chars.abilities = ability_set(kept)

    def _is_lost(self, ability: Ability) -> bool:
        return isinstance(ability, Keyword) and any([each.describes(ability) for each in self.keywords])


@dataclass(frozen=True)
class IsEveryCreatureType(Static):
    """Is every creature type (CR 205.3m, 702.73a)."""

    tag: ClassVar[str] = "every creature type"
    phrases: ClassVar[Phrases] = (
        "<is> every creature type",
        Phrase("<gain> all creature types", form="lasting"),
        Phrase("<become> every creature type", form="lasting", read_only=True),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE,)
    removes_abilities: ClassVar[bool] = False
    defines: ClassVar[bool] = True

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if "creature" in chars.types or "kindred" in chars.types:
            chars.subtypes = chars.subtypes | CREATURE_TYPES


@dataclass(frozen=True)
class IsEveryBasicLandType(Static):
    """Is every basic land type in addition to its other types (CR 305.6, 305.7)."""

    tag: ClassVar[str] = "every basic land type"
    phrases: ClassVar[Phrases] = (
        "<is> every basic land type in addition to <its> other types",
        Phrase("<become> every basic land type in addition to <its> other types", form="lasting"),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if "land" in chars.types:
            chars.subtypes = chars.subtypes | frozenset(BASIC_LAND_TYPES)


@dataclass(frozen=True)
class IsAllColors(Static):
    """Is all colors (CR 105.2b, 613.1e)."""

    tag: ClassVar[str] = "all colors"
    phrases: ClassVar[Phrases] = ("<is> all colors", Phrase("<become> all colors", form="lasting"))
    layers: ClassVar[tuple[int, ...]] = (Layer.COLOR,)
    defines: ClassVar[bool] = True

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.colors = frozenset(COLORS)


@dataclass(frozen=True)
class LosesType(Static):
    """Isn't of a card type, and has none of the subtypes that only that type has (CR 205.1a)."""

    type: CardType

    tag: ClassVar[str] = "loses type"
    phrases: ClassVar[Phrases] = ("<isn't> a {type:noun}",)
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if self.type in chars.types:
            chars.types = chars.types - {self.type}
            fitting: frozenset[str] = frozenset().union(*[SUBTYPES[each] for each in chars_types(chars.types)])
            chars.subtypes = chars.subtypes & fitting


@dataclass(frozen=True)
class IsChosenType(Static):
    """Is of the subtype chosen for the source, in addition to its other types or instead of them (CR 607.2d, 205.1)."""

    keeps: bool = False

    tag: ClassVar[str] = "chosen type"
    phrases: ClassVar[Phrases] = (
        "<is> the chosen type",
        Phrase("<become> the chosen type", form="lasting", read_only=True),
        Phrase("<become> that type", form="lasting"),
        Phrase("<is> the chosen type in addition to <its> other types", sets={"keeps": True}),
        Phrase("<is> the chosen type in addition to <its> other creature types", sets={"keeps": True}, read_only=True),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE,)

    def settled(self, c: Context) -> Word:
        chosen = chosen_type(c)
        return Becomes(Kind(subtypes=(chosen,)), "types" if self.keeps else "") if chosen else self

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        becomes = self.settled(c)
        if isinstance(becomes, Becomes):
            becomes.apply(layer, chars, entity, c)


@dataclass(frozen=True)
class IsChosenColor(Static):
    """Is of the color chosen for the source (CR 607.2d, 613.1e)."""

    tag: ClassVar[str] = "chosen color"
    phrases: ClassVar[Phrases] = ("<is> the chosen color",)
    layers: ClassVar[tuple[int, ...]] = (Layer.COLOR,)

    def settled(self, c: Context) -> Word:
        color = chosen_color(c)
        return self if color is None else Becomes(Kind(colors=(color,)), "")

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        color = chosen_color(c)
        if color is not None:
            chars.colors = frozenset((color,))
