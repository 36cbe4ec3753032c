"""What others are other than: "other creatures", "each other opponent", "target creature and each other creature"."""

from __future__ import annotations

from manafold.model.words import Ref
from manafold.oracle.each_target import PLAYERS
from manafold.oracle.hearing import Described, Hearing, plain
from manafold.oracle.mentions import GATHERED, Antecedent, UnboundError
from manafold.oracle.nouns import nouns_of
from manafold.oracle.of_each import ANY_NOUN
from manafold.words.filters.composed import AllOf
from manafold.words.filters.exiled import ExiledWith
from manafold.words.filters.kinds import IsCard, Opponent, Spell
from manafold.words.filters.types import OfSubtype, OfType
from manafold.words.refs.plain import Attached, Source
from manafold.words.refs.pointing import Member, Named, Targeted, Triggering

OfOthers = Targeted | Named | Triggering | Attached | Member
"""What others may be other than, beside the object itself."""
_BEARING = {"aura": "enchanted", "equipment": "equipped"}
_EVERYTHING = frozenset(("permanent", "card"))
"""What everything is called, whatever it is."""


def other_than(hearing: Hearing, what: AllOf, of_spell: bool) -> Ref | None:
    """What those described as "other" are other than; None if that is the object itself, or you.

    `of_spell` if the text is one of an instant or sorcery, which is none of the objects that it speaks of.
    Raises UnboundError if nothing or more than one thing was spoken of.
    """
    if nouns_of(what) and nouns_of(what) <= PLAYERS:
        return _other_player(hearing, what)
    if of_spell:
        return plain(_spoken_of(hearing)) if are_permanents(what) else None
    chosen = _chosen(hearing, what) if are_permanents(what) else None
    if chosen is not None:
        return chosen
    if not are_never(what, hearing.mentions.source_nouns):
        return None
    return plain(_spoken_of(hearing)) if _is_about_others(hearing) else _bearer(hearing, what)


def _other_player(hearing: Hearing, what: AllOf) -> Ref | None:
    """The player who was spoken of last; opponents can't be other than you."""
    for clause in reversed(hearing.mentions.clauses):
        known = [each.ref for each in clause if each.nouns and each.nouns <= PLAYERS and not each.implied]
        found = [ref for ref in known if isinstance(ref, OfOthers | Described)]
        if len(found) > 1:
            raise UnboundError("'other' than more than one player")
        if found:
            return plain(found[0])
    if Opponent() in what.of:
        raise UnboundError("'other' than no opponent")
    return None


def _chosen(hearing: Hearing, what: AllOf) -> Ref | None:
    """What was chosen of the same kind: "each player chooses a creature they control. Destroy all other creatures"."""
    nouns = nouns_of(what)
    subtypes = {part.subtype.lower() for part in what.of if isinstance(part, OfSubtype)}
    for clause in reversed(hearing.mentions.clauses):
        for each in clause:
            alike = not nouns.isdisjoint(each.nouns - _EVERYTHING) or nouns <= _EVERYTHING <= each.nouns
            alike = alike and subtypes <= each.nouns  # a creature that was chosen is not another Goblin
            if alike and isinstance(each.ref, Named | Targeted) and hearing.mentions.was_done("the chosen", each):
                return plain(each.ref)
    return None


def _bearer(hearing: Hearing, what: AllOf) -> Ref | None:
    """What an Aura or Equipment is attached to, of which it always speaks."""
    spoken = any([each.is_object and not each.implied for clause in hearing.mentions.clauses for each in clause])
    way = next((way for noun, way in _BEARING.items() if noun in hearing.mentions.source_nouns), "")
    noun = next((part.type for part in what.of if isinstance(part, OfType)), "")
    return Attached(way, noun) if way and noun and not spoken else None


def _is_about_others(hearing: Hearing) -> bool:
    """Whether the text has spoken of other objects than its own, and not of that itself first."""
    known = [each for clause in hearing.mentions.clauses for each in clause if each.is_object and not each.implied]
    return bool(known) and not isinstance(known[0].ref, Source)


def compared_with(hearing: Hearing) -> Ref:
    """What a "lesser" number is less than: that of what was spoken of last, or, if that was only the object itself, of
    that; raises UnboundError if nothing or more than one thing was spoken of."""
    known = [each for clause in hearing.mentions.clauses for each in clause if each.is_object and not each.implied]
    if known and all([isinstance(each.ref, Source) for each in known]):
        return Source()
    return _spoken_of(hearing)


def _spoken_of(hearing: Hearing) -> Ref:
    """What others than it are "other"."""
    for clause in reversed(hearing.mentions.clauses):
        found = [each for each in clause if _is_one_of_others(each)]
        found = [each for each in found if each.made] or found  # what was just made goes before what it was made of
        if len(found) > 1:
            raise UnboundError("'other' than more than one thing")
        if found:
            return found[0].ref
    raise UnboundError("'other' than nothing")


def _is_one_of_others(each: Antecedent) -> bool:
    return each.is_object and each.nouns != {GATHERED} and not each.implied and isinstance(each.ref, OfOthers)


def are_never(what: AllOf, nouns: frozenset[str]) -> bool:
    """Whether nothing that is called by these nouns is one of those described, unless it becomes so."""
    if any(isinstance(part, ExiledWith) for part in what.of):
        return True  # it is not among the cards that it has exiled
    types = [part.type for part in what.of if isinstance(part, OfType)]
    subtypes = [part.subtype.lower() for part in what.of if isinstance(part, OfSubtype)]
    if subtypes and nouns.isdisjoint(subtypes) and not nouns >= ANY_NOUN:
        return True
    return bool(types) and nouns.isdisjoint(types)


def are_permanents(what: AllOf) -> bool:
    """Whether it describes permanents, of which an instant or sorcery is none."""
    return not nouns_of(what) <= PLAYERS and not any(isinstance(part, Spell | IsCard) for part in what.of)
