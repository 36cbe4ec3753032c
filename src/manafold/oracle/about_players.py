"""Whether it is players that words of a text speak of, and not objects."""

from __future__ import annotations

from manafold.grammar.subjects import SaidYou
from manafold.model.words import Filter, Ref, Static
from manafold.oracle.nouns import nouns_of
from manafold.oracle.surface import Pronoun, TargetHere
from manafold.rules.permissions import PlayerRule
from manafold.words.filters.every import Every
from manafold.words.filters.pointed import Is
from manafold.words.keywords.protection import PlayerProtection
from manafold.words.refs.combat import AttackingPlayer, DefendingPlayer
from manafold.words.refs.noun_phrases import Choose, Each
from manafold.words.refs.plain import You
from manafold.words.refs.players import ControllerOf, OwnerOf, PlayerOrControllerOf, YouAnd
from manafold.words.statics.players import PlayerHexproof, PlayerShroud

_PLAYERS = (You, SaidYou, ControllerOf, OwnerOf, PlayerOrControllerOf, DefendingPlayer, AttackingPlayer, YouAnd)
_NOUNS = frozenset(("player", "opponent"))
_OF_BOTH = (PlayerHexproof, PlayerProtection, PlayerShroud)
"""Words for players that are written as those for objects are."""


def fits(does: tuple[Static, ...], players: bool | None) -> bool:
    """Whether all that is stated can be said of players, or of objects; None if it can't be told which they are."""
    if players is None:
        return not any([isinstance(static, _OF_BOTH) for static in does])
    return all([isinstance(static, PlayerRule) is players for static in does])


def describes_players(what: Filter) -> bool | None:
    """Whether a description is one of players; None if that can't be told."""
    if isinstance(what, Every):
        return describes_players(what.what)
    if isinstance(what, Is):
        return are_players(what.ref)
    nouns = nouns_of(what)
    return bool(nouns) and nouns <= _NOUNS


def are_players(ref: Ref) -> bool | None:
    """Whether a reference is to players; None if that can't be told."""
    if isinstance(ref, _PLAYERS):
        return True
    if isinstance(ref, Each | Choose):
        return describes_players(ref.what)
    if isinstance(ref, TargetHere):
        return describes_players(ref.spec.what)
    if isinstance(ref, Pronoun):
        if ref.said.endswith(("player", "players", "opponent", "opponents")):
            return True
        return None if ref.said in ("they", "them") else False
    return None
