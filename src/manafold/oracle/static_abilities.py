"""Static abilities in text (CR 604): a subject and what is true of it, or a whole sentence, and when it is so."""

from __future__ import annotations

import dataclasses

from manafold.grammar.english import capitalised, possessive
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.abilities import StaticAbility
from manafold.model.tree import transform, walk
from manafold.model.words import Condition, Filter, Ref, Static, Value, Word
from manafold.oracle.clauses import is_closed
from manafold.oracle.riders import stated_zone
from manafold.oracle.static_subjects import person_of
from manafold.oracle.surface import Pronoun
from manafold.rules.permissions import PlayerRule
from manafold.words.filters.composed import parts_of
from manafold.words.filters.kinds import IsPlayer
from manafold.words.filters.pointed import Is
from manafold.words.filters.sources import DamageSource
from manafold.words.refs.plain import You
from manafold.words.statics.control import YouControl
from manafold.words.statics.keeping_damage import KeepsDamage
from manafold.words.statics.untapping import MayStayTapped
from manafold.words.values.plain import WhereX, X

ITSELF = Is(Pronoun("~"))
YOU = Is(You())
Statics = tuple[Static, ...]
_AS_LONG_AS = ("as", "long", "as")
_DAMAGE_STAYS = ("damage", "isn't", "removed", "from")
_CHOOSE_NOT_TO_UNTAP = ("you", "may", "choose", "not", "to", "untap")
_WHERE = (",", "where", "x", "is")


def read_static(parse: Parse, position: int) -> list[tuple[int, StaticAbility]]:
    """The static abilities that a line may be."""
    found: list[tuple[int, StaticAbility]] = []
    with_if: list[tuple[int, StaticAbility]] = []
    for start, condition in _leads(parse, position):
        for end, what, does in _statements(parse, start):
            for last, stated in _where_x(parse, end, does):
                for rest, holds in _tails(parse, last, condition):
                    first = condition is not None
                    zone = _zone(what, stated, holds)
                    found.append((rest, StaticAbility(what, stated, holds, zone, condition_first=first)))
                if condition is None:
                    for rest, holds in _ifs(parse, last):
                        zone = _zone(what, stated, holds)
                        with_if.append((rest, StaticAbility(what, stated, holds, zone, said_if=True)))
    ends = {end for end, _ in found}
    return [*found, *[each for each in with_if if each[0] not in ends]]  # a word with an "if" of its own goes first


def read_joined(parse: Parse, position: int) -> list[tuple[int, tuple[StaticAbility, StaticAbility]]]:
    """Two rules of different players in one sentence: "you can't lose the game and your opponents can't win the
    game"."""
    found: list[tuple[int, tuple[StaticAbility, StaticAbility]]] = []
    for end, what, does in _statements(parse, position):
        if parse.norms[end] == "and" and isinstance(does[0], PlayerRule):
            for last, other, rules in _statements(parse, end + 1):
                if parse.norms[last] == "." and isinstance(rules[0], PlayerRule) and other != what:
                    found.append((last + 1, (StaticAbility(what, does), StaticAbility(other, rules, joined=True))))
    return found


def _leads(parse: Parse, position: int) -> list[tuple[int, Condition | None]]:
    """Where the statement begins, behind a condition if one is said first."""
    found: list[tuple[int, Condition | None]] = [(position, None)]
    conditions: Found = []
    if parse.norms[position : position + 3] == _AS_LONG_AS:
        conditions = parse.read(Condition, position + 3)
    elif parse.norms[position] == "during":
        conditions = parse.read(Condition, position, "while")
    for end, condition in conditions:
        if isinstance(condition, Condition) and parse.at(end, ","):
            found.append((end + 1, condition))
    return found


def _statements(parse: Parse, position: int) -> list[tuple[int, Filter, Statics]]:
    """What may be stated here, of what."""
    found: list[tuple[int, Filter, Statics]] = []
    for end, node in parse.read(Static, position, "sentence"):
        if isinstance(node, Static):
            found.append((end, ITSELF, (node,)))
    for end, node in parse.read(Static, position, "players"):
        if isinstance(node, Static):
            found.append((end, IsPlayer(), (node,)))
    for end, node in parse.read(Static, position, "yours"):
        if isinstance(node, Static):
            found.append((end, YOU, (node,)))
    if parse.norms[position : position + 4] == _DAMAGE_STAYS:
        for end, what in parse.read(Filter, position + 4, "subject"):
            if isinstance(what, Filter) and parse.at(end, "during", "cleanup", "steps"):
                found.append((end + 3, what, (KeepsDamage(),)))
    if parse.norms[position : position + 6] == _CHOOSE_NOT_TO_UNTAP:
        for end, ref in parse.read(Ref, position + 6, "plain"):
            if isinstance(ref, Ref) and parse.at(end, "during", "your", "untap", "step"):
                found.append((end + 4, Is(ref), (MayStayTapped(),)))
    if parse.norms[position : position + 2] == ("you", "control"):
        refs = parse.read(Ref, position + 2, "plain")
        found += [(end, Is(ref), (YouControl(),)) for end, ref in refs if isinstance(ref, Ref)]
    if parse.norms[position : position + 3] == ("activated", "abilities", "of"):
        for end, what in parse.read(Filter, position + 3, "subject"):
            for last, node in parse.read(Static, end, "abilities of"):
                if isinstance(what, Filter) and isinstance(node, Static) and DamageSource() not in parts_of(what):
                    found.append((last, what, (node,)))
    if parse.norms[position] == "your":
        for end, node in parse.read(Static, position + 1, "whose", "one"):
            if isinstance(node, Static):
                found.append((end, YOU, (node,)))
    for end, what in parse.read(Filter, position, "subject"):
        assert isinstance(what, Filter)
        person = person_of(what)
        for last, does in parse.read(Static, end, "", person, "and"):
            if isinstance(does, tuple):
                found.append((last, what, does))
        if parse.norms[end] in ("'s", "'"):
            for last, node in parse.read(Static, end + 1, "whose", person):
                if isinstance(node, Static):
                    found.append((last, what, (node,)))
    return found


def _where_x(parse: Parse, position: int, does: Statics) -> list[tuple[int, Statics]]:
    """The statement, and what X in it is if the text says so (CR 107.3i)."""
    found = [(position, does)]
    if parse.norms[position : position + 4] == _WHERE:
        for end, value in parse.read(Value, position + 4):
            assert isinstance(value, Value)
            with_x = _with_x(does, X(), WhereX(value))
            found += [(end, with_x)] if with_x != does else []  # an X that is not there is not defined
    return found


def _with_x(does: Statics, old: Word, new: Word) -> Statics:
    changed = []
    for static in does:
        done = transform(static, lambda word: new if word == old else word)
        assert isinstance(done, Static)
        changed.append(done)
    return tuple(changed)


def _tails(parse: Parse, position: int, condition: Condition | None) -> list[tuple[int, Condition | None]]:
    """Where the ability ends, and its condition, which may stand behind."""
    found: list[tuple[int, Condition | None]] = []
    if is_closed(parse, position):
        found.append((position, condition))
    elif parse.at(position, "."):
        found.append((position + 1, condition))
    if condition is None:
        conditions: Found = []
        if parse.at(position, *_AS_LONG_AS):
            conditions = parse.read(Condition, position + 3)
        elif parse.at(position, "during"):
            conditions = parse.read(Condition, position, "while")
        for end, holds in conditions:
            if isinstance(holds, Condition) and parse.at(end, "."):
                found.append((end + 1, holds))
    return found


def _ifs(parse: Parse, position: int) -> list[tuple[int, Condition]]:
    """Where the ability ends, and its condition, where "if" stands before it.

    What depends on which player is attacked is no condition of an ability: it is another one for each of them.
    """
    if not parse.at(position, "if"):
        return []
    return [
        (end + 1, holds)
        for end, holds in parse.read(Condition, position + 1)
        if isinstance(holds, Condition) and parse.at(end, ".") and "defending" not in parse.norms[position:end]
    ]


def _zone(what: Filter, does: Statics, condition: Condition | None) -> str:
    """Where the ability functions: everywhere if it defines a characteristic (CR 604.3a)."""
    own = isinstance(what, Is) and isinstance(what.ref, Pronoun) and what.ref.said.startswith(("~", "this "))
    if own and condition is None and all([type(static).defines for static in does]):
        return "everywhere"
    said = next((static.functions_in() for static in does if static.functions_in() != "battlefield"), "battlefield")
    return said if condition is None or said != "battlefield" else stated_zone((condition,))


def write_static(printer: Printer, ability: StaticAbility) -> str | None:
    """The line that says a static ability."""
    does, where = _without_x(printer, ability.does)
    ability = dataclasses.replace(ability, does=does)
    statement = _statement(printer, ability)
    if statement is None or where is None:
        return None
    statement += where
    stop = "" if statement.endswith((".", '."')) else "."
    if ability.condition is None:
        return capitalised(statement) + stop
    holds = printer.write(Condition, ability.condition, "while")
    if holds is None:
        holds = printer.write(Condition, ability.condition)
        holds = None if holds is None else f"{'if' if ability.said_if else 'as long as'} {holds}"
    if holds is None:
        return None
    if ability.condition_first:
        return f"{capitalised(holds)}, {statement}{stop}"
    return f"{capitalised(statement)} {holds}."


def _without_x(printer: Printer, does: Statics) -> tuple[Statics, str | None]:
    """What is stated with X in place of what X is, and the words that say what it is; None if they can't be said."""
    values = {word.value for static in does for word in walk(static) if isinstance(word, WhereX)}
    if not values:
        return does, ""
    value = values.pop()
    text = printer.write(Value, value)
    where = None if values or text is None else f", where X is {text}"
    return _with_x(does, WhereX(value), X()), where


def _statement(printer: Printer, ability: StaticAbility) -> str | None:
    """What is stated, without when it is so."""
    if len(ability.does) == 1:
        form = "players" if ability.what == IsPlayer() else "yours" if ability.what == YOU else "sentence"
        sentence = printer.write(Static, ability.does[0], form)
        if sentence is not None:
            return sentence
    what = printer.write(Filter, ability.what, "subject")
    person = person_of(ability.what)
    if what is None:
        return None
    if ability.does == (KeepsDamage(),):
        return f"damage isn't removed from {what} during cleanup steps"
    if ability.does == (MayStayTapped(),):
        return f"you may choose not to untap {what} during your untap step"
    if ability.does == (YouControl(),):
        return f"you control {what}"
    if len(ability.does) == 1:
        owned = printer.write(Static, ability.does[0], "whose", person)
        if owned is not None and isinstance(ability.what, Is):
            return f"{possessive(what)} {owned}"
        of = printer.write(Static, ability.does[0], "abilities of")
        if of is not None:
            return f"activated abilities of {what} {of}"
    does = printer.write(Static, ability.does, "", person, "and")
    return None if does is None else f"{what} {does}"


def own_cost(parse: Parse, position: int) -> list[tuple[int, Static | None]]:
    """What an activated ability says of its own cost in a sentence here, and where that ends."""
    found: list[tuple[int, Static | None]] = []
    for end, node in parse.read(Static, position, "of ability"):
        if isinstance(node, Static):
            for last, (stated,) in _where_x(parse, end, (node,)):
                if parse.at(last, "."):
                    found.append((last + 1, stated))
    return found


def write_own_cost(printer: Printer, change: Static) -> str | None:
    """The sentence that says it, with a space in front."""
    (plain,), where = _without_x(printer, (change,))
    text = printer.write(Static, plain, "of ability")
    return None if text is None or where is None else f" {capitalised(text)}{where}."
