"""What binding and unbinding remember of what a text has spoken of."""

from __future__ import annotations

import dataclasses
from typing import TypeGuard

from manafold.grammar.grammar import Grammar
from manafold.model.abilities import Ability
from manafold.model.tree import children, field_names, walk
from manafold.model.words import Effect, Filter, Ref, Script, Trigger, Word
from manafold.oracle.after_each import told_together
from manafold.oracle.mentions import GATHERED, Antecedent, Mentions, usual_pronoun
from manafold.oracle.nouns import names_type, nouns_of
from manafold.oracle.standing import only_names
from manafold.rules.triggering import GROUP
from manafold.words.destinations.battlefield import Battlefield
from manafold.words.destinations.zones import Hand, Library
from manafold.words.effects.choosing import REST, ChooseSome, ChooseTargets
from manafold.words.effects.damage import DealDamage
from manafold.words.effects.for_each import ONE, ForEach
from manafold.words.effects.libraries import Search
from manafold.words.effects.putting import Put
from manafold.words.filters.belonging import ControlledBy, InZoneOf
from manafold.words.filters.composed import parts_of
from manafold.words.filters.pointed import Among, Is
from manafold.words.keywords.cycling import CyclesThis
from manafold.words.refs.combat import DefendingPlayer
from manafold.words.refs.damage import SourceOfChoice
from manafold.words.refs.granter import Granter
from manafold.words.refs.linked import ChosenPlayer, ExiledCards
from manafold.words.refs.noun_phrases import Choose, Each, TopCards
from manafold.words.refs.plain import Attached, Source, You
from manafold.words.refs.players import Acting, ControllerOf, OwnerOf, PlayerOrControllerOf, YouAnd
from manafold.words.refs.pointing import Member, Named, Targeted, Triggering
from manafold.words.triggers.casting import ThisSpellIsCast

Pointer = Targeted | Triggering | Named | Source | Granter | Member
"""The references that a pronoun can stand for; `said` is how, where it is not the usual one."""
Described = Attached | ControllerOf | OwnerOf | PlayerOrControllerOf | DefendingPlayer | ExiledCards | ChosenPlayer
"""References that have words of their own, and a pronoun when they are spoken of again."""


class Hearing:
    """The account of what has been spoken of, of one who goes through a text.

    `giver` are the nouns for what gives the ability, if it is in quotes.
    """

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        self.grammar = grammar
        self.mentions = Mentions(source_nouns)
        self.source = source
        self.nouns: dict[Ref, frozenset[str]] = {}
        self.subject: Ref | None = None
        self.grouped = False
        self.acted: dict[Ref, str] = {}
        self.giver: frozenset[str] | None = None

    def hear(
        self, ref: Ref, nouns: frozenset[str], *, paid: str = "", implied: bool = False, made: bool = False,
        before: frozenset[Ref] = frozenset(),
    ) -> None:
        """Remember that `ref` was spoken of, and what it may be called; `made` if it was just made or found."""
        known = self.nouns.setdefault(ref, nouns)
        self.mentions.add(Antecedent(ref, known, ref.person() == "many", paid, implied, made, before=before))

    def hear_anew(self, ref: Ref, nouns: frozenset[str]) -> None:
        """Remember that another one stands under a reference from now on."""
        self.nouns[ref] = nouns
        self.hear(ref, nouns)

    def hear_again(self, ref: Described) -> None:
        """Remember that something with words of its own was spoken of."""
        nouns = {"player"}
        if isinstance(ref, Attached):
            nouns = {ref.noun.lower(), "permanent"}
        elif isinstance(ref, ExiledCards):
            nouns = {"card"}
        elif isinstance(ref, DefendingPlayer) or (isinstance(ref, ChosenPlayer) and ref.noun == "opponent"):
            nouns = {"player", "opponent"}
        inside = [plain(ref.of)] if isinstance(ref, PlayerOrControllerOf) else []
        self.hear(ref, frozenset(nouns), before=frozenset([each for each in inside if each is not None]))

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
                self.hear(whose, frozenset({"player", "opponent"}), implied=True)

    def hear_trigger(self, trigger: Trigger) -> None:
        """Remember what a trigger speaks of."""
        if isinstance(trigger, ThisSpellIsCast | CyclesThis):
            self.hear(Source(), self.mentions.source_nouns)
        self.grouped = bool(trigger.grouped)
        for name in field_names(type(trigger)):
            what = getattr(trigger, name)
            if isinstance(what, Filter) and name == trigger.grouped:
                self.hear(Named(GROUP, True), nouns_of(what))
                self.mentions.lead(Named(GROUP, True))
            elif isinstance(what, Filter):
                self._hear_described(what, trigger.points.get(name, ""))
            elif is_of_somebody(what) and name in trigger.points:
                self.hear(Triggering(trigger.points[name]), nouns_of(what.what))

    def hear_players(self, what: object, at: str) -> None:
        """Remember that a trigger spoke of players: what follows in it may be theirs ("an artifact they control")."""
        if isinstance(what, Filter) and nouns_of(what) and nouns_of(what) <= {"player", "opponent"}:
            self.hear_described(Triggering(at), what)

    def hear_replaced(self, what: object, at: str) -> None:
        """Remember what of an event that is replaced was spoken of: its field `at` has it."""
        if isinstance(what, Filter):
            self._hear_described(what, at)
        elif isinstance(what, SourceOfChoice):
            self.hear(Triggering(at), nouns_of(what.what))
        elif isinstance(what, Each) and what.person() == "one":
            self.hear_described(Triggering(at), what.what)

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
        if self.subject is not None and (self.subject == plain or _is_one_of(ref, self.subject)):
            return "itself"
        if isinstance(ref, Source) and not self.mentions.knows(plain):
            return self.source
        if isinstance(ref, Granter) and not self.mentions.knows(plain):
            return "~"
        return usual_pronoun(self.nouns.get(plain, frozenset()), ref.person() == "many")

    def after_effect(self, effect: Effect, name: str) -> None:
        """Remember what an effect acted on."""
        self.mentions.forget(Member())
        if isinstance(effect, DealDamage):
            self.mentions.forget(Acting())  # each of them is spoken of only in how much damage that is
        self._hear_made(effect, name)
        self._hear_owner(effect)
        self._hear_entered(effect, name)
        words = own_words(effect, described=False)
        pointed: list[Ref] = [word for word in words if isinstance(word, Pointer) and not only_names(effect, word)]
        self.mentions.do(effect.tag, [*pointed, Named(name)])
        chooser = self.subject_of(effect) if isinstance(getattr(effect, "what", None), Choose) else None
        for word in own_words(effect):
            if word is chooser:
                continue  # the name is of what was chosen
            if isinstance(word, Targeted) and not only_names(effect, word):
                self.acted[dataclasses.replace(word, said="")] = name
            if isinstance(word, TopCards):
                nouns = {"card", GATHERED} if word.person() == "many" else {"card"}
                self.hear(Named(name, word.person() == "many"), frozenset(nouns))
                self._hear_of_all(Named(name), word.whose, frozenset(nouns))
            if isinstance(word, Choose):
                self._hear_chosen(effect, name, word)
            if isinstance(word, Each) and "player" not in nouns_of(word.what):
                self.hear(Named(name, True), nouns_of(word.what))

    def _hear_chosen(self, effect: Effect, name: str, choice: Choose) -> None:
        """Remember what was chosen by an effect, and what was not."""
        nouns = nouns_of(choice.what)
        for part in parts_of(choice.what):
            if isinstance(part, Among):
                nouns |= self.nouns.get(plain(part.ref) or part.ref, frozenset()) - {GATHERED}
        many = choice.person() == "many"
        found = nouns | {GATHERED} if isinstance(effect, Search) and many else nouns
        self.hear(Named(name, many), found, made=isinstance(effect, Search), before=spoken_of_in(choice.what))
        self._hear_of_all(Named(name), self.subject_of(effect), nouns)
        if isinstance(effect, ChooseSome) and not any(isinstance(each, Among) for each in parts_of(choice.what)):
            self.hear(Named(name + REST, True), frozenset({GATHERED}))

    def _hear_of_all(self, found: Named, whose: Ref | None, nouns: frozenset[str]) -> None:
        """What each of several players did it to are several, together."""
        if isinstance(whose, Each) and not found.many:
            self.hear(dataclasses.replace(found, many=True), nouns, implied=True)

    def _hear_entered(self, effect: Effect, name: str) -> None:
        """What a card has become on the battlefield is "that creature"; what was chosen as targets together, or done
        for each of several, is "those"."""
        put = effect if isinstance(effect, Put) and isinstance(effect.to, Battlefield) else None
        if put is not None and isinstance(put.what, Pointer | Attached):
            many = put.what.person() == "many"
            self.hear(Named(name, many), frozenset({"creature", "permanent", "land", "artifact"}), implied=True)
        if isinstance(effect, ChooseTargets) and effect.also is not None:
            known = [self.nouns.get(plain(ref) or ref, frozenset()) for ref in (effect.what, effect.also)]
            self.hear(Named(name, True), frozenset().union(*known), implied=True)
        if isinstance(effect, ForEach):
            self.mentions.clauses = [told_together(clause, effect) for clause in self.mentions.clauses]
            self.nouns |= {each.ref: each.nouns for clause in self.mentions.clauses for each in clause}

    def _hear_owner(self, effect: Effect) -> None:
        """"Return target creature to its owner's hand. Then that player ...": the owner was spoken of."""
        if not isinstance(effect, Put) or not isinstance(effect.what, Pointer) or not isinstance(effect.who, You):
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
        apart = type(effect).gathers and (type(effect).sifts or not many)
        if apart:
            self.hear(Named(f"{name} all", True), frozenset({GATHERED, "card"}))
        if made == "hand":
            self.hear(Named(name, True), frozenset({"card"}), implied=True)
        gathered = {GATHERED} if type(effect).gathers and not apart else set()
        self.hear(Named(name, many), nouns | gathered, made=True)

    def hear_one(self, among: Filter | Ref) -> None:
        """Remember that what follows is said of each one of several."""
        if isinstance(among, Filter):
            told = not names_type(among, "creature") and self.mentions.calls("creature")
            self.nouns[Named(ONE)] = nouns_of(among) - {"creature"} if told else nouns_of(among)
            self.hear_described(Named(ONE), among)
        else:
            known = self.nouns.get(plain(among) or among, frozenset())
            self.hear_anew(Named(ONE), known - {GATHERED})

    def subject_of(self, effect: Effect) -> Ref | None:
        """The subject of a clause; None if it has none."""
        field = self.grammar.subject_of(type(effect))
        found = getattr(effect, field) if field else None
        return found if isinstance(found, Ref) else None

    def said_of(self, effect: Effect, subject: Ref | None) -> None:
        """What a clause is about may be "it" in what it says of that."""
        self.acting(subject)
        if isinstance(effect, DealDamage) and isinstance(subject, Each):
            self.hear_anew(Member(), frozenset())  # "its power"; "that creature" is another

    def each_acts(self, subject: Ref | None) -> bool:
        """Whether several target players do something, each for themselves."""
        nouns = self.nouns.get(plain(subject) or Acting(), frozenset())
        return isinstance(subject, Targeted) and subject.many and bool(nouns) and nouns <= {"player", "opponent"}

    def acting(self, subject: Ref | None) -> None:
        """Players who each do something are "they" in what they do."""
        if isinstance(subject, YouAnd):
            self.hear(Acting(), frozenset({"player"}))
        if self.each_acts(subject):
            self.hear(Acting(), frozenset({"player"}))
        if isinstance(subject, Each) and nouns_of(subject.what) <= {"player", "opponent"}:
            self.hear(Acting(), frozenset({"player"}))


def _is_one_of(ref: Ref, subject: Ref) -> bool:
    """Whether it is each of those that a clause is about, for itself."""
    return isinstance(ref, Member) and isinstance(subject, Each)


def descriptions(trigger: Trigger) -> list[Filter]:
    """What a trigger describes, in the order in which it says it."""
    values = [getattr(trigger, name) for name in field_names(type(trigger))]
    return [value for value in values if isinstance(value, Filter)]


def own_words(effect: Effect, described: bool = True) -> list[Word]:
    """The words of a clause without those of clauses and scripts in it, and without those of descriptions if not
    `described`."""
    found: list[Word] = []
    waiting = list(children(effect))
    while waiting:
        word = waiting.pop(0)
        if not isinstance(word, Effect | Script | Ability) and (described or not isinstance(word, Filter)):
            found.append(word)
            waiting = [*children(word), *waiting]
    return found


def is_of_somebody(ref: object) -> TypeGuard[Each]:
    """Whether it is any one of several players: "an opponent", "each player"."""
    return isinstance(ref, Each) and bool(nouns_of(ref.what)) and nouns_of(ref.what) <= {"player", "opponent"}


def plain(ref: Ref | None) -> Ref | None:
    """The reference without how it was said."""
    return dataclasses.replace(ref, said="") if isinstance(ref, Pointer | Described) else ref


def spoken_of_in(what: Filter) -> frozenset[Ref]:
    """What a description speaks of."""
    words = [word for word in walk(what) if isinstance(word, Pointer | Described)]
    return frozenset([dataclasses.replace(word, said="") for word in words])
