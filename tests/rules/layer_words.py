"""Words and cards for the tests of continuous effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from manafold.model.abilities import Ability, Keyword, StaticAbility, TriggeredAbility
from manafold.model.card import Card, CardFace
from manafold.model.colors import Color
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.model.words import (
    NO_LAYER,
    PT_LAYERS,
    Condition,
    Control,
    Duration,
    Filter,
    Fixed,
    Layer,
    Moment,
    Script,
    Static,
    Trigger,
    Value,
)
from manafold.rules.ability_sets import ability_set
from manafold.rules.characteristics import Characteristics
from manafold.rules.context import Context
from manafold.rules.events import CardDrawn, Event
from manafold.rules.terms import Zone, is_player


@dataclass(frozen=True)
class Winged(Keyword):
    """A keyword that does nothing by itself."""

    tag: ClassVar[str] = "winged"


@dataclass(frozen=True)
class Leading(Keyword):
    """Creatures you control get +1/+1."""

    tag: ClassVar[str] = "leading"

    def expand(self) -> tuple[Ability, ...]:
        return (static(Yours(), Plus(Fixed(1), Fixed(1))),)


@dataclass(frozen=True)
class Drawing(Trigger):
    """A card is drawn."""

    tag: ClassVar[str] = "drawing"
    listens: ClassVar[tuple[type[Event], ...]] = (CardDrawn,)

    def matches(self, event: Event, c: Context) -> bool:
        return True


@dataclass(frozen=True)
class Watchful(Keyword):
    """Whenever a card is drawn, nothing happens."""

    tag: ClassVar[str] = "watchful"

    def expand(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(Drawing(), Script()),)


@dataclass(frozen=True)
class Typed(Filter):
    """Has a card type or subtype."""

    type: str
    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity):
            return False
        chars = c.state.characteristics(entity)
        return self.type in chars.types or self.type in chars.subtypes


@dataclass(frozen=True)
class Colored(Filter):
    """Is of a color."""

    color: Color
    reads: ClassVar[frozenset[int]] = frozenset((Layer.COLOR,))
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and self.color in c.state.characteristics(entity).colors


@dataclass(frozen=True)
class Yours(Filter):
    """Is a creature that you control."""

    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE, Layer.CONTROL))
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        if is_player(entity) or c.state.object(entity).controller != c.controller:
            return False
        return "creature" in c.state.characteristics(entity).types


@dataclass(frozen=True)
class Itself(Filter):
    """Is the source."""

    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return entity == c.source

    def candidates(self, c: Context) -> Sequence[int]:
        return (c.source,)


@dataclass(frozen=True)
class Host(Filter):
    """Is what the source is attached to."""

    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def matches(self, entity: int, c: Context) -> bool:
        return entity == c.state.object(c.source).attached_to


@dataclass(frozen=True)
class TappedOnes(Filter):
    """Is tapped."""

    def matches(self, entity: int, c: Context) -> bool:
        return not is_player(entity) and c.state.object(entity).tapped


@dataclass(frozen=True)
class InGraveyard(Filter):
    """Is a creature card in your graveyard."""

    def matches(self, entity: int, c: Context) -> bool:
        object = c.state.object(entity)
        return object.zone == "graveyard" and object.owner == c.controller

    def zones(self) -> tuple[Zone, ...]:
        return ("graveyard",)


@dataclass(frozen=True)
class You(Filter):
    """Is you."""

    def matches(self, entity: int, c: Context) -> bool:
        return entity == c.controller


@dataclass(frozen=True)
class HowMany(Value):
    """How many permanents fit."""

    what: Filter
    reads: ClassVar[frozenset[int]] = NO_LAYER
    volatile: ClassVar[bool] = False

    def of(self, c: Context) -> int:
        return len([id for id in c.state.battlefield if self.what.matches(id, c)])


@dataclass(frozen=True)
class LifeTotal(Value):
    """Your life total."""

    reads: ClassVar[frozenset[int]] = NO_LAYER

    def of(self, c: Context) -> int:
        return c.state.players[c.controller].life


@dataclass(frozen=True)
class Dead(Value):
    """How many creature cards are in all graveyards."""

    reads: ClassVar[frozenset[int]] = frozenset((Layer.TYPE,))

    def of(self, c: Context) -> int:
        state = c.state
        return len([id for id in state.all_in("graveyard") if "creature" in state.characteristics(id).types])


@dataclass(frozen=True)
class Strong(Condition):
    """The source has power 5 or greater."""

    reads: ClassVar[frozenset[int]] = PT_LAYERS
    volatile: ClassVar[bool] = False

    def holds(self, c: Context) -> bool:
        return (c.state.characteristics(c.source).power or 0) >= 5


@dataclass(frozen=True)
class Plus(Static):
    """Gets +power/+toughness."""

    power: Value
    toughness: Value
    layers: ClassVar[tuple[int, ...]] = (Layer.MODIFY_PT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if chars.power is not None and chars.toughness is not None:
            chars.power += self.power.of(c)
            chars.toughness += self.toughness.of(c)


@dataclass(frozen=True)
class Base(Static):
    """Has base power and toughness."""

    power: Value
    toughness: Value
    layers: ClassVar[tuple[int, ...]] = (Layer.SET_PT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.power = self.power.of(c)
        chars.toughness = self.toughness.of(c)


@dataclass(frozen=True)
class Switched(Static):
    """Has its power and toughness switched."""

    layers: ClassVar[tuple[int, ...]] = (Layer.SWITCH_PT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.power, chars.toughness = chars.toughness, chars.power


@dataclass(frozen=True)
class Also(Static):
    """Is of a type or subtype in addition."""

    type: str
    subtype: str = ""
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if self.type:
            chars.types = chars.types | {self.type}
        if self.subtype:
            chars.subtypes = chars.subtypes | {self.subtype}


@dataclass(frozen=True)
class OnlyLandType(Static):
    """Is a land of this one land type, and loses the abilities of its text (305.7)."""

    subtype: str
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.subtypes = frozenset((self.subtype,))
        chars.abilities = ability_set(())


@dataclass(frozen=True)
class Becomes(Static):
    """Is of this color alone."""

    color: Color
    layers: ClassVar[tuple[int, ...]] = (Layer.COLOR,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.colors = frozenset((self.color,))


@dataclass(frozen=True)
class Colorless(Static):
    """Has no color."""

    layers: ClassVar[tuple[int, ...]] = (Layer.COLOR,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.colors = frozenset()


@dataclass(frozen=True)
class Gains(Static):
    """Has an ability."""

    ability: Ability
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.abilities = ability_set((*chars.abilities.all, self.ability))


@dataclass(frozen=True)
class LosesAll(Static):
    """Loses all abilities, and has base power and toughness if `size` says so."""

    size: int | None = None
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY, Layer.SET_PT)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if layer == Layer.ABILITY:
            chars.abilities = ability_set(())
        elif self.size is not None:
            chars.power = chars.toughness = self.size


@dataclass(frozen=True)
class Animated(Static):
    """Is a creature in addition, with base power and toughness."""

    size: int
    layers: ClassVar[tuple[int, ...]] = (Layer.TYPE, Layer.SET_PT)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        if layer == Layer.TYPE:
            chars.types = chars.types | {"creature"}
        else:
            chars.power = chars.toughness = self.size


@dataclass(frozen=True)
class CantBlock(Static):
    """Can't block: words of the rules layer are only handed out."""


@dataclass(frozen=True)
class YouControl(Control):
    """Is controlled by "you"."""

    def controller(self, entity: int, c: Context) -> int:
        return c.controller


@dataclass(frozen=True)
class WhileTapped(Duration):
    """For as long as the source is tapped."""

    ends_at: ClassVar[Moment] = "while"

    def lasts(self, c: Context) -> bool:
        return c.state.exists(c.source) and c.state.object(c.source).tapped


def card(
    name: str,
    types: str,
    *abilities: Ability,
    power: int | None = None,
    toughness: int | None = None,
    cost: str = "{1}",
) -> Card:
    """A card of one face."""
    return Card.of(
        CardFace(
            name=name,
            mana_cost=ManaCost.parse(cost),
            type_line=TypeLine.parse(types),
            power=power,
            toughness=toughness,
            abilities=abilities,
        )
    )


def creature(name: str, power: int, toughness: int, *abilities: Ability, types: str = "Creature") -> Card:
    """A creature card."""
    return card(name, types, *abilities, power=power, toughness=toughness)


def static(what: Filter, *does: Static, condition: Condition | None = None, zone: str = "battlefield") -> StaticAbility:
    """A static ability."""
    return StaticAbility(what, does, condition, zone)
