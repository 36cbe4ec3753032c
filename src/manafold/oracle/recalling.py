"""What later words of a text ask of earlier ones: what was done, put, chosen, rolled, flipped or voted for."""

from __future__ import annotations

from dataclasses import dataclass

from manafold.grammar.grammar import Grammar
from manafold.model.abilities import Ability
from manafold.model.words import Condition, Effect, Filter, Ref
from manafold.oracle.hearing import plain
from manafold.oracle.meant import check_meant
from manafold.oracle.mentions import UnboundError
from manafold.oracle.other_than import compared_with, other_than
from manafold.oracle.rebuilding import P, with_fields
from manafold.oracle.surface import Pronoun
from manafold.oracle.undone import without
from manafold.oracle.walking import Walker
from manafold.rules.triggering import GROUP
from manafold.words.conditions.excess import ExcessWasDealt
from manafold.words.conditions.happened import Happened
from manafold.words.conditions.meld_pair import OwnAndControlBoth
from manafold.words.conditions.this_way import WasDoneThisWay, WasPutThisWay
from manafold.words.destinations.battlefield import Battlefield
from manafold.words.destinations.zones import Graveyard, Hand
from manafold.words.effects.choosing import REST
from manafold.words.effects.choosing_qualities import ChooseQuality
from manafold.words.effects.coins import CameUp, CoinsUp, FlipCoin, FlipsWon, WonFlip
from manafold.words.effects.conditional import DoIf
from manafold.words.effects.dice import RollDice, RollResult
from manafold.words.effects.draw import Draw
from manafold.words.effects.exiling_spells import ExileAsItResolves
from manafold.words.effects.friends_and_foes import ChooseFriendOrFoe, FriendOrFoe
from manafold.words.effects.lasting import ForAWhile
from manafold.words.effects.melding import Meld
from manafold.words.effects.optional import If, May
from manafold.words.effects.paying import Unless
from manafold.words.effects.paying_any_amount import PaidThisWay, PayAnyAmount
from manafold.words.effects.putting import Put
from manafold.words.effects.until_found import ExileUntil, RevealUntil
from manafold.words.effects.voting import GetsMoreVotes, HasMostVotes, Vote, VotesFor
from manafold.words.filters.chosen import ChosenQuality
from manafold.words.filters.composed import AllOf
from manafold.words.filters.numbers import LesserThan
from manafold.words.filters.pointed import Other
from manafold.words.filters.this_way import TAGS as DEEDS
from manafold.words.filters.this_way import ThisWay
from manafold.words.refs.pointing import Member, Named
from manafold.words.statics.abilities import ProtectedFromChosen
from manafold.words.values.greatest_number import MostDiscarded
from manafold.words.values.plain import ThatMany, is_one
from manafold.words.values.this_way import EXCESS, AmountThisWay
from manafold.words.values.this_way import TAGS as AMOUNTS

BY_PLAYERS = (May.tag, Unless.tag)
"""The effects that know which players followed them."""


@dataclass(frozen=True)
class Branch:
    """What was known before the first of two sequences of clauses, of which only one is followed (CR 608.2c)."""

    heard: int
    names: frozenset[str]
    deeds: tuple[tuple[str, str], ...]
    counted: str


class Recalling(Walker):
    """One who knows what the effects of a text before the place where it is have done, by their names.

    `used` are the names that something asks for; `beside` is what others stand beside: "target creature and each other
    creature".
    """

    def __init__(self, grammar: Grammar, source_nouns: frozenset[str], source: str) -> None:
        super().__init__(grammar, source_nouns, source)
        self.used: set[str] = set()
        self.deeds: list[tuple[str, str]] = []
        self.options: tuple[str, ...] = ()
        self.puts: list[tuple[str, str]] = []
        self.last = ""
        self.asked: Condition | None = None
        self.both: OwnAndControlBoth | None = None
        self.counted = ""
        self.drawn: Named | None = None
        self.branches: list[Branch] = []
        self.beside: Ref | None = None

    def recall(self, effect: Effect, name: str) -> None:
        """Know from now on what an effect does."""
        check_meant(effect, self.is_spell())
        self.deeds.append((effect.tag, name))
        self.drawn = Named(name, not is_one(effect.amount)) if isinstance(effect, Draw) else None
        if isinstance(effect, Vote):
            self.options = effect.options
        if isinstance(effect, Put):
            self.puts.append((place_put(effect), name))

    def field(self, part: object, name: str, value: object) -> object:
        """The value of a field; what is done otherwise can't speak of what is then not done."""
        if isinstance(part, Meld) and name == "both":
            return self._both_to_meld()
        if not isinstance(part, If | DoIf) or not part.otherwise:
            return super().field(part, name, value)
        if name in ("then", "do"):
            self.branches.append(self.before_branch())
        if name != "otherwise":
            return super().field(part, name, value)
        branch = self.branches.pop()
        deeds, clauses = self.deeds, self.mentions.clauses
        undone = {deed for _, deed in deeds} - branch.names
        self.mentions.clauses = without(clauses, branch.heard, undone)
        self.deeds, self.counted = list(branch.deeds), branch.counted
        done = super().field(part, name, value)
        self.mentions.clauses[: len(clauses)] = clauses
        self.deeds = [*deeds, *self.deeds[len(branch.deeds) :]]
        return done

    def before_branch(self) -> Branch:
        """What is known now, before something that perhaps won't be done."""
        names = frozenset(name for _, name in self.deeds)
        return Branch(len(self.mentions.clauses), names, tuple(self.deeds), self.counted)

    def forget_branch(self, branch: Branch) -> None:
        """Know no more than before it, so that nothing speaks of what has perhaps not been done."""
        del self.mentions.clauses[branch.heard :]
        self.deeds, self.counted = list(branch.deeds), branch.counted
        self.puts = [each for each in self.puts if each[1] in branch.names]

    def one_of_several(self, what: P) -> P:
        before = self.before_branch()
        done = super().one_of_several(what)
        self.forget_branch(before)
        return done

    def quoted(self, ability: Ability) -> Ability:
        """An ability in quotes: what it asks for keeps its name in the text around it."""
        walker = self.granted()
        done = walker.ability(ability)
        if isinstance(walker, Recalling):
            self.used |= walker.used
        return done

    def exiles_later(self) -> bool:
        """Whether a spell will be exiled as it resolves, which is then no exiled card yet."""
        return any([tag == ExileAsItResolves.tag for tag, _ in self.deeds])

    def _both_to_meld(self) -> OwnAndControlBoth:
        """The condition that speaks of what is to be melded."""
        if self.both is None:
            raise UnboundError("nothing to meld was spoken of")
        return self.both

    def rebuilt(self, part: P) -> P:
        if isinstance(part, OwnAndControlBoth):
            self.both = super().rebuilt(part)
            return self.both
        if isinstance(part, Happened):
            if (ForAWhile.tag, self.last) in self.deeds:
                raise UnboundError("what is only permitted has not been done")
            if (ExileAsItResolves.tag, self.last) in self.deeds:
                raise UnboundError("what will be done as a spell resolves has not been done")
            effect = self._asked_before(part) or self._denied(part) or self.last
            if part.who == Member() and not any([(tag, effect) in self.deeds for tag in BY_PLAYERS]):
                raise UnboundError("who of them did so is not known")
            self.used.add(effect)
            return super().rebuilt(with_fields(part, {"effect": effect}))
        if isinstance(part, ThisWay | WasDoneThisWay):
            named = with_fields(part, {"name": self._paid(part.how) or self._deed(DEEDS[part.how])})
            return super().rebuilt(named)
        if isinstance(part, AmountThisWay):
            return super().rebuilt(with_fields(part, {"name": self._deed(AMOUNTS[part.what.rpartition(" ")[2]])}))
        if isinstance(part, AllOf) and Other() in part.of:
            return super().rebuilt(with_fields(part, {"of": self.others(part)}))
        if isinstance(part, LesserThan):
            return with_fields(part, {"than": self._known(compared_with(self))})
        if isinstance(part, MostDiscarded):
            return with_fields(part, {"name": self._deed(DEEDS["discarded"])})
        if isinstance(part, PaidThisWay):
            return with_fields(part, {"name": self._deed((PayAnyAmount.tag,))})
        if isinstance(part, WasPutThisWay):
            return super().rebuilt(with_fields(part, {"name": self._put(part.where)}))
        if isinstance(part, ChosenQuality | ProtectedFromChosen) and part.said == "that":
            self._must_follow(part.chosen_by if isinstance(part, ChosenQuality) else ChooseQuality.tag)
        if isinstance(part, GetsMoreVotes | VotesFor):
            return super().rebuilt(self._with_options(part))
        if isinstance(part, HasMostVotes):
            self._must_follow(Vote.tag)
        if isinstance(part, RollResult):
            self._must_follow(RollDice.tag)
        if isinstance(part, FriendOrFoe):
            self._must_follow(ChooseFriendOrFoe.tag)
        if isinstance(part, CameUp | CoinsUp | FlipsWon | WonFlip):
            self._must_follow(FlipCoin.tag)
        if isinstance(part, ExcessWasDealt):
            done = super().rebuilt(part)
            self.counted = done.amount.name + EXCESS
            return done
        if isinstance(part, ThatMany) and self.counted:
            self.used.add(self.counted.removesuffix(EXCESS))
            return with_fields(part, {"name": self.counted})
        if isinstance(part, ThatMany) and self.grouped and not self.counted:
            return with_fields(part, {"name": GROUP})
        if isinstance(part, ThatMany) and not self.amount:
            raise UnboundError("'that many' stands for nothing")
        return super().rebuilt(part)

    def _asked_before(self, part: Happened) -> str:
        """The name of the effect just before that depends on what was asked of something, if that is "it"."""
        tag, name = self.deeds[-1] if self.deeds else ("", "")
        return name if part.who == Pronoun("it") and tag == DoIf.tag else ""

    def _denied(self, part: Happened) -> str:
        """The name of the effect that the clause just before has asked about, if this one asks whether it was not done:
        "If you do, draw a card. If you don't, ..."; raises UnboundError if that may be either of two."""
        asked = self.asked
        if not isinstance(asked, Happened) or asked.denied is part.denied or asked.impossible or part.impossible:
            return ""
        if (May.tag, self.last) in self.deeds and self.last != asked.effect:
            raise UnboundError("what was not done may be either of two things")
        return asked.effect

    def _paid(self, how: str) -> str:
        """The name of what was so done for the cost, if nothing was done so since; "" if nothing was."""
        if any(tag in DEEDS.get(how, ()) for tag, _ in self.deeds):
            return ""
        for clause in reversed(self.mentions.clauses):
            for each in clause:
                if each.paid == how and isinstance(each.ref, Named):
                    self.used.add(each.ref.name)
                    return each.ref.name
        return ""

    def _deed(self, tags: tuple[str, ...]) -> str:
        """The name of the latest effect that did so; raises UnboundError if none did."""
        for tag, name in reversed(self.deeds):
            if tag in tags:
                self.used.add(name)
                return f"{name} all" if tag in (RevealUntil.tag, ExileUntil.tag) else name
        raise UnboundError("nothing was done this way")

    def _with_options(self, part: P) -> P:
        """A word about votes that knows the options; raises UnboundError if nobody voted for what it speaks of."""
        if not isinstance(part, GetsMoreVotes | VotesFor) or part.option not in self.options:
            raise UnboundError("nobody voted for this")
        return with_fields(part, {"against": self.options}) if isinstance(part, GetsMoreVotes) else part

    def is_spell(self) -> bool:
        """Whether the text is one of an instant or sorcery, which is none of the objects that it speaks of."""
        return not self.mentions.source_nouns.isdisjoint(("instant", "sorcery"))

    def others(self, what: AllOf) -> tuple[Filter, ...]:
        """The parts of a description of others, with what they are other than, if that is not the object itself."""
        than = self._known(self.beside or other_than(self, what, self.is_spell()))
        return tuple([Other(than) if each == Other() else each for each in what.of])

    def _known(self, ref: Ref | None) -> Ref | None:
        """The reference, with what it asks for known to be asked for."""
        if isinstance(ref, Named):
            self.used.add(ref.name.removesuffix(" all").removesuffix(REST))
        return plain(ref)

    def _must_follow(self, tag: str) -> None:
        """Raises UnboundError if no effect with this tag went before."""
        if not any(each == tag for each, _ in self.deeds):
            raise UnboundError("nothing was done before that it speaks of")

    def _put(self, where: str) -> str:
        """The name of the latest effect that put something there; raises UnboundError if none did."""
        for place, name in reversed(self.puts):
            if place == where:
                self.used.add(name)
                return name
        raise UnboundError("nothing was put there this way")


def place_put(effect: Put) -> str:
    """Where it puts things, in the words of a condition about it; "" if none speaks of such a place."""
    to = effect.to
    if isinstance(to, Battlefield):
        return "onto the battlefield"
    if isinstance(to, Hand | Graveyard):
        return f"into {to.whose} {to.tag}"
    return ""
