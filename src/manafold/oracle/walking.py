"""What binding and unbinding share: going through the words of a text in the order in which it says them."""

from __future__ import annotations

import dataclasses

from manafold.model.abilities import Ability, ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from manafold.model.tree import field_names
from manafold.model.words import (
    Condition,
    Cost,
    Replacement,
    Script,
    Trigger,
)
from manafold.oracle.hearing import descriptions
from manafold.oracle.mentions import Antecedent
from manafold.oracle.nouns import nouns_of
from manafold.oracle.of_each import ANY_NOUN
from manafold.oracle.rebuilding import Rebuilding, rest_rebuilt, with_fields
from manafold.oracle.triggers import subject_field, subject_of
from manafold.words.abilities.additional_cost import AdditionalCost
from manafold.words.abilities.anchor_words import Anchored, AnchorWords
from manafold.words.abilities.levels import ClassLevel, Levels
from manafold.words.abilities.station_symbols import StationSymbol
from manafold.words.costs.picking import PickingCost
from manafold.words.filters.pointed import Is
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Attached
from manafold.words.refs.pointing import Named, Targeted, Triggering
from manafold.words.triggers.any_of import AnyTrigger
from manafold.words.triggers.wrapped import Wrapped

SAME_SENTENCE = ("and", "then", "comma")


class Walker(Rebuilding):
    """What binding and unbinding share: they rebuild whole abilities, and know what the parts of these speak of."""

    def ability(self, ability: Ability) -> Ability:
        """A whole ability, by one who has seen nothing of it yet."""
        self.amount = self.grouped = False
        if isinstance(ability, TriggeredAbility):
            trigger = self.trigger(ability.trigger)
            condition = self._intervening(ability.condition) if ability.condition is not None else None
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

    def _intervening(self, condition: Condition) -> Condition:
        """The condition of an intervening "if", which speaks of its own things after the event."""
        self.mentions.clauses.append([])
        return self.rebuilt(condition)

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
        walker = type(self)(self.grammar, ANY_NOUN, self.granting)
        walker.giver = self.mentions.source_nouns
        return walker

    def alike(self) -> Walker:
        """One for another ability of the same object, who has seen nothing of it yet."""
        return type(self)(self.grammar, self.mentions.source_nouns, self.source)

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


def have_amounts(events: tuple[type, ...]) -> bool:
    """Whether all these events say how many or how much, for "that many" and "that much"."""
    return bool(events) and all("amount" in field_names(event) for event in events)
