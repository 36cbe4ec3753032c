"""What words that add mana have in common: on what the mana may be spent, how long it lasts (CR 106.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.tree import transform
from manafold.model.words import NO_LAYER, Effect, Filter, Script, Word
from manafold.rules import mana
from manafold.rules.mana import ManaOutput
from manafold.rules.spending import Spending
from manafold.words.durations.lasting import Indefinitely
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.spent_mana import wait
from manafold.words.filters.kinds import Spell
from manafold.words.filters.pointed import Anything
from manafold.words.keywords.uncounterable import CantBeCountered
from manafold.words.refs.pointing import Triggering
from manafold.words.statics.abilities import HasAbilities
from manafold.words.triggers.mana import ThisManaIsSpent

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

THAT_SPELL_IS_SURE = Script(
    effects=(ForAWhile(Triggering("on"), (HasAbilities((CantBeCountered(),)),), Indefinitely()),)
)
"""That spell can't be countered."""


Spent = Literal["", "many", "a", "a, to", "first"]
"""How it is said on what the mana may be spent."""

_ONLY: tuple[tuple[str, Spent], ...] = (
    ("cast {cast:many}", "many"),
    ("cast {cast:a}", "a"),
    ("activate abilities of {activate:many}", "many"),
    ("cast {cast:many} or activate abilities of {activate:many}", "many"),
    ("cast {cast:a} or activate an ability of {activate:a}", "a"),
    ("cast {cast:a} or to activate an ability of {activate:a}", "a, to"),
)
_ON_ANY_ABILITY: tuple[tuple[str, Spent], ...] = (
    ("activate abilities", ""),
    ("cast {cast:a} or activate an ability", "a"),
    ("cast {cast:a} or to activate an ability", "a, to"),
    ("activate an ability or cast {cast:a}", "first"),
)


def restricted(*templates: str | Phrase) -> Phrases:
    """The phrases, each also with what may be said of how the mana is spent."""
    found: list[Phrase] = []
    for each in templates:
        plain = each if isinstance(each, Phrase) else Phrase(each)
        found += [plain, *only_restricted(plain)]
    return tuple(found)


def only_restricted(plain: Phrase) -> tuple[Phrase, ...]:
    """The phrase with what is said of how the mana is spent, of how long it is not lost, or both."""
    found: list[tuple[str, Mapping[str, object]]] = []
    for template, said in _ONLY:
        found.append((f"Spend this mana only to {template}", {"spent": said}))
        found.append((f"Spend this mana only to {template}. {LASTING}", {"spent": said, "lasts": True}))
    for template, said in _ON_ANY_ABILITY:
        found.append((f"Spend this mana only to {template}", {"spent": said, "activate": Anything()}))
    found.append((LASTING, {"lasts": True}))
    for template, said in (("{cast:many}", "many"), ("{cast:a}", "a")):
        sure = f"Spend this mana only to cast {template}, and that spell can't be countered"
        found.append((sure, {"spent": said, "uncounterable": True}))
    for template, said in (("{never:many}", "many"), ("{never:a}", "a")):
        found.append((f"This mana can't be spent to cast {template}", {"spent": said}))
    return tuple(
        [
            Phrase(f"{plain.template}. {text}", {**plain.sets, **sets}, plain.form, plain.read_only)
            for text, sets in found
        ]
    )


LASTING = "Until end of turn, you don't lose this mana as steps and phases end"


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
    spent: Spent = ""
    lasts: bool = False
    uncounterable: bool = False
    """Whether a spell that it is spent on can't be countered."""

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
            if self.uncounterable and self.cast is not None:
                wait(ThisManaIsSpent(self.cast), THAT_SPELL_IS_SURE, c)
