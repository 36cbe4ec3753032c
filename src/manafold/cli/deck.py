"""`manafold deck`: deck lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from manafold.cli.decks import Rules, construction_called
from manafold.cli.output import FAILED, Json, counted, errors_said, print_json

if TYPE_CHECKING:
    from manafold.decks.decklist import Deck
    from manafold.decks.legality import Verdict

app = typer.Typer(help="Deck lists.", no_args_is_help=True)


@app.command(name="check")
def check(
    deck: Annotated[str, typer.Argument(help="A file, or the name of a built-in deck.")],
    rules: Rules = "constructed",
    as_json: Json = False,
) -> None:
    """Check whether a deck is built by the rules, and whether all of its cards can be played."""
    with errors_said():
        from manafold.decks.builtin import load_deck
        from manafold.decks.legality import Verdict, check_deck
        from manafold.decks.playing import check_cards, sideboard_of
        from manafold.library.builtin import all_cards

        found = load_deck(deck)
        construction = construction_called(rules)
        if construction is None:
            main, side = check_cards(found, all_cards()), check_cards(sideboard_of(found), all_cards())
            verdict = Verdict((*main.problems, *side.problems), (*main.unread, *side.unread))
        else:
            verdict = check_deck(found, all_cards(), construction)
    if as_json:
        print_json(figures(found, verdict))
    else:
        print("\n".join(report(found, verdict)))
    if not verdict.is_playable:
        raise typer.Exit(FAILED)


def figures(deck: Deck, verdict: Verdict) -> dict[str, object]:
    """The verdict for machines."""
    return {
        "deck": deck.name,
        "cards": len(deck.cards()),
        "legal": verdict.is_legal,
        "playable": verdict.is_playable,
        "problems": [str(problem) for problem in verdict.problems],
        "unread": {each.card: list(each.lines) for each in verdict.unread},
    }


def report(deck: Deck, verdict: Verdict) -> list[str]:
    """The verdict for people."""
    if verdict.is_playable:
        return [f"{deck.name}: {counted(len(deck.cards()), 'card')}, can be played"]
    return [*[str(problem) for problem in verdict.problems], *[f"not understood: {each}" for each in verdict.unread]]


@app.command(name="list")
def list_decks(as_json: Json = False) -> None:
    """List the built-in decks."""
    with errors_said():
        from manafold.decks.builtin import builtin_decks, load_builtin

        decks = {name: load_builtin(name) for name in builtin_decks()}
    if as_json:
        print_json({"decks": list(decks)})
        return
    for name, deck in decks.items():
        cards = deck.cards()
        print(f"{name:14} {counted(len(cards), 'card')}, {len(set(cards))} different")
