"""What a description may be called when it is spoken of again."""

from __future__ import annotations

from manafold.model.tree import walk
from manafold.model.words import Filter
from manafold.words.effects.friends_and_foes import FriendOrFoe
from manafold.words.filters.composed import AllOf, AnyOf
from manafold.words.filters.every import Every
from manafold.words.filters.kinds import (
    AbilityOnStack,
    AnyTarget,
    IsCard,
    IsPlayer,
    IsToken,
    Opponent,
    Permanent,
    PermanentType,
    Spell,
)
from manafold.words.filters.one_of_each import OneOfEach
from manafold.words.filters.pointed import Among, Is
from manafold.words.filters.sources import DamageSource
from manafold.words.filters.terms_of_art import Commander, Outlaw
from manafold.words.filters.types import OfSubtype, OfType
from manafold.words.refs.plain import Attached

_KINDS: dict[type[Filter], frozenset[str]] = {
    IsCard: frozenset({"card"}),
    IsToken: frozenset({"token", "permanent"}),
    Permanent: frozenset({"permanent", "card"}),
    PermanentType: frozenset({"permanent"}),
    Spell: frozenset({"spell", "card"}),
    AbilityOnStack: frozenset({"ability"}),
    IsPlayer: frozenset({"player"}),
    Opponent: frozenset({"player", "opponent"}),
    FriendOrFoe: frozenset({"player"}),
    DamageSource: frozenset({"source"}),
    Outlaw: frozenset({"outlaw", "permanent", "card", "creature"}),
    Commander: frozenset({"commander", "permanent", "card", "creature"}),
    AnyTarget: frozenset({"player", "creature", "planeswalker", "permanent"}),
}


def nouns_of(what: Filter) -> frozenset[str]:
    """The nouns, in the singular and lower case, that something of this description may be called by."""
    if isinstance(what, AllOf | AnyOf | OneOfEach):
        return frozenset().union(*(nouns_of(part) for part in what.of))
    if isinstance(what, OfType):
        return frozenset({what.type, "permanent", "card"})
    if isinstance(what, OfSubtype):
        return frozenset({what.subtype.lower(), "permanent", "card", "creature"})
    if isinstance(what, Is) and isinstance(what.ref, Attached):
        return frozenset({what.ref.noun.lower(), "permanent", "card"})
    if isinstance(what, Every):
        return nouns_of(what.what)
    if isinstance(what, Among):
        return frozenset({"card"})
    return _KINDS.get(type(what), frozenset())


def names_type(what: Filter, type: str) -> bool:
    """Whether a description names a card type, which else it may only imply: that a Goblin is a creature."""
    return any([isinstance(word, OfType) and word.type == type for word in walk(what)])
