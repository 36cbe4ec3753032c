"""`manafold cards read`: what a text means, or where and why it is not understood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from manafold.cli.output import FAILED, WRONG_CALL, Json, errors_said, fail, print_json

if TYPE_CHECKING:
    from manafold.grammar.declined import Declined
    from manafold.model.shapes import Data
    from manafold.model.typeline import TypeLine
    from manafold.oracle.reading import ReadLine

USUAL_TYPES: Final = ("Creature", "Sorcery")
"""The type lines that a text is tried with if none is given: that of a permanent, and that of a spell."""


def read(
    text: Annotated[str, typer.Option(help=r"Oracle text; a line ends at a line break or at \n.")],
    type_line: Annotated[
        str | None, typer.Option("--type", help="The type line; by default a creature's or else a sorcery's.")
    ] = None,
    name: Annotated[str, typer.Option(help="What the text calls its own object.")] = "~",
    as_json: Json = False,
    as_yaml: Annotated[bool, typer.Option("--yaml", help="Print the abilities as a YAML document alone.")] = False,
) -> None:
    """Show what a text means, as a tree and printed back; or where and why it is not understood."""
    if as_json and as_yaml:
        fail("--json and --yaml can't stand together", WRONG_CALL)
    with errors_said():
        from manafold.grammar.declined import Declined
        from manafold.model.errors import NotationError
        from manafold.model.typeline import TypeLine

        try:
            types = [TypeLine.parse(each) for each in ((type_line,) if type_line else USUAL_TYPES)]
        except NotationError as error:
            fail(error, WRONG_CALL)
        line, lines = best_reading(text.replace("\\n", "\n"), name, types)
    declined = [each.abilities for each in lines if isinstance(each.abilities, Declined)]
    if as_json:
        print_json({"type_line": str(line), "lines": [figures(each, name, line) for each in lines]})
    elif as_yaml and not declined:
        print(tree([ability for each in lines for ability in dumped(each)]), end="")
    else:
        print("\n".join([f"As the text of: {line}", *[report(each, name, line) for each in lines]]))
    if declined:
        raise typer.Exit(FAILED)


def best_reading(text: str, name: str, types: list[TypeLine]) -> tuple[TypeLine, list[ReadLine]]:
    """The type line with which most of the text is understood, the first of equal ones, and what is read."""
    from manafold.oracle.mending import advised
    from manafold.oracle.reading import read_face

    readings = [(line, [advised(each, line) for each in read_face(text, name, line)]) for line in types]
    return max(readings, key=lambda each: (sum(map(understood, each[1])), sum(map(is_explained, each[1]))))


def understood(line: ReadLine) -> int:
    """How many characters of a line are understood."""
    from manafold.grammar.declined import Declined

    return line.abilities.position if isinstance(line.abilities, Declined) else len(line.line.text) + 1


def is_explained(line: ReadLine) -> bool:
    """Whether more is known of a line that is not understood than what was expected."""
    from manafold.grammar.declined import Declined

    found = line.abilities
    return isinstance(found, Declined) and (bool(found.meant) or found.reason != "not understood")


def dumped(line: ReadLine) -> list[Data]:
    """The abilities that a line means, as data; none if it is declined."""
    from manafold.grammar.declined import Declined
    from manafold.words import CODEC

    return [] if isinstance(line.abilities, Declined) else [CODEC.dump(each) for each in line.abilities]


def figures(line: ReadLine, name: str, type_line: TypeLine) -> dict[str, object]:
    """A line for machines."""
    from manafold.grammar.declined import Declined
    from manafold.oracle.printing import print_line

    found = line.abilities
    if not isinstance(found, Declined):
        return {
            "text": line.line.full_text,
            "abilities": dumped(line),
            "printed": print_line(found, name, type_line),
        }
    return {
        "text": line.line.full_text,
        "declined": {
            "reason": found.reason,
            "position": found.position,
            "found": found.found,
            "expected": list(found.expected),
            "nearest": found.nearest,
        },
    }


def report(line: ReadLine, name: str, type_line: TypeLine) -> str:
    """A line for people."""
    from manafold.grammar.declined import Declined
    from manafold.oracle.printing import print_line

    found = line.abilities
    if isinstance(found, Declined):
        return f"\n{marked(found)}\n{found}"
    printed = print_line(found, name, type_line) or "(can't be printed back)"
    return f"\n{line.line.full_text}\n\n{tree(dumped(line))}\nprinted back: {printed}"


def marked(declined: Declined) -> str:
    """The text that was declined, with a mark below the place."""
    before, after = declined.text[: declined.position], declined.text[declined.position :]
    first, line_break, rest = after.partition("\n")
    mark = " " * len(before.rpartition("\n")[2]) + "^"
    return f"{before}{first}\n{mark}{line_break}{rest}"


def tree(abilities: list[Data]) -> str:
    """Abilities as YAML."""
    from manafold.model.documents import write_yaml

    return write_yaml(abilities)
