"""Why lines are declined that read, and that say what can't be: "target creature draws a card"."""

from __future__ import annotations

import re

from manafold.grammar.declined import Declined
from manafold.model.abilities import Ability, Keyword
from manafold.model.face_sense import misplaced
from manafold.model.sense import Nonsense, nonsense_in
from manafold.model.typeline import TypeLine
from manafold.oracle.binding import Memory
from manafold.words.refs.pointing import Named


def nonsense(text: str, abilities: tuple[Ability, ...], types: TypeLine, memory: Memory) -> Declined | None:
    """Why the line is declined that means these abilities of something with these types; None if it is not."""
    for ability in abilities:
        reason = "" if isinstance(ability, Keyword) else misplaced(ability, types)
        if reason:
            return Declined(text, 0, f"expected {reason}")
    paid = [each.ref.name for each in memory.paid if isinstance(each.ref, Named)]
    found = nonsense_in(abilities, named=(*memory.names, *paid))
    if not found:
        return None
    flaw = found[0].flaw
    return Declined(text, _place(text, found[0]), f"expected {flaw.expected}, but it is {flaw.found},")


def _place(text: str, found: Nonsense) -> int:
    """Where the text says the word, if it can be found: where the first word of its tag stands, or begins a word."""
    first = found.word.tag.split(" ")[0]
    match = re.search(rf"\b{re.escape(first)}", text, re.IGNORECASE)
    return 0 if match is None else match.start()
