"""References to targets, and to all that fits: "up to two target lands", "each opponent", "all creatures"."""

from __future__ import annotations

from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found
from manafold.model.words import Filter, Quantity, TargetSpec
from manafold.oracle.noun_reading import nouns
from manafold.oracle.quantities import ONE, number_of
from manafold.oracle.surface import TargetHere
from manafold.words.filters.composed import parts_of
from manafold.words.filters.exiled import ExiledWith
from manafold.words.filters.kinds import AnyTarget, Opponent
from manafold.words.filters.this_way import ThisWay
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import Attached

_ATTACHED = ("enchanted", "equipped", "fortified")


def read_attached(parse: Parse, position: int) -> Found:
    """"Enchanted creature", "equipped creature"."""
    way = parse.norms[position]
    if way not in _ATTACHED:
        return []
    found = nouns(parse, position + 1, "one")
    return [(end, Attached(way, parse.slice(position + 1, end))) for end, _ in found]


def read_targets(parse: Parse, position: int) -> Found:
    """What says "target": "any target", "another target creature", "up to two target lands"."""
    found: Found = []
    if parse.norms[position : position + 2] == ("any", "target"):
        found.append((position + 2, TargetHere(TargetSpec(AnyTarget(), ONE))))
    elif parse.norms[position : position + 3] == ("any", "other", "target"):
        found.append((position + 3, TargetHere(TargetSpec(AnyTarget(), ONE), another=True)))
    elif parse.norms[position : position + 2] == ("another", "target"):
        found += _target_nouns(parse, position + 2, ONE, True)
    elif parse.at(position, "target"):
        found += _target_nouns(parse, position + 1, ONE, False)
    else:
        for end, count in parse.read(Quantity, position):
            assert isinstance(count, Quantity)
            another = parse.norms[end] == "other"
            if another:
                end += 1
            if parse.norms[end] == "target":
                found += _target_nouns(parse, end + 1, count, another)
            elif parse.norms[end] == "targets":
                found.append((end + 1, TargetHere(TargetSpec(AnyTarget(), count), another)))
    return found


def _target_nouns(parse: Parse, position: int, count: Quantity, another: bool) -> Found:
    form = "many" if number_of(count) == "many" else ""
    found: Found = []
    for end, what in parse.read(Filter, position, form):
        assert isinstance(what, Filter)
        target = TargetHere(TargetSpec(what, count), another)
        found.append((end, target))
        if parse.norms[end] == "each" and target.says_each():
            found.append((end + 1, target))
    return found


def write_target(printer: Printer, node: TargetHere) -> str | None:
    """A target as it stands in a text."""
    spec = node.spec
    number = number_of(spec.count)
    if spec.what == AnyTarget():
        if spec.count == ONE:
            return "any other target" if node.another else "any target"
        words = printer.write(Quantity, spec.count)
        return f"{words} {'other ' if node.another else ''}target{'s' if number == 'many' else ''}"
    text = printer.write(Filter, spec.what, "many" if number == "many" else "")
    if text is None:
        return None
    if spec.count == ONE:
        return f"another target {text}" if node.another else f"target {text}"
    words = printer.write(Quantity, spec.count)
    return None if words is None else f"{words} {'other ' if node.another else ''}target {text}"


def read_each(parse: Parse, position: int) -> Found:
    """Everything of a description: "each creature", "all creatures", "the creatures destroyed this way"."""
    if parse.norms[position] == "each":
        return [(end, Each(what)) for end, what in parse.read(Filter, position + 1) if isinstance(what, Filter)]
    if parse.norms[position] == "all":
        many = parse.read(Filter, position + 1, "many")
        return [(end, Each(what, "all")) for end, what in many if isinstance(what, Filter)]
    if parse.norms[position] == "the":
        definite = parse.read(Filter, position + 1, "many")
        return [(end, Each(what, "the")) for end, what in definite if isinstance(what, Filter) and is_known(what)]
    if parse.norms[position : position + 2] == ("your", "opponents"):
        return [(position + 2, Each(Opponent(), "plural"))]
    one = [end for end, _ in read_attached(parse, position)]  # "enchanted Equipment" is one, not all that are enchanted
    found = [(end, what) for end, what in parse.read(Filter, position, "many") if end not in one]
    return [(end, Each(what, "plural")) for end, what in found if isinstance(what, Filter) and what != Opponent()]


def is_known(what: Filter) -> bool:
    """Whether it describes what an earlier instruction was done to, so that the text can call it "the" ones."""
    return any(isinstance(part, ThisWay | ExiledWith) for part in parts_of(what))


def write_each(printer: Printer, node: Each) -> str | None:
    """Everything of a description, as the text has it."""
    if node.said == "plural" and node.what == Opponent():
        return "your opponents"
    text = printer.write(Filter, node.what, "" if node.said in ("each", "any") else "many")
    if text is None:
        return None
    return text if node.said == "plural" else f"{node.said} {text}"
