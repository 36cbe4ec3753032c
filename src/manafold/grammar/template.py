"""The template language: the text of a `Phrase` as a sequence of elements.

See docs/grammar.md for the language. Errors in a template are `TemplateError`s that quote it with the position.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from manafold.grammar.tokens import tokenize


class TemplateError(ValueError):
    """A phrase template that does not make sense; says where and why."""

    def __init__(self, template: str, position: int, why: str) -> None:
        super().__init__(f"{why}\n    {template}\n    {' ' * position}^")


@dataclass(frozen=True)
class Literal:
    """A token that stands for itself; "a" also reads "an", and prints whichever suits what follows."""

    text: str
    norm: str
    space: bool


@dataclass(frozen=True)
class Verb:
    """`<draw>`: a verb that agrees with the subject before it."""

    lemma: str
    space: bool


@dataclass(frozen=True)
class Noun:
    """`<card:noun>`: a noun in the number of the form it stands in."""

    noun: str
    space: bool


@dataclass(frozen=True)
class Slot:
    """`{field}` or `{field:form}`: a field of the word, in a form of its category."""

    field: str
    form: str
    space: bool
    position: int


@dataclass(frozen=True)
class Choice:
    """`(a|b)`: either reads, the first prints. `[a]` is a choice of a, read only, or nothing."""

    ways: tuple[tuple[Element, ...], ...]
    optional: bool


Element = Literal | Verb | Noun | Slot | Choice

_CLOSERS = {"(": ")", "[": "]"}


def parse_template(template: str) -> tuple[Element, ...]:
    """The elements of a template; raises TemplateError."""
    elements, position = _Reader(template).sequence(0, "")
    if not elements:
        raise TemplateError(template, position, "the template is empty")
    return elements


def expand(elements: tuple[Element, ...]) -> list[tuple[Element, ...]]:
    """All the sequences without choices that the elements can stand for, the printed one first."""
    sequences: list[tuple[Element, ...]] = [()]
    for element in elements:
        if isinstance(element, Choice):
            ways: list[tuple[Element, ...]] = [()] if element.optional else []
            for way in element.ways:
                ways.extend(expand(way))
            sequences = [before + way for way in ways for before in sequences]
        else:
            sequences = [(*before, element) for before in sequences]
    return sequences


def _spaced(way: tuple[Element, ...]) -> tuple[Element, ...]:
    """The elements with a space before the first: the one that stands before their choice."""
    if not way or isinstance(way[0], Choice):
        return way
    return (dataclasses.replace(way[0], space=True), *way[1:])


class _Reader:
    def __init__(self, template: str) -> None:
        self.template = template

    def fail(self, position: int, why: str) -> TemplateError:
        return TemplateError(self.template, position, why)

    def sequence(self, position: int, closers: str) -> tuple[tuple[Element, ...], int]:
        """Elements from `position` up to one of `closers`, or the end."""
        text = self.template
        elements: list[Element] = []
        while position < len(text) and text[position] not in (closers or "\0"):
            space = position > 0 and text[position - 1] == " "
            mark = text[position]
            if mark == " ":
                position += 1
            elif mark in _CLOSERS:
                choice, position = self.choice(position, space)
                elements.append(choice)
            elif mark == "<":
                verb, position = self.verb(position, space)
                elements.append(verb)
            elif mark == "{" and text[position + 1 : position + 2].islower():
                slot, position = self.slot(position, space)
                elements.append(slot)
            elif mark in ")]|>":
                raise self.fail(position, f"a {mark!r} that nothing opened")
            else:
                literals, position = self.literals(position, space)
                elements.extend(literals)
        if closers and position >= len(text):
            raise self.fail(position, f"expected {' or '.join(closers)!r} before the end")
        return tuple(elements), position

    def choice(self, start: int, space: bool) -> tuple[Choice, int]:
        closer = _CLOSERS[self.template[start]]
        ways, position = [], start
        while True:
            way, position = self.sequence(position + 1, "|" + closer)
            ways.append(_spaced(way) if space else way)
            if self.template[position] == closer:
                break
        if closer == ")" and len(ways) < 2:
            raise self.fail(start, "one alternative in parentheses: write it without, or in brackets")
        return Choice(tuple(ways), closer == "]"), position + 1

    def verb(self, start: int, space: bool) -> tuple[Verb | Noun, int]:
        end = self.template.find(">", start)
        if end < 0:
            raise self.fail(start, "'<' without '>'")
        word, colon, kind = self.template[start + 1 : end].partition(":")
        if colon and kind != "noun":
            raise self.fail(start, f"expected <verb> or <word:noun>, not <{word}:{kind}>")
        return (Noun(word, space) if colon else Verb(word, space)), end + 1

    def slot(self, start: int, space: bool) -> tuple[Slot, int]:
        end = self.template.find("}", start)
        if end < 0:
            raise self.fail(start, "'{' without '}'")
        name, _, form = self.template[start + 1 : end].partition(":")
        if not name.isidentifier():
            raise self.fail(start, f"{name!r} is not the name of a field")
        return Slot(name, form.strip(), space, start), end + 1

    def literals(self, start: int, space: bool) -> tuple[list[Element], int]:
        end = start + 1
        text = self.template
        if text[start] == "{":
            end = text.find("}", start) + 1
            if not end:
                raise self.fail(start, "'{' without '}'")
        else:
            while end < len(text) and text[end] not in " ()[]|<>{":
                end += 1
        found: list[Element] = []
        for token in tokenize(text[start:end]):
            found.append(Literal(token.text, token.norm, token.space or (not found and space)))
        return found, end
