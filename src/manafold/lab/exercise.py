"""What of a card has been exercised in a game: that it was cast or played, and each of its abilities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from manafold.model.abilities import ActivatedAbility, Keyword, SpellAbility, StaticAbility, TriggeredAbility
from manafold.model.words import Replacement
from manafold.oracle.printing import print_line
from manafold.rules import replacement, resolving, special_actions
from manafold.rules.ability_sets import expanded
from manafold.rules.context import Context
from manafold.rules.events import LandPlayed, SpellCast
from manafold.rules.faces import BOTH, castable_faces
from manafold.rules.halves import at_door
from manafold.rules.scope import fitting, functions
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.model.abilities import Ability
    from manafold.model.card import Card
    from manafold.model.words import Word
    from manafold.rules.decisions import Option, Task
    from manafold.rules.events import Event
    from manafold.rules.objects import GameObject, StackItem
    from manafold.rules.state import State

FIRST_TURN: Final = 2

PLAYED: Final = -1
"""The place, among the abilities of a face, of its having been cast or played."""

Place = tuple[int, int]
"""A face of a card, and which of its abilities."""


class Exercise:
    """Looks after which parts of some cards are exercised. `left` are those that have not been yet, by card."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = {id(card): card for card in cards}
        self.left: dict[int, set[Place]] = {id(card): set(places(card)) for card in cards}
        self.progress = 0
        """The turn in which something was exercised last."""
        self._playing: list[int] = []
        self._seen = 0
        self._turn = 0

    def begin(self, cards: Sequence[Card]) -> None:
        """A game begins in which these cards are played."""
        self._playing = [id(card) for card in cards]
        self._seen = 0
        self._turn = self.progress = FIRST_TURN

    def is_done(self) -> bool:
        """Whether nothing is left of the cards that are played."""
        return not any(self.left[key] for key in self._playing)

    def wants(self, card: Card | None) -> bool:
        """Whether something of this card has not been exercised yet."""
        return bool(self.left.get(id(card)))

    def abilities_left(self, cards: Sequence[Card]) -> list[Ability]:
        """The abilities of these cards that have not been exercised yet."""
        return [ability for card in cards for _, ability in self._abilities(card)]

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Hear of every ability that is followed and every replacement effect that is carried out in the block."""
        follow, carry_out = resolving.follow, replacement.carry_out

        def following(item: StackItem, c: Context) -> Task[None]:
            self._followed(item, c.state.object(c.source))
            return follow(item, c)

        def carrying_out(word: Replacement, event: Event, c: Context) -> Task[Sequence[Event]]:
            if not is_player(c.source):  # who may be protected
                self._did(c.state.object(c.source).card, word)
            return carry_out(word, event, c)

        with ExitStack() as stack:
            stack.enter_context(patch.object(resolving, "follow", following))
            stack.enter_context(patch.object(replacement, "carry_out", carrying_out))
            yield

    def look(self, state: State) -> None:
        """See what has happened since the last look, and which static abilities apply to something now."""
        self._turn = state.turn_number
        happened = len(state.log)
        for event in islice(state.log, self._seen, None) if happened > self._seen else ():
            if isinstance(event, SpellCast):
                self._cast(state.object(event.spell))
            elif isinstance(event, LandPlayed):
                played = state.object(event.object)
                self._mark(played.card, (played.face, PLAYED))
        self._seen = happened
        wanted = {key for key in self._playing if self.left[key]}
        for object in [each for each in state.objects.values() if id(each.card) in wanted]:
            if object.kind == "card":
                self._look_at(state, object)

    def gains(self, state: State, option: Option) -> bool:
        """Whether the action exercises something that has not been exercised yet, by itself or by what may follow."""
        object = state.object(option.ref)
        card = object.card
        if not self.wants(card):
            return False
        if option.verb == "activate":
            used = state.characteristics(option.ref).abilities.activated[int(option.value)]
            return any(used in expanded(ability) for _, ability in self._abilities(card))
        if option.verb in ("cast", "play"):
            face, _, way = str(option.value).partition(" ")
            others = set(castable_faces(card)).difference([int(face)]) if card is not None and int(face) != BOTH else ()
            waiting = [ability for place, ability in self._abilities(card) if place[0] not in others]
            return (int(face), PLAYED) in self.left[id(card)] or any(is_furthered(each, way) for each in waiting)
        return True

    def wants_from(self, card: Card, zone: str) -> bool:
        """Whether an ability of the card that functions in that zone has not been exercised yet."""
        return any(
            isinstance(part, TriggeredAbility) and part.zone == zone
            for _, ability in self._abilities(card)
            for part in expanded(ability)
        )

    def mana_sources(self, state: State, player: int) -> list[int]:
        """The permanents of the player that have mana abilities which have not been exercised."""
        return [
            each
            for each in state.battlefield
            if state.objects[each].controller == player
            and any(
                part in state.characteristics(each).abilities.mana
                for _, ability in self._abilities(state.objects[each].card)
                for part in expanded(ability)
            )
        ]

    def took(self, state: State, option: Option) -> None:
        """A player has picked this option: perhaps a special action (116)."""
        object = state.objects.get(option.ref)
        if object is None or object.card is None or option.verb not in special_actions.VERBS:
            return
        for place, ability in self._abilities(object.card):
            if any(action.verb == option.verb for action in ability.actions()):
                self._mark(object.card, place)

    # What has been done

    def _mark(self, card: Card | None, place: Place) -> None:
        left = self.left.get(id(card))
        if left is not None and place in left:
            left.remove(place)
            self.progress = self._turn

    def _abilities(self, card: Card | None) -> Iterator[tuple[Place, Ability]]:
        """The abilities of a card that have not been exercised yet."""
        for face, number in list(self.left.get(id(card), ())):
            if number != PLAYED and card is not None:
                yield (face, number), at_door(card.faces[face].abilities[number], face)

    def _followed(self, item: StackItem, source: GameObject) -> None:
        for place, ability in self._abilities(source.card):
            is_spell = item.ability is None and source.face in (place[0], BOTH)
            for part in expanded(ability):
                if part is item.ability or (is_spell and isinstance(part, SpellAbility)):
                    self._mark(source.card, place)

    def _did(self, card: Card | None, word: Word) -> None:
        for place, ability in self._abilities(card):
            if any(does is word for part in statics_of(ability) for does in part.does):
                self._mark(card, place)

    def _cast(self, spell: GameObject) -> None:
        card, item = spell.card, spell.item
        if card is None or item is None or not self.wants(card):
            return
        for face in range(len(card.faces)) if spell.face == BOTH else (spell.face,):
            self._mark(card, (face, PLAYED))
        for place, ability in self._abilities(card):
            named = any(way.name and way.name == item.method for way in ability.ways())
            paid = any(extra.name in item.paid for extra in ability.extras())
            if named or paid or (spell.face in (place[0], BOTH) and speaks_of_itself(ability)):
                self._mark(card, place)

    def _look_at(self, state: State, object: GameObject) -> None:
        """See whether static abilities of the object apply, and whether it is there with its keywords."""
        present = {id(ability) for ability in state.characteristics(object.id).abilities.statics}
        for place, ability in self._abilities(object.card):
            there = object.zone == "battlefield" and place[0] == object.face
            if there and (is_primitive(ability) or is_shield(ability) or is_spelled_out(ability)):
                self._mark(object.card, place)
            for part in statics_of(ability):
                if id(part) in present and functions(part, object) and applies(state, part, object):
                    self._mark(object.card, place)


def places(card: Card) -> Iterator[Place]:
    """All that is to be exercised of a card."""
    for face in castable_faces(card):
        yield face, PLAYED
    for face, each in enumerate(card.faces):
        for number in range(len(each.abilities)):
            yield face, number


def described(card: Card, place: Place) -> str:
    """One of the `places`, for people."""
    face, number = place
    shown = card.faces[face]
    if number == PLAYED:
        return f"{shown.name} is cast or played"
    ability = shown.abilities[number]
    return print_line((ability,), shown.name, shown.type_line) or f"{shown.name}: {ability.tag}"


def is_furthered(ability: Ability, way: str) -> bool:
    """Whether casting the card in this way could have the ability exercised: one used from elsewhere is not."""
    if ability.ways():
        return any(each.name == way for each in ability.ways())
    return not any(isinstance(part, ActivatedAbility) and part.zone != "battlefield" for part in expanded(ability))


def statics_of(ability: Ability) -> list[StaticAbility]:
    """The static abilities that an ability is."""
    return [part for part in expanded(ability) if isinstance(part, StaticAbility)]


def is_primitive(ability: Ability) -> bool:
    """Whether the rules themselves know the ability: it counts where its object is."""
    own = ability.ways() or ability.extras() or ability.actions()
    return not own and expanded(ability) == (ability,) and not rules_parts(ability)


def is_shield(ability: Ability) -> bool:
    """Whether the ability is a keyword that does no more than to replace or prevent: it counts where its object is."""
    return isinstance(ability, Keyword) and all(
        isinstance(part, StaticAbility) and all(isinstance(does, Replacement) for does in part.does)
        for part in expanded(ability)
        if part is not ability
    )


def is_spelled_out(ability: Ability) -> bool:
    """Whether the ability does something as a spell resolves that the rules see to by themselves for a permanent."""
    parts = expanded(ability)
    return isinstance(ability, Keyword) and bool(parts) and all(isinstance(part, SpellAbility) for part in parts)


def rules_parts(ability: Ability) -> bool:
    """Whether the ability is one of those kinds that say for themselves what they do."""
    return isinstance(ability, SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility)


def speaks_of_itself(ability: Ability) -> bool:
    """Whether the ability has had its say once its spell has been cast."""
    return is_primitive(ability) or any(part.zone == "stack" for part in statics_of(ability))


def applies(state: State, ability: StaticAbility, object: GameObject) -> bool:
    """Whether a static ability of the object that functions is true of something now."""
    if all(isinstance(does, Replacement) for does in ability.does):
        return False
    c = Context(state, object.id, object.controller)
    if ability.condition is not None and not ability.condition.holds(c):
        return False
    return bool(fitting(state, ability.what, c, True))
