"""Modal texts: how many modes are chosen, and how, and the modes after bullets (CR 700.2)."""

from __future__ import annotations

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.words import Choosing, Condition, Effect, Fixed, Mode, Quantity, Script

BULLET = "•"


def _times(low: int, high: int | None) -> Quantity:
    return Quantity(Fixed(low), None if high is None else Fixed(high))


_CHOICES: tuple[tuple[str, Quantity], ...] = (
    ("one or both", _times(1, 2)),
    ("one or more", _times(1, None)),
    ("any number", _times(0, None)),
    ("up to one", _times(0, 1)),
    ("up to two", _times(0, 2)),
    ("up to three", _times(0, 3)),
    ("up to four", _times(0, 4)),
    ("up to five", _times(0, 5)),
    ("both", _times(2, 2)),
    ("one", _times(1, 1)),
    ("two", _times(2, 2)),
    ("three", _times(3, 3)),
    ("four", _times(4, 4)),
)
_SIMPLE: tuple[tuple[str, Choosing], ...] = (
    ("at random", Choosing(at_random=True)),
    ("that hasn't been chosen this turn", Choosing(unchosen="this turn")),
    ("that hasn't been chosen", Choosing(unchosen="ever")),
    (". each mode must target a different player .", Choosing(apart=True)),
)
_REPEAT = ". you may choose the same mode more than once ."

Ends = list[tuple[int, Choosing | None]]


def modal(parse: Parse, position: int) -> Found:
    """"Choose one or both —" and modes after bullets."""
    found: Found = []
    for start, count in _counts(parse, position, "choose"):
        behind = _after(parse, start, _REPEAT)
        repeat = behind is not None
        for end, how in _ways(parse, start if behind is None else behind):
            if parse.norms[end] in ("—", BULLET):
                first = end + (parse.norms[end] == "—")
                for last, modes in _modes(parse, first):
                    found.append((last, Script(modes=modes, choose=count, repeat_modes=repeat, how=how)))
            else:
                parse.expect(end, "—")
    return found


def _after(parse: Parse, position: int, words: str) -> int | None:
    """Where the words end, if they stand at a position."""
    norms = tuple(words.split())
    end = position + len(norms)
    return end if parse.norms[position:end] == norms else None


def _counts(parse: Parse, position: int, verb: str) -> list[tuple[int, Quantity]]:
    """How many modes are chosen: the longest wording that stands there."""
    for words, count in _CHOICES:
        end = _after(parse, position, f"{verb} {words}")
        if end is not None:
            return [(end, count)]
    return []


def _ways(parse: Parse, position: int) -> Ends:
    """What else is said of how modes are chosen, nothing included."""
    for words, how in _SIMPLE:
        end = _after(parse, position, words)
        if end is not None:
            return [(end, how)]
    return [(position, None), *_instead(parse, position)]


def _instead(parse: Parse, position: int) -> Ends:
    """". If ..., you may choose both instead." """
    found: Ends = []
    start = _after(parse, position, ". if")
    for end, condition in parse.read(Condition, start) if start is not None else ():
        if not isinstance(condition, Condition):
            continue
        cast = _after(parse, end, "as you cast this spell")
        comma = _after(parse, end if cast is None else cast, ",")
        if comma is None:
            continue
        may = _after(parse, comma, "you may")
        for last, count in _counts(parse, comma if may is None else may, "choose"):
            stop = _after(parse, last, "instead .")
            if stop is not None:
                found.append((stop, Choosing("", condition, count, may is not None, cast is not None)))
    return found


def _modes(parse: Parse, position: int) -> list[tuple[int, tuple[Mode, ...]]]:
    found: list[tuple[int, tuple[Mode, ...]]] = []
    waiting: list[tuple[int, tuple[Mode, ...]]] = [(position, ())]
    while waiting:
        start, before = waiting.pop()
        if not parse.at(start, BULLET):
            if before:
                found.append((start, before))
            continue
        label, text = _label(parse, start + 1)
        for end, effects in parse.read(Effect, text, "sentences"):
            if isinstance(effects, tuple):
                waiting.append((end, (*before, Mode(effects=effects, label=label))))
    return found


def _label(parse: Parse, position: int) -> tuple[str, int]:
    """The flavor words before a mode, and where its text begins."""
    for end in range(position + 1, min(position + 7, parse.end)):
        if parse.norms[end] in (".", ",", BULLET):
            break
        if parse.norms[end] == "—":
            return parse.slice(position, end), end + 1
    return "", position


def write_modal(printer: Printer, script: Script, choose: str) -> str | None:
    """A modal script, its bullets on lines of their own."""
    assert script.choose is not None
    words, how = _count(script.choose, "two"), _how(printer, script)
    if words is None or how is None:
        return None
    texts = [f"{choose} {words}{how}"]
    for mode in script.modes:
        text = printer.write(Effect, mode.effects, "sentences")
        if text is None:
            return None
        texts.append(f"{BULLET} {mode.label} — {text}" if mode.label else f"{BULLET} {text}")
    return "\n".join(texts)


def _count(count: Quantity, both: str) -> str | None:
    """How many, in words; `both` is how two are called."""
    if count == _times(2, 2):
        return both
    return next((words for words, each in _CHOICES if each == count), None)


def _how(printer: Printer, script: Script) -> str | None:
    """What is said behind how many modes are chosen."""
    how = script.how
    if how is None:
        return ". You may choose the same mode more than once." if script.repeat_modes else " —"
    if how.apart:
        return ". Each mode must target a different player."
    if how.condition is None:
        return next((f" {words} —" for words, each in _SIMPLE if each == how), None)
    condition = printer.write(Condition, how.condition)
    count = None if how.instead is None else _count(how.instead, "both" if len(script.modes) == 2 else "two")
    if condition is None or count is None:
        return None
    cast = " as you cast this spell" if how.as_cast else ""
    return f". If {condition}{cast}, {'you may ' if how.may else ''}choose {count} instead."
