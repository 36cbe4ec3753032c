"""Whether the numbers that a text speaks of are such as its words can tell."""

from __future__ import annotations

from manafold.model.tree import walk
from manafold.model.words import Script, Word
from manafold.words.conditions.being import Compares
from manafold.words.effects.paying import Pay, Unless
from manafold.words.refs.noun_phrases import Each
from manafold.words.values.counting import MeasureOf
from manafold.words.values.plain import WhereX, X


def is_definite(script: Script) -> bool:
    """Whether each X is one that was announced or that its own sentence defines, and nothing is compared with several
    numbers ("greater than each other creature's power").

    An X that another sentence defines has the value that it had there (CR 107.3i), which nothing remembers.
    """
    words = [word for _, word in walk(script)]
    if any(isinstance(word, WhereX) for word in words) and _says_x(words):
        return False
    return not any(isinstance(word, Compares) and _is_of_each(word) for word in words)


def _says_x(words: list[Word]) -> bool:
    """Whether any of the words is an X that they say, and not only what {X} is in a price that has none."""
    unsaid = [word for word in words if isinstance(word, Pay | Unless) and isinstance(word.x, X)]
    without = [word for word in unsaid if word.mana is None or not word.mana.variables]
    return sum(isinstance(word, X) for word in words) > len(without)


def _is_of_each(compares: Compares) -> bool:
    numbers = (compares.value, compares.number)
    return any(isinstance(each, MeasureOf) and isinstance(each.whose, Each) for each in numbers)
