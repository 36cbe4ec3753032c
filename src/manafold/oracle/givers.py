"""Abilities in quotes that name the object whose ability gives them (CR 201.5a)."""

from __future__ import annotations

from manafold.model.abilities import Ability, StaticAbility
from manafold.model.tree import walk
from manafold.words.filters.pointed import Is
from manafold.words.refs.plain import Source

_BY_NAME = Source("~")


def names_its_giver(given: object) -> bool:
    """Whether abilities in quotes, bound, speak of an object by its name, which is that of what gives them.

    A static ability of which the text is about nothing has its own object there, under the same name.
    """
    if not isinstance(given, tuple) or not given or not isinstance(given[0], Ability):
        return False
    words = [word for ability in given for _, word in walk(ability)]
    unsaid = sum([isinstance(word, StaticAbility) and word.what == Is(_BY_NAME) for word in words])
    return words.count(_BY_NAME) > unsaid
