"""`manafold match`: many games between the same decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from manafold.cli.decks import Rules, cards_called, construction_called
from manafold.cli.output import WRONG_CALL, Jobs, Json, Seed, errors_said, fail, print_json

if TYPE_CHECKING:
    from manafold.lab.match import GameResult, MatchResult, Plan


def match(
    decks: Annotated[list[str], typer.Argument(metavar="DECK DECK...", help="Built-in decks or files.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1,
    seed: Seed = 0,
    players: Annotated[
        str, typer.Option(help="Who plays the decks: heuristic or random, one name for all or one for each.")
    ] = "heuristic",
    jobs: Jobs = 1,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats", help="Don't change seats after every game.")] = False,
    rules: Rules = "constructed",
    as_json: Json = False,
    log: Annotated[bool, typer.Option("--log", help="Tell what happens in every game.")] = False,
) -> None:
    """Play games between decks, and count who wins."""
    if as_json and log:
        fail("--json and --log can't be used together", WRONG_CALL)
    with errors_said():
        plan = plan_of(decks, players, seed, fixed_seats, rules, log)
    from manafold.lab.match import play_match

    try:
        result = play_match(plan, games, jobs, tell if log else None)
    except ValueError as error:
        fail(error, WRONG_CALL)
    if as_json:
        print_json(figures(plan, result))
    else:
        print(summary(plan, result))


def plan_of(decks: list[str], players: str, seed: int, fixed_seats: bool, rules: str, log: bool) -> Plan:
    """What is to be played."""
    from manafold.lab.match import Entrant, Plan

    names = [name.strip() for name in players.split(",")]
    if len(names) == 1:
        names *= len(decks)
    if len(decks) < 2 or len(names) != len(decks):
        fail(f"expected two or more decks, and a player for each, got {len(decks)} and {len(names)}", WRONG_CALL)
    construction = construction_called(rules)
    entrants: list[Entrant] = []
    for deck, player in zip(decks, names, strict=True):
        brought = cards_called(deck, construction)
        entrants.append(Entrant(deck, brought.main, player, brought.sideboard))
    return Plan(tuple(entrants), seed, fixed_seats, log)


def figures(plan: Plan, result: MatchResult) -> dict[str, object]:
    """The result for machines."""
    return {
        "games": result.games,
        "wins": list(result.wins),
        "draws": result.draws,
        "broken_off": result.broken_off,
        "turns_mean": result.turns_mean,
        "picks": result.picks,
        "seconds": result.seconds,
        "decks": [entrant.deck for entrant in plan.entrants],
        "players": [entrant.player for entrant in plan.entrants],
        "seed": plan.seed,
    }


def summary(plan: Plan, result: MatchResult) -> str:
    """The result for people."""
    from manafold.lab.match import names_of

    lines = [
        f"{name} ({entrant.player}): {wins} of {result.games} won"
        for name, entrant, wins in zip(names_of(plan), plan.entrants, result.wins, strict=True)
    ]
    if result.draws:
        lines.append(f"draws: {result.draws}")
    if result.broken_off:
        lines.append(f"broken off, since they did not end: {result.broken_off}")
    speed = result.games / result.seconds if result.seconds else 0.0
    lines.append(f"{result.turns_mean} turns a game, {result.seconds} seconds, {speed:.1f} games a second")
    return "\n".join(lines)


def tell(result: GameResult) -> None:
    """Tell one game."""
    print(f"Game {result.number + 1}")
    print("\n".join(result.log))
    print()
