"""Scripts: the sentences of a spell or ability, or modes to choose from (CR 700.2)."""

from __future__ import annotations

from manafold.grammar.english import capitalised
from manafold.grammar.parser import Parse
from manafold.grammar.printer import Printer
from manafold.grammar.symbols import Found, Nonterminal
from manafold.model.tree import children, walk
from manafold.model.words import Effect, Script, Value
from manafold.oracle.clauses import is_closed, sentences
from manafold.oracle.modal import ENDS, modal, write_modal
from manafold.oracle.surface import TargetHere
from manafold.words.conditions.happened import Happened
from manafold.words.effects.optional import If, May
from manafold.words.values.prevented import DamagePrevented

AS_COSTS = frozenset(("draw", "create", "add mana", "flip coin", "surveil", "scry"))
"""The effects that stand in costs, where there is no cost of their own."""


class Scripts(Nonterminal):
    """A `Script`: sentences, or "choose one —" and bullets. The form "inside" begins with a small letter."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        for end, effects in parse.read(Effect, position, "sentences"):
            if isinstance(effects, tuple):
                found.append((end, Script(effects=effects)))
                found += read_bounds(parse, end, effects)
        return [*found, *modal(parse, position), *read_bounds(parse, position, ())]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Script)
        inside = " inside" if form == "inside" else ""
        if not node.modes:
            bounds = write_bounds(printer, node)
            if bounds is None or not node.effects:
                return bounds
            text = printer.write(Effect, node.effects, "sentences" + inside)
            return f"{text} {bounds}".rstrip() if text is not None else None
        return write_modal(printer, node, "choose" if inside else "Choose")


def read_bounds(parse: Parse, position: int, effects: tuple[Effect, ...]) -> Found:
    """What is said of X behind these effects: what it can't be, or be greater than (CR 107.3a)."""
    found: Found = []
    if parse.norms[position : position + 3] == ("x", "can't", "be"):
        if parse.norms[position + 3 : position + 5] == ("0", "."):
            found.append((position + 5, Script(effects=effects, least_x=1)))
        elif parse.norms[position + 3 : position + 5] == ("greater", "than"):
            for end, value in parse.read(Value, position + 5):
                if isinstance(value, Value) and parse.at(end, "."):
                    found.append((end + 1, Script(effects=effects, most_x=value)))
    return found


def write_bounds(printer: Printer, script: Script) -> str | None:
    """What a script says of X, as sentences; "" if nothing."""
    least = "X can't be 0." if script.least_x == 1 else ""
    if script.most_x is None:
        return least
    most = printer.write(Value, script.most_x)
    return None if most is None else f"{least} X can't be greater than {most}.".strip()


class OneSentence(Nonterminal):
    """The form "last" of a `Script`: one sentence without its full stop, the last of its text; or one and those
    that ask whether it was followed: "pay {2}. If you don't, ..."."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found: Found = []
        for end, effects in parse.read(Effect, position, "sequence"):
            behind = end if is_closed(parse, end) else end + 1
            if isinstance(effects, tuple) and parse.norms[behind] in ENDS:
                found.append((end, Script(effects=effects)))
        whole = [] if found else parse.read(Script, position)
        return [*found, *[(end, script) for end, script in whole if parse.norms[end] in ENDS and _asks_on(script)]]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        assert isinstance(node, Script)
        if _asks_on(node):
            return printer.write(Script, node, "inside")
        return printer.write(Effect, node.effects, "sequence")


def _asks_on(script: object) -> bool:
    """Whether all that follows the first sentence is for what was done by it, or was not."""
    if not isinstance(script, Script) or script.modes:
        return False
    following = sentences(script.effects)[1:]
    return bool(following) and all(
        [isinstance(each[0], If) and isinstance(each[0].condition, Happened) for each in following]
    )


class TheRest(Nonterminal):
    """The form "rest" of a `Script`: all the sentences that are left of a text, beginning with a small letter."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        return [(end, script) for end, script in parse.read(Script, position) if parse.norms[end] in ENDS]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        return printer.write(Script, node, "inside")


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


class DoneAsCost(Nonterminal):
    """The form "cost" of effects: a clause that is an order, and that no cost of its own says."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Effect, position, "", "base")
        return [(end, (effect,)) for end, effect in found if isinstance(effect, Effect) and is_cost(effect)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if not isinstance(node, tuple) or len(node) != 1 or not is_cost(node[0]):
            return None
        return printer.write(Effect, node[0], "", "base")


def is_cost(effect: Effect) -> bool:
    """Whether the clause is one that stands in costs."""
    return effect.tag in AS_COSTS and is_simple(effect) and not has_targets(effect)


class OneReflexive(Nonterminal):
    """The form "triggers" of effects, or of a script: a single one, of those in the form "when"."""

    def __init__(self, scripted: bool) -> None:
        self.scripted = scripted

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Effect, position, "when")
        effects = [(end, (effect,)) for end, effect in found if isinstance(effect, Effect)]
        return [(end, Script(effects=each)) for end, each in effects] if self.scripted else [*effects]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        effects = node.effects if isinstance(node, Script) else node
        if not isinstance(effects, tuple) or len(effects) != 1 or not isinstance(effects[0], Effect):
            return None
        return printer.write(Effect, effects[0], "when")


class RestOfPrevention(Nonterminal):
    """The form "prevented" of effects: a clause, with a capital, that says how much damage was prevented."""

    def read(self, parse: Parse, position: int, form: str, person: str) -> Found:
        found = parse.read(Effect, position)
        return [(end, (effect,)) for end, effect in found if isinstance(effect, Effect) and says_prevented(effect)]

    def write(self, printer: Printer, node: object, form: str, person: str) -> str | None:
        if not isinstance(node, tuple) or len(node) != 1 or not says_prevented(node[0]):
            return None
        text = printer.write(Effect, node[0])
        return None if text is None else capitalised(text)


def says_prevented(effect: Effect) -> bool:
    """Whether a clause speaks of the damage that was prevented (CR 615.5)."""
    return any(isinstance(word, DamagePrevented) for word in walk(effect))


def is_simple(effect: Effect) -> bool:
    """Whether a clause holds no other clauses, but for the one that somebody may do."""
    if isinstance(effect, May):
        return len(effect.do) == 1 and not isinstance(effect.do[0], May) and is_simple(effect.do[0])
    return not any(isinstance(word, Effect | Script) for word in children(effect))


def has_targets(effect: Effect) -> bool:
    """Whether a clause says "target"."""
    return any(isinstance(word, TargetHere) for word in walk(effect))
