"""Going through the parts of a text in the order in which it says them, and making them anew."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TypeVar

from manafold.grammar.grammar import Grammar
from manafold.model.abilities import Ability
from manafold.model.tree import transform, walk
from manafold.model.words import (
    Condition,
    Duration,
    Effect,
    Filter,
    Fixed,
    Ref,
    Replacement,
    Script,
    Static,
    Trigger,
    Value,
    Word,
)
from manafold.oracle.hearing import Hearing
from manafold.oracle.mentions import Antecedent, UnboundError
from manafold.oracle.of_each import clauses_about, hear_field
from manafold.oracle.standing import Standing, as_said, standing
from manafold.words.conditions.targets import Targets
from manafold.words.effects.create import Token
from manafold.words.effects.dice import Row
from manafold.words.effects.for_each import ForEach
from manafold.words.effects.villainous import Branch
from manafold.words.effects.when_prevented import WhenPrevented
from manafold.words.filters.numbers import Measures
from manafold.words.refs.combat import AttackedBy
from manafold.words.refs.pointing import Targeted
from manafold.words.triggers.any_of import AnyTrigger
from manafold.words.values.plain import WhereX

P = TypeVar("P")


class Rebuilding(Hearing):
    """Rebuilds words, with all that is in them, in the order in which a text says them."""

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        super().__init__(grammar, source_nouns, source)
        self.doer: Ref | None = None
        self.awaiting: list[list[Antecedent]] = []
        self.awaits_amount = False
        self.granting = "this creature"
        self.describing: Ref | None = None
        self.depth = 0
        self.amount = False
        self.wanted: Standing = ""

    def rebuilt(self, part: P) -> P:
        """`part` with everything in it changed by `ref` and `effects`, in order; what X is in a sentence, not yet."""
        if isinstance(part, WhereX) and self.depth:
            return part
        return rest_rebuilt(self, part, "")

    def field(self, part: object, name: str, value: object) -> object:
        """The value of a field of a word after the change; what it describes of an event is spoken of from then on."""
        self.wanted = standing(type(part), name)
        if isinstance(part, WhenPrevented):
            self.awaits_amount = True  # "that much" is what was prevented
        if isinstance(part, Replacement) and isinstance(value, Script):  # done then and there, by no new ability
            new: object = dataclasses.replace(value, effects=self.effects(value.effects))
        else:
            new = self._beside_subject(value) if isinstance(part, AttackedBy) else self.value(value)
        if isinstance(part, Replacement | Effect) and name in part.points:
            self.hear_replaced(new, part.points[name])
        elif isinstance(part, Trigger) and name in part.points:
            self.hear_players(new, part.points[name])
        hear_field(self, part, name, new)
        return new

    def _beside_subject(self, value: object) -> object:
        """The value after the change, which may be what the clause is about: that is "it" here, and not "itself"."""
        subject, self.subject = self.subject, None
        new = self.value(value)
        self.subject = subject
        return new

    def measured(self, what: Measures) -> Measures:
        """A description by a number."""
        clauses = self.mentions.clauses
        self.mentions.clauses = clauses_about(self, what)
        done = rest_rebuilt(self, what, "")
        self.mentions.clauses = clauses
        return done

    def value(self, value: object) -> object:
        """The value of a field after the change."""
        if isinstance(value, tuple):
            if value and isinstance(value[0], Effect):
                return self.effects(value)
            return tuple(self.value(each) for each in value)
        if isinstance(value, Ref):
            return self.ref(value)
        if isinstance(value, Ability):
            return self.quoted(value)
        if isinstance(value, Token):
            self.granting = "this token"
            token = self.rebuilt(value)
            self.granting = "this creature"
            return token
        if isinstance(value, Script):
            return self.inner_script(value)
        if isinstance(value, Trigger):
            return self.awaited(value)
        if isinstance(value, AnyTrigger):
            return self.trigger(value)
        if isinstance(value, Measures) and not isinstance(value.number, Fixed):
            return self.measured(value)
        if isinstance(value, Row | Branch):
            return self.one_of_several(value)
        if isinstance(value, Filter | Condition | Duration | Value):
            return self.described(value)
        return self.rebuilt(value) if isinstance(value, Word) else value

    def one_of_several(self, what: P) -> P:
        """What happens only if it is chosen, or is the result; nobody but those who are named in it does it."""
        heard, subject = len(self.mentions.clauses), self.subject
        self.subject = None
        done = self.rebuilt(what)
        self.subject = subject
        del self.mentions.clauses[heard:]  # only one of them is followed
        return done

    def own_cost(self, change: Static) -> Static:
        """What an ability says of its own cost, which is determined without regard to its targets."""
        done = self.rebuilt(change)
        if any(isinstance(word, Targets | Targeted) for word in walk(done)):
            raise UnboundError("an ability whose cost depends on its targets")
        return done

    def described(self, what: P) -> P:
        """A description, number, condition or duration, in which what a clause is about is not "itself" but "it"."""
        if self.subject is None:
            return self.rebuilt(what)
        outside, self.describing = self.describing, self.subject
        self.subject = None
        done = self.rebuilt(what)
        self.subject, self.describing = self.describing, outside
        return done

    def settled(self, sentence: list[Effect]) -> list[Effect]:
        """The clauses of a whole sentence, with what X is in it, which is said last."""
        known: dict[Value, Value] = {}
        subject, self.subject = self.subject, None

        def settle(word: Word) -> Word:
            if not isinstance(word, WhereX):
                return word
            if word not in known:
                value = self.value(word.value)
                known[word] = dataclasses.replace(word, value=value) if isinstance(value, Value) else word
            return known[word]

        done = [self.settle_all(effect, settle) for effect in sentence]
        self.subject = subject
        return done

    def settle_all(self, effect: Effect, settle: Callable[[Word], Word]) -> Effect:
        """The effect with all that is in it changed, the targets that it speaks of as well."""
        done = transform(effect, settle)
        assert isinstance(done, Effect)
        return done

    def script(self, script: Script) -> Script:
        """The script of an ability."""
        raise NotImplementedError(type(self))

    def inner_script(self, script: Script) -> Script:
        """The script of a delayed or reflexive trigger (CR 603.7, 603.12), which has targets of its own."""
        raise NotImplementedError(type(self))

    def ability(self, ability: Ability) -> Ability:
        """A whole ability."""
        raise NotImplementedError(type(self))

    def quoted(self, ability: Ability) -> Ability:
        """An ability in quotes."""
        return self.granted().ability(ability)

    def granted(self) -> Rebuilding:
        """One for an ability in quotes, which speaks of the object that has it."""
        raise NotImplementedError(type(self))

    def trigger(self, trigger: Trigger) -> Trigger:
        """What an ability waits for, of which it may speak."""
        raise NotImplementedError(type(self))

    def awaited(self, trigger: Trigger) -> Trigger:
        """What a delayed trigger waits for, of which its script may speak."""
        raise NotImplementedError(type(self))

    def effects(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """A sequence of clauses."""
        raise NotImplementedError(type(self))

    def ref(self, ref: Ref) -> Ref:
        """One reference."""
        raise NotImplementedError(type(self))


def rest_rebuilt(walker: Rebuilding, part: P, subject: str) -> P:
    """The effect or trigger with all fields but its subject rebuilt."""
    changed: dict[str, object] = {}
    for name in as_said(part):
        if name != subject:
            old = getattr(part, name)
            new = walker.field(part, name, old)
            if isinstance(part, ForEach) and isinstance(new, Filter | Ref):
                walker.hear_one(new)
            if new is not old:
                changed[name] = new
    return with_fields(part, changed)


def with_fields(part: P, changed: dict[str, object]) -> P:
    """The dataclass with some fields changed; itself if none is."""
    if changed and dataclasses.is_dataclass(part) and not isinstance(part, type):
        return dataclasses.replace(part, **changed)
    return part
