"""A grammar: the phrases of all words, compiled so that they can be read and printed."""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields
from typing import Union, get_args, get_origin

from manafold.grammar.edges import text_edges
from manafold.grammar.leaves import leaf
from manafold.grammar.symbols import Nonterminal, Symbol
from manafold.grammar.template import Element, Slot, TemplateError, Verb, expand, parse_template
from manafold.grammar.trie import Edge, State, TextEdge
from manafold.model.codec import field_types
from manafold.model.phrase import Phrase
from manafold.model.words import Condition, Effect, Filter, Ref, Static, Trigger, Word

AGREEING = ("noun", "theirs", "deed")
"""The forms of words that agree with the subject, or the noun, before them."""
ALSO = "also"
"""What may stand between the subject of a clause and its verb, and changes nothing: "it also deals 2 damage"."""


@dataclass(frozen=True)
class Production:
    """One phrase of one word, with the symbols of its slots."""

    word: type[Word]
    phrase: Phrase
    elements: tuple[Element, ...]
    symbols: Mapping[str, Symbol]
    agreeing: frozenset[str]
    defaults: Mapping[str, object]
    """The fields that the phrase does not mention, with the values they must have."""

    def build(self, slots: Sequence[str], values: Sequence[object]) -> Word:
        """The word that was read."""
        return self.word(**{**self.phrase.sets, **dict(zip(slots, values, strict=True))})

    @property
    def subject(self) -> str:
        """The field of the subject, if the phrase is a clause that begins with one; else ""."""
        first = self.elements[0]
        if isinstance(first, Slot) and self.symbols[first.field].category is Ref:
            return first.field if issubclass(self.word, Effect) else ""
        return ""

    @property
    def shared(self) -> Slot | None:
        """The subject that a trigger or a condition begins with, which can be said before it; None if it has none.

        A trigger shares the one of a trigger before it; what a condition says is said of each of several behind "who".
        """
        first = self.elements[0]
        if not isinstance(first, Slot):
            return None
        of = Filter if issubclass(self.word, Trigger) else Ref if issubclass(self.word, Condition) else None
        return first if of is not None and self.symbols[first.field].category is of else None

    @property
    def said(self) -> bool:
        """Whether the subject is said even if it is "you"."""
        first = self.elements[0]
        return isinstance(first, Slot) and first.form == "said"


class Grammar:
    """The phrases of the words of all categories, and the nonterminals registered for what phrases cannot say.

    `words` maps each base class to its words. `nonterminals` maps (category, first word of a form) to a reader and
    writer that takes the place of phrases there. `inherits` maps (category, form) to another form: words that have no
    phrases of the one form use their phrases of the other in it. Raises TemplateError for a phrase without sense.
    """

    def __init__(
        self,
        words: Mapping[type[Word], Iterable[type[Word]]],
        nonterminals: Mapping[tuple[object, str], Nonterminal],
        inherits: Mapping[tuple[object, str], str] | None = None,
    ) -> None:
        self.words = {category: tuple(found) for category, found in words.items()}
        self._inherits = dict(inherits or {})
        self._nonterminals: dict[tuple[object, str], Nonterminal | None] = dict(nonterminals)
        self._symbols: dict[tuple[object, str, str, str | None], Symbol] = {}
        self._productions: dict[type[Word], list[Production]] = {}
        self._tries: dict[tuple[object, str], State] = {}
        self._read_forms: set[tuple[object, str]] = set()
        self._first: dict[Symbol, frozenset[str] | None] = {}
        self._printed: dict[tuple[type, str], list[Production]] = {}

    def symbol(self, category: object, form: str = "", person: str = "", many: str | None = None) -> Symbol:
        """The one symbol with these properties."""
        key = (category, form, person, many)
        if key not in self._symbols:
            self._symbols[key] = Symbol(category, form, person, many)
        return self._symbols[key]

    def nonterminal(self, category: object, form: str) -> Nonterminal | None:
        """What reads and writes the form instead of phrases; None if phrases do."""
        key = (category, form.partition(" ")[0])
        if key not in self._nonterminals:
            self._nonterminals[key] = leaf(*key)
        return self._nonterminals[key]

    def productions(self, word: type[Word]) -> list[Production]:
        """The compiled phrases of a word."""
        if word not in self._productions:
            compiled = [
                self._compile(word, phrase if isinstance(phrase, Phrase) else Phrase(phrase)) for phrase in word.phrases
            ]
            self._productions[word] = compiled
        return self._productions[word]

    def printable(self, word: type[Word], form: str) -> list[Production]:
        """The phrases that print a word in a form, the best first."""
        key = (word, form)
        if key not in self._printed:
            self._printed[key] = [p for p in self._in_form(word, form) if not p.phrase.read_only]
        return self._printed[key]

    def check(self) -> None:
        """Compile every phrase; raises TemplateError for the first bad one."""
        for found in self.words.values():
            for word in found:
                for production in self.productions(word):
                    self._check_forms(production)

    def _check_forms(self, production: Production) -> None:
        """Raises TemplateError if nothing reads one of the slots in its form."""
        for slot in slots_of(production.elements):
            symbol = production.symbols[slot.field]
            key = (symbol.category, symbol.form)
            if key not in self._read_forms:
                if not self._is_read(*key):
                    why = f"nothing reads {symbol.category!r} in the form {symbol.form!r}"
                    raise TemplateError(production.phrase.template, slot.position, why)
                self._read_forms.add(key)

    def _is_read(self, category: object, form: str) -> bool:
        if self.nonterminal(category, form) is not None:
            return True
        return any(self._in_form(word, form) for word in self._words_of(category))

    def trie(self, category: object, form: str) -> State:
        """All the phrases of a category in a form, as one tree of shared beginnings."""
        key = (category, form)
        if key not in self._tries:
            root = State()
            for word in self._words_of(category):
                for production in self._in_form(word, form):
                    self._check_forms(production)
                    self._insert(root, production)
            self._tries[key] = root
        return self._tries[key]

    def first(self, symbol: Symbol) -> frozenset[str] | None:
        """What texts of a symbol can begin with; None if with anything."""
        if symbol not in self._first:
            self._first[symbol] = self._compute_first(symbol)
        return self._first[symbol]

    def subject_of(self, word: type[Word]) -> str:
        """The field that is the subject of a clause word; "" if it has none."""
        return next((p.subject for p in self.productions(word)), "")

    def _in_form(self, word: type[Word], form: str) -> list[Production]:
        found = self.productions(word)
        own = [production for production in found if production.phrase.form == form]
        for category in () if own else self.words:
            if issubclass(word, category) and (category, form) in self._inherits:
                inherited = self._inherits[category, form]
                return [production for production in found if production.phrase.form == inherited]
        return own

    def _is_of_words(self, symbol: Symbol) -> bool:
        return isinstance(symbol.category, type) and issubclass(symbol.category, Word)

    def _words_of(self, category: object) -> Sequence[type[Word]]:
        if isinstance(category, type) and issubclass(category, Word):
            return self.words.get(category, (category,))
        return ()

    def _compile(self, word: type[Word], phrase: Phrase) -> Production:
        elements = parse_template(phrase.template)
        hints = field_types(word)
        known = {f.name: f for f in fields(word)}
        symbols: dict[str, Symbol] = {}
        agreeing = set()
        for slot in slots_of(elements):
            if slot.field not in known:
                raise TemplateError(phrase.template, slot.position, f"{word.__name__} has no field {slot.field!r}")
            symbols[slot.field] = self._slot_symbol(hints[slot.field], slot, phrase.template)
            of_words = self._is_of_words(symbols[slot.field])
            if symbols[slot.field].category is Static or (slot.form and (slot.form in AGREEING or not of_words)):
                agreeing.add(slot.field)
        for name in phrase.sets:
            if name not in known:
                raise TemplateError(phrase.template, 0, f"`sets` names {name!r}, which {word.__name__} does not have")
        defaults = self._defaults(word, phrase, set(symbols), known)
        return Production(word, phrase, elements, symbols, frozenset(agreeing), defaults)

    def _defaults(
        self, word: type[Word], phrase: Phrase, slots: set[str], known: Mapping[str, Field[object]]
    ) -> dict[str, object]:
        base = next((b for b in self.words if issubclass(word, b) and b is not word), Word)
        exempt = {f.name for f in fields(base)}
        defaults = dict(phrase.sets)
        for name, field in known.items():
            if name in slots or name in phrase.sets or name in exempt:
                continue
            if field.default_factory is not MISSING:
                defaults[name] = field.default_factory()
            elif field.default is not MISSING:
                defaults[name] = field.default
            else:
                why = f"{word.__name__}.{name} has no default and is neither in the template nor in `sets`"
                raise TemplateError(phrase.template, 0, why)
        return defaults

    def _slot_symbol(self, hint: object, slot: Slot, template: str) -> Symbol:
        if get_origin(hint) in (Union, types.UnionType):
            options = [option for option in get_args(hint) if option is not type(None)]
            if len(options) != 1:
                raise TemplateError(template, slot.position, f"{slot.field} may be of several types: {hint}")
            hint = options[0]
        form = "" if slot.form == "said" else slot.form
        if get_origin(hint) is tuple:
            item = get_args(hint)[0]
            if form.startswith("list"):
                _, conjunction, form = (form + "  ").split(" ", 2)
                return self.symbol(item, form.strip(), "", {"comma": "", "": "and"}.get(conjunction, conjunction))
            if self.nonterminal(item, form or "sequence") is not None:
                return self.symbol(item, form or "sequence")
            return self.symbol(item, form, "", "and")
        return self.symbol(hint, form)

    def _insert(self, root: State, production: Production) -> None:
        for elements in expand(production.elements):
            self._insert_plain(root, production, elements, ())
            if production.subject:
                rest = elements[1:]
                self._insert_plain(root.left_out(), production, rest, (production.subject,))
            shared = production.shared
            if shared is not None:
                self._insert_plain(root.behind_subject(shared.form), production, elements[1:], (shared.field,))

    def _insert_plain(
        self, root: State, production: Production, elements: Sequence[Element], slots: tuple[str, ...]
    ) -> None:
        state = root
        for element in elements:
            if isinstance(element, Slot):
                symbol = production.symbols[element.field]
                slots += (element.field,)
                state = state.slot(Edge(symbol, element.field in production.agreeing, _may_be_subject(symbol)))
            else:
                edges = text_edges(element)
                following = state.text(edges)
                if isinstance(element, Verb) and slots and slots == (production.subject,):
                    state.text([TextEdge(ALSO, None)]).lead(edges, following)
                state = following
        state.done.append((production, slots))

    def _compute_first(self, start: Symbol) -> frozenset[str] | None:
        texts: set[str] = set()
        seen: set[Symbol] = set()
        waiting = [start]
        while waiting:
            symbol = waiting.pop()
            if symbol in seen:
                continue
            seen.add(symbol)
            reader = self.nonterminal(symbol.category, symbol.form)
            begins: Sequence[str | Symbol] | None
            begins = reader.first(self, symbol.form) if reader is not None else self._begins(symbol)
            if begins is None:
                return None
            for begin in begins:
                if isinstance(begin, Symbol):
                    waiting.append(begin)
                else:
                    texts.add(begin)
        return frozenset(texts)

    def _begins(self, symbol: Symbol) -> list[str | Symbol]:
        begins: list[str | Symbol] = []
        root = self.trie(symbol.category, symbol.form)
        for state in (root, root.without_subject):
            if state is not None:
                begins.extend(state.texts)
                begins.extend(edge.symbol for edge, _ in state.slots)
        return begins


def slots_of(elements: Iterable[Element]) -> list[Slot]:
    """All the slots in elements; those inside choices too."""
    return [e for sequence in expand(tuple(elements)) for e in sequence if isinstance(e, Slot)]


def _may_be_subject(symbol: Symbol) -> bool:
    category = symbol.category
    return isinstance(category, type) and issubclass(category, Ref | Filter)
