"""`manafold cards`: what is understood of card texts, the user's own cards, and how a card reads."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from manafold.cli import reading, searching
from manafold.cli.fuzz import described
from manafold.cli.output import FAILED, WRONG_CALL, Json, Seed, counted, errors_said, fail, print_json, progress

if TYPE_CHECKING:
    from manafold.lab.verify import Verification
    from manafold.library.coverage import Coverage
    from manafold.library.importing import Imported

app = typer.Typer(help="Cards and their texts.", no_args_is_help=True)
app.command(name="read")(reading.read)
app.command(name="search")(searching.search)

File = Annotated[Path, typer.Argument(help="Scryfall bulk data or MTGJSON AtomicCards, plain or gzip.")]
Sample = Annotated[int | None, typer.Option(min=1, help="Only so many of the cards, at random.")]
Processes = Annotated[int | None, typer.Option(min=1, help="In how many processes; by default all processors.")]


@app.command(name="coverage")
def coverage(
    file: File,
    jobs: Processes = None,
    top: Annotated[int, typer.Option(min=0, help="How many reasons are listed, for people.")] = 25,
    why: Annotated[str | None, typer.Option(help="List reasons with these words only, with a few lines each.")] = None,
    printed: Annotated[bool, typer.Option("--printed", help="List the lines that are printed differently.")] = False,
    sample: Sample = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same sample.")] = 0,
    as_json: Json = False,
) -> None:
    """Measure how much of the cards in a file is understood, and what would unlock most of the others."""
    with errors_said(), progress("Reading") as told:
        from manafold.library.coverage import measure

        found = measure(file, jobs, told, sample, seed)
    if as_json:
        print_json(found.data())
        return
    print_coverage(found)
    for text, other in found.different if printed else ():
        print(f"- {text}\n+ {other}")
    for reason in [each for each in found.declined() if why is None or why in each.reason][:top]:
        print(f"{reason.cards_unlocked:6} of {reason.cards:6} cards unlocked: {reason.reason}")
        for text in found.examples.get(reason.reason, ()) if why is not None else ():
            print(f"       {text}")


def print_coverage(found: Coverage) -> None:
    """The figures for people."""
    print(f"cards              {found.cards}")
    print(f"read whole         {found.read_whole} ({share(found.read_whole, found.cards)})")
    print(f"lines              {found.lines}")
    print(f"lines read         {found.lines_read} ({share(found.lines_read, found.lines)})")
    back = share(found.lines_printed_back, found.lines_read)
    print(f"printed back       {found.lines_printed_back} ({back} of those read)")


def share(part: int, whole: int) -> str:
    """A part as a percentage."""
    return f"{part / whole:.1%}" if whole else "none"


@app.command(name="verify")
def verify(
    file: Annotated[Path | None, typer.Argument(help="A file of cards, as for coverage.")] = None,
    library: Annotated[bool, typer.Option("--library", help="Verify the built-in library.")] = False,
    jobs: Processes = None,
    sample: Sample = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Play every card that is read: see whether all of its abilities are exercised, and whether anything goes wrong."""
    if library == (file is not None):
        fail("expected either a file or --library", WRONG_CALL)
    with errors_said(), progress("Verifying") as told:
        from manafold.lab.verify import verify as run

        found = run(file, seed, jobs, sample, told)
    if as_json:
        idle = [{"name": card.name, "idle": list(card.idle)} for card in found.cards if card.idle]
        counted = {"cards": len(found.cards), "exercised": found.exercised, "seconds": found.seconds}
        print_json({**counted, "idle": idle, "findings": [asdict(finding) for finding in found.findings]})
    else:
        print_verification(found)
    if found.findings:
        raise typer.Exit(FAILED)


def print_verification(found: Verification) -> None:
    """What was found, for people."""
    for finding in found.findings:
        print(described(finding))
    for card in found.cards:
        for each in card.idle:
            print(f"{card.name}: not exercised: {each}")
    whole = share(found.exercised, len(found.cards))
    findings = counted(len(found.findings), "finding")
    print(f"{counted(len(found.cards), 'card')}, {found.exercised} exercised ({whole}), {findings}")


@app.command(name="import")
def import_file(file: File, jobs: Processes = None, as_json: Json = False) -> None:
    """Add the cards in a file to your own store. If the file does not read, the store stays as it was.

    The exit status is 1 if a card of it was not stored; all others are, then.
    """
    with errors_said(), progress("Importing") as told:
        from manafold.library.importing import import_cards

        found = import_cards(file, jobs=jobs, progress=told)
    if as_json:
        print_json(asdict(found))
    else:
        print_import(found)
    if found.refused:
        raise typer.Exit(FAILED)


def print_import(found: Imported) -> None:
    """What an import has done, for people."""
    partly = counted(found.partly, "is", "are")
    print(f"{counted(found.whole, 'card')} can be played, {partly} stored with lines that are not understood")
    for name, lines in found.unread.items():
        print("\n".join([f"{name}:", *[f"  {line}" for line in lines]]))
    more = found.partly - len(found.unread)
    if more:
        print(f"... and {more} more with such lines")
    if found.builtin:
        print(f"{counted(found.builtin, 'card is', 'cards are')} in the built-in library already, just so")
    for name, reason in found.refused.items():
        print(f"not stored: {name}: {reason}")


@app.command(name="show")
def show(
    name: Annotated[str, typer.Argument(help="The name of a card.")],
    as_json: Json = False,
) -> None:
    """Print a card as people know it; with --json its data."""
    with errors_said():
        from manafold.cli.card_text import card_text
        from manafold.library.builtin import all_cards
        from manafold.words import CODEC

        library = all_cards()
        card = library.find(name)
        if card is None:
            near = library.suggest(name)
            hint = f"; did you mean {' or '.join(near[:3])}?" if near else ""
            fail(f'there is no card "{name}" in the library or your own store{hint}', WRONG_CALL)
        unread = library.unread(card.name)
    if as_json:
        print_json({"card": CODEC.dump(card), "unread": list(unread)})
    else:
        print(card_text(card, unread))
