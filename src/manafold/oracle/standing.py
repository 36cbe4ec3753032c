"""Where only players, or only objects, can stand: what a pronoun in such a place cannot stand for."""

from __future__ import annotations

from typing import Literal

from manafold.model.tree import field_names
from manafold.model.words import Effect, Ref, Word
from manafold.model.words.sorts import ANYTHING, PLAYERS
from manafold.words.effects.attach import Attach
from manafold.words.effects.conditional import DoIf
from manafold.words.effects.counters import PutCounters
from manafold.words.effects.damage import DealDamage
from manafold.words.effects.discard import ChooseFrom
from manafold.words.effects.optional import If

Standing = Literal["player", "object", ""]
"""What alone can stand in a place; "" if either can."""


def standing(word: type, field: str) -> Standing:
    """What alone can stand in a field for references."""
    wanted = word.wants.get(field, ANYTHING) if issubclass(word, Word) else ANYTHING
    return "player" if wanted == PLAYERS else "" if wanted >= PLAYERS else "object"


def as_said(part: object) -> tuple[str, ...]:
    """The fields of a word in the order in which its text says them."""
    names = field_names(type(part))
    if isinstance(part, DealDamage) and part.amount_last:
        return (*[name for name in names if name != "amount"], "amount")
    if isinstance(part, PutCounters) and part.number_first:
        return (*[name for name in names if name != "what"], "what")
    return names



def only_names(effect: Effect, word: Ref) -> bool:
    """Whether an effect speaks of something without doing anything to it: in a condition, as what is attached to, or as
    what something is chosen from."""
    if isinstance(effect, ChooseFrom):
        return word == effect.among
    return isinstance(effect, If | DoIf) or (isinstance(effect, Attach) and word == effect.to)
