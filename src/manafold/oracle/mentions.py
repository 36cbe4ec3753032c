"""What has been spoken of in a text, and what a pronoun can stand for."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from manafold.model.words import Ref
from manafold.oracle.standing import Standing
from manafold.words.refs.granter import Granter
from manafold.words.refs.plain import Source
from manafold.words.refs.pointing import Named, Targeted, Triggering

GATHERED = "cards looked at"
"""Among the nouns of what a text may speak of "the rest" of."""


DONE: Mapping[str, tuple[str, ...]] = {
    "exiled": ("exile", "exile until leaves", "exile until", "exile graveyard"),
    "chosen": ("choose targets", "choose from", "choose some"),
    "sacrificed": ("sacrifice",),
    "discarded": ("discard", "discard hand"),
    "returned": ("put",),
    "revealed": ("reveal", "reveal until", "reveal hand"),
    "milled": ("mill",),
}
"""For each participle, the effects that do so: "the exiled card" is one that was exiled."""


class UnboundError(Exception):
    """A pronoun that stands for nothing, or for more than one thing."""


@dataclass(frozen=True)
class Antecedent:
    """Something spoken of: the reference to it, and the nouns it may be called by (() for the source: any)."""

    ref: Ref
    nouns: frozenset[str]
    many: bool = False
    paid: str = ""
    """What was done with it to pay a cost ("sacrificed"): it is then spoken of with just this word."""
    implied: bool = False
    """Whether it was only implied, as the controller of "a creature an opponent controls" is."""
    made: bool = False
    """Whether an effect made or found it: then it is what is spoken of, rather than what it was described with."""
    leads: bool = False
    """Whether it is what the event of a trigger begins with: that is "it", others are "that creature"."""
    before: frozenset[Ref] = frozenset()
    """What it was described with, behind which it is not: "a card with the same name as that creature"."""

    @property
    def is_player(self) -> bool:
        """Whether it may be a player."""
        return "player" in self.nouns

    @property
    def is_object(self) -> bool:
        """Whether it may be an object."""
        return self.nouns != {"player"} and self.nouns != {"player", "opponent"}


class Mentions:
    """What has been spoken of in a text so far, clause by clause, the latest last."""

    def __init__(self, source_nouns: frozenset[str]) -> None:
        self.clauses: list[list[Antecedent]] = [[]]
        self.source_nouns = source_nouns
        self.done: dict[str, set[object]] = {}

    def add(self, spoken: Antecedent) -> None:
        """Speak of something; what was spoken of in the same clause and in the same way is not spoken of anew."""
        if not any([each.ref == spoken.ref and each.paid == spoken.paid for each in self.clauses[-1]]):
            self.clauses[-1].append(spoken)

    def lead(self, ref: Ref) -> None:
        """Let what was spoken of first be "it"."""
        heard = self.clauses[-1]
        self.clauses[-1] = [dataclasses.replace(each, leads=True) if each.ref == ref else each for each in heard]

    def forget(self, ref: Ref) -> None:
        """Take back that `ref` was spoken of in this clause."""
        self.clauses[-1] = [each for each in self.clauses[-1] if each.ref != ref]

    def take_back(self, ref: Ref) -> None:
        """Take back that `ref` was spoken of at all."""
        self.clauses = [[each for each in clause if each.ref != ref] for clause in self.clauses]

    def knows(self, ref: Ref) -> bool:
        """Whether `ref` has been spoken of."""
        return any(each.ref == ref for clause in self.clauses for each in clause)

    def calls(self, noun: str) -> bool:
        """Whether something was spoken of that may be called so."""
        return any(noun in each.nouns for clause in self.clauses for each in clause)

    def do(self, tag: str, refs: list[Ref]) -> None:
        """An effect has acted on these."""
        for participle, tags in DONE.items():
            if tag in tags:
                self.done.setdefault(participle, set()).update(map(_same, refs))

    def was_done(self, said: str, each: Antecedent) -> bool:
        """Whether "the exiled card" was exiled, and its like; true of all that isn't said so.

        What the event of a trigger was about may have been sacrificed, discarded, returned or revealed in it, but is
        not what is meant if an effect has done so to something.
        """
        determiner, _, rest = said.partition(" ")
        participle = rest.partition(" ")[0]
        if determiner != "the" or participle not in DONE or each.paid:
            return True
        if isinstance(each.ref, Triggering):
            return participle not in ("exiled", "chosen", "milled", *self.done)
        return _same(each.ref) in self.done.get(participle, ())

    def find(self, said: str, but: Ref | None = None, wanted: Standing = "", rather: Ref | None = None) -> Ref:
        """What a pronoun stands for, other than the subject of its clause (that is "itself"); raises UnboundError.

        `wanted` is what alone can stand in its place; `rather` is what goes before others of the same clause.
        """
        for clause in reversed(self.clauses):
            fitting = [each for each in clause if each.ref != but and _fits(said, each) and _can_stand(each, wanted)]
            fitting = [each for each in fitting if self.was_done(said, each)]
            if len(fitting) > 1:
                fitting = [each for each in fitting if each.ref == rather] or _nearest(fitting, said)
            if len(fitting) > 1:
                raise UnboundError(f"{said!r} may be more than one thing")
            if fitting:
                return fitting[0].ref
        raise UnboundError(f"{said!r} stands for nothing")


def _nearest(fitting: list[Antecedent], said: str) -> list[Antecedent]:
    """Of what was spoken of in one clause, what is meant by a word that fits all of it; several if that is unclear."""
    for is_far in (_is_implied, _is_no_leader if said in ("it", "they") else _is_leader, _is_source, _is_not_made):
        if len(fitting) > 1:
            fitting = [each for each in fitting if not is_far(each)] or fitting
    behind = frozenset().union(*[each.before for each in fitting])
    return [each for each in fitting if each.ref not in behind] or fitting


def _is_implied(each: Antecedent) -> bool:
    return each.implied


def _is_leader(each: Antecedent) -> bool:
    return each.leads


def _is_no_leader(each: Antecedent) -> bool:
    return not each.leads


def _is_source(each: Antecedent) -> bool:
    return isinstance(each.ref, Source)


def _is_not_made(each: Antecedent) -> bool:
    return not each.made


def _can_stand(each: Antecedent, wanted: Standing) -> bool:
    if wanted == "player":
        return each.is_player
    return each.is_object if wanted == "object" else True


def _same(ref: Ref) -> object:
    """What tells one thing spoken of from another, however it was said."""
    if isinstance(ref, Named):
        return ref.name.removesuffix(" all").removesuffix(" rest")
    return dataclasses.replace(ref, said="") if isinstance(ref, Targeted | Triggering | Source | Granter) else ref


def _fits(said: str, each: Antecedent) -> bool:
    if each.paid:
        return said.lower() in [f"the {each.paid} {noun}{'s' if each.many else ''}" for noun in each.nouns]
    if said == "it":
        return each.is_object and not each.many
    if said == "the rest":
        return GATHERED in each.nouns
    if said == "they":
        return (each.many or each.is_player) and each.nouns != {GATHERED}
    if said in ("the copy", "the copies"):
        return "copy" in each.nouns and each.many is (said == "the copies")
    determiner, _, noun = said.partition(" ")
    noun = noun.rpartition(" ")[2].lower()
    if determiner == "that" and isinstance(each.ref, Source):
        return False  # a text calls its own object by name, "this" or "it"
    if determiner == "those" or (each.many and said.partition(" ")[2].partition(" ")[0] in DONE):
        return each.many and any(noun in (f"{known}s", known) for known in each.nouns)
    return not each.many and (noun in each.nouns)


def usual_pronoun(antecedent_nouns: frozenset[str], many: bool) -> str:
    """How something is called again."""
    if antecedent_nouns and antecedent_nouns <= {"player", "opponent"}:
        return "those players" if many else "that player"
    return "they" if many else "it"
