"""Games as text: how they began and every pick, one a line. A game is deterministic, so that is all of it.

    manafold replay 1
    profile standard
    seed 7
    player Ann
        40 Forest
        20 Grove Elk
    player Bob
        60 Forest
    begin 5c0e...
    Ann: yes
    Bob: keep
    # Turn 1: Ann
    Ann: play Forest
    end 91fa...

The decks are in the order of the libraries before they are shuffled; behind a line `sideboard` are the cards that the
player owns outside the game. A position has, instead of decks, lines such as
`put 0 battlefield Grove Elk | {"tapped": true}` and `life 1 12`, and after them `start {"step": "main 1", ...}`.
"begin" and "end" have the digests of the first and the last state. What begins with "#" is a comment.
"""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import json
import os
import secrets
import stat
from itertools import groupby
from typing import TYPE_CHECKING

from manafold.rules import course, notation
from manafold.rules.digest import digest
from manafold.rules.profiles import PROFILES, Profile
from manafold.rules.setup import Put, begin
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.model.card import Card
    from manafold.rules.game import Game
    from manafold.rules.setup import Setup

FIRST_LINE = "manafold replay 1"
SIDEBOARD = "sideboard"
"""The line before the cards that a player owns outside the game."""
END = "end"
"""With this the last line begins."""


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write the replay of a game to a file: first to another in the same folder, which then takes its place.

    The file has the mode of any new one, or that of the file in whose place it comes. Raises `OSError` if that fails;
    then a file that was there is whole, and no other is left behind. What is there and is no ordinary file, such as a
    device, is not replaced.
    """
    text = write(game)
    target = os.path.realpath(os.fspath(path))
    if os.path.exists(target) and not os.path.isfile(target):
        raise OSError(errno.EINVAL, "not an ordinary file", target)
    name = os.path.join(os.path.dirname(target), f".replay-{secrets.token_hex(8)}")
    handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            if os.path.exists(target):
                os.chmod(name, stat.S_IMODE(os.stat(target).st_mode))
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def write(game: Game) -> str:
    """The replay of a game. Raises `ValueError` if it isn't known how the game began."""
    setup = game.setup
    if setup is None:
        raise ValueError("it is not known how this game began: it was determinized, or made from a bare state")
    state = begin(setup)
    first = digest(state)
    if first != digest(game.first):
        raise ValueError("this position was changed by other means than those of a scenario")
    lines = [FIRST_LINE, *profile_lines(setup.profile), f"seed {setup.seed}", *player_lines(setup)]
    lines += position_lines(setup)
    lines += [f"begin {first}", *pick_lines(game), f"{END} {digest(game.state)}", ""]
    return "\n".join(lines)


def profile_lines(profile: Profile) -> list[str]:
    """The name of the profile, and what is different in it from the known one of that name."""
    known = PROFILES.get(profile.name, Profile(name=profile.name))
    lines = [f"profile {one_line(profile.name)}"]
    for field in dataclasses.fields(profile):
        value = getattr(profile, field.name)
        if value != getattr(known, field.name):
            lines.append(f"rule {field.name} {json.dumps(value)}")
    return lines


def player_lines(setup: Setup) -> list[str]:
    """The players with their decks, if they have any."""
    lines: list[str] = []
    for number, name in enumerate(setup.names):
        check_player_name(name)
        lines.append(f"player {name}")
        deck: tuple[Card, ...] = setup.decks[number] if setup.decks else ()
        lines += card_lines(deck)
        if setup.sideboards and setup.sideboards[number]:
            lines += [SIDEBOARD, *card_lines(setup.sideboards[number])]
    return lines


def card_lines(cards: tuple[Card, ...]) -> list[str]:
    """The cards of a deck or a sideboard, in their order."""
    return [f"    {len(list(run))} {one_line(card)}" for card, run in groupby([card.name for card in cards])]


def position_lines(setup: Setup) -> list[str]:
    """The cards and life totals of a position, and when it begins."""
    if setup.start is None:
        return []
    lines = [put_line(each) for each in setup.puts]
    lines += [f"life {player} {total}" for player, total in setup.life.items()]
    lines.append(f"start {json.dumps(dataclasses.asdict(setup.start))}")
    return lines


def put_line(put: Put) -> str:
    """One card of a position, with what is not ordinary about it."""
    plain = Put(put.player, put.zone, put.card)
    details = {
        name: getattr(put, name)
        for name in ("tapped", "sick", "damage", "counters", "attached_to", "controller", "face", "commander")
        if getattr(put, name) != getattr(plain, name)
    }
    more = f" | {json.dumps(details)}" if details else ""
    return f"put {put.player} {put.zone} {one_line(put.card.name)}{more}"


def check_player_name(name: str) -> None:
    """Raises `ValueError` if a player with this name can't stand in a replay."""
    if one_line(name).startswith(("#", f"{END} ")):
        raise ValueError(f"a replay can't hold the name {name!r} of a player: there, # or {END} means something else")


def one_line(name: str) -> str:
    """The name, if it can stand in a line; raises `ValueError` if it can't."""
    if name != " ".join(name.split()) or not name:
        raise ValueError(f"a replay can't hold the name {name!r}: expected words with single spaces between them")
    return name


def pick_lines(game: Game) -> list[str]:
    """Every pick in notation, and where turns begin. The game is played once more for that."""
    lines: list[str] = []
    turn = NOTHING
    again = game.again()
    for pick in game.picks:
        state = again.state
        if state.turn_number != turn:
            turn = state.turn_number
            lines.append(f"# Turn {turn}: {state.label(state.active)}" if turn else "# Before the first turn")
        lines.append(pick_line(again, pick))
        again.repeat(pick)
    return lines


def pick_line(game: Game, pick: int) -> str:
    """A pick that is about to be made, with the player who makes it."""
    state = game.state
    if pick < 0:
        player, by_hand = course.declared(pick)
        if by_hand:
            return f"{state.label(player)}: {AUTOMATIC if player in state.manual_mana else BY_HAND}"
        return f"{state.label(player)}: {CONCEDE}"
    assert game.decision is not None
    return f"{state.label(game.decision.player)}: {notation.notations(game.decision)[pick]}"


CONCEDE = "concede"
BY_HAND = "pay by hand"
AUTOMATIC = "pay automatically"
