"""Reading: every symbol at every position once, all the ways in which it can end."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from manafold.grammar.declined import Declined, declined
from manafold.grammar.grammar import Grammar
from manafold.grammar.subjects import LEFT_OUT, LeftOut
from manafold.grammar.symbols import Found, Symbol
from manafold.grammar.tokens import Token, tokenize
from manafold.grammar.trie import State
from manafold.model.words import Ref

Results = Found


class Growth:
    """A symbol being read at a position, the `depth` of which is how many others are being read around it.

    `results` are those so far, and `used` is whether anybody inside has asked for them.
    """

    __slots__ = ("depth", "results", "used")

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.results: Results = []
        self.used = False


class Parse:
    """One text being read. Nonterminals call `read`, `words`, `token`, `at` and `expect`."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar = grammar
        self.text = text
        self.tokens: tuple[Token, ...] = tokenize(text)
        self.norms: tuple[str, ...] = (*(token.norm for token in self.tokens), "", "", "")
        self.farthest = 0
        self._expected: list[State | Symbol | str] = []
        self._kinds = (*("#" + token.kind for token in self.tokens), "")
        self._memo: list[dict[Symbol, Results | Growth]] = [{} for _ in range(len(self.tokens) + 1)]
        self._depth = 0
        self._lowest = 0

    @property
    def end(self) -> int:
        """The position behind the last token."""
        return len(self.tokens)

    def token(self, position: int) -> Token | None:
        """The token at a position; None at the end."""
        return self.tokens[position] if position < len(self.tokens) else None

    def at(self, position: int, *norms: str) -> bool:
        """Whether exactly these tokens stand at a position; if the first does not, it counts as expected there."""
        if self.norms[position : position + len(norms)] == norms:
            return True
        self.expect(position, " ".join(norms))
        return False

    def slice(self, start: int, end: int) -> str:
        """The text from one token up to another, as written."""
        return self.text[self.tokens[start].start : self.tokens[end - 1].end] if start < end else ""

    def expect(self, position: int, what: str) -> None:
        """Note that `what` would have been understood at a position."""
        self._note(position, what)

    def read(
        self, category: object, position: int, form: str = "", person: str = "", many: str | None = None
    ) -> Results:
        """All the ways to read a category in a form at a position."""
        return self.parse(self.grammar.symbol(category, form, person, many), position)

    def words(self, category: object, position: int, form: str = "", person: str = "") -> Results:
        """All the ways to read phrases of a category, passing by any nonterminal of the same form."""
        results: Results = []
        root = self.grammar.trie(category, form)
        if person != "base":
            self._walk(root, position, "" if person == "have" else person, (), results, person == "have")
        if root.without_subject is not None and person != "have":
            base: Results = []
            self._walk(root.without_subject, position, "base", (LEFT_OUT["base"],), base, False)
            one: Results = []
            if person != "base":
                self._walk(root.without_subject, position, "one", (LEFT_OUT["one"],), one, False)
            results += _merged(base, one)
        elif root.without_subject is None and person == "base":
            self._walk(root, position, "base", (), results, False)
        return _distinct(results)

    def shared(self, category: object, position: int, subject: object, form: str, person: str) -> Results:
        """All the ways to read phrases of a category from behind their subject, which is one of this form."""
        state = self.grammar.trie(category, "").behind_subjects.get(form)
        results: Results = []
        if state is not None:
            self._walk(state, position, person, (subject,), results, False)
        return _distinct(results)

    def parse(self, symbol: Symbol, position: int) -> Results:
        """All the ways to read a symbol at a position. Left recursion is handled by growing."""
        memo = self._memo[position]
        known = memo.get(symbol)
        if known is None:
            first = self.grammar.first(symbol)
            if first is None or self.norms[position] in first or self._kinds[position] in first:
                return self._grow(symbol, position, memo)
            self._note(position, symbol)
            known = memo[symbol] = []
        if isinstance(known, Growth):
            known.used = True
            self._lowest = min(self._lowest, known.depth)
            return known.results
        return known

    def _grow(self, symbol: Symbol, position: int, memo: dict[Symbol, Results | Growth]) -> Results:
        """Read a symbol until reading it again, with what is known of it now, gives no more.

        What has asked for a symbol that is still growing around it (`_lowest` is how far around) is not kept.
        """
        growth = memo[symbol] = Growth(self._depth)
        around = self._lowest
        self._lowest = self._depth
        self._depth += 1
        while True:
            growth.used = False
            results = self._compute(symbol, position)
            if not growth.used or len(results) <= len(growth.results):
                break
            growth.results = results
        self._depth -= 1
        if self._lowest < growth.depth:
            del memo[symbol]
            self._lowest = min(around, self._lowest)
        else:
            memo[symbol] = results
            self._lowest = around
        return results

    def _compute(self, symbol: Symbol, position: int) -> Results:
        if symbol.many is not None:
            return self._list(symbol, position)
        reader = self.grammar.nonterminal(symbol.category, symbol.form)
        if reader is not None:
            return _distinct(reader.read(self, position, symbol.form, symbol.person))
        return self.words(symbol.category, position, symbol.form, symbol.person)

    def _list(self, symbol: Symbol, position: int) -> Results:
        item = self.grammar.symbol(symbol.category, symbol.form, symbol.person)
        results: Results = []
        waiting: list[tuple[int, tuple[object, ...], bool]] = [
            (end, (node,), False) for end, node in self.parse(item, position)
        ]
        while waiting:
            end, nodes, closed = waiting.pop()
            if closed or len(nodes) == 1 or not symbol.many:
                results.append((end, nodes))
            if closed:
                continue
            comma = self.norms[end] == ","
            behind = end + 1 if comma else end
            if symbol.many and self.norms[behind] == symbol.many and (not comma or len(nodes) > 1):
                waiting += [(e, (*nodes, node), True) for e, node in self.parse(item, behind + 1)]
            elif comma:
                waiting += [(e, (*nodes, node), False) for e, node in self.parse(item, behind)]
        return results

    def _walk(
        self, state: State, position: int, person: str, values: tuple[object, ...], out: Results, infinitive: bool
    ) -> None:
        for production, slots in state.done:
            out.append((position, production.build(slots, values)))
        matched = False
        for needed, following in state.texts.get(self.norms[position], ()):
            if needed is None or needed == person:
                matched = True
                self._walk(following, position + 1, person, values, out, infinitive)
        if not matched:
            self._note(position, state)
        for edge, following in state.slots:
            symbol = edge.symbol
            if edge.agrees:
                symbol = self.grammar.symbol(symbol.category, symbol.form, person, symbol.many)
            for end, value in self.parse(symbol, position):
                agreed = self._person(symbol, value, person, infinitive) if edge.subject else person
                self._walk(following, end, agreed, (*values, value), out, infinitive)

    def _person(self, symbol: Symbol, value: object, before: str, infinitive: bool) -> str:
        if infinitive:
            return "base"
        reader = self.grammar.nonterminal(symbol.category, symbol.form)
        if reader is not None:
            return reader.person(value, symbol.form) or before
        return value.person() if isinstance(value, Ref) else before

    def _note(self, position: int, what: State | Symbol | str) -> None:
        if position > self.farthest:
            self.farthest = position
            self._expected = [what]
        elif position == self.farthest:
            self._expected.append(what)

    def decline(self) -> Declined:
        """Why nothing was understood: the farthest position reached and what was expected there."""
        expected: set[str] = set()
        beginnings: dict[Symbol, frozenset[str]] = {}
        for what in self._expected:
            if isinstance(what, State):
                expected.update(what.expected())
            elif isinstance(what, Symbol):
                expected.add(f"<{what!r}>".lower())
                beginnings[what] = self.grammar.first(what) or frozenset()
            else:
                expected.add(what)
        token = self.token(self.farthest)
        return declined(self.text, token.start if token else len(self.text), expected - {""}, beginnings.values())


def _merged(base: Results, one: Results) -> Results:
    """What was read without a subject for two forms of the verb; what is the same for both agrees with any subject."""
    if not base or not one:
        return base + one
    same = {(end, _with_any_subject(node)) for end, node in one}
    either = [each for each in [(end, _with_any_subject(node)) for end, node in base] if each in same]
    left = [(end, node) for end, node in base + one if (end, _with_any_subject(node)) not in either]
    return either + left


def _with_any_subject(node: object) -> object:
    """The clause with a left out subject of which the verb does not tell the person."""
    if not dataclasses.is_dataclass(node) or isinstance(node, type):
        return node
    changed = {name: LEFT_OUT["any"] for name, value in vars(node).items() if isinstance(value, LeftOut)}
    return dataclasses.replace(node, **changed) if changed else node


def _distinct(results: Results) -> Results:
    return list(dict.fromkeys(results)) if len(results) > 1 else results


def read_text(
    grammar: Grammar,
    text: str,
    category: object,
    form: str = "",
    makes_sense: Callable[[object], bool] | None = None,
) -> object:
    """The one meaning of a whole text, or a `Declined`: not understood, or understood in more than one way.

    Meanings that don't make sense don't count.
    """
    parse = Parse(grammar, text)
    whole = [node for end, node in parse.read(category, 0, form) if end == parse.end]
    if makes_sense is not None and whole:
        whole = [node for node in whole if makes_sense(node)]
        if not whole:
            return Declined(text, 0, "said of what it can't be true of")
    if len(whole) == 1:
        return whole[0]
    if not whole:
        return parse.decline()
    return Declined(text, 0, f"ambiguous, {len(whole)} meanings", tuple(repr(node) for node in whole))
