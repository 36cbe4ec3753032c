"""Unbinding: explicit references as a text says them, targets in place and pronouns for what was spoken of."""

from __future__ import annotations

import dataclasses

from manafold.grammar.grammar import Grammar
from manafold.grammar.subjects import LeftOut, SaidYou
from manafold.model.words import Effect, Filter, Ref, Script, TargetSpec
from manafold.oracle.each_target import gathered
from manafold.oracle.hearing import Described, Pointer, plain
from manafold.oracle.rebuilding import P, rest_rebuilt, with_fields
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.oracle.walking import SAME_SENTENCE, Walker
from manafold.words.conditions.happened import Happened
from manafold.words.conditions.this_way import WasDoneThisWay, WasPutThisWay
from manafold.words.effects.coins import FlipCoin
from manafold.words.effects.for_each import ForEach
from manafold.words.effects.melding import Meld
from manafold.words.effects.paying_any_amount import PaidThisWay
from manafold.words.effects.voting import GetsMoreVotes
from manafold.words.filters.composed import all_of, parts_of
from manafold.words.filters.numbers import LesserThan
from manafold.words.filters.pointed import Other
from manafold.words.filters.this_way import ThisWay
from manafold.words.refs.granter import Granter
from manafold.words.refs.plain import Source, SourceIn, You
from manafold.words.refs.players import Acting
from manafold.words.refs.pointing import Targeted
from manafold.words.values.greatest_number import MostDiscarded
from manafold.words.values.plain import ThatMany
from manafold.words.values.this_way import AmountThisWay


class Unbinder(Walker):
    """Explicit references to surface, for a script with these targets."""

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        super().__init__(grammar, source_nouns, source)
        self.targets: tuple[TargetSpec, ...] = ()
        self.seen: set[int] = set()

    def rebuilt(self, part: P) -> P:
        if isinstance(part, Other | LesserThan) and part.than is not None:
            return with_fields(part, {"than": None})
        if isinstance(part, GetsMoreVotes):
            return with_fields(part, {"against": ()})
        if isinstance(part, Happened):
            return super().rebuilt(with_fields(part, {"effect": ""}))
        if isinstance(part, ThatMany | ThisWay | PaidThisWay | MostDiscarded):
            return with_fields(part, {"name": ""})
        if isinstance(part, AmountThisWay | WasDoneThisWay | WasPutThisWay):
            return super().rebuilt(with_fields(part, {"name": ""}))
        return super().rebuilt(part)

    def field(self, part: object, name: str, value: object) -> object:
        """The value of a field; what is melded is said in a condition before."""
        return None if isinstance(part, Meld) and name == "both" else super().field(part, name, value)

    def inner_script(self, script: Script) -> Script:
        targets, seen = self.targets, self.seen
        self.seen = set()
        done = super().inner_script(script)
        self.targets, self.seen = targets, seen
        return done

    def script(self, script: Script) -> Script:
        """The script as it is said."""
        self.targets = script.targets
        self.forget_targets()
        effects = self.effects(script.effects)
        how = None if script.how is None else self.rebuilt(script.how)
        choose = None if script.choose is None else self.rebuilt(script.choose)
        most_x = None if script.most_x is None else self.rebuilt(script.most_x)
        modes = []
        heard = len(self.mentions.clauses)
        for mode in script.modes:
            self.targets, self.seen = mode.targets, set()
            self.forget_targets()
            modes.append(dataclasses.replace(mode, effects=self.effects(mode.effects), targets=()))
            del self.mentions.clauses[heard:]
        return dataclasses.replace(
            script, effects=effects, targets=(), modes=tuple(modes), choose=choose, how=how, most_x=most_x
        )

    def effects(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        said: list[Effect] = []
        previous: Ref | None = None
        outer, doer = self.subject, self.doer
        self.doer = outer
        self.depth += 1
        begun = 0
        for index, effect in enumerate(effects):
            if effect.link not in SAME_SENTENCE:
                previous = None
                if self.depth == 1:
                    said[begun:] = self.settled(said[begun:])
                    begun = len(said)
                    self.mentions.take_back(Acting())
            self.mentions.clauses.append([])
            following = effects[index + 1] if index + 1 < len(effects) else None
            subject = self.subject_of(effect)
            said.append(self.effect(effect, previous, following))
            previous = subject
        if self.depth == 1:
            said[begun:] = self.settled(said[begun:])
        self.depth -= 1
        self.subject, self.doer = outer, doer
        return tuple(said)

    def effect(self, effect: Effect, previous: Ref | None, following: Effect | None) -> Effect:
        """One clause, between the subject of the one before and the one that follows."""
        field = self.grammar.subject_of(type(effect))
        subject = self.subject_of(effect)
        self.subject = None
        done = with_fields(effect, {"called": True}) if isinstance(effect, FlipCoin) else effect
        done = with_fields(done, {"together": False}) if isinstance(done, ForEach) else done
        if subject is not None:
            done = with_fields(done, {field: self._subject(effect, subject, previous, following)})
            self.said_of(effect, subject)
        self.subject = plain(subject)
        done = rest_rebuilt(self, done, field)
        self.after_effect(effect, effect.named)
        self.subject = plain(subject)
        return done

    def _subject(self, effect: Effect, subject: Ref, previous: Ref | None, following: Effect | None) -> Ref:
        if isinstance(subject, Acting) and self.doer is not None and not isinstance(self.doer, You):
            return LeftOut("base")
        if isinstance(subject, You | Pointer | Described) and subject.said == "left out":
            return LeftOut("base")
        if isinstance(subject, You):
            apart = previous is not None and not isinstance(previous, You)
            return SaidYou() if subject.said or apart else subject
        if previous is not None and previous == subject and not (isinstance(subject, Pointer) and subject.said):
            return LeftOut(subject.person())
        return self.ref(subject)

    def ref(self, ref: Ref) -> Ref:
        if isinstance(ref, Targeted) and ref.index not in self.seen and ref.index < len(self.targets):
            return self._target(ref)  # a target of what stands around it was spoken of there
        if isinstance(ref, Pointer):
            usual = self.usual(ref)
            plain = dataclasses.replace(ref, said="")
            nouns = self.mentions.source_nouns if isinstance(ref, Source) else self.nouns.get(plain, frozenset())
            full = self.source
            if isinstance(ref, Granter):
                nouns, full = self.giver or frozenset(), "~"
            self.hear(plain, nouns)
            return Pronoun(full if ref.said == "full" else ref.said or usual, _is_plural(ref))
        if isinstance(ref, Acting):
            return Pronoun("they")
        said = self.rebuilt(ref)
        if isinstance(ref, SourceIn):
            self.hear(Source(), self.mentions.source_nouns)
        if isinstance(ref, Described):
            unsaid = dataclasses.replace(ref, said="")
            usual, known = self.usual(unsaid), self.mentions.knows(unsaid)
            self.hear_again(unsaid)
            if known and ref.said != "full":
                return Pronoun(ref.said or usual)
            return with_fields(said, {"said": ""})
        return said

    def _target(self, ref: Targeted) -> Ref:
        spec = gathered(self.targets[ref.index])
        self.seen.add(ref.index)
        what = self.value(spec.what)
        assert isinstance(what, Filter)
        parts = parts_of(what)
        another = bool(spec.other_than)
        if isinstance(parts[0], Other) and len(parts) > 1:
            what, another = all_of(parts[1:]), True
        self.hear_described(dataclasses.replace(ref, said=""), spec.what)
        return TargetHere(TargetSpec(what, self.rebuilt(spec.count)), another)


def _is_plural(ref: Pointer) -> bool:
    """Whether a reference with words of its own is to several: "the exiled cards"."""
    return ref.said.startswith("the ") and ref.person() == "many"
