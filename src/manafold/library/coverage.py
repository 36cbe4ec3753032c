"""How much of the text in a file of cards is understood, and what would unlock most of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from manafold.grammar.declined import Declined
from manafold.grammar.tokens import SELF
from manafold.library.encoding import BATCH
from manafold.library.parallel import batches, ordered_map
from manafold.library.reading import ReadCard, ReadFace, length, read_card
from manafold.library.sources import Progress, cards_in, no_progress
from manafold.library.texts import CardText
from manafold.oracle.printing import print_line
from manafold.oracle.reading import ReadLine


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


def measure(path: Path, jobs: int | None = None, progress: Progress = no_progress) -> Coverage:
    """Reads every card and token in a file and prints back what was read; `jobs` as for `ordered_map`.

    Raises `SourceError` if the file does not read.
    """
    total = Coverage()
    for each in ordered_map(_measure_all, batches(_objects(path, progress), BATCH), jobs):
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
                found.lines_printed_back += length(line.line) if prints_back(line, face) else 0
    reasons = {*read.problems, *[reason_of(why) for _, _, why in read.declined()]}
    found.cards_by_reason.update(reasons)
    if len(reasons) == 1:
        found.unlocked_by_reason.update(reasons)


def prints_back(line: ReadLine, face: ReadFace) -> bool:
    """Whether the abilities of a line print as the line that they were read from."""
    if isinstance(line.abilities, Declined):
        return False
    return print_line(line.abilities, SELF, face.type_line) == line.line.full_text
