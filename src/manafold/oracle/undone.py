"""What a text cannot speak of where it is not done: behind "otherwise", and in what happens "instead"."""

from __future__ import annotations

from collections.abc import Sequence, Set

from manafold.model.tree import walk
from manafold.model.words import Effect, Ref
from manafold.oracle.hearing import Pointer
from manafold.oracle.mentions import Antecedent
from manafold.words.effects.choosing import REST
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.pointing import Named


def without(clauses: list[list[Antecedent]], heard: int, undone: Set[str]) -> list[list[Antecedent]]:
    """What was spoken of, from the clause `heard` on without what effects of these names did."""
    return [
        clause if index < heard else [each for each in clause if not _speaks_of(each.ref, undone)]
        for index, clause in enumerate(clauses)
    ]


def together(clauses: list[list[Antecedent]], others: list[list[Antecedent]]) -> list[list[Antecedent]]:
    """What was spoken of in either account of the same clauses."""
    pairs = zip(clauses, others, strict=True)
    return [[*first, *[each for each in second if each not in first]] for first, second in pairs]


def names_in(effects: Sequence[Effect]) -> frozenset[str]:
    """The names of the effects and of those in them."""
    return frozenset([word.named for effect in effects for word in walk(effect) if isinstance(word, Effect)])


def found_only_if_done(effects: Sequence[Effect]) -> frozenset[str]:
    """The names of those that leave something that isn't known unless they are done: what they make or choose."""
    found = [effect for effect in effects if acts_on_known(effect)]
    return names_in(effects) - {effect.named for effect in found}


def acts_on_known(effect: Effect) -> bool:
    """Whether what an effect acts on is known without doing it: "those creatures" are those that it is said of."""
    return not type(effect).makes and isinstance(getattr(effect, "what", None), Each | Pointer)


def _speaks_of(ref: Ref, names: Set[str]) -> bool:
    """Whether it points at what effects of these names did."""
    pointers = [word for word in walk(ref) if isinstance(word, Named)]
    return any(word.name.removesuffix(" all").removesuffix(REST) in names for word in pointers)
