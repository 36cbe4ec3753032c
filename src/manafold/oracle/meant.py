"""Readings that nobody means, of words that are understood each for itself."""

from __future__ import annotations

from manafold.model.tree import walk
from manafold.model.words import Effect
from manafold.oracle.hearing import plain
from manafold.oracle.mentions import UnboundError
from manafold.words.conditions.being import Fits, SharesQuality
from manafold.words.durations.lasting import Indefinitely
from manafold.words.effects.cast import CastCards
from manafold.words.effects.conditional import DoIf
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.optional import If
from manafold.words.filters.composed import parts_of
from manafold.words.filters.kinds import Spell
from manafold.words.refs.plain import Source
from manafold.words.refs.pointing import Named
from manafold.words.statics.permitting import MayPlay


def check_meant(effect: Effect, of_spell: bool) -> None:
    """Raises UnboundError if a bound effect speaks of something that shares a quality with itself, or of a card that
    is to be cast, and is no spell yet, as of a spell (CR 112.1), or does something only if what it does is so; or if
    one `of_spell` says what the spell is, as if it became so by it (CR 604.3)."""
    if of_spell and isinstance(effect, ForAWhile) and effect.what == Source() and effect.duration == Indefinitely():
        raise UnboundError("what a spell is, said as an effect")
    if not isinstance(effect, If | DoIf):
        return
    asked = effect.condition
    if isinstance(effect, DoIf):
        words = [word for each in effect.do for word in walk(each)]
        names = {word.named for word in words if isinstance(word, Effect) and word.named}
        if any([isinstance(word, Named) and word.name in names for word in walk(asked)]):
            raise UnboundError("a condition on what is done under it")
    if isinstance(asked, SharesQuality) and plain(asked.what) == plain(asked.ref):
        raise UnboundError("something shares a quality with itself")
    if isinstance(asked, Fits) and Spell() in parts_of(asked.description):
        done = effect.then if isinstance(effect, If) else effect.do
        cast = [word.what for each in done for word in walk(each) if isinstance(word, CastCards | MayPlay)]
        if plain(asked.what) in map(plain, cast):
            raise UnboundError("a card that is to be cast is no spell yet")
