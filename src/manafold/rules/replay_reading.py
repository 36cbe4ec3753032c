"""Reading replays: every line is checked, every pick must be legal, and the game must end as it did."""

from __future__ import annotations

import dataclasses
import json
import os
import re
from typing import TYPE_CHECKING, Any

from manafold.model.likeness import nearest
from manafold.rules.card_source import find_card, not_understood, unknown, unread_lines
from manafold.rules.choice_errors import ChoiceError
from manafold.rules.digest import digest
from manafold.rules.profiles import PROFILES, Profile
from manafold.rules.replay import AUTOMATIC, BY_HAND, CONCEDE, END, FIRST_LINE, SIDEBOARD
from manafold.rules.setup import Moment, Put, Setup, begin, check_number
from manafold.rules.terms import STEPS, ZONES

if TYPE_CHECKING:
    from collections.abc import Callable

    from manafold.model.card import Card
    from manafold.rules.card_source import Cards
    from manafold.rules.game import Game
    from manafold.rules.state import State

    MakeGame = Callable[[State, Setup], Game]

DECK_LINE = re.compile(r"([0-9]{1,6}) (.+)")
PUT_LINE = re.compile(r"([0-9]+) ([a-z]+) (.+?)(?: \| (\{.*\}))?")


class ReplayError(ValueError):
    """Something is wrong in a replay; `line` is the number of the line, from 1."""

    def __init__(self, line: int, message: str, path: str = "") -> None:
        self.line = line
        self.message = message
        super().__init__(f"{path}, line {line}: {message}" if path else f"line {line}: {message}")


def load(path: str | os.PathLike[str], cards: Cards, make: MakeGame, allow_partial: bool = False) -> Game:
    """The game in a file, as `read` reads it. Raises `ReplayError`, or `OSError` if the file can't be read."""
    with open(path, "rb") as file:
        data = file.read()
    try:
        return read(data.decode("utf-8"), cards, make, allow_partial)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise ReplayError(line, "expected text in UTF-8", os.fspath(path)) from None
    except ReplayError as error:
        raise ReplayError(error.line, error.message, os.fspath(path)) from None


def read(text: str, cards: Cards, make: MakeGame, allow_partial: bool = False) -> Game:
    """The game of a replay, begun by `make`. Raises `ReplayError`, also for partly read cards."""
    return Reader(text, cards, allow_partial).game(make)


class Reader:
    """Reads one replay. `number` is the number of the line that is being read."""

    def __init__(self, text: str, cards: Cards, allow_partial: bool) -> None:
        self.lines = text.split("\n")
        self.cards = cards
        self.allow_partial = allow_partial
        self.number = 0
        self.known: dict[str, Card] = {}
        self.profile = Profile()
        self.rules: dict[str, Any] = {}
        self.seed = 0
        self.names: list[str] = []
        self.decks: list[list[Card]] = []
        self.sideboards: list[list[Card]] = []
        self.listed = 0
        self.aside = False
        self.puts: list[Put] = []
        self.life: dict[int, int] = {}
        self.start: Moment | None = None
        self.said: set[str] = set()

    def error(self, message: str) -> ReplayError:
        """Something is wrong in this line."""
        return ReplayError(self.number, message)

    def expected(self, what: str, found: str, hint: str = "") -> ReplayError:
        """Something else was expected in this line."""
        more = f'; did you mean "{hint}"?' if hint else ""
        return self.error(f'expected {what}, got "{found}"{more}')

    def next_line(self) -> str:
        """The next line that says something; its indentation is kept."""
        while self.number < len(self.lines):
            line = self.lines[self.number].rstrip()
            self.number += 1
            if line and not line.startswith("#"):
                return line
        raise self.error("the replay is cut off: expected more lines, the last of them with the digest of its end")

    def game(self, make: MakeGame) -> Game:
        """Read everything."""
        line = self.next_line()
        if line != FIRST_LINE:
            raise self.expected(f'"{FIRST_LINE}"', line)
        setup = self.read_setup()
        game = make(begin(setup), setup)
        line = self.next_line()
        while not line.startswith(f"{END} "):
            self.read_pick(game, line)
            line = self.next_line()
        if line.removeprefix(f"{END} ") != digest(game.state):
            raise self.error("the game does not end as it did: cards, rules or the replay have changed")
        if any(rest.strip() and not rest.startswith("#") for rest in self.lines[self.number :]):
            self.next_line()
            raise self.error("nothing may follow the end")
        return game

    # How it began

    def read_setup(self) -> Setup:
        """Everything up to the line "begin ..."."""
        word, rest = self.next_statement()
        while word != "begin":
            self.read_statement(word, rest)
            word, rest = self.next_statement()
        if not self.names:
            raise self.error("there is no player")
        if self.start is None and (self.puts or self.life):
            raise self.error('expected a line with "start" in a position')
        decks = tuple([tuple(deck) for deck in self.decks]) if self.start is None else ()
        profile = dataclasses.replace(self.profile, **self.rules)
        setup = Setup(tuple(self.names), self.seed, profile, decks, tuple(self.puts), dict(self.life), self.start)
        if self.start is None and any(self.sideboards):
            setup = dataclasses.replace(setup, sideboards=tuple([tuple(each) for each in self.sideboards]))
        try:
            first = digest(begin(setup))
        except ValueError as error:
            raise self.error(str(error)) from None
        if first != rest:
            raise self.error("the game does not begin as it did: cards or rules have changed since")
        return setup

    def next_statement(self) -> tuple[str, str]:
        """The first word of the next line and the rest; the word is "" for a line of a deck."""
        line = self.next_line()
        if line.startswith(" "):
            return "", line.strip()
        word, _, rest = line.partition(" ")
        return word, rest

    def read_statement(self, word: str, rest: str) -> None:
        """One line of the beginning."""
        if word in ("profile", "seed", "start"):
            self.once(word)
        if word == "":
            self.read_deck_line(rest)
        elif word == "profile":
            self.profile = PROFILES.get(rest, Profile(name=rest))
        elif word == "rule":
            self.read_rule(rest)
        elif word == "seed":
            self.seed = self.integer(rest)
        elif word == "player":
            self.names.append(rest)
            self.decks.append([])
            self.sideboards.append([])
            self.aside = False
        elif word == SIDEBOARD and self.names:
            self.once(f"{SIDEBOARD} of {self.names[-1]}")
            self.aside = True
        elif word == "put":
            self.puts.append(self.read_put(rest))
        elif word == "life":
            player, _, total = rest.partition(" ")
            number = self.player(player)
            self.once(f"life {number}")
            self.life[number] = self.integer(total)
        elif word == "start":
            self.start = self.read_start(rest)
        else:
            words = ("profile", "rule", "seed", "player", SIDEBOARD, "put", "life", "start", "begin")
            raise self.expected(f"one of {', '.join(words)}", word, nearest(word, words))

    def once(self, what: str) -> None:
        """Note that this is said; raises an error if it was said before."""
        if what in self.said:
            raise self.error(f'"{what}" is there for the second time')
        self.said.add(what)

    def integer(self, text: str) -> int:
        """A whole number."""
        if re.fullmatch(r"-?[0-9]{1,1000}", text) is None:
            raise self.expected("a whole number", text)
        return int(text)

    def player(self, text: str) -> int:
        """The number of a player."""
        number = self.integer(text)
        if not 0 <= number < len(self.names):
            raise self.expected(f"the number of a player below {len(self.names)}", text)
        return number

    def card(self, name: str) -> Card:
        """The card of this name."""
        found = self.known.get(name)
        if found is None:
            found = find_card(self.cards, name)
            if found is None:
                problem = unknown(self.cards, name, "")
                raise self.expected(problem.expected, name, problem.suggestion)
            unread = unread_lines(self.cards, found)
            if unread and not self.allow_partial:
                raise self.error(str(not_understood(found.name, unread)))
            self.known[name] = found
        return found

    def read_deck_line(self, rest: str) -> None:
        """Some equal cards of a deck."""
        match = DECK_LINE.fullmatch(rest)
        if match is None or not self.decks:
            raise self.expected('a number and the name of a card, after a line with "player"', rest)
        card, copies = self.card(match.group(2)), int(match.group(1))
        self.listed += copies
        try:
            check_number(self.listed)
        except ValueError as error:
            raise self.error(str(error)) from None
        listed = self.sideboards if self.aside else self.decks
        listed[-1] += [card] * copies

    def read_rule(self, rest: str) -> None:
        """A rule in which the profile differs from the known one of its name."""
        name, _, value = rest.partition(" ")
        fields = [field.name for field in dataclasses.fields(Profile)]
        if name not in fields:
            raise self.expected("a rule of the profile", name, nearest(name, fields))
        self.once(f"rule {name}")
        known = getattr(Profile(), name)
        loaded = self.json(value)
        if type(loaded) is not type(known):
            raise self.expected(f"a value such as {json.dumps(known)}", value)
        self.rules[name] = loaded

    def json(self, text: str) -> Any:
        """A piece of JSON."""
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise self.expected("JSON", text) from None

    def record(self, text: str, known: dict[str, object]) -> dict[str, Any]:
        """A JSON object in which each of the keys is `known`, with a value like the one there."""
        loaded = self.json(text)
        if not isinstance(loaded, dict):
            raise self.expected("a JSON object", text)
        for key, value in loaded.items():
            if key not in known:
                raise self.expected(f"one of {', '.join(known)}", str(key), nearest(str(key), known))
            if type(value) is not type(known[key]):
                raise self.expected(f'"{key}" such as {json.dumps(known[key])}', json.dumps(value))
        return loaded

    def read_put(self, rest: str) -> Put:
        """A card of a position."""
        match = PUT_LINE.fullmatch(rest)
        if match is None:
            raise self.expected("a player, a zone and the name of a card", rest)
        player, zone, name, details = match.groups()
        if zone not in ZONES:
            raise self.expected("a zone", zone, nearest(zone, ZONES))
        known: dict[str, object] = {
            "tapped": True, "sick": True, "damage": 1, "counters": {"+1/+1": 1}, "attached_to": 100, "controller": 1,
            "face": 1, "commander": True,
        }  # fmt: skip
        more = self.record(details, known) if details else {}
        plain = Put(self.player(player), next(each for each in ZONES if each == zone), self.card(name))
        return dataclasses.replace(plain, **more)

    def read_start(self, rest: str) -> Moment:
        """When a position begins."""
        loaded = self.json(rest)
        if not isinstance(loaded, dict) or set(loaded) != {"step", "active", "turn", "priority"}:
            raise self.expected('"step", "active", "turn" and "priority"', rest)
        step, priority = loaded["step"], loaded["priority"]
        if step not in STEPS:
            raise self.expected("a step", str(step), nearest(str(step), STEPS))
        first = None if priority is None else self.player(str(priority))
        active = self.player(str(loaded["active"]))
        return Moment(next(each for each in STEPS if each == step), active, self.integer(str(loaded["turn"])), first)

    # What was picked

    def read_pick(self, game: Game, line: str) -> None:
        """One pick, or a run of picks, with the name of the player before it."""
        for player, name in enumerate(self.names):
            for action in (CONCEDE, BY_HAND, AUTOMATIC):
                if line == f"{name}: {action}":
                    self.declare(game, player, action)
                    return
        if game.decision is None:
            raise self.error(f'the game is over, but there is another pick: "{line}"')
        asked = f"{self.names[game.decision.player]}: "
        if not line.startswith(asked):
            raise self.expected(f'a pick that begins with "{asked}"', line)
        try:
            game.choose(line[len(asked) :])
        except ChoiceError as error:
            raise self.error(str(error)) from None
        if game.refused:
            raise self.error(f'"{line}" can\'t be completed (CR {game.refused})')

    def declare(self, game: Game, player: int, action: str) -> None:
        """What a player does without being asked."""
        before = game.picks
        try:
            if action == CONCEDE:
                game.concede(player)
            else:
                game.pay_by_hand(player, action == BY_HAND)
        except ChoiceError as error:
            raise self.error(str(error)) from None
        if game.picks == before:
            raise self.error(f"{self.names[player]} does {action} already")
