"""Where only players, or only objects, can stand: what a pronoun in such a place cannot stand for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from manafold.model.tree import field_names
from manafold.model.words import Effect, Ref
from manafold.model.words.sorts import PLAYERS
from manafold.words.conditions.happened import Happened
from manafold.words.conditions.paid import TimesKicked, WasCast, WasKicked, WasPaid, WasSo
from manafold.words.effects.attach import Attach
from manafold.words.effects.conditional import DoIf
from manafold.words.effects.counters import PutCounters
from manafold.words.effects.damage import DealDamage
from manafold.words.effects.discard import ChooseFrom
from manafold.words.effects.optional import If
from manafold.words.filters.pointed import Among
from manafold.words.refs.players import ControllerOf, OwnerOf
from manafold.words.values.counting import MeasureOf

Standing = Literal["player", "object", ""]
"""What alone can stand in a place; "" if either can."""

_BY_NAME: Mapping[str, Standing] = {"who": "player", "whose": "player", "under": "player", "than": "player"}
_OF_OBJECTS = (MeasureOf, WasKicked, WasPaid, WasSo, TimesKicked, WasCast, Among, ControllerOf, OwnerOf)
_OF_BOTH = (Happened,)


def standing(word: type, field: str) -> Standing:
    """What alone can stand in a field for references."""
    if issubclass(word, _OF_BOTH):
        return ""
    if issubclass(word, _OF_OBJECTS):
        return "object"
    if issubclass(word, Effect) and field in word.wants:
        wanted = word.wants[field]
        return "player" if wanted == PLAYERS else "" if wanted >= PLAYERS else "object"
    return _BY_NAME.get(field, "")


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
