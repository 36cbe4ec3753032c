"""What abilities wait for: one event, or several with one subject ("enters or attacks") or with two ("or when ...")."""

from __future__ import annotations

import typing
from dataclasses import replace

from manafold.grammar.grammar import Grammar
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal, Symbol
from manafold.model.words import Filter, Trigger
from manafold.oracle.noun_phrases import is_of_players
from manafold.words.filters.belonging import FromElsewhere, InExile, InZoneOf
from manafold.words.filters.composed import parts_of
from manafold.words.filters.pointed import Is
from manafold.words.triggers.any_of import AnyTrigger, Joint
from manafold.words.triggers.casting import Casts, PlaysLand
from manafold.words.triggers.combat import BecomesBlockedBy, BecomesBlockedByMany, Blocks, BlocksMany

_WHENS: tuple[Joint, ...] = typing.get_args(Joint)


class Triggers(Nonterminal):
    """A `Trigger` behind "when" or "whenever", or in the form "at"."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        waiting: list[tuple[int, tuple[Trigger, ...]]] = []
        for end, trigger in parse.words(Trigger, position, form):
            assert isinstance(trigger, Trigger)
            found.append((end, trigger))
            waiting.append((end, (trigger,)))
        while waiting:
            end, triggers = waiting.pop()
            comma = parse.norms[end] == ","
            behind = end + comma
            if parse.norms[behind] in ("or", "and") and comma == (len(triggers) > 1):
                closed = _closed(parse, behind, triggers)
                found += [each for each in closed if not _is_half_said(each[1])]
            elif comma and not form:
                waiting += [(last, (*triggers, more)) for last, more in _sharing(parse, behind, triggers[0])]
        return found

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if not isinstance(node, AnyTrigger):
            return printer.phrase(node, form)
        node = without_object(node)
        text = printer.phrase(node.of[0], form)
        for index, each in enumerate(node.of[1:], 1):
            more = _written(printer, node, each)
            if text is None or more is None:
                return None
            last = index == len(node.of) - 1
            comma = "," if len(node.of) > 2 else ""
            text = f"{text}{comma} {node.said} {more}" if last else f"{text}, {more}"
        return text

    def first(self, grammar: Grammar, form: str) -> list[str | Symbol] | None:
        return None


def subject_field(trigger: Trigger, grammar: Grammar) -> str:
    """The field of the description that the phrase of a trigger begins with; "" if it begins otherwise."""
    slots = [production.shared for production in grammar.productions(type(trigger))]
    return next((slot.field for slot in slots if slot is not None), "")


def subject_of(trigger: Trigger, grammar: Grammar) -> Filter | None:
    """The description that the phrase of a trigger begins with; None if it begins otherwise."""
    field = subject_field(trigger, grammar)
    what = getattr(trigger, field) if field else None
    return what if isinstance(what, Filter) else None


def _closed(parse: Parse, position: int, triggers: tuple[Trigger, ...]) -> Found:
    """What ends a list of events: one that shares its subject with them, or has its own."""
    found: Found = []
    if parse.norms[position] == "or":
        sharing = _sharing(parse, position + 1, triggers[0])
        found += [(end, AnyTrigger(with_object((*triggers, more)))) for end, more in sharing]
    for said in _WHENS:
        words = tuple(said.split())
        if parse.norms[position : position + len(words)] == words:
            form = "at" if words[-1] == "at" else ""
            for end, more in parse.words(Trigger, position + len(words), form):
                if isinstance(more, Trigger):
                    found.append((end, AnyTrigger((*triggers, more), said)))
    return found


def with_object(triggers: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
    """The events; "blocks or becomes blocked by a creature" is "blocks a creature" or "becomes blocked by" one."""
    blocking = _blocking(triggers[-1])
    return triggers if blocking is None else tuple(blocking if t == Blocks(blocking.what) else t for t in triggers)


def without_object(trigger: AnyTrigger) -> AnyTrigger:
    """The events as they are said: the object that two have in common is said once."""
    blocking = _blocking(trigger.of[-1])
    if blocking is None:
        return trigger
    return replace(trigger, of=tuple(Blocks(blocking.what) if t == blocking else t for t in trigger.of))


def _blocking(last: Trigger) -> Blocks | BlocksMany | None:
    """For what becomes blocked by some creatures, that it blocks such creatures; None for all else."""
    if isinstance(last, BecomesBlockedBy):
        return Blocks(last.what, last.blocker)
    if isinstance(last, BecomesBlockedByMany):
        return BlocksMany(last.what, last.least, last.blockers)
    return None


def _is_half_said(trigger: object) -> bool:
    """Whether it would leave out of "play a land or cast a spell from anywhere other than your hand" where the land is
    played from."""
    if not isinstance(trigger, AnyTrigger) or trigger.said != "or" or not isinstance(trigger.of[-1], Casts):
        return False
    places = [part for part in parts_of(trigger.of[-1].what) if isinstance(part, FromElsewhere | InExile | InZoneOf)]
    return bool(places) and any([isinstance(each, PlaysLand) and not each.origin for each in trigger.of])


def _sharing(parse: Parse, position: int, first: Trigger) -> list[tuple[int, Trigger]]:
    """Events of which the subject is that of the first one."""
    subject = subject_of(first, parse.grammar)
    if subject is None:
        return []
    forms = ("a", "player" if is_of_players(subject) else "thing")
    person = _person(subject)
    found = [each for form in forms for each in parse.shared(Trigger, position, subject, form, person)]
    return [(end, more) for end, more in found if isinstance(more, Trigger)]


def _person(subject: Filter) -> str:
    return subject.ref.person() if isinstance(subject, Is) else "one"


def _written(printer: Printer, whole: AnyTrigger, part: Trigger) -> str | None:
    subject = subject_of(part, printer.grammar)
    if whole.said == "or" and subject is not None and subject == subject_of(whole.of[0], printer.grammar):
        return printer.shared(part, _person(subject))
    return printer.phrase(part, "at" if whole.said.endswith("at") else "")
