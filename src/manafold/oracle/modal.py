"""Modal texts: how many modes are chosen, and how, and the modes after bullets (CR 700.2)."""

from __future__ import annotations

import dataclasses

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.mana import ManaCost
from manafold.model.words import Choosing, Condition, Effect, Fixed, Mode, Quantity, Script, Value
from manafold.words.filters.kinds import Opponent
from manafold.words.refs.noun_phrases import Each
from manafold.words.values.plain import WhereX, X

BULLET = "•"
PLUS = "+"
PAWPRINT = "{p}"
ENDS = ("", '"', BULLET, PLUS, PAWPRINT)
"""What stands behind the text of a mode."""
AN_OPPONENT = "an opponent chooses"
_BY_OPPONENT = Choosing(by=Each(Opponent()))
_ANY = Quantity(Fixed(0), None)


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
    found: Found = [*_with_costs(parse, position), *_with_pawprints(parse, position)]
    for start, count in _counts(parse, position, AN_OPPONENT):
        if parse.norms[start] == "—":
            ends = _modes(parse, start + 1)
            found += [(end, Script(modes=each, choose=count, how=_BY_OPPONENT)) for end, each in ends]
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


def _with_costs(parse: Parse, position: int) -> Found:
    """"Spree" or "Tiered", and modes with costs (CR 702.172, 702.183)."""
    if parse.norms[position] not in ("spree", "tiered"):
        return []
    spree = parse.norms[position] == "spree"
    how = Choosing(keyword="Spree" if spree else "Tiered")
    modes = _modes(parse, position + 1, PLUS if spree else BULLET)
    choose = _times(1, None if spree else 1)
    return [
        (end, Script(modes=each, choose=choose, how=how)) for end, each in modes if all(mode.cost for mode in each)
    ]


def _with_pawprints(parse: Parse, position: int) -> Found:
    """"Choose up to five {P} worth of modes." and modes after pawprints (CR 700.2i)."""
    start = _after(parse, position, "choose up to")
    found: Found = []
    for end, budget in parse.read(int, start, "word") if start is not None else ():
        behind = _after(parse, end, f"{PAWPRINT} worth of modes {_REPEAT}")
        if behind is not None and isinstance(budget, int):
            how = Choosing(budget=budget)
            modes = _modes(parse, behind, PAWPRINT)
            found += [(last, Script(modes=each, choose=_ANY, repeat_modes=True, how=how)) for last, each in modes]
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
    return [*_x_many(parse, position, f"{verb} x", X()), *_x_many(parse, position, f"{verb} up to x", Fixed(0))]


def _x_many(parse: Parse, position: int, words: str, low: Value) -> list[tuple[int, Quantity]]:
    """"X" and "up to X", where X is perhaps said behind it."""
    end = _after(parse, position, words)
    if end is None:
        return []
    found = [(end, Quantity(low, X()))]
    where = _after(parse, end, ", where x is")
    for last, value in parse.read(Value, where) if where is not None else ():
        if isinstance(value, Value):
            defined = WhereX(value)
            found.append((last, Quantity(defined if low == X() else low, defined)))
    return found


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


def _modes(parse: Parse, position: int, lead: str = BULLET) -> list[tuple[int, tuple[Mode, ...]]]:
    found: list[tuple[int, tuple[Mode, ...]]] = []
    waiting: list[tuple[int, tuple[Mode, ...]]] = [(position, ())]
    while waiting:
        start, before = waiting.pop()
        if not parse.at(start, lead):
            if before:
                found.append((start, before))
            continue
        for text, mode in _beginnings(parse, start, lead):
            for end, effects in parse.read(Effect, text, "sentences"):
                if isinstance(effects, tuple):
                    waiting.append((end, (*before, dataclasses.replace(mode, effects=effects))))
    return found


def _beginnings(parse: Parse, position: int, lead: str) -> list[tuple[int, Mode]]:
    """What stands before the text of a mode: pawprints, or a label and perhaps a cost."""
    if lead == PAWPRINT:
        end = position
        while parse.norms[end] == PAWPRINT:
            end += 1
        return [(end + 1, Mode(weight=end - position))] if parse.norms[end] == "—" else []
    label, text = ("", position + 1) if lead == PLUS else _label(parse, position + 1)
    costs = [
        (end + 1, Mode(label=label, cost=cost))
        for end, cost in parse.read(ManaCost, text, "fixed")
        if isinstance(cost, ManaCost) and parse.norms[end] == "—"
    ]
    return costs or [(text, Mode(label=label))]


def _label(parse: Parse, position: int) -> tuple[str, int]:
    """The flavor words before a mode, and where its text begins."""
    for end in range(position + 1, min(position + 7, parse.end)):
        if parse.norms[end] in (".", ",", BULLET, PLUS):
            break
        if parse.norms[end] == "—":
            return parse.slice(position, end), end + 1
    return "", position


def write_modal(printer: Printer, script: Script, choose: str) -> str | None:
    """A modal script, its bullets on lines of their own."""
    assert script.choose is not None
    if script.how is not None and (script.how.keyword or script.how.budget):
        return _write_priced(printer, script, script.how, choose)
    if script.how == _BY_OPPONENT:
        choose = AN_OPPONENT.capitalize() if choose[0].isupper() else AN_OPPONENT
    words, how = _count(script.choose, "two") or _written_x(printer, script.choose), _how(printer, script)
    if words is None or how is None:
        return None
    texts = [f"{choose} {words}{how}"]
    for mode in script.modes:
        text = printer.write(Effect, mode.effects, "sentences")
        if text is None:
            return None
        texts.append(f"{BULLET} {mode.label} — {text}" if mode.label else f"{BULLET} {text}")
    return "\n".join(texts)


def _write_priced(printer: Printer, script: Script, how: Choosing, choose: str) -> str | None:
    """A script whose modes have costs or pawprints."""
    budget = printer.write(int, how.budget, "word") if how.budget else ""
    worth = f"{choose} up to {budget} {{P}} worth of modes. You may choose the same mode more than once."
    texts = [how.keyword or worth]
    for mode in script.modes:
        text = printer.write(Effect, mode.effects, "sentences")
        if text is None or budget is None:
            return None
        lead = PAWPRINT.upper() * mode.weight or (f"{BULLET} {mode.label} — " if mode.label else "+ ") + str(mode.cost)
        texts.append(f"{lead} — {text}")
    return "\n".join(texts)


def _count(count: Quantity, both: str) -> str | None:
    """How many, in words; `both` is how two are called."""
    if count == _times(2, 2):
        return both
    return next((words for words, each in _CHOICES if each == count), None)


def _written_x(printer: Printer, count: Quantity) -> str | None:
    """How many, if that is X."""
    words = "up to X" if count.low == Fixed(0) else "X" if count.low == count.high else None
    if words is None or count.high == X():
        return words
    value = printer.write(Value, count.high.value) if isinstance(count.high, WhereX) else None
    return None if value is None else f"{words}, where X is {value}"


def _how(printer: Printer, script: Script) -> str | None:
    """What is said behind how many modes are chosen."""
    how = script.how
    if how is None or how == _BY_OPPONENT:
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
