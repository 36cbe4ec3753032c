"""A sweep over a file of cards: which lines are read, printed back, and why the others are declined.

`python -m manafold.oracle.sweep FILE [--sample N] [--why WORD] [--printed] [--line TEXT]`
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from manafold.grammar.declined import Declined
from manafold.grammar.tokens import SELF
from manafold.model.errors import NotationError
from manafold.model.typeline import TypeLine
from manafold.oracle.printing import print_line
from manafold.oracle.reading import read_face


@dataclass
class Sweep:
    """What a sweep found. `reasons` counts declined lines, `unlocks` the cards for which a reason is the only one."""

    cards: int = 0
    cards_read: int = 0
    lines: int = 0
    lines_read: int = 0
    lines_printed: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    unlocks: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=dict)
    different: list[tuple[str, str]] = field(default_factory=list)

    def example(self, reason: str) -> str:
        """A line that was declined for this reason; "" for a reason that is not about a line."""
        return self.examples.get(reason, [""])[0]


def faces_of(card: dict[str, object]) -> Iterator[tuple[str, str, str]]:
    """Name, type line and text of each face of a card in Scryfall's shape."""
    faces = card.get("card_faces")
    for face in faces if isinstance(faces, list) else [card]:
        yield str(face.get("name", "")), str(face.get("type_line", "")), str(face.get("oracle_text", ""))


def reason_of(why: Declined) -> str:
    """The reason in a form in which equal reasons are equal: the words around the place where reading stopped."""
    if not why.expected:
        return why.reason
    before = why.text[: why.position].split()[-2:]
    after = why.text[why.position :].split()[:2]
    return " ".join([*before, "^", *after])


def sweep(cards: list[dict[str, object]]) -> Sweep:
    """Read every line of every card and print it back."""
    found = Sweep()
    for card in cards:
        found.cards += 1
        reasons = set()
        for name, types, text in faces_of(card):
            reasons |= _sweep_face(found, name, types, text)
        if not reasons:
            found.cards_read += 1
        elif len(reasons) == 1:
            found.unlocks[reasons.pop()] += 1
    return found


def _sweep_face(found: Sweep, name: str, types: str, text: str) -> set[str]:
    try:
        type_line = TypeLine.parse(types)
    except NotationError as error:
        return {f"type line: {error}"}
    reasons = set()
    for each in read_face(text, name, type_line):
        found.lines += 1
        if isinstance(each.abilities, Declined):
            reason = reason_of(each.abilities)
            reasons.add(reason)
            found.reasons[reason] += 1
            found.examples.setdefault(reason, []).append(each.line.text)
            continue
        found.lines_read += 1
        printed = print_line(each.abilities, SELF, type_line)
        if printed == each.line.full_text:
            found.lines_printed += 1
        else:
            found.different.append((each.line.full_text, str(printed)))
    return reasons


def load(path: str, sample: int) -> list[dict[str, object]]:
    """The cards of a JSON Lines file, or a fixed random sample of them."""
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt", encoding="utf-8") as file:
        cards = [json.loads(line) for line in file]
    return random.Random(1).sample(cards, sample) if 0 < sample < len(cards) else cards


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="manafold.oracle.sweep")
    parser.add_argument("file")
    parser.add_argument("--sample", type=int, default=0, help="only so many cards, chosen at random")
    parser.add_argument("--why", default="", help="show lines whose reason contains this")
    parser.add_argument("--printed", action="store_true", help="show lines that print differently")
    parser.add_argument("--top", type=int, default=40, help="how many reasons to show")
    options = parser.parse_args(arguments)
    started = time.perf_counter()
    cards = load(options.file, options.sample)
    found = sweep(cards)
    seconds = time.perf_counter() - started
    print(f"cards {found.cards}, read whole {found.cards_read} ({found.cards_read / max(1, found.cards):.1%})")
    print(f"lines {found.lines}, read {found.lines_read} ({found.lines_read / max(1, found.lines):.1%}), "
          f"printed back {found.lines_printed}; {1000 * seconds / max(1, found.lines):.2f} ms a line")  # fmt: skip
    for text, printed in found.different if options.printed else ():
        print(f"- {text}\n+ {printed}")
    for reason, number in found.reasons.most_common():
        if options.why and options.why in reason:
            print(f"{number:5} {reason}", *found.examples[reason][:5], sep="\n        ")
    if not options.why and not options.printed:
        for reason, number in found.unlocks.most_common(options.top):
            print(f"{number:5} cards {found.reasons[reason]:5} lines  {reason}   e.g. {found.example(reason)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
