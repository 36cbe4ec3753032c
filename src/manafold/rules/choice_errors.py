"""What is said when a pick can't be made. After any of these errors nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence

from manafold.model.likeness import nearest

SHOWN = 8
"""How many right answers a message lists."""


class ChoiceError(ValueError):
    """A pick that was not made.

    `found` is what was given, `expected` are the right answers in notation, `suggestion` is the one that was most
    likely meant ("" if none is near).
    """

    def __init__(self, message: str, found: str, expected: Sequence[str], suggestion: str = "") -> None:
        self.found = found
        self.expected = tuple(expected)
        self.suggestion = suggestion
        super().__init__(message)


class InvalidNotation(ChoiceError):
    """A text that names no action at all; `reason` says what is wrong with it, if more is known."""

    def __init__(self, found: str, expected: Sequence[str], reason: str = "") -> None:
        self.reason = reason
        suggestion = nearest(found, expected)
        why = f": {reason}" if reason else ""
        hint = f'; did you mean "{suggestion}"?' if suggestion else ""
        super().__init__(f'expected {one_of(expected)}, got "{found}"{why}{hint}', found, expected, suggestion)


class IllegalChoice(ChoiceError):
    """An action that the rules don't allow now: `reason` says why, `rule` is the number of the rule."""

    def __init__(self, found: str, expected: Sequence[str], reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule
        suggestion = nearest(found, expected)
        hint = f'; did you mean "{suggestion}"?' if suggestion else ""
        super().__init__(f'"{found}" is not possible: {reason} (CR {rule}){hint}', found, expected, suggestion)


class AmbiguousChoice(ChoiceError):
    """A text that fits several options: `expected` are their full notations."""

    def __init__(self, found: str, expected: Sequence[str]) -> None:
        super().__init__(f'"{found}" can mean {one_of(expected)}', found, expected, expected[0])


def one_of(answers: Sequence[str]) -> str:
    """The right answers as an enumeration."""
    quoted = [f'"{answer}"' for answer in answers[:SHOWN]]
    if len(answers) > SHOWN:
        quoted.append(f"one of {len(answers) - SHOWN} more")
    if not quoted:
        return "nothing"
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"
