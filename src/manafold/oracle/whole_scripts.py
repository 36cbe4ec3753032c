"""What is true of a script only as a whole."""

from __future__ import annotations

import dataclasses

from manafold.model.tree import transform, walk
from manafold.model.words import Script, Word
from manafold.words.effects.coins import FlipCoin
from manafold.words.effects.repeating import Repeat


def repeats_last(script: Script) -> bool:
    """Whether nothing follows where the instructions are to be followed again, if there is such a place."""
    inside = [*script.effects[:-1], *[effect for mode in script.modes for effect in mode.effects]]
    return not any(isinstance(word, Repeat) for effect in inside for word in walk(effect))


def with_sides(script: Script) -> Script:
    """The script, in which nobody wins the flips of coins, since it speaks of heads and tails (CR 705.2)."""

    def uncalled(word: Word) -> Word:
        return dataclasses.replace(word, called=False) if isinstance(word, FlipCoin) else word

    done = transform(script, uncalled)
    assert isinstance(done, Script)
    return done
