"""Binding: what pronouns, left-out subjects and described targets of a text stand for.

`Binder` turns the surface of a text (see `surface.py`) into explicit references, and declines a pronoun that fits
nothing or more than one thing. `Unbinder` (see `unbinding.py`) turns explicit references back into the surface that is
printed. Both keep the same account of what has been spoken of, so that they agree on what is usual; a reference said
in another way keeps how in its field `said`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from manafold.grammar.grammar import Grammar
from manafold.grammar.subjects import LeftOut
from manafold.model.tree import transform, walk
from manafold.model.words import Condition, Cost, Effect, Ref, Script, TargetSpec, Word
from manafold.model.words.sorts import Around
from manafold.oracle.dividing import divide, divide_instead
from manafold.oracle.each_target import speaks_of_one, spread, with_all_targets
from manafold.oracle.hearing import Described, Pointer, own_words, plain
from manafold.oracle.mentions import Antecedent, UnboundError
from manafold.oracle.nouns import nouns_of
from manafold.oracle.numbers_said import is_definite, with_one_x
from manafold.oracle.pointing import Pointing
from manafold.oracle.rebuilding import rest_rebuilt, with_fields
from manafold.oracle.standing import standing
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.oracle.undone import found_only_if_done, together, without
from manafold.oracle.walking import SAME_SENTENCE
from manafold.oracle.whole_scripts import repeats_last, with_sides
from manafold.words.conditions.composed import NotSo
from manafold.words.conditions.paid import ANNOUNCED
from manafold.words.costs.picking import PickingCost
from manafold.words.effects.coins import SIDES
from manafold.words.effects.conditional import DoIf, Instead
from manafold.words.effects.for_each import ForEach
from manafold.words.effects.optional import If
from manafold.words.refs.noun_phrases import Choose
from manafold.words.refs.plain import Source, You
from manafold.words.refs.players import Acting
from manafold.words.refs.pointing import Targeted
from manafold.words.refs.targets import TargetsOfThis
from manafold.words.values.plain import ThatMany


class Memory:
    """What the lines of one text share: the names of effects that are taken, and what was spoken of as paid for it."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.paid: list[Antecedent] = []

    def anew(self) -> Memory:
        """The same for lines that are read again, together."""
        again = Memory()
        again.paid = self.paid
        return again


class Binder(Pointing):
    """Surface to explicit references; raises UnboundError.

    `targets` are the targets hoisted so far, `memory` is what other lines of the same text have left; `as_they` is
    whether the subject of the clause before in the same sentence was said so: one player, with verbs as of "you".
    """

    def __init__(
        self, grammar: Grammar, source_nouns: frozenset[str], source: str, memory: Memory | None = None
    ) -> None:
        super().__init__(grammar, source_nouns, source)
        self.memory = Memory() if memory is None else memory
        self.names = self.memory.names
        for each in self.memory.paid:
            self.nouns[each.ref] = each.nouns
            self.mentions.clauses[0].append(each)
        self.instead_of_source = False
        self.as_they = False

    def cost_of_spell(self, cost: Cost) -> Cost:
        done = self.cost(cost)
        if isinstance(done, PickingCost) and done.paid:
            done = dataclasses.replace(done, named=f"{done.tag} cost")
            self.memory.paid += [each for each in self.mentions.clauses[-1] if each.paid]
        return done

    def named_cost(self, cost: Cost) -> Cost:
        name = f"{cost.tag} cost"
        return dataclasses.replace(cost, named=name) if name in self.used else cost

    def inner_script(self, script: Script) -> Script:
        targets = self.targets
        done = super().inner_script(script)
        self.targets = targets
        return done

    def script(self, script: Script) -> Script:
        """The script bound, with its targets; each mode has its own."""
        effects, targets = self._effects_and_targets(script.effects)
        how = None if script.how is None else self.rebuilt(script.how)
        choose = None if script.choose is None else self.rebuilt(script.choose)
        most_x = None if script.most_x is None else self.rebuilt(script.most_x)
        modes = []
        heard, deeds, last, counted = len(self.mentions.clauses), self.deeds, self.last, self.counted
        for mode in script.modes:
            self.deeds, self.last, self.counted = [*deeds], last, counted
            done, its_targets = self._effects_and_targets(mode.effects)
            modes.append(dataclasses.replace(mode, effects=done, targets=its_targets))
            del self.mentions.clauses[heard:]
        bound = dataclasses.replace(
            script, effects=effects, targets=targets, modes=tuple(modes), choose=choose, how=how, most_x=most_x
        )
        bound = with_one_x(bound, f"x {len(self.names)}")
        if not repeats_last(bound):
            raise UnboundError("something is done after it is repeated")
        if not is_definite(bound):
            raise UnboundError("a number that was said before, or of each of several")
        return with_sides(bound) if any(isinstance(word, SIDES) for word in walk(bound)) else bound

    def _effects_and_targets(self, effects: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], tuple[TargetSpec, ...]]:
        self.targets = []
        self.forget_targets()
        bound = self.effects(effects)
        return tuple(_only_used(effect, self.used) for effect in bound), tuple(self.targets)

    def effects(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        bound: list[Effect] = []
        outer, doer = self.subject, self.doer
        self.doer = outer
        self.depth += 1
        begun = 0
        for effect in effects:
            if self.depth == 1 and effect.link not in SAME_SENTENCE:
                bound[begun:] = self.settled(bound[begun:])
                begun = len(bound)
                self.mentions.take_back(Acting())  # nobody acts any more
            self.mentions.clauses.append([])
            self.drawn = self.drawn if effect.link in SAME_SENTENCE else None
            previous = self.subject if effect.link in SAME_SENTENCE or not bound else None
            self.as_they = self.as_they and effect.link in SAME_SENTENCE
            done = self.effect(effect, previous if bound else outer)
            bound.append(done)
        if self.depth == 1:
            bound[begun:] = self.settled(bound[begun:])
        self.depth -= 1
        self.subject, self.doer = outer, doer
        return tuple(bound)

    def settle_all(self, effect: Effect, settle: Callable[[Word], Word]) -> Effect:
        for index, spec in enumerate(self.targets):
            done = transform(spec, settle)
            assert isinstance(done, TargetSpec)
            self.targets[index] = done
        spoken = self.mentions.clauses  # what X is, is asked before anything is made
        made = frozenset({effect.named}) if type(effect).makes else frozenset()
        self.mentions.clauses = without(spoken, 0, made)
        settled = super().settle_all(effect, settle)
        self.mentions.clauses = together(spoken, self.mentions.clauses)
        return settled

    def effect(self, effect: Effect, previous: Ref | None) -> Effect:
        """One clause, with the subject of the clause before it."""
        if isinstance(effect, Instead):
            return self._instead(effect)
        name = self._new_name(effect)
        field = self.grammar.subject_of(type(effect))
        subject: Ref | None = None
        self.subject = None
        if field:
            self.wanted = standing(type(effect), field)
            said = getattr(effect, field)
            subject = self._said(self._subject(said, previous), effect, previous)
            self.as_they = said == Pronoun("they") or (self.as_they and isinstance(said, LeftOut))
            effect = with_fields(effect, {field: subject})
            self.said_of(effect, subject)
        self.subject = plain(subject)
        known = len(self.targets)
        amount, counted = self.amount, self.counted
        if effect.points:  # "that much" in it is what it replaces
            self.amount, self.counted = True, ""
        done = dataclasses.replace(rest_rebuilt(self, effect, field), named=name)
        if effect.points:
            self.amount, self.counted = amount, counted
        divide(done, self.targets)
        if not done.makes_sense() or any(isinstance(word, TargetsOfThis) for word in walk(done)):
            raise UnboundError("what can't be said of what it speaks of")
        if isinstance(done, ForEach) and len(self.targets) > known:
            done = self._for_each_player(done, known)
        if isinstance(done, If) and any([isinstance(word, ANNOUNCED) for word in walk(done.condition)]):
            self._choose_only_if(done.condition, known, done.then)
        self.after_effect(done, name)
        self.recall(done, name)
        self.last = self.last if isinstance(effect, If | DoIf) else name
        self.asked = done.condition if isinstance(done, If) else None
        if type(effect).counts and not any([isinstance(word, ThatMany) for word in own_words(done)]):
            self.counted = name
        self.subject = plain(subject)
        return done

    def _choose_only_if(self, condition: Condition, known: int, effects: tuple[Effect, ...]) -> None:
        """Let the targets of these effects, of those beyond the first `known`, depend on a condition (CR 702.33g)."""
        inside = {word.index for effect in effects for word in walk(effect) if isinstance(word, Targeted)}
        for index in inside:
            if index >= known and not isinstance(condition, ANNOUNCED):
                raise UnboundError("targets that depend on more than how the spell was cast")
            if index >= known:
                self.targets[index] = dataclasses.replace(self.targets[index], condition=condition)

    def _said(self, subject: Ref, effect: Effect, previous: Ref | None) -> Ref:
        """The subject; if it is you, with whether that is said where it need not be, or left out where it need."""
        if not isinstance(subject, You):
            return subject
        usual = self.grammar.productions(type(effect))[0].said or not isinstance(previous, You | None)
        if isinstance(self.subject_of(effect), LeftOut):
            return You("left out") if usual and previous is not None else subject
        return subject if usual else You("said")

    def _instead(self, effect: Instead) -> Instead:
        """A clause, and what happens instead of it; if its subject is the source, "it" is that there too.

        What is then not done is not spoken of in it. Where it has targets of its own, which are chosen instead, neither
        speaks of those of the other, nor does anything after them.
        """
        apart = any(isinstance(word, TargetHere) for word in walk(effect.then))
        before, known = self.before_branch(), len(self.targets)
        do = self.effects(effect.do)
        if apart:
            self.forget_branch(before)
        clauses, deeds = self.mentions.clauses, self.deeds
        self.mentions.clauses = without(clauses, before.heard, found_only_if_done(do))
        self.deeds = list(before.deeds)
        between, shared = len(self.targets), [spec.divided for spec in self.targets]
        condition = effect.condition if effect.behind else self.rebuilt(effect.condition)
        subject = self.subject_of(do[0])
        self.instead_of_source = isinstance(subject, Source) and type(effect.then[0]) is type(do[0])
        then = self.effects(effect.then)
        self.instead_of_source = False
        if effect.behind:
            condition = self.rebuilt(condition)
        divide_instead(self.targets, shared, condition)
        self.mentions.clauses[: len(clauses)] = clauses
        self.deeds = [*deeds, *self.deeds[len(before.deeds) :]]
        if apart:
            self.forget_branch(before)
            self._choose_only_if(condition, between, then)
            for index in range(known, between):
                self.targets[index] = dataclasses.replace(self.targets[index], condition=NotSo(condition))
        return dataclasses.replace(effect, do=do, condition=condition, then=then)

    def _for_each_player(self, effect: ForEach, known: int) -> Effect:
        """The effect with its targets, those beyond the first `known`, as targets for each of several players."""
        done = effect
        for index, spec in enumerate(self.targets[known:], known):
            if speaks_of_one(spec):
                self.targets[index] = spread(effect, spec)
                done = with_all_targets(done, index)
                self.mentions.take_back(Targeted(index))
                self.hear(Targeted(index, True), nouns_of(spec.what))
        return done

    def _new_name(self, effect: Effect) -> str:
        tag = effect.tag.removesuffix(" all")  # behind a name it says that all is meant that an effect has found
        name, number = tag, 2
        while name in self.names:
            name, number = f"{tag} {number}", number + 1
        self.names.add(name)
        return name

    def _subject(self, subject: Ref, previous: Ref | None) -> Ref:
        if not isinstance(subject, LeftOut):
            return Source() if subject == Pronoun("it") and self.instead_of_source else self.ref(subject)
        if self.doer is not None and not isinstance(self.doer, You) and subject.form != "one":
            return Acting()  # "each player may draw a card"
        if subject.form == "any":
            return previous if previous is not None else You()
        if subject.form == "one":
            if previous is None or previous.person() != "one":
                raise UnboundError("a verb without a subject")
            if isinstance(previous, Choose):
                raise UnboundError("what was chosen for one verb, chosen anew for another")
            return previous
        if self.as_they and isinstance(previous, Pointer | Described):
            return dataclasses.replace(previous, said="left out")
        if previous is None or previous.person() != "many":
            return You()
        known = previous.sorts(Around(targets=tuple(self.targets))) if self.wanted == "player" else None
        return You() if known is not None and "player" not in known else previous


def _only_used(effect: Effect, used: set[str]) -> Effect:
    """The effect, and those in it, without the names that nothing asks for."""

    def forget(word: Word) -> Word:
        if isinstance(word, Effect) and word.named and word.named not in used:
            return dataclasses.replace(word, named="")
        return word

    done = transform(effect, forget)
    assert isinstance(done, Effect)
    return done
