"""The phrases of a category as a tree of shared beginnings, so that a text is matched against all of them at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from manafold.grammar.symbols import Symbol

if TYPE_CHECKING:
    from manafold.grammar.grammar import Production


class TextEdge(NamedTuple):
    """A token, and the person of the subject that it agrees with; None if with any."""

    norm: str
    person: str | None


class Edge(NamedTuple):
    """A slot: the symbol that fills it, whether it agrees with the subject, and whether it can be the subject."""

    symbol: Symbol
    agrees: bool
    subject: bool


class State:
    """A place in phrases: what can follow, and the phrases that end here, each with the fields of its slots."""

    def __init__(self) -> None:
        self.texts: dict[str, list[tuple[str | None, State]]] = {}
        self.slots: list[tuple[Edge, State]] = []
        self.done: list[tuple[Production, tuple[str, ...]]] = []
        self.without_subject: State | None = None
        self.behind_subjects: dict[str, State] = {}
        self._by_edges: dict[tuple[TextEdge, ...], State] = {}

    def text(self, edges: list[TextEdge]) -> State:
        """The state behind a token."""
        key = tuple(edges)
        if key not in self._by_edges:
            state = self._by_edges[key] = State()
            for norm, person in key:
                self.texts.setdefault(norm, []).append((person, state))
        return self._by_edges[key]

    def lead(self, edges: list[TextEdge], state: State) -> None:
        """Let a token lead to a state that there is already."""
        for norm, person in edges:
            ways = self.texts.setdefault(norm, [])
            if (person, state) not in ways:
                ways.append((person, state))

    def slot(self, edge: Edge) -> State:
        """The state behind a slot."""
        for known, state in self.slots:
            if known == edge:
                return state
        state = State()
        self.slots.append((edge, state))
        return state

    def left_out(self) -> State:
        """Where phrases go on if the subject at their beginning is left out."""
        if self.without_subject is None:
            self.without_subject = State()
        return self.without_subject

    def behind_subject(self, form: str) -> State:
        """Where phrases go on that share their subject, said in this form, with one before them."""
        return self.behind_subjects.setdefault(form, State())

    def expected(self) -> list[str]:
        """What could follow, for people."""
        slots = [repr(edge.symbol).lower() for edge, _ in self.slots]
        return [*self.texts, *(f"<{slot}>" for slot in slots)]
