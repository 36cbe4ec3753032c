"""What is spoken of behind "for each ...": nothing of the one that it was the turn of, all that was done for them."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from manafold.model.tree import walk
from manafold.model.words import Effect
from manafold.oracle.each_target import speaks_of_one
from manafold.oracle.mentions import Antecedent
from manafold.words.effects.choosing import REST
from manafold.words.effects.for_each import ForEach
from manafold.words.refs.pointing import Named


def told_together(clause: Sequence[Antecedent], effect: ForEach) -> list[Antecedent]:
    """What a clause has spoken of, after something was done for each of several things.

    "For each player, choose a card from their graveyard. Put those cards into your hand."
    """
    words = [word for inner in effect.do for word in walk(inner)]
    names = {word.named for word in words if isinstance(word, Effect) and word.named}
    told: dict[object, Antecedent] = {}
    for each in clause:
        if not speaks_of_one(each.ref):
            now = _of_several(each) if _was_done(each, names) else each
            told.setdefault((now.ref, now.paid), now)
    return list(told.values())


def _was_done(each: Antecedent, names: set[str]) -> bool:
    return isinstance(each.ref, Named) and each.ref.name.removesuffix(" all").removesuffix(REST) in names


def _of_several(each: Antecedent) -> Antecedent:
    assert isinstance(each.ref, Named)
    return dataclasses.replace(each, ref=dataclasses.replace(each.ref, many=True), many=True)
