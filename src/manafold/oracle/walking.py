"""What binding and unbinding share: going through the words of a text in the order in which it says them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TypeGuard, TypeVar

from manafold.grammar.grammar import Grammar
from manafold.model.abilities import Ability, ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from manafold.model.tree import children, field_names, transform
from manafold.model.words import Cost, Effect, Filter, Ref, Replacement, Script, Trigger, Value, Word
from manafold.oracle.mentions import GATHERED, Antecedent, Mentions, usual_pronoun
from manafold.oracle.noun_phrases import parts_of
from manafold.oracle.nouns import nouns_of
from manafold.oracle.triggers import subject_field, subject_of
from manafold.words.abilities.additional_cost import AdditionalCost
from manafold.words.abilities.levels import ClassLevel, Levels
from manafold.words.costs.picking import PickingCost
from manafold.words.destinations.zones import Hand, Library
from manafold.words.effects.create import Token
from manafold.words.effects.putting import Put
from manafold.words.filters.belonging import ControlledBy, InZoneOf
from manafold.words.filters.pointed import Is
from manafold.words.keywords.cycling import CyclesThis
from manafold.words.refs.combat import DefendingPlayer
from manafold.words.refs.noun_phrases import Choose, Each, TopCards
from manafold.words.refs.plain import Attached, Source, You
from manafold.words.refs.players import Acting, ControllerOf, OwnerOf
from manafold.words.refs.pointing import Named, Targeted, Triggering
from manafold.words.triggers.any_of import AnyTrigger
from manafold.words.triggers.casting import ThisSpellIsCast
from manafold.words.values.plain import WhereX

ANY_NOUN = frozenset(("creature", "permanent", "card", "artifact", "land", "enchantment", "token"))
P = TypeVar("P")
Pointer = Targeted | Triggering | Named | Source
"""The references that a pronoun can stand for; `said` is how, where it is not the usual one."""
Described = Attached | ControllerOf | OwnerOf | DefendingPlayer
"""References that have words of their own, and a pronoun when they are spoken of again."""
SAME_SENTENCE = ("and", "then", "comma")


class Walker:
    """What binding and unbinding share: they rebuild the words of a text in the order in which it says them."""

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        self.grammar = grammar
        self.mentions = Mentions(source_nouns)
        self.source = source
        self.nouns: dict[Ref, frozenset[str]] = {}
        self.subject: Ref | None = None
        self.conditional = False
        self.doer: Ref | None = None
        self.awaiting: list[list[Antecedent]] = []
        self.awaits_amount = False
        self.acted: dict[Ref, str] = {}
        self.granting = "this creature"
        self.describing: Ref | None = None
        self.depth = 0
        self.amount = False

    def rebuilt(self, part: P) -> P:
        """`part` with everything in it changed by `ref` and `effects`, in order; what X is in a sentence, not yet."""
        if isinstance(part, WhereX) and self.depth:
            return part
        changed: dict[str, object] = {}
        for name in field_names(type(part)):
            old = getattr(part, name)
            new = self.value(old)
            if new is not old:
                changed[name] = new
        return with_fields(part, changed)

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
        if isinstance(value, Filter):
            return self.described(value)
        return self.rebuilt(value) if isinstance(value, Word) else value

    def described(self, what: Filter) -> Filter:
        """A description, in which what a clause is about is not "itself" but "it"."""
        if self.subject is None:
            return self.rebuilt(what)
        outside, self.describing = self.describing, self.subject
        self.subject = None
        done = self.rebuilt(what)
        self.subject, self.describing = self.describing, outside
        return done

    def ability(self, ability: Ability) -> Ability:
        """A whole ability, by one who has seen nothing of it yet."""
        self.amount = False
        if isinstance(ability, TriggeredAbility):
            trigger = self.trigger(ability.trigger)
            condition = self.rebuilt(ability.condition) if ability.condition is not None else None
            script = self.script(ability.script)
            return dataclasses.replace(ability, trigger=trigger, condition=condition, script=script)
        if isinstance(ability, ActivatedAbility):
            costs = tuple(self.cost(cost) for cost in ability.costs)
            script = self.script(ability.script)
            change = None if ability.change is None else self.rebuilt(ability.change)
            only = tuple(self.rebuilt(condition) for condition in ability.only)
            costs = tuple(self.named_cost(cost) for cost in costs)
            return dataclasses.replace(ability, costs=costs, script=script, only=only, change=change)
        if isinstance(ability, AdditionalCost):
            return dataclasses.replace(ability, cost=tuple([self.cost_of_spell(cost) for cost in ability.cost]))
        if isinstance(ability, SpellAbility):
            return dataclasses.replace(ability, script=self.script(ability.script))
        if isinstance(ability, Levels | ClassLevel):
            inside = [self.alike().ability(each) for each in ability.abilities]
            return dataclasses.replace(ability, abilities=tuple(inside))
        if isinstance(ability, StaticAbility):
            self.amount = any(isinstance(does, Replacement) and have_amounts(does.replaces) for does in ability.does)
            if ability.condition is not None and ability.condition_first:
                condition = self.rebuilt(ability.condition)
                self.conditional = True
                rest = self.rebuilt(dataclasses.replace(ability, condition=None))
                self.conditional = False
                return dataclasses.replace(rest, condition=condition)
        return self.rebuilt(ability)

    def trigger(self, trigger: Trigger) -> Trigger:
        """What an ability waits for, of which it may speak."""
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
        if isinstance(done, PickingCost) and done.paid and isinstance(done.what, Choose):
            found = Named(f"{done.tag} cost", done.what.person() == "many")
            self.nouns[found] = nouns_of(done.what.what)
            self.mentions.add(found, self.nouns[found], done.paid)
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
        self.mentions.clauses = self.awaiting or [self._as_results(clause) for clause in kept]
        self.amount = self.awaits_amount
        self.awaiting, self.awaits_amount = [], False
        done = self.script(script)
        self.mentions.clauses, self.amount = kept, amount
        return done

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

    def hear(self, ref: Ref, nouns: frozenset[str], made: bool = False) -> None:
        """Remember that `ref` was spoken of, and what it may be called; `made` if it was just made or found."""
        self.nouns.setdefault(ref, nouns)
        self.mentions.add(ref, self.nouns[ref], made=made)

    def hear_again(self, ref: Described) -> None:
        """Remember that something with words of its own was spoken of."""
        player = frozenset({"player", "opponent"} if isinstance(ref, DefendingPlayer) else {"player"})
        self.hear(ref, frozenset({ref.noun.lower(), "permanent"}) if isinstance(ref, Attached) else player)

    def hear_described(self, ref: Ref, what: Filter) -> None:
        """Remember that what fits a description was spoken of, and so was whose it is, if that is said."""
        self.hear(ref, nouns_of(what))
        for part in parts_of(what):
            whose: Ref | None = None
            if isinstance(part, ControlledBy) and not part.denied and is_of_somebody(part.who):
                whose = ControllerOf(ref)
            elif isinstance(part, InZoneOf) and is_of_somebody(part.whose):
                whose = OwnerOf(ref)
            if whose is not None and ref.person() == "one":
                self.nouns.setdefault(whose, frozenset({"player", "opponent"}))
                self.mentions.add(whose, self.nouns[whose], implied=True)

    def hear_trigger(self, trigger: Trigger) -> None:
        """Remember what a trigger speaks of."""
        if isinstance(trigger, ThisSpellIsCast | CyclesThis):
            self.hear(Source(), self.mentions.source_nouns)
        for name in field_names(type(trigger)):
            what = getattr(trigger, name)
            if isinstance(what, Filter):
                self._hear_described(what, trigger.points.get(name, ""))
            elif is_of_somebody(what) and name in trigger.points:
                self.hear(Triggering(trigger.points[name]), nouns_of(what.what))

    def _hear_described(self, what: Filter, at: str) -> None:
        leads = not any(each.leads for each in self.mentions.clauses[-1])
        if isinstance(what, Is) and isinstance(what.ref, Source):
            self.hear(Source(), self.mentions.source_nouns)
            heard: Ref = Source()
        elif at and not (isinstance(what, Is) and isinstance(what.ref, You)):
            if isinstance(what, Is):
                self.mentions.forget(what.ref)  # it is the one of the event
            heard = Triggering(at)
            self.hear_described(heard, what)
        else:
            return
        if leads and "player" not in self.nouns.get(heard, ()):
            self.mentions.lead(heard)

    def usual(self, ref: Pointer | Described) -> str:
        """How a reference is usually said where it stands."""
        plain = dataclasses.replace(ref, said="")
        if self.subject is not None and self.subject == plain:
            return "itself"
        if isinstance(ref, Source) and not self.mentions.knows(plain):
            return self.source
        return usual_pronoun(self.nouns.get(plain, frozenset()), ref.person() == "many")

    def after_effect(self, effect: Effect, name: str) -> None:
        """Remember what an effect acted on."""
        self._hear_made(effect, name)
        self._hear_owner(effect)
        for word in own_words(effect):
            if isinstance(word, Targeted):
                self.acted[dataclasses.replace(word, said="")] = name
            if isinstance(word, TopCards):
                nouns = {"card", GATHERED} if word.person() == "many" else {"card"}
                self.hear(Named(name, word.person() == "many"), frozenset(nouns))
            if isinstance(word, Choose):
                self.hear(Named(name, word.person() == "many"), nouns_of(word.what))
            if isinstance(word, Each) and "player" not in nouns_of(word.what):
                self.hear(Named(name, True), nouns_of(word.what))

    def _hear_owner(self, effect: Effect) -> None:
        """"Return target creature to its owner's hand. Then that player ...": the owner was spoken of."""
        if not isinstance(effect, Put) or not isinstance(effect.what, Pointer):
            return
        if isinstance(effect.to, Hand | Library) and effect.to.whose in ("its owner's", "their owner's"):
            self.hear(OwnerOf(dataclasses.replace(effect.what, said="")), frozenset({"player"}))

    def _hear_made(self, effect: Effect, name: str) -> None:
        """Remember what an effect made or found."""
        made = type(effect).makes
        if not made:
            return
        nouns = frozenset({made, "permanent"}) if made == "token" else frozenset({made})
        many = effect.makes_many()
        if type(effect).gathers and not many:
            self.hear(Named(f"{name} all", True), frozenset({GATHERED}))
        self.hear(Named(name, many), nouns | {GATHERED} if type(effect).gathers and many else nouns, made=True)

    def subject_of(self, effect: Effect) -> Ref | None:
        """The subject of a clause; None if it has none."""
        field = self.grammar.subject_of(type(effect))
        found = getattr(effect, field) if field else None
        return found if isinstance(found, Ref) else None

    def acting(self, subject: Ref | None) -> None:
        """Players who each do something are "they" in what they do."""
        if isinstance(subject, Each) and nouns_of(subject.what) <= {"player", "opponent"}:
            self.hear(Acting(), frozenset({"player"}))


def descriptions(trigger: Trigger) -> list[Filter]:
    """What a trigger describes, in the order in which it says it."""
    values = [getattr(trigger, name) for name in field_names(type(trigger))]
    return [value for value in values if isinstance(value, Filter)]


def own_words(effect: Effect) -> list[Word]:
    """The words of a clause without those of clauses and scripts in it."""
    found: list[Word] = []
    waiting = list(children(effect))
    while waiting:
        word = waiting.pop(0)
        if not isinstance(word, Effect | Script | Ability):
            found.append(word)
            waiting = [*children(word), *waiting]
    return found


def is_of_somebody(ref: object) -> TypeGuard[Each]:
    """Whether it is any one of several players: "an opponent", "each player"."""
    return isinstance(ref, Each) and bool(nouns_of(ref.what)) and nouns_of(ref.what) <= {"player", "opponent"}


def rest_rebuilt(walker: Walker, part: P, subject: str) -> P:
    """The effect or trigger with all fields but its subject rebuilt."""
    changed: dict[str, object] = {}
    for name in field_names(type(part)):
        if name != subject:
            old = getattr(part, name)
            new = walker.value(old)
            if new is not old:
                changed[name] = new
    return with_fields(part, changed)


def plain(ref: Ref | None) -> Ref | None:
    """The reference without how it was said."""
    return dataclasses.replace(ref, said="") if isinstance(ref, Pointer | Described) else ref


def with_fields(part: P, changed: dict[str, object]) -> P:
    """The dataclass with some fields changed; itself if none is."""
    if changed and dataclasses.is_dataclass(part) and not isinstance(part, type):
        return dataclasses.replace(part, **changed)
    return part


def have_amounts(events: tuple[type, ...]) -> bool:
    """Whether all these events say how many or how much, for "that many" and "that much"."""
    return bool(events) and all("amount" in field_names(event) for event in events)
