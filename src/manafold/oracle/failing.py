"""What happens if an instruction "can't" be followed (CR 609.3)."""

from __future__ import annotations

from manafold.model.tree import walk
from manafold.model.words import Effect, Mode, Script
from manafold.words.conditions.happened import Happened
from manafold.words.effects.assimilate import Assimilate
from manafold.words.effects.exile import Exile
from manafold.words.effects.optional import If
from manafold.words.effects.putting import Put
from manafold.words.effects.sacrifice import Sacrifice
from manafold.words.keywords.building import ONE
from manafold.words.refs.noun_phrases import Choose


def fails_as_a_whole(word: Script | Mode) -> bool:
    """Whether what happens if something "can't" be done follows an instruction to do it with one thing: of several,
    some could be there."""
    pairs = zip((None, *word.effects), word.effects, strict=False)
    return all([_can_fail(before, following) for before, following in pairs])


def _can_fail(before: Effect | None, following: Effect) -> bool:
    if not isinstance(following, If):
        return True
    if not any([isinstance(each, Happened) and each.impossible for each in walk(following.condition)]):
        return True
    if not isinstance(before, Assimilate | Exile | Put | Sacrifice):
        return False
    return isinstance(before.what, Choose) and before.what.count == ONE
