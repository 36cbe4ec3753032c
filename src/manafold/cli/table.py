"""The table as one player sees it, drawn in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

if TYPE_CHECKING:
    from rich.console import Console

    from manafold.rules.view import AttackView, ObjectView, PlayerView, View

WIDTH_OF_NUMBERS = 3


def show_table(console: Console, view: View) -> None:
    """Draw the opponents, what is on the battlefield and the stack, and the viewer."""
    others = [player for player in view.players if player.id != view.player]
    mine = next(player for player in view.players if player.id == view.player)
    active = escape(view.players[view.active].name)
    when = f"Turn {view.turn}: {active}, {view.step}" if view.turn else "Before the game"
    lines: list[str] = []
    for player in others:
        lines += [title(player), *board(view, player), ""]
    lines.append("[dim]" + "─" * 30 + "[/dim]")
    lines += [*board(view, mine), title(mine), hand(mine)]
    for object in reversed(view.stack):
        lines.append(f"[magenta]on the stack: {escape(object.name)}{targets(view, object)}[/magenta]")
    console.print(Panel("\n".join(lines), title=when, title_align="left"))


def title(player: PlayerView) -> str:
    """A player in one line."""
    counters = "".join([f", {number} {kind} counters" for kind, number in player.counters.items()])
    pool = f", mana {''.join(['{' + mana + '}' for mana in player.pool])}" if player.pool else ""
    zones = f"hand {player.hand_size}, library {player.library_size}, graveyard {len(player.graveyard)}"
    return f"[bold]{escape(player.name)}[/bold]  [red]life {player.life}[/red]{counters}  {zones}{pool}"


def board(view: View, player: PlayerView) -> list[str]:
    """The permanents of a player: lands in one line, others in one line each, what is attached behind its host."""
    mine = [object for object in view.battlefield if object.controller == player.id and not object.phased_out]
    lands = [object for object in mine if "land" in object.types and "creature" not in object.types]
    attached = {id for object in view.battlefield for id in object.attachments}
    lines = [f"  {permanent(view, object)}" for object in mine if object not in lands and object.id not in attached]
    return [f"  [dim]{grouped(lands)}[/dim]", *lines] if lands else lines


def grouped(lands: Sequence[ObjectView]) -> str:
    """Lands, equal ones together: how many there are, and how many of them are untapped."""
    names = Counter([land.name for land in lands])
    untapped = Counter([land.name for land in lands if not land.tapped])
    return ", ".join([f"{count} {escape(name)} ({untapped[name]} untapped)" for name, count in names.items()])


def permanent(view: View, object: ObjectView) -> str:
    """A permanent in one line."""
    parts = [escape(object.name)]
    if object.power is not None and object.toughness is not None:
        parts.append(f"{object.power}/{object.toughness}")
    parts += [f"({number} {kind})" for kind, number in object.counters.items()]
    if object.keywords:
        parts.append(f"[green]{escape(', '.join(object.keywords))}[/green]")
    if object.damage:
        parts.append(f"[red]damage {object.damage}[/red]")
    parts += [word for word, holds in (("tapped", object.tapped), ("summoning sick", is_held(object))) if holds]
    attack = next((each for each in view.attacks if each.attacker == object.id), None)
    if attack is not None:
        parts.append(f"[yellow]{attacking(view, attack)}[/yellow]")
    parts += [f"+ {escape(name_of(view, id))}" for id in object.attachments]
    return " ".join(parts)


def is_held(object: ObjectView) -> bool:
    """Whether a creature can't attack yet (CR 302.6)."""
    return object.sick and "creature" in object.types and "haste" not in object.keywords


def attacking(view: View, attack: AttackView) -> str:
    """What an attacking creature does."""
    text = f"attacks {escape(name_of(view, attack.defender))}"
    if attack.blockers:
        return f"{text}, blocked by {escape(', '.join([name_of(view, id) for id in attack.blockers]))}"
    return f"{text}, blocked" if attack.blocked else text


def targets(view: View, object: ObjectView) -> str:
    """What a spell or ability targets."""
    chosen = [id for ids in object.choices.targets for id in ids] if object.choices is not None else []
    return f" -> {escape(', '.join([name_of(view, id) for id in chosen]))}" if chosen else ""


def name_of(view: View, id: int) -> str:
    """The name of a player or of an object that can be seen."""
    for player in view.players:
        if player.id == id:
            return player.name
        for card in player.graveyard:
            if card.id == id:
                return card.name
    found = [object.name for object in (*view.battlefield, *view.stack, *view.exile) if object.id == id]
    return found[0] if found else "nothing"


def hand(player: PlayerView) -> str:
    """The cards in hand with their costs, equal ones together."""
    counts = Counter([(card.name, card.mana_cost) for card in player.hand])
    cards = [
        f"{f'{count} ' if count > 1 else ''}{escape(name)}{f' [yellow]{escape(cost)}[/yellow]' if cost else ''}"
        for (name, cost), count in counts.items()
    ]
    return "  hand: " + (", ".join(cards) or "empty")


def show_options(console: Console, view: View) -> None:
    """The question and the numbered options."""
    decision = view.decision
    if decision is None:
        return
    source = f" ({escape(name_of(view, decision.source))})" if decision.source >= 0 else ""
    question = "What do you do?" if decision.kind == "priority" else decision.prompt
    console.print(f"[bold]{escape(question)}[/bold]{source}")
    if decision.picked:
        console.print("  picked: " + escape(", ".join([option.notation for option in decision.picked])))
    grid = Table.grid(padding=(0, 1))
    for number, option in enumerate(decision.options, 1):
        grid.add_row(f"[bold]{number:>{WIDTH_OF_NUMBERS}}[/bold]", escape(option.notation))
    console.print(grid)
