"""What is said of each of several things for itself, and when "it" is each of them in turn."""

from __future__ import annotations

from manafold.model.abilities import StaticAbility
from manafold.model.words import Filter, Ref
from manafold.oracle.hearing import Hearing
from manafold.oracle.mentions import Antecedent
from manafold.oracle.nouns import nouns_of
from manafold.words.effects.counters import PutCounters
from manafold.words.effects.damage import DealDamage
from manafold.words.filters.numbers import Measures
from manafold.words.filters.pointed import Is
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.pointing import Member
from manafold.words.statics.kinds import Becomes
from manafold.words.statics.power import Gets
from manafold.words.statics.size import GetsForEach, HasBaseNumber, HasBaseSize
from manafold.words.values.counting import MeasureOf

ANY_NOUN = frozenset(("creature", "permanent", "card", "artifact", "land", "enchantment", "token"))
OF_EACH = (Gets, GetsForEach, HasBaseNumber, HasBaseSize, Becomes)
"""What may be said of each of several things for itself: "each creature gets +1/+1 for each counter on it"."""


def hear_field(hearing: Hearing, part: object, field: str, value: object) -> None:
    """Remember what the field of a word that was just said lets the next ones of the same clause speak of."""
    if isinstance(part, DealDamage):
        if field == "to" and isinstance(value, Ref):
            hearing.acting(value)
    elif isinstance(part, PutCounters):
        if field == "what" and isinstance(value, Each):
            hearing.hear_anew(Member(), nouns_of(value.what))
    elif isinstance(part, StaticAbility):
        if field == "what" and isinstance(value, Filter) and not isinstance(value, Is):
            if all([isinstance(does, OF_EACH) for does in part.does]):
                hearing.hear_anew(Member(), nouns_of(value))
        elif field == "does":
            hearing.mentions.forget(Member())


def clauses_about(hearing: Hearing, what: Measures) -> list[list[Antecedent]]:
    """What has been spoken of where a number is compared: "it" is what is described, if that is another number of its
    own, or if nothing else is spoken of."""
    own = isinstance(what.number, MeasureOf) and what.number.what != what.what
    described = [Antecedent(Member(), frozenset())]
    hearing.nouns[Member()] = frozenset()
    clauses = hearing.mentions.clauses
    return [*clauses, described] if own else [described, *clauses]
