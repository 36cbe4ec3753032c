"""Binding: what pronouns, left-out subjects and described targets of a text stand for.

`Binder` turns the surface of a text (see `surface.py`) into explicit references, and declines a pronoun that fits
nothing or more than one thing. `Unbinder` turns explicit references back into the surface that is printed.
Both keep the same account of what has been spoken of (`Mentions`), so that they agree on what is usual; a reference
said in another way keeps how in its field `said`.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TypeVar

from manafold.grammar.grammar import Grammar
from manafold.grammar.subjects import LeftOut, SaidYou
from manafold.model.tree import field_names, transform, walk
from manafold.model.words import Effect, Filter, Ref, Script, TargetSpec, Trigger, Word
from manafold.oracle.nouns import nouns_of
from manafold.oracle.noun_phrases import all_of, parts_of
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.words.filters.kinds import IsPlayer, Opponent
from manafold.words.filters.pointed import Is, Other
from manafold.words.refs.noun_phrases import Choose, Each
from manafold.words.refs.plain import Attached, Source, You
from manafold.words.refs.players import Acting, ControllerOf, OwnerOf
from manafold.words.refs.pointing import Named, Targeted, Triggering

P = TypeVar("P")
Pointer = Targeted | Triggering | Named | Source
SAME_SENTENCE = ("and", "then", "comma")


class Unbound(Exception):
    """A pronoun that stands for nothing, or for more than one thing."""


@dataclass(frozen=True)
class Antecedent:
    """Something spoken of: the reference to it, and the nouns it may be called by (() for the source: any)."""

    ref: Ref
    nouns: frozenset[str]
    many: bool = False

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

    def add(self, ref: Ref, nouns: frozenset[str]) -> None:
        """Speak of `ref`."""
        found = Antecedent(ref, nouns, ref.person() == "many")
        if found not in self.clauses[-1]:
            self.clauses[-1].append(found)

    def knows(self, ref: Ref) -> bool:
        """Whether `ref` has been spoken of."""
        return any(each.ref == ref for clause in self.clauses for each in clause)

    def find(self, said: str) -> Ref:
        """What a pronoun stands for; raises Unbound."""
        for clause in reversed(self.clauses):
            fitting = [each for each in clause if _fits(said, each)]
            if len(fitting) > 1:
                fitting = [each for each in fitting if not isinstance(each.ref, Source)]
            if len(fitting) > 1:
                raise Unbound(f"{said!r} may be more than one thing")
            if fitting:
                return fitting[0].ref
        raise Unbound(f"{said!r} stands for nothing")


def _fits(said: str, each: Antecedent) -> bool:
    if said == "it":
        return each.is_object and not each.many
    if said == "they":
        return each.many or each.is_player
    determiner, _, noun = said.partition(" ")
    noun = noun.rpartition(" ")[2].lower()
    if determiner == "those":
        return each.many and any(noun in (f"{known}s", known) for known in each.nouns)
    return not each.many and (noun in each.nouns)


def usual_pronoun(antecedent_nouns: frozenset[str], many: bool) -> str:
    """How something is called again."""
    if antecedent_nouns and antecedent_nouns <= {"player", "opponent"}:
        return "those players" if many else "that player"
    return "they" if many else "it"


class Walker:
    """What binding and unbinding share: they rebuild the words of a text in the order in which it says them."""

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        self.grammar = grammar
        self.mentions = Mentions(source_nouns)
        self.source = source
        self.nouns: dict[Ref, frozenset[str]] = {}
        self.subject: Ref | None = None

    def rebuilt(self, part: P) -> P:
        """`part` with everything in it changed by `ref` and `effects`, in order."""
        changed: dict[str, object] = {}
        for name in field_names(type(part)):
            old = getattr(part, name)
            new = self.value(old)
            if new is not old:
                changed[name] = new
        if changed and dataclasses.is_dataclass(part) and not isinstance(part, type):
            return dataclasses.replace(part, **changed)
        return part

    def value(self, value: object) -> object:
        """The value of a field after the change."""
        if isinstance(value, tuple):
            if value and isinstance(value[0], Effect):
                return self.effects(value)
            return tuple(self.value(each) for each in value)
        if isinstance(value, Ref):
            return self.ref(value)
        return self.rebuilt(value) if isinstance(value, Word) else value

    def effects(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """A sequence of clauses."""
        raise NotImplementedError(type(self))

    def ref(self, ref: Ref) -> Ref:
        """One reference."""
        raise NotImplementedError(type(self))

    def hear(self, ref: Ref, nouns: frozenset[str]) -> None:
        """Remember that `ref` was spoken of, and what it may be called."""
        self.nouns.setdefault(ref, nouns)
        self.mentions.add(ref, self.nouns[ref])

    def hear_trigger(self, trigger: Trigger) -> None:
        """Remember what a trigger speaks of."""
        for name in field_names(type(trigger)):
            what = getattr(trigger, name)
            if isinstance(what, Filter):
                self._hear_described(what, trigger.points.get(name, ""))

    def _hear_described(self, what: Filter, at: str) -> None:
        if isinstance(what, Is) and isinstance(what.ref, Source):
            self.hear(Source(), self.mentions.source_nouns)
        elif isinstance(what, Is) and isinstance(what.ref, You):
            return
        elif at:
            self.hear(Triggering(at), nouns_of(what))

    def usual(self, ref: Pointer) -> str:
        """How a reference is usually said where it stands."""
        plain = dataclasses.replace(ref, said="")
        if isinstance(ref, Source) and not self.mentions.knows(plain):
            return self.source
        return usual_pronoun(self.nouns.get(plain, frozenset()), ref.person() == "many")

    def after_effect(self, effect: Effect, name: str) -> None:
        """Remember what an effect acted on."""
        made = type(effect).makes
        if made:
            self.hear(Named(name), frozenset({made, "permanent"}))
        for _, word in walk(effect):
            if isinstance(word, Choose):
                self.hear(Named(name, word.person() == "many"), nouns_of(word.what))

    def subject_of(self, effect: Effect) -> Ref | None:
        """The subject of a clause; None if it has none."""
        field = self.grammar.subject_of(type(effect))
        found = getattr(effect, field) if field else None
        return found if isinstance(found, Ref) else None

    def acting(self, subject: Ref | None) -> None:
        """Players who each do something are "they" in what they do."""
        if isinstance(subject, Each) and nouns_of(subject.what) <= {"player", "opponent"}:
            self.hear(Acting(), frozenset({"player"}))


class Binder(Walker):
    """Surface to explicit references. `targets` are the targets hoisted so far; raises Unbound."""

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        super().__init__(grammar, source_nouns, source)
        self.targets: list[TargetSpec] = []
        self.names: set[str] = set()
        self.used: set[str] = set()

    def script(self, effects: tuple[Effect, ...]) -> Script:
        """The script of these effects, with its targets."""
        bound = self.effects(effects)
        kept = tuple(_only_used(effect, self.used) for effect in bound)
        return Script(tuple(self.targets), kept)

    def effects(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        bound: list[Effect] = []
        outer = self.subject
        for effect in effects:
            self.mentions.clauses.append([])
            previous = self.subject if effect.link in SAME_SENTENCE or not bound else None
            done = self.effect(effect, previous if bound else outer)
            bound.append(done)
        self.subject = outer
        return tuple(bound)

    def effect(self, effect: Effect, previous: Ref | None) -> Effect:
        """One clause, with the subject of the clause before it."""
        name = self._new_name(effect)
        field = self.grammar.subject_of(type(effect))
        subject: Ref | None = None
        if field:
            subject = self._subject(getattr(effect, field), previous)
            effect = dataclasses.replace(effect, **{field: subject})
            self.acting(subject)
        self.subject = subject
        done = dataclasses.replace(_rest_rebuilt(self, effect, field), named=name)
        self.after_effect(done, name)
        self.subject = subject
        return done

    def _new_name(self, effect: Effect) -> str:
        name, number = effect.tag, 2
        while name in self.names:
            name, number = f"{effect.tag} {number}", number + 1
        self.names.add(name)
        return name

    def _subject(self, subject: Ref, previous: Ref | None) -> Ref:
        if not isinstance(subject, LeftOut):
            return self.ref(subject)
        if subject.form == "one":
            if previous is None or previous.person() != "one":
                raise Unbound("a verb without a subject")
            return previous
        return previous if previous is not None and previous.person() == "many" else You()

    def ref(self, ref: Ref) -> Ref:
        if isinstance(ref, TargetHere):
            return self._target(ref)
        if isinstance(ref, Pronoun):
            return self._pronoun(ref.said)
        if isinstance(ref, SaidYou):
            return You()
        bound = self.rebuilt(ref)
        if isinstance(bound, ControllerOf | OwnerOf):
            self.hear(bound, frozenset({"player"}))
        if isinstance(bound, Attached):
            self.hear(bound, frozenset({bound.noun.lower(), "permanent"}))
        return bound

    def _target(self, ref: TargetHere) -> Ref:
        what = self.value(ref.spec.what)
        assert isinstance(what, Filter)
        other_than: tuple[int, ...] = ()
        if ref.another and self.targets:
            other_than = tuple(range(len(self.targets)))
        elif ref.another:
            what = all_of((Other(), *parts_of(what)))
        bound = Targeted(len(self.targets), ref.person() == "many")
        self.targets.append(TargetSpec(what, ref.spec.count, other_than))
        self.hear(bound, nouns_of(what))
        return bound

    def _pronoun(self, said: str) -> Ref:
        found: Ref
        if said == "~" or said.startswith("this "):
            found = Source()
            usual = self.usual(Source())
            usual_name = said in ("~", self.source)
            kept = "" if said == usual or (usual_name and usual == self.source) else "full" if usual_name else said
            self.hear(found, self.mentions.source_nouns)
            return Source(kept)
        if said in ("itself", "themselves") and self.subject is not None:
            return self.subject
        found = self.mentions.find(said)
        if isinstance(found, Pointer):
            kept = "" if said == self.usual(found) else said
            if isinstance(found, Named):
                self.used.add(found.name)
            self.hear(found, self.nouns[found])
            return dataclasses.replace(found, said=kept)
        return found


class Unbinder(Walker):
    """Explicit references to surface, for a script with these targets."""

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        super().__init__(grammar, source_nouns, source)
        self.targets: tuple[TargetSpec, ...] = ()
        self.seen: set[int] = set()

    def script(self, script: Script) -> tuple[Effect, ...]:
        """The clauses as they are said."""
        self.targets = script.targets
        return self.effects(script.effects)

    def effects(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        said: list[Effect] = []
        previous: Ref | None = None
        outer = self.subject
        for index, effect in enumerate(effects):
            self.mentions.clauses.append([])
            if effect.link not in SAME_SENTENCE:
                previous = None
            following = effects[index + 1] if index + 1 < len(effects) else None
            subject = self.subject_of(effect)
            said.append(self.effect(effect, previous, following))
            previous = subject
        self.subject = outer
        return tuple(said)

    def effect(self, effect: Effect, previous: Ref | None, following: Effect | None) -> Effect:
        """One clause, between the subject of the one before and the one that follows."""
        field = self.grammar.subject_of(type(effect))
        subject = self.subject_of(effect)
        self.subject = subject
        done = effect
        if subject is not None:
            done = dataclasses.replace(effect, **{field: self._subject(effect, subject, previous, following)})
            self.acting(subject)
        done = _rest_rebuilt(self, done, field)
        self.after_effect(effect, effect.named)
        self.subject = subject
        return done

    def _subject(self, effect: Effect, subject: Ref, previous: Ref | None, following: Effect | None) -> Ref:
        if isinstance(subject, You):
            if previous is not None and not isinstance(previous, You):
                return SaidYou()
            joined = following is not None and following.link in SAME_SENTENCE and previous is None
            if joined and following is not None and self._says_you(following):
                return SaidYou()
            return subject
        if previous is not None and previous == subject and not getattr(subject, "said", ""):
            return LeftOut(subject.person())
        return self.ref(subject)

    def _says_you(self, effect: Effect) -> bool:
        productions = self.grammar.productions(type(effect))
        return isinstance(self.subject_of(effect), You) and productions[0].said

    def ref(self, ref: Ref) -> Ref:
        if isinstance(ref, Targeted) and ref.index not in self.seen:
            return self._target(ref)
        if isinstance(ref, Pointer):
            usual = self.usual(ref)
            plain = dataclasses.replace(ref, said="")
            nouns = self.mentions.source_nouns if isinstance(ref, Source) else self.nouns.get(plain, frozenset())
            self.hear(plain, nouns)
            return Pronoun(self.source if ref.said == "full" else ref.said or usual)
        if isinstance(ref, Acting):
            return Pronoun("they")
        said = self.rebuilt(ref)
        if isinstance(ref, ControllerOf | OwnerOf):
            if self.mentions.knows(ref):
                return Pronoun("that player")
            self.hear(ref, frozenset({"player"}))
        if isinstance(ref, Attached):
            self.hear(ref, frozenset({ref.noun.lower(), "permanent"}))
        return said

    def _target(self, ref: Targeted) -> Ref:
        spec = self.targets[ref.index]
        self.seen.add(ref.index)
        what = self.value(spec.what)
        assert isinstance(what, Filter)
        parts = parts_of(what)
        another = bool(spec.other_than)
        if isinstance(parts[0], Other) and len(parts) > 1:
            what, another = all_of(parts[1:]), True
        self.hear(dataclasses.replace(ref, said=""), nouns_of(spec.what))
        return TargetHere(TargetSpec(what, spec.count), another)


def _rest_rebuilt(walker: Walker, effect: Effect, subject: str) -> Effect:
    """The effect with all fields but its subject rebuilt."""
    changed = {}
    for name in field_names(type(effect)):
        if name != subject:
            old = getattr(effect, name)
            new = walker.value(old)
            if new is not old:
                changed[name] = new
    return dataclasses.replace(effect, **changed) if changed else effect


def _only_used(effect: Effect, used: set[str]) -> Effect:
    """The effect, and those in it, without the names that nothing asks for."""

    def forget(word: Word) -> Word:
        if isinstance(word, Effect) and word.named and word.named not in used:
            return dataclasses.replace(word, named="")
        return word

    done = transform(effect, forget)
    assert isinstance(done, Effect)
    return done


__all__ = ["Binder", "IsPlayer", "Opponent", "Unbinder", "Unbound"]
