"""What pronouns, described targets and other references of a text are made to point at."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from manafold.grammar.grammar import Grammar
from manafold.grammar.subjects import SaidYou
from manafold.model.abilities import Ability, StaticAbility
from manafold.model.tree import walk
from manafold.model.words import Filter, Ref, TargetSpec, Word
from manafold.oracle.hearing import Described, Pointer, plain
from manafold.oracle.mentions import UnboundError
from manafold.oracle.other_than import OfOthers
from manafold.oracle.recalling import Recalling
from manafold.oracle.standing import Standing
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.oracle.walking import Walker
from manafold.words.conditions.being import Fits
from manafold.words.conditions.happened import Happened
from manafold.words.effects.attach import Attach
from manafold.words.effects.choosing import REST
from manafold.words.effects.create import Token
from manafold.words.effects.damage import DealDamage
from manafold.words.filters.composed import AllOf, all_of, parts_of
from manafold.words.filters.kinds import AnyTarget
from manafold.words.filters.pointed import Is, Other
from manafold.words.refs.damage import Together
from manafold.words.refs.granter import Granter, names_giver
from manafold.words.refs.linked import ChosenPlayer, ExiledCards
from manafold.words.refs.noun_phrases import Each
from manafold.words.refs.plain import Source, SourceIn, You
from manafold.words.refs.players import Acting, ControllerOf
from manafold.words.refs.pointing import Member, Named, Targeted
from manafold.words.statics.abilities import HasAbilities
from manafold.words.values.plain import ThatMany, WhereX

_LINKED: Mapping[str, Ref] = {
    "the exiled card": ExiledCards(),
    "the exiled cards": ExiledCards(many=True),
    "the chosen player": ChosenPlayer(),
    "the chosen opponent": ChosenPlayer("opponent"),
}
"""What is meant if the text itself has said nothing of it: what linked abilities of the same object did (CR 607.2)."""

NAMES_GIVER = "an ability in quotes that names what gives it"
UNKNOWN: frozenset[str] = frozenset()
"""The nouns for what gives an ability in quotes that is inside of another."""

PAIRS = (DealDamage, Together)
"""Words that say two things of which the second may be "each other creature"."""


class Pointing(Recalling):
    """One who makes references explicit; raises UnboundError. `targets` are the targets hoisted so far."""

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        super().__init__(grammar, source_nouns, source)
        self.targets: list[TargetSpec] = []
        self.attached: Ref | None = None
        self.but: Ref | None = None
        self.gives_itself = False
        self.first: Ref | None = None

    def field(self, part: object, name: str, value: object) -> object:
        """The value of a field after the change; raises UnboundError for an ability that names what gives it, where
        that isn't known."""
        subject, beside = self.subject, self.beside
        if isinstance(part, StaticAbility):
            return self._field_of_static(part, name, value)
        if isinstance(part, Attach) and name == "to":  # nothing is attached to itself
            self.subject = self.attached
        self.but = Source() if isinstance(part, ControllerOf) else None  # its own controller is "you"
        if isinstance(part, PAIRS) and name == "second" and isinstance(value, Ref):
            self.beside = self.first if any([isinstance(word, Other) for word in walk(value)]) else None
        if isinstance(part, Happened) and value == Pronoun("they"):  # who does something is a player
            new: object = self._pronoun("they", "player")
        elif isinstance(part, Fits) and value == Pronoun("it") and (judged := self._judged()) is not None:
            new = self._again(judged, "it")
        else:
            new = super().field(part, name, value)
        self.beside = beside
        if isinstance(part, PAIRS) and name in ("to", "first"):
            self.first = plain(new) if isinstance(new, OfOthers) else None
        self.subject, self.but = subject, None
        if isinstance(part, Attach) and name == "what" and isinstance(new, Ref):
            self.attached = plain(new)
        if not isinstance(part, Ability | HasAbilities | Token) and names_giver(new):
            raise UnboundError(NAMES_GIVER)
        if name == "exceptions" and any([isinstance(word, Granter) for word in walk(new)]):
            raise UnboundError(NAMES_GIVER)  # a copy of what has it would have it of itself
        return new

    def granted(self) -> Walker:
        """One for an ability in quotes, in which the name is that of what gives it, if that is another (CR 201.5a)."""
        walker = super().granted()
        if self.gives_itself or isinstance(self.subject, Source):
            walker.giver = None
        elif self.giver is not None:
            walker.giver = UNKNOWN
        return walker

    def _field_of_static(self, part: StaticAbility, name: str, value: object) -> object:
        """The value of a field of a static ability: one that is said of nothing is about its own object, and what that
        has itself it does not get from another."""
        giver, self.giver = self.giver, None if name == "what" and value == Is(Pronoun("~")) else self.giver
        what = part.what.ref if isinstance(part.what, Is) else None
        self.gives_itself = isinstance(what, Pronoun) and what.said.startswith(("~", "this "))
        new = super().field(part, name, value)
        self.giver, self.gives_itself = giver, False
        if name == "does" and not isinstance(part.what, Is) and isinstance(new, tuple) and any(map(_of_others, new)):
            raise UnboundError("a number of others for each of several")
        return new

    def ref(self, ref: Ref) -> Ref:
        wanted, self.wanted = self.wanted, ""
        if isinstance(ref, TargetHere):
            return self._target(ref)
        if isinstance(ref, Pronoun):
            return self._pronoun(ref.said, wanted)
        if isinstance(ref, SaidYou):
            return You()
        bound = self.rebuilt(ref)
        if isinstance(bound, SourceIn):
            self.hear(Source(), self.mentions.source_nouns)
        if isinstance(bound, Described):
            known = self.mentions.knows(bound)
            self.hear_again(bound)
            return dataclasses.replace(bound, said="full") if known else bound
        return bound

    def _itself(self) -> Ref:
        """What a clause is about; each of them, if it is about several."""
        if not isinstance(self.subject, Each):
            assert self.subject is not None
            return self.subject
        if not self.mentions.knows(Member()):
            raise UnboundError("each of them is no one thing")
        return Member()

    def _target(self, ref: TargetHere) -> Ref:
        what = self.value(ref.spec.what)
        assert isinstance(what, Filter)
        other_than: tuple[int, ...] = ()
        if ref.another and self.targets:
            other_than = tuple(range(len(self.targets)))
        elif ref.another:
            than = Source() if isinstance(what, AnyTarget) else None  # you are another target than that, too
            what = all_of((Other(than), *parts_of(what)))
            what = what if self.is_spell() or not isinstance(what, AllOf) else AllOf(self.others(what))
        count = ref.spec.count
        if any([isinstance(word, ThatMany) for word in walk(count)]):
            if self.counted:
                raise UnboundError("as many targets as something was done that is done after they are chosen")
            count = self.rebuilt(count)
        bound = Targeted(len(self.targets), ref.person() == "many")
        self.targets.append(TargetSpec(what, count, other_than))
        self.hear_described(bound, what)
        return bound

    def _told_apart(self, said: str, players: Ref | None) -> Ref | None:
        """Whom the description of target players has called just so: "players other than that player"."""
        if not isinstance(players, Targeted):
            return None
        words = [word for word in walk(self.targets[players.index].what) if isinstance(word, Pointer | Described)]
        return next((plain(word) for word in words if (word.said or self.usual(word)) == said), None)

    def _pronoun(self, said: str, wanted: Standing) -> Ref:
        found: Ref
        if said == "~" and self.giver is not None:
            if self.giver == UNKNOWN:
                raise UnboundError(NAMES_GIVER)
            usual = self.usual(Granter())
            self.hear(Granter(), self.giver)
            return Granter(said="" if said == usual else "full")
        if said == "~" or said.startswith("this "):
            found = Source()
            usual = self.usual(Source())
            kept = "" if said == usual else "full" if said == self.source else said
            self.hear(found, self.mentions.source_nouns)
            return Source(kept)
        if said in ("itself", "themselves") and self.subject is not None:
            return self._itself()
        if said in ("its", "their"):
            said = "it" if said == "its" else "they"
            rather = self.beside or self.subject or self.describing
            found = self.mentions.find(said, self.but, wanted, Acting() if self.each_acts(rather) else rather)
        else:
            said = "they" if said == "them" else said
            try:
                rather = self.beside or self.describing
                rather = (self._told_apart(said, rather) or Acting()) if self.each_acts(rather) else rather
                found = self.mentions.find(said, None if said == "they" else self.subject, wanted, rather)
            except UnboundError:
                if self.drawn is not None and said == ("they" if self.drawn.many else "it"):
                    self.hear(self.drawn, frozenset({"card"}))  # what was drawn just now, if it can't be anything else
                    return self._pronoun(said, wanted)
                if said not in _LINKED or self.is_spell() or self.exiles_later():
                    raise
                return self.ref(_LINKED[said])
        if isinstance(found, Pointer):
            return self._again(found, said)
        if isinstance(found, Described):
            usual = self.usual(found)
            self.hear_again(found)
            return dataclasses.replace(found, said="" if said == usual else said)
        return found

    def _again(self, found: Pointer, said: str) -> Ref:
        """What was spoken of before, said in some words."""
        usual = self.usual(found)
        kept = "" if said == usual or (said == "it" and usual == "itself") else said
        if isinstance(found, Named):
            self.used.add(found.name.removesuffix(" all").removesuffix(REST))
        self.hear(found, self.nouns[found])
        return dataclasses.replace(found, said=kept)

    def _judged(self) -> Pointer | None:
        """What the sentence before has asked about: "If it's an artifact card, ... If it's a land card, ..."."""
        what = self.asked.what if isinstance(self.asked, Fits) else None
        return dataclasses.replace(what, said="") if isinstance(what, Pointer) else None


def _of_others(does: object) -> bool:
    """Whether what is said of several objects has an X in it that counts others, for each of them other ones."""
    if isinstance(does, HasAbilities) or not isinstance(does, Word):
        return False
    numbers = [word for word in walk(does) if isinstance(word, WhereX)]
    return any([isinstance(word, Other) and word.than is None for number in numbers for word in walk(number)])
