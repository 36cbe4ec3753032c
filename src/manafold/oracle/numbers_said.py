"""Whether the numbers that a text speaks of are such as its words can tell."""

from __future__ import annotations

import dataclasses

from manafold.model.abilities import Ability
from manafold.model.tree import transform, walk
from manafold.model.words import Script, Word
from manafold.words.conditions.being import Compares
from manafold.words.effects.paying import Pay, Unless
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.players import Acting
from manafold.words.refs.pointing import Member
from manafold.words.values.counting import MeasureOf
from manafold.words.values.plain import WhereX, X


def is_definite(script: Script) -> bool:
    """Whether each X is one that was announced or that its own sentence defines, and nothing is compared with several
    numbers ("greater than each other creature's power").

    An X that another sentence defines has the value that it had there (CR 107.3i): see `with_one_x`.
    """
    words = list(walk(script))
    if any(isinstance(word, WhereX) for word in words) and _says_x(words):
        return False
    return not any(isinstance(word, Compares) and _is_of_each(word) for word in words)


def with_one_x(script: Script, name: str) -> Script:
    """The script in which all X are the one that a sentence of it defines, known by a name (CR 107.3i).

    Unchanged if there is no such X, if there are several, if it is another one for each of several players or things,
    or if an ability in quotes may have an X of its own.
    """
    words = list(walk(script))
    defined = {word for word in words if isinstance(word, WhereX)}
    if len(defined) != 1 or not _says_x(words):
        return script
    (one,) = defined
    apart = any([isinstance(word, Acting | Member) for word in walk(one)])
    if apart or any([isinstance(word, Ability) and X() in list(walk(word)) for word in words]):
        return script
    same = dataclasses.replace(one, name=name)

    def unified(word: Word) -> Word:
        if word in (one, X()):
            return same
        unpriced = isinstance(word, Pay | Unless) and (word.mana is None or not word.mana.variables)
        return dataclasses.replace(word, x=X()) if isinstance(word, Pay | Unless) and unpriced else word

    done = transform(script, unified)
    assert isinstance(done, Script)
    return done


def _says_x(words: list[Word]) -> bool:
    """Whether any of the words is an X that they say, and not only what {X} is in a price that has none."""
    unsaid = [word for word in words if isinstance(word, Pay | Unless) and isinstance(word.x, X)]
    without = [word for word in unsaid if word.mana is None or not word.mana.variables]
    return sum(isinstance(word, X) for word in words) > len(without)


def _is_of_each(compares: Compares) -> bool:
    numbers = (compares.value, compares.number)
    return any(isinstance(each, MeasureOf) and isinstance(each.whose, Each) for each in numbers)
