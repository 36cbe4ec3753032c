"""Results tables of dice: "1—9 | Draw a card." (CR 706.3)."""

from __future__ import annotations

from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.model.words import Effect
from manafold.words.effects.dice import ResultsTable, Row

HIGHEST = 1000
"""What stands for no upper end: "15+"."""
SIDED = {4: "four", 6: "six", 8: "eight", 10: "ten", 12: "twelve", 20: "twenty"}


class Dice(Nonterminal):
    """A kind of die: the form "die" of an `int`, "d20"; the form "sided", "six-sided"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        norm = parse.norms[position]
        if form == "die" and norm[:1] == "d" and norm[1:].isdigit():
            return [(position + 1, int(norm[1:]))]
        return [(position + 1, sides) for sides, word in SIDED.items() if form == "sided" and norm == f"{word}-sided"]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, int)
        if form == "die":
            return f"d{node}"
        return f"{SIDED[node]}-sided" if node in SIDED else None

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol]:
        return ["#word"]


def read_table(parse: Parse, position: int) -> list[tuple[int, ResultsTable]]:
    """A results table that begins at a position, to the last of its rows."""
    found: list[tuple[int, ResultsTable]] = []
    waiting: list[tuple[int, tuple[Row, ...]]] = [(position, ())]
    while waiting:
        start, before = waiting.pop()
        span = _span(parse, start)
        if span is None:
            found += [(start, ResultsTable(before))] if before else []
            continue
        text, low, high = span
        for end, effects in parse.read(Effect, text, "sentences"):
            if isinstance(effects, tuple) and not isinstance(effects[-1], ResultsTable):
                waiting.append((end, (*before, Row(low, high, effects))))
    return found


def _span(parse: Parse, position: int) -> tuple[int, int, int] | None:
    """The results of a row that begins at a position, and where its text begins."""
    norms = parse.norms[position : position + 4]
    if not norms[0].isdigit():
        return None
    if norms[1] == "|":
        return position + 2, int(norms[0]), int(norms[0])
    if norms[1] == "+" and norms[2] == "|":
        return position + 3, int(norms[0]), HIGHEST
    if norms[1] == "—" and norms[2].isdigit() and norms[3] == "|":
        return position + 4, int(norms[0]), int(norms[2])
    return None


def write_table(printer: Printer, table: ResultsTable) -> str | None:
    """The rows, each on a line of its own."""
    lines: list[str] = []
    for row in table.rows:
        text = printer.write(Effect, row.effects, "sentences")
        if text is None:
            return None
        span = f"{row.low}+" if row.high == HIGHEST else f"{row.low}—{row.high}"
        lines.append(f"{row.low if row.low == row.high else span} | {text}")
    return "\n".join(lines)
