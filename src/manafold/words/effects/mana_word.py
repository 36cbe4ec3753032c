"""What words that add mana have in common: on what the mana may be spent, how long it lasts (CR 106.6)."""

from __future__ import annotations

from collections.abc import Sequence
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
        for template, said in (("{cast:many}", "many"), ("{cast:a}", "a")):
            sure = f"{plain.template}. Spend this mana only to cast {template}, and that spell can't be countered"
            sets = {**plain.sets, "spent": said, "uncounterable": True}
            found.append(Phrase(sure, sets, plain.form, plain.read_only))
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
