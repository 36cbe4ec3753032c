"""Scripts: the sentences of a spell or ability, or modes to choose from (CR 700.2)."""

from __future__ import annotations

from manafold.grammar.english import capitalised
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.tree import children, walk
from manafold.model.words import Effect, Fixed, Mode, Quantity, Script
from manafold.oracle.clauses import is_closed
from manafold.oracle.surface import TargetHere

BULLET = "•"
_REPEAT = ("you", "may", "choose", "the", "same", "mode", "more", "than", "once", ".")


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
    ("one", _times(1, 1)),
    ("two", _times(2, 2)),
    ("three", _times(3, 3)),
    ("four", _times(4, 4)),
)


class Scripts(Nonterminal):
    """A `Script`: sentences, or "choose one —" and bullets. The form "inside" begins with a small letter."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        for end, effects in parse.read(Effect, position, "sentences"):
            if isinstance(effects, tuple):
                found.append((end, Script(effects=effects)))
        return [*found, *_modal(parse, position)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Script)
        inside = " inside" if form == "inside" else ""
        if not node.modes:
            return printer.write(Effect, node.effects, "sentences" + inside)
        return _write_modal(printer, node, "choose" if inside else "Choose")


class OneSentence(Nonterminal):
    """The form "last" of a `Script`: one sentence without its full stop, the last of its text."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        for end, effects in parse.read(Effect, position, "sequence"):
            behind = end if is_closed(parse, end) else end + 1
            if isinstance(effects, tuple) and parse.norms[behind] in ("", '"', BULLET):
                found.append((end, Script(effects=effects)))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Script)
        return printer.write(Effect, node.effects, "sequence")


class TheRest(Nonterminal):
    """The form "rest" of a `Script`: all the sentences that are left of a text, beginning with a small letter."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Effect, position, "sentences")
        return [
            (end, Script(effects=effects))
            for end, effects in found
            if isinstance(effects, tuple) and parse.norms[end] in ("", '"', BULLET)
        ]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Script)
        return printer.write(Effect, node.effects, "sentences inside")


class OneClause(Nonterminal):
    """The form "clause" of a `Script` or of effects: one clause that holds no others; "sentence" begins with a capital.

    In a script it has no targets: they are chosen for what is done now, not for what will be done later.
    """

    def __init__(self, scripted: bool) -> None:
        self.scripted = scripted

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        for end, effect in parse.read(Effect, position):
            if isinstance(effect, Effect) and is_simple(effect) and not (self.scripted and has_targets(effect)):
                found.append((end, Script(effects=(effect,)) if self.scripted else (effect,)))
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        effects = node.effects if isinstance(node, Script) else node
        if not isinstance(effects, tuple) or len(effects) != 1 or not is_simple(effects[0]):
            return None
        text = printer.write(Effect, effects[0])
        return capitalised(text) if text is not None and form == "sentence" else text


def is_simple(effect: Effect) -> bool:
    """Whether a clause holds no other clauses."""
    return not any(isinstance(word, Effect | Script) for word in children(effect))


def has_targets(effect: Effect) -> bool:
    """Whether a clause says "target"."""
    return any(isinstance(word, TargetHere) for _, word in walk(effect))


def _modal(parse: Parse, position: int) -> Found:
    if parse.norms[position] != "choose":
        return []
    for words, count in _CHOICES:
        start = position + 1 + len(words.split())
        if parse.norms[position + 1 : start] != tuple(words.split()):
            continue
        repeat = parse.norms[start : start + 11] == (".", *_REPEAT)
        start += 11 if repeat else 0
        if parse.norms[start] in ("—", BULLET):
            start += parse.norms[start] == "—"
            modes = _modes(parse, start)
            return [(end, Script(modes=found, choose=count, repeat_modes=repeat)) for end, found in modes]
    return []


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


def _write_modal(printer: Printer, script: Script, choose: str) -> str | None:
    words = next((words for words, count in _CHOICES if count == script.choose), None)
    if words is None:
        return None
    repeat = ". You may choose the same mode more than once." if script.repeat_modes else " —"
    texts = [f"{choose} {words}{repeat}"]
    for mode in script.modes:
        text = printer.write(Effect, mode.effects, "sentences")
        if text is None:
            return None
        texts.append(f"{BULLET} {mode.label} — {text}" if mode.label else f"{BULLET} {text}")
    return "\n".join(texts)
