"""Oracle text to abilities, line by line; every line that is not wholly understood is declined."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from manafold.grammar.declined import Declined
from manafold.grammar.parser import read_text
from manafold.model.abilities import Ability, Keyword, SpellAbility
from manafold.model.tree import walk
from manafold.model.typeline import TypeLine
from manafold.oracle.binding import Binder, Memory
from manafold.oracle.faces import own_noun, own_nouns
from manafold.oracle.mentions import UnboundError
from manafold.oracle.normalise import Line, lines
from manafold.oracle.phrasebook import grammar
from manafold.oracle.sense import makes_sense
from manafold.oracle.senseless import nonsense


@dataclass(frozen=True)
class ReadLine:
    """A line, and the abilities that it means or why it was declined."""

    line: Line
    abilities: tuple[Ability, ...] | Declined


def read_face(text: str, name: str, type_line: TypeLine) -> list[ReadLine]:
    """The lines of one face's text, each with its abilities or the reason why it was declined."""
    found = lines(text, name, "legendary" in type_line.supertypes)
    memory = Memory()
    read: list[ReadLine] = []
    for line in found:
        latest = ReadLine(line, _labelled(read_line(line.text, type_line, memory), line.label))
        whole = None if type_line.is_permanent or not read else _going_on(read[-1], latest, type_line, memory)
        if whole is not None:
            read[-1] = whole
        else:
            read.append(latest)
    if sum(map(_is_modal, read)) > 1:
        return [_second_choice(each) if _is_modal(each) else each for each in read]
    return read


_SPELL = TypeLine(("sorcery",))
INSTRUCTION = (
    "an instruction as of an instant or sorcery, while a permanent needs an ability that has it:"
    " behind a trigger, behind a cost and a colon, or as what is so all the time;"
)
"""Why a line of a permanent is declined that only says what to do (CR 113.3a)."""


def explained(read: ReadLine, type_line: TypeLine) -> ReadLine:
    """The line, with a better reason if it was declined for a permanent and an instant or sorcery could have it."""
    if not isinstance(read.abilities, Declined) or not type_line.is_permanent:
        return read
    if isinstance(read_line(read.line.text, _SPELL), Declined):
        return read
    return ReadLine(read.line, Declined(read.abilities.text, 0, INSTRUCTION))


def _going_on(before: ReadLine, line: ReadLine, type_line: TypeLine, memory: Memory) -> ReadLine | None:
    """Two lines of a spell as one, if the second is only understood together with the first, of which it speaks.

    An ability word before the second is not kept: it has no meaning (CR 207.2c).
    """
    if not isinstance(line.abilities, Declined) or isinstance(before.abilities, Declined):
        return None
    spell = before.abilities[0]
    if not isinstance(spell, SpellAbility) or spell.script.modes:
        return None
    both = read_line(f"{before.line.text} {line.line.text}", type_line, memory.anew())
    if isinstance(both, Declined) or len(both) > 1 or not isinstance(both[0], SpellAbility):
        return None
    effects = list(both[0].script.effects)
    begins = len(spell.script.effects)
    if len(effects) > begins and effects[begins].link == "":
        effects[begins] = dataclasses.replace(effects[begins], link="line")
    script = dataclasses.replace(both[0].script, effects=tuple(effects))
    text = f"{before.line.text}\n{line.line.full_text}"
    return ReadLine(Line(before.line.label, text), _labelled((SpellAbility(script),), before.line.label))


def _second_choice(read: ReadLine) -> ReadLine:
    return ReadLine(read.line, Declined(read.line.text, 0, "choices of modes in two lines of a spell"))


def _is_modal(read: ReadLine) -> bool:
    """Whether the line is one of a spell that has modes."""
    abilities = () if isinstance(read.abilities, Declined) else read.abilities
    return any(isinstance(each, SpellAbility) and bool(each.script.modes) for each in abilities)


def _labelled(abilities: tuple[Ability, ...] | Declined, label: str) -> tuple[Ability, ...] | Declined:
    if not label or isinstance(abilities, Declined):
        return abilities
    return (dataclasses.replace(abilities[0], label=label), *abilities[1:])


def read_line(text: str, type_line: TypeLine, memory: Memory | None = None) -> tuple[Ability, ...] | Declined:
    """The abilities that one line means, bound; or the reason why it is declined.

    `memory` is what the lines before it have left.
    """
    book = grammar()
    form = "line" if type_line.is_permanent else "spell"
    surface = read_text(book, text, Ability, form, makes_sense)
    if isinstance(surface, Declined):
        return surface
    assert isinstance(surface, tuple)
    try:
        nouns, noun = own_nouns(type_line), own_noun(type_line)
        whole = Binder(book, nouns, noun, memory)
        apart = [Binder(book, nouns, noun, memory) if isinstance(each, Keyword) else whole for each in surface]
        bound = tuple([binder.ability(each) for binder, each in zip(apart, surface, strict=True)])
        if any(not word.tag for ability in bound for word in walk(ability)):
            raise UnboundError("a word that stands for nothing here")
        return nonsense(text, bound, type_line, whole.memory) or bound
    except UnboundError as why:
        return Declined(text, 0, str(why))
