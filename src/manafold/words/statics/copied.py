"""Exceptions to copying that speak of what copies: its name, the ability itself (CR 707.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability
from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Condition, Fixed, Layer, Static, Value
from manafold.rules.ability_sets import ability_set
from manafold.rules.copying import CopyException, copiable_values

if TYPE_CHECKING:
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.context import Context


@dataclass(frozen=True)
class HasThisAbility(Static):
    """Has the ability that says this, perhaps beside others (CR 707.9a)."""

    abilities: tuple[Ability, ...] = ()

    tag: ClassVar[str] = "has this ability"
    phrases: ClassVar[Phrases] = (
        Phrase("<has> this ability", sets={"abilities": ()}),
        "<has> {abilities:list and} and this ability",
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.ABILITY,)
    removes_abilities: ClassVar[bool] = False

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        own = c.item.ability if c.item is not None else None
        more = (*self.abilities, own) if own is not None else self.abilities
        chars.abilities = ability_set((*chars.abilities.all, *more))


@dataclass(frozen=True)
class WithCounters(CopyException):
    """As an exception of what enters as a copy: it enters with counters, perhaps only if something is true of it as the
    copy (CR 707.9e, 707.9f)."""

    amount: Value
    kind: str
    condition: Condition | None = None
    additional: bool = False
    """Whether the text says that they are additional, which changes nothing."""

    tag: ClassVar[str] = "with counters"
    phrases: ClassVar[Phrases] = tuple(
        [
            Phrase(f"it enters with {said} on it{condition}", sets=sets, form="kept")
            for condition in ("", " if {condition}")
            for said, sets in (
                ("{amount:counted} {kind:counters}", {"additional": False}),
                ("an additional {kind:counter} counter", {"additional": True, "amount": Fixed(1)}),
                ("{amount:many} additional {kind:counter} counters", {"additional": True}),
            )
        ]
    )

    def given(self, c: Context) -> dict[str, int]:
        if self.condition is not None and not self.condition.holds(c):
            return {}
        return {self.kind: max(0, self.amount.of(c))}


@dataclass(frozen=True)
class KeepsName(Static):
    """Has the name of the object that says this (CR 707.9b)."""

    tag: ClassVar[str] = "keeps name"
    phrases: ClassVar[Phrases] = (
        Phrase("its name is ~", form="kept"),
        Phrase("(his|her|their) name is ~", form="kept", read_only=True),
    )
    layers: ClassVar[tuple[int, ...]] = (Layer.TEXT,)

    def apply(self, layer: int, chars: Characteristics, entity: int, c: Context) -> None:
        chars.name = copiable_values(c.state, c.source).name
