"""How much of the text in a file of cards is understood, and what would unlock most of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from manafold.grammar.declined import Declined
from manafold.grammar.tokens import SELF
from manafold.library.encoding import BATCH
from manafold.library.parallel import batches, ordered_map
from manafold.library.reading import ReadCard, length, read_card
from manafold.library.sources import Progress, cards_in, no_progress
from manafold.library.texts import CardText
from manafold.oracle.printing import print_line

EXAMPLES = 5
"""How many lines are kept for each reason."""


@dataclass(frozen=True)
class Reason:
    """Something that is not understood: on how many cards, and for how many of them it is all that is missing."""

    reason: str
    cards: int
    cards_unlocked: int


@dataclass
class Coverage:
    """What has been understood of the cards and tokens in a file. Reminder text is no part of a line."""

    cards: int = 0
    read_whole: int = 0
    lines: int = 0
    lines_read: int = 0
    lines_printed_back: int = 0
    """The lines that print exactly as they stood there, old wording in its current form."""
    cards_by_reason: Counter[str] = field(default_factory=Counter)
    unlocked_by_reason: Counter[str] = field(default_factory=Counter)
    examples: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """For each reason why lines were declined, a few of them, as they were looked at."""
    different: list[tuple[str, str]] = field(default_factory=list)
    """The lines that print differently: as they stood there, and as they are printed."""

    def declined(self) -> list[Reason]:
        """Why cards were not read whole; what would unlock most of them first."""
        found = [Reason(each, cards, self.unlocked_by_reason[each]) for each, cards in self.cards_by_reason.items()]
        return sorted(found, key=lambda each: (-each.cards_unlocked, -each.cards, each.reason))

    def data(self) -> dict[str, object]:
        """All of it as plain data, the reasons ranked."""
        return {
            "cards": self.cards,
            "read_whole": self.read_whole,
            "lines": self.lines,
            "lines_read": self.lines_read,
            "lines_printed_back": self.lines_printed_back,
            "declined": [asdict(each) for each in self.declined()],
        }

    def add(self, other: Coverage) -> None:
        """Counts what `other` has counted as well."""
        self.cards += other.cards
        self.read_whole += other.read_whole
        self.lines += other.lines
        self.lines_read += other.lines_read
        self.lines_printed_back += other.lines_printed_back
        self.cards_by_reason.update(other.cards_by_reason)
        self.unlocked_by_reason.update(other.unlocked_by_reason)
        for reason, texts in other.examples.items():
            self.show(reason, *texts)
        self.different += other.different

    def show(self, reason: str, *texts: str) -> None:
        """Keeps lines as examples of a reason, if there is room for them."""
        self.examples[reason] = (*self.examples.get(reason, ()), *texts)[:EXAMPLES]


def measure(
    path: Path,
    jobs: int | None = None,
    progress: Progress = no_progress,
    sample: int | None = None,
    seed: int = 0,
) -> Coverage:
    """Reads every card and token in a file and prints back what was read; `jobs` as for `ordered_map`.

    With `sample`, only so many of them, chosen at random by `seed`. Raises `SourceError` if the file does not read.
    """
    total = Coverage()
    texts = _objects(path, progress)
    if sample is not None:
        known = list(texts)
        texts = iter(Random(seed).sample(known, min(sample, len(known))))
    for each in ordered_map(_measure_all, batches(texts, BATCH), jobs):
        total.add(each)
    return total


def reason_of(why: Declined) -> str:
    """Why a line is declined, alike for the same gap: the words around the place where reading ended."""
    if not why.expected:
        return why.reason
    before = why.text[: why.position].split()[-2:]
    after = why.text[why.position :].split()[:2]
    return " ".join([*before, "^", *after])


def _objects(path: Path, progress: Progress) -> Iterator[CardText]:
    return (each for each in cards_in(path, progress) if each.is_card or each.layout == "token")


def _measure_all(texts: list[CardText]) -> Coverage:
    found = Coverage()
    for text in texts:
        _measure(read_card(text), found)
    return found


def _measure(read: ReadCard, found: Coverage) -> None:
    found.cards += 1
    found.read_whole += read.is_whole
    found.lines += read.lines()
    for face in read.faces:
        for line in face.lines:
            if not isinstance(line.abilities, Declined):
                found.lines_read += length(line.line)
                printed = str(print_line(line.abilities, SELF, face.type_line))
                if printed == line.line.full_text:
                    found.lines_printed_back += length(line.line)
                else:
                    found.different.append((line.line.full_text, printed))
    reasons = set(read.problems)
    for _, line, why in read.declined():
        reason = reason_of(why)
        reasons.add(reason)
        found.show(reason, line.line.text)
    found.cards_by_reason.update(reasons)
    if len(reasons) == 1:
        found.unlocked_by_reason.update(reasons)
