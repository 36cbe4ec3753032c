"""The tokens that the words of a template can be, as edges of the tree of phrases."""

from __future__ import annotations

from manafold.grammar.english import plural, verb
from manafold.grammar.template import Element, Literal, Noun, Verb
from manafold.grammar.trie import TextEdge

PERSONS = ("you", "many", "one", "base")


def text_edges(element: Element) -> list[TextEdge]:
    """The tokens that an element other than a slot can be, each with the persons of the subject it agrees with."""
    if isinstance(element, Verb):
        edges = [TextEdge(verb(element.lemma, person), person) for person in PERSONS]
        if element.lemma == "is":
            edges += [TextEdge("'s", "one"), TextEdge("are", "base")]
        return [*edges, TextEdge(verb(element.lemma, "you"), "")]
    if isinstance(element, Noun):
        one, many = element.noun.casefold(), plural(element.noun).casefold()
        return [TextEdge(one, "one"), TextEdge(many, "many"), *[TextEdge(text, "") for text in {one: 0, many: 0}]]
    assert isinstance(element, Literal)
    return [TextEdge(norm, None) for norm in (("a", "an") if element.norm == "a" else (element.norm,))]
