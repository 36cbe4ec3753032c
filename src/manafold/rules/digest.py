"""One short text for all that a state is: equal states have equal digests, others practically never."""

from __future__ import annotations

import dataclasses
import hashlib
from typing import TYPE_CHECKING

from manafold.model.card import Card
from manafold.model.words import Word
from manafold.rules.ability_sets import AbilitySet
from manafold.rules.characteristics import Characteristics
from manafold.rules.history import Log, Past

if TYPE_CHECKING:
    from manafold.rules.state import State

DERIVED = frozenset(
    (
        "home", "version", "changes", "arrangement", "checked", "at_hand", "spells_to_be", "structure", "derivation",
        "standing", "granting", "mana_tables", "parts", "rules", "watched",
    )
)  # fmt: skip
"""The fields that only say how the game is computed: whose copy something is, counts of changes, what follows from the
rest."""

NOTHING_DERIVED: frozenset[str] = frozenset()


def digest(state: State) -> str:
    """The digest of a state, 32 hexadecimal digits.

    It depends on all that decides how the game goes on, and on nothing else: forks, replays and games that were saved
    and loaded have the same digest. Cards count by their names and what they say.
    """
    return hashlib.blake2b(Canonical().text(state).encode(), digest_size=16).hexdigest()


class Canonical:
    """Writes any value of a game as text, the same for equal values. What was written before is referred to."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[object, str]] = {}

    def text(self, value: object) -> str:
        """The canonical text of a value. Raises `TypeError` for what can't be part of a game."""
        if value is None or isinstance(value, bool | int | str):
            return repr(value)
        if isinstance(value, type):
            return value.__qualname__
        known = self.known.get(id(value))
        if known is None:
            known = (value, self.compose(value))  # kept with the value, so that the id stays its own
            self.known[id(value)] = known
        return known[1]

    def compose(self, value: object) -> str:
        """The text of what has parts."""
        if isinstance(value, tuple | list):
            return f"[{','.join([self.text(each) for each in value])}]"
        if isinstance(value, dict):
            pairs = sorted([f"{self.text(key)}:{self.text(each)}" for key, each in value.items()])
            return f"{{{','.join(pairs)}}}"
        if isinstance(value, frozenset | set):
            return f"{{{','.join(sorted([self.text(each) for each in value]))}}}"
        return self.compose_record(value)

    def compose_record(self, value: object) -> str:
        """The text of an object with fields."""
        if isinstance(value, AbilitySet):
            return lasting_text(value, value.all)
        if isinstance(value, Log):
            return str(len(value))
        if isinstance(value, Past):
            return self.text(value.all())
        if isinstance(value, Card):
            return value.name + lasting_text(value, value.faces)
        if dataclasses.is_dataclass(value):
            names = [field.name for field in dataclasses.fields(value)]
        else:
            names = [name for kind in type(value).__mro__ for name in kind.__dict__.get("__slots__", ())]
        if not names and not isinstance(value, Word):
            raise TypeError(f"{type(value).__name__} can't be part of a game")
        left_out = NOTHING_DERIVED if isinstance(value, Word) else DERIVED
        fields = [f"{name}={self.text(getattr(value, name))}" for name in names if name not in left_out]
        text = f"{type(value).__name__}({','.join(fields)})"
        return self.hashed(text) if isinstance(value, Characteristics | Word) else text

    def hashed(self, text: str) -> str:
        """A short text in the place of a long one that occurs often."""
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


MANY = 8192

_lasting: dict[int, tuple[object, str]] = {}


def lasting_text(owner: object, parts: object) -> str:
    """The text of what a card or a set of abilities says, which never changes: found out once for each of them."""
    known = _lasting.get(id(owner))
    if known is None:
        if len(_lasting) > MANY:
            _lasting.clear()
        writer = Canonical()
        known = (owner, writer.hashed(writer.text(parts)))  # kept with its owner, so that the id stays its own
        _lasting[id(owner)] = known
    return known[1]
