"""What binding and unbinding share: going through the words of a text in the order in which it says them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TypeVar

from manafold.grammar.grammar import Grammar
from manafold.model.abilities import Ability, ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from manafold.model.tree import field_names, transform, walk
from manafold.model.words import (
    Condition,
    Cost,
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
from manafold.oracle.hearing import Hearing, descriptions
from manafold.oracle.mentions import Antecedent, UnboundError
from manafold.oracle.nouns import nouns_of
from manafold.oracle.of_each import ANY_NOUN, clauses_about, hear_field
from manafold.oracle.standing import Standing, as_said, standing
from manafold.oracle.triggers import subject_field, subject_of
from manafold.words.abilities.additional_cost import AdditionalCost
from manafold.words.abilities.anchor_words import Anchored, AnchorWords
from manafold.words.abilities.levels import ClassLevel, Levels
from manafold.words.abilities.station_symbols import StationSymbol
from manafold.words.conditions.targets import Targets
from manafold.words.costs.picking import PickingCost
from manafold.words.effects.create import Token
from manafold.words.effects.dice import Row
from manafold.words.effects.for_each import ForEach
from manafold.words.filters.numbers import Measures
from manafold.words.filters.pointed import Is
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Attached
from manafold.words.refs.pointing import Named, Targeted, Triggering
from manafold.words.triggers.any_of import AnyTrigger
from manafold.words.triggers.wrapped import Wrapped
from manafold.words.values.plain import WhereX

P = TypeVar("P")
SAME_SENTENCE = ("and", "then", "comma")


class Walker(Hearing):
    """What binding and unbinding share: they rebuild the words of a text in the order in which it says them."""

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
        if isinstance(part, Replacement) and isinstance(value, Script):  # done then and there, by no new ability
            new: object = dataclasses.replace(value, effects=self.effects(value.effects))
        else:
            new = self.value(value)
        if isinstance(part, Replacement | Effect) and name in part.points:
            self.hear_replaced(new, part.points[name])
        elif isinstance(part, Trigger) and name in part.points:
            self.hear_players(new, part.points[name])
        hear_field(self, part, name, new)
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
            return self.granted().ability(value)
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
        if isinstance(value, Row):
            heard = len(self.mentions.clauses)
            row = self.rebuilt(value)
            del self.mentions.clauses[heard:]  # only one of the rows is followed
            return row
        if isinstance(value, Filter | Condition | Duration | Value):
            return self.described(value)
        return self.rebuilt(value) if isinstance(value, Word) else value

    def own_cost(self, change: Static) -> Static:
        """What an ability says of its own cost, which is determined without regard to its targets."""
        done = self.rebuilt(change)
        if any(isinstance(word, Targets | Targeted) for _, word in walk(done)):
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

    def ability(self, ability: Ability) -> Ability:
        """A whole ability, by one who has seen nothing of it yet."""
        self.amount = self.grouped = False
        if isinstance(ability, TriggeredAbility):
            trigger = self.trigger(ability.trigger)
            condition = self.rebuilt(ability.condition) if ability.condition is not None else None
            script = self.script(ability.script)
            return dataclasses.replace(ability, trigger=trigger, condition=condition, script=script)
        if isinstance(ability, ActivatedAbility):
            costs = tuple(self.cost(cost) for cost in ability.costs)
            script = self.script(ability.script)
            change = None if ability.change is None else self.own_cost(ability.change)
            only = tuple(self.rebuilt(condition) for condition in ability.only)
            costs = tuple(self.named_cost(cost) for cost in costs)
            zone = next((cost.zone for cost in costs if cost.zone != "battlefield"), ability.zone)
            return dataclasses.replace(ability, costs=costs, script=script, only=only, zone=zone, change=change)
        if isinstance(ability, AdditionalCost):
            return dataclasses.replace(ability, cost=tuple([self.cost_of_spell(cost) for cost in ability.cost]))
        if isinstance(ability, SpellAbility):
            return dataclasses.replace(ability, script=self.script(ability.script))
        if isinstance(ability, AnchorWords):
            options = [self._anchored(each) for each in ability.options]
            return dataclasses.replace(ability, what=self.described(ability.what), options=tuple(options))
        if isinstance(ability, Levels | ClassLevel | StationSymbol):
            inside = [self.alike().ability(each) for each in ability.abilities]
            return dataclasses.replace(ability, abilities=tuple(inside))
        if isinstance(ability, StaticAbility):
            self.amount = any(isinstance(does, Replacement) and have_amounts(does.replaces) for does in ability.does)
            if ability.condition is not None and ability.condition_first:
                condition = self.rebuilt(ability.condition)
                rest = self.rebuilt(dataclasses.replace(ability, condition=None))
                return dataclasses.replace(rest, condition=condition)
        return self.rebuilt(ability)

    def _anchored(self, option: Anchored) -> Anchored:
        """An anchor word with its abilities, each by one who has seen nothing of the others."""
        return dataclasses.replace(option, abilities=tuple([self.alike().ability(each) for each in option.abilities]))

    def trigger(self, trigger: Trigger) -> Trigger:
        """What an ability waits for, of which it may speak."""
        if isinstance(trigger, Wrapped):
            inner = self.trigger(trigger.of)
            return with_fields(rest_rebuilt(self, trigger, "of"), {"of": inner})
        if not isinstance(trigger, AnyTrigger):
            done = self.rebuilt(trigger)
            self.hear_trigger(done)
            self.amount = have_amounts(type(trigger).listens)
            return done
        first = self.rebuilt(trigger.of[0])
        subject = subject_of(trigger.of[0], self.grammar)
        parts = [first]
        for part in trigger.of[1:]:
            if subject is not None and subject_of(part, self.grammar) == subject:
                field = subject_field(part, self.grammar)
                own = rest_rebuilt(self, part, field)
                parts.append(with_fields(own, {field: subject_of(first, self.grammar)}))
            else:
                parts.append(self.rebuilt(part))
        self._hear_parts(parts)
        self.amount = all(have_amounts(type(part).listens) for part in parts)
        return dataclasses.replace(trigger, of=tuple(parts))

    def _hear_parts(self, parts: list[Trigger]) -> None:
        """Remember what all of several events speak of."""
        for what in descriptions(parts[0]):
            fields = [next((part.points[f] for f in part.points if getattr(part, f) == what), "") for part in parts]
            self._hear_described(what, "" if "" in fields else fields[0] if len(set(fields)) == 1 else "|".join(fields))

    def cost(self, cost: Cost) -> Cost:
        """One part of a cost; it is remembered what was picked for it."""
        done = self.rebuilt(cost)
        if isinstance(done, PickingCost) and done.paid and isinstance(done.what, Choose | Attached):
            found = Named(f"{done.tag} cost", done.what.person() == "many")
            self.nouns[found] = nouns_of(done.what.what if isinstance(done.what, Choose) else Is(done.what))
            self.hear(found, self.nouns[found], paid=done.paid)
        return done

    def cost_of_spell(self, cost: Cost) -> Cost:
        """One part of an additional cost of a spell, of which the lines below may speak."""
        return self.cost(cost)

    def named_cost(self, cost: Cost) -> Cost:
        """The part of a cost, after it is known what the effect says of it."""
        return cost

    def granted(self) -> Walker:
        """One for an ability in quotes, which speaks of the object that has it."""
        return type(self)(self.grammar, ANY_NOUN, self.granting)

    def alike(self) -> Walker:
        """One for another ability of the same object, who has seen nothing of it yet."""
        return type(self)(self.grammar, self.mentions.source_nouns, self.source)

    def script(self, script: Script) -> Script:
        """The script of an ability."""
        raise NotImplementedError(type(self))

    def inner_script(self, script: Script) -> Script:
        """The script of a delayed or reflexive trigger (CR 603.7, 603.12), which has targets of its own.

        To it, what an earlier instruction acted on is no target but a result.
        """
        kept, amount = self.mentions.clauses, self.amount
        nouns, acted = self.nouns, self.acted
        self.mentions.clauses = self.awaiting or [self._as_results(clause) for clause in kept]
        self.amount = self.awaits_amount
        self.awaiting, self.awaits_amount = [], False
        done = self.script(script)
        self.mentions.clauses, self.amount = kept, amount
        self.nouns, self.acted = {**self.nouns, **nouns}, acted
        return done

    def forget_targets(self) -> None:
        """A script, or a mode of one, begins, which has targets of its own."""
        self.nouns = {ref: nouns for ref, nouns in self.nouns.items() if not isinstance(ref, Targeted)}
        self.acted = {}

    def awaited(self, trigger: Trigger) -> Trigger:
        """What a delayed trigger waits for, of which its script may speak."""
        kept, amount = self.mentions.clauses, self.amount
        self.mentions.clauses = [*[self._as_results(clause) for clause in kept], []]
        done = self.trigger(trigger)
        self.awaiting, self.awaits_amount = self.mentions.clauses, self.amount
        self.mentions.clauses, self.amount = kept, amount
        return done

    def _as_results(self, clause: list[Antecedent]) -> list[Antecedent]:
        found = []
        for each in clause:
            if isinstance(each.ref, Triggering):
                result = Named(each.ref.kept(), each.ref.many)
                self.nouns[result] = each.nouns
                found.append(dataclasses.replace(each, ref=result))
            elif not isinstance(each.ref, Targeted):
                found.append(each)
            elif self.acted.get(each.ref):
                result = Named(self.acted[each.ref], each.ref.many)
                self.nouns[result] = each.nouns
                found.append(dataclasses.replace(each, ref=result))
        return found

    def settled(self, sentence: list[Effect]) -> list[Effect]:
        """The clauses of a whole sentence, with what X is in it, which is said last."""
        known: dict[Value, Value] = {}
        subject, self.subject = self.subject, None

        def settle(word: Word) -> Word:
            if not isinstance(word, WhereX):
                return word
            if word not in known:
                value = self.value(word.value)
                known[word] = WhereX(value) if isinstance(value, Value) else word
            return known[word]

        done = [self.settle_all(effect, settle) for effect in sentence]
        self.subject = subject
        return done

    def settle_all(self, effect: Effect, settle: Callable[[Word], Word]) -> Effect:
        """The effect with all that is in it changed, the targets that it speaks of as well."""
        done = transform(effect, settle)
        assert isinstance(done, Effect)
        return done

    def effects(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """A sequence of clauses."""
        raise NotImplementedError(type(self))

    def ref(self, ref: Ref) -> Ref:
        """One reference."""
        raise NotImplementedError(type(self))


def rest_rebuilt(walker: Walker, part: P, subject: str) -> P:
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


def have_amounts(events: tuple[type, ...]) -> bool:
    """Whether all these events say how many or how much, for "that many" and "that much"."""
    return bool(events) and all("amount" in field_names(event) for event in events)
