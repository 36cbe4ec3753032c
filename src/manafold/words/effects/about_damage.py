"""What effects on the damage of a turn have in common: how they say which damage is meant (CR 609.7, 615.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Duration, Filter, Ref, Replacement
from manafold.rules import continuous
from manafold.rules.finding import present
from manafold.words.filters.composed import AnyOf, all_of
from manafold.words.filters.pointed import Is
from manafold.words.filters.sources import IsChosenSource
from manafold.words.refs.damage import SourceOfChoice, Together
from manafold.words.refs.noun_phrases import Choose, Each
from manafold.words.refs.pointing import Named

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Said = Literal["", "moment first", "moment last", "active", "active with that"]
"""The order of the parts: "to it this turn by that", "this turn to it by that", "to it by that this turn", "that would
deal to it this turn"."""

_ORDERS: Sequence[tuple[str, Said]] = (
    ("would be dealt this turn", ""),
    ("would be dealt to {to:together} this turn", ""),
    ("would be dealt this turn to {to:together}", "moment first"),
    ("would be dealt this turn by {by}", ""),
    ("would be dealt by {by} this turn", "moment last"),
    ("would be dealt to {to:together} this turn by {by}", ""),
    ("would be dealt this turn to {to:together} by {by}", "moment first"),
    ("would be dealt to {to:together} by {by} this turn", "moment last"),
)
_ACTIVE: Sequence[tuple[str, Said]] = (
    ("{by} would deal this turn", "active"),
    ("that {by} would deal this turn", "active with that"),
    ("{by} would deal to {to:together} this turn", "active"),
    ("that {by} would deal to {to:together} this turn", "active with that"),
)


def damage_of_turn(template: str, damage: str = "{kind}", sets: Mapping[str, object] | None = None) -> Phrases:
    """The phrases of a word about damage of this turn: "@" in `template` is which damage, called `damage`."""
    orders = [(f"{damage} that {text}", said) for text, said in _ORDERS]
    orders += [(f"{damage} {text}", said) for text, said in _ACTIVE]
    return tuple([Phrase(template.replace("@", text), {**(sets or {}), "said": said}) for text, said in orders])


def next_time(template: str, sets: Mapping[str, object] | None = None) -> Phrases:
    """The phrases of a word about the next time that damage would be dealt this turn: "@" in `template` is when."""
    return tuple(
        [
            Phrase(template.replace("@", f"the next time {text} this turn"), sets or {})
            for text in (
                "{by:any} would deal {kind} to {to:together}",
                "{by:any} would deal {kind}",
                "{kind} would be dealt to {to:together}",
            )
        ]
    )


def described(ref: Ref | None, name: str, c: Context) -> Task[Filter | None]:
    """What the effect is about: whatever fits at any time ("an opponent" is any one of them), or what is pointed at, or
    a source that is chosen now (CR 611.2c, 609.7).

    The latter two are from now on known to the effect under `name`.
    """
    if ref is None:
        return None
    if isinstance(ref, Each | Choose):
        return ref.what
    if isinstance(ref, Together):
        first = yield from described(ref.first, name, c)
        second = yield from described(ref.second, f"{name} 2", c)
        return AnyOf(tuple([each for each in (first, second) if each is not None]))
    found = yield from ref.find(c)
    if isinstance(ref, SourceOfChoice):
        c.named[name] = tuple(found)
        return all_of((IsChosenSource(name), ref.what))
    c.named[name] = tuple(present(found, c))
    return Is(Named(name))


def begin(word: Replacement, duration: Duration, c: Context) -> None:
    """The effect is in force from now on."""
    continuous.add_effect(c.state, c, (word,), duration, ())


TO, BY, EITHER, GOES_TO = "damage to", "damage by", "damage to or by", "damage goes to"
"""The names under which effects on damage know what they are about."""


def spoken_of(c: Context) -> tuple[int, ...]:
    """What the effect that has just begun is about, for later instructions."""
    return tuple([id for name in (TO, f"{TO} 2", BY, EITHER) for id in c.named.get(name, ())])
