"""The table as one player sees it, drawn in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from manafold.cli.output import counted

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.view import AttackView, DecisionView, ObjectView, PlayerView, View

WIDTH_OF_NUMBERS = 3


class Drawing:
    """A view to be drawn. `numbers` are those that tell things of one name apart in the options, by id; `meanings` are
    what the options mean, where their notation doesn't say it.
    """

    def __init__(self, view: View, numbers: Mapping[int, int], meanings: Sequence[str]) -> None:
        self.view = view
        self.numbers = numbers
        self.meanings = meanings

    def table(self) -> Panel:
        """The opponents, what is on the battlefield and the stack, and the viewer."""
        view = self.view
        others = [player for player in view.players if player.id != view.player]
        mine = next(player for player in view.players if player.id == view.player)
        active = escape(view.players[view.active].name)
        when = f"Turn {view.turn}: {active}, {view.step}" if view.turn else "Before the game"
        lines: list[str] = []
        for player in others:
            lines += [title(player), *self.board(player), ""]
        lines.append("[dim]" + "─" * 30 + "[/dim]")
        lines += [*self.board(mine), title(mine), self.hand(mine)]
        for object in reversed(view.stack):
            lines.append(f"[magenta]on the stack: {escape(self.called(object))}{self.targets(object)}[/magenta]")
        return Panel("\n".join(lines), title=when, title_align="left")

    def board(self, player: PlayerView) -> list[str]:
        """The permanents of a player: lands in one line, others in a line each, what is attached behind its host."""
        field = self.view.battlefield
        mine = [object for object in field if object.controller == player.id and not object.phased_out]
        lands = [object for object in mine if "land" in object.types and "creature" not in object.types]
        attached = {id for object in field for id in object.attachments}
        lines = [f"  {self.permanent(object)}" for object in mine if object not in lands and object.id not in attached]
        return [f"  [dim]{self.grouped(lands)}[/dim]", *lines] if lands else lines

    def grouped(self, lands: Sequence[ObjectView]) -> str:
        """Lands, those that are called the same together: how many there are, and how many of them are untapped."""
        names = Counter([self.called(land) for land in lands])
        untapped = Counter([self.called(land) for land in lands if not land.tapped])
        return ", ".join([f"{count} {escape(name)} ({untapped[name]} untapped)" for name, count in names.items()])

    def permanent(self, object: ObjectView) -> str:
        """A permanent in one line."""
        parts = [escape(self.called(object))]
        if object.power is not None and object.toughness is not None:
            parts.append(f"{object.power}/{object.toughness}")
        parts += [f"({number} {kind})" for kind, number in object.counters.items()]
        if object.keywords:
            parts.append(f"[green]{escape(', '.join(object.keywords))}[/green]")
        if object.damage:
            parts.append(f"[red]damage {object.damage}[/red]")
        parts += [word for word, holds in (("tapped", object.tapped), ("summoning sick", is_held(object))) if holds]
        attack = next((each for each in self.view.attacks if each.attacker == object.id), None)
        if attack is not None:
            parts.append(f"[yellow]{self.attacking(attack)}[/yellow]")
        parts += [f"+ {escape(self.name(id))}" for id in object.attachments]
        return " ".join(parts)

    def attacking(self, attack: AttackView) -> str:
        """What an attacking creature does."""
        text = f"attacks {escape(self.name(attack.defender))}"
        if attack.blockers:
            return f"{text}, blocked by {escape(', '.join([self.name(id) for id in attack.blockers]))}"
        return f"{text}, blocked" if attack.blocked else text

    def targets(self, object: ObjectView) -> str:
        """What a spell or ability targets."""
        chosen = [id for ids in object.choices.targets for id in ids] if object.choices is not None else []
        return f" -> {escape(', '.join([self.name(id) for id in chosen]))}" if chosen else ""

    def hand(self, player: PlayerView) -> str:
        """The cards in hand with their costs, those that are called the same together."""
        counts = Counter([(self.called(card), card.mana_cost) for card in player.hand])
        cards = [
            f"{f'{count} ' if count > 1 else ''}{escape(name)}{f' [yellow]{escape(cost)}[/yellow]' if cost else ''}"
            for (name, cost), count in counts.items()
        ]
        return "  hand: " + (", ".join(cards) or "empty")

    def name(self, id: int) -> str:
        """What a player or an object that can be seen is called."""
        view = self.view
        for player in view.players:
            if player.id == id:
                return player.name
        graveyards = [card for player in view.players for card in player.graveyard]
        found = [each for each in (*view.battlefield, *view.stack, *view.exile, *graveyards) if each.id == id]
        return self.called(found[0]) if found else "nothing"

    def called(self, object: ObjectView) -> str:
        """The name of an object, with its number if the options have one for it."""
        number = self.numbers.get(object.id)
        return object.name if number is None else f"{object.name} #{number}"

    def question(self) -> str:
        """What the viewer is asked, and what they have picked already."""
        decision = self.view.decision
        if decision is None:
            return ""
        source = f" ({escape(self.name(decision.source))})" if decision.source >= 0 else ""
        picked = escape(", ".join([option.notation for option in decision.picked]))
        return f"[bold]{escape(asked(decision))}[/bold]{source}" + (f"\n  picked: {picked}" if picked else "")

    def options(self) -> Table:
        """The numbered options."""
        grid = Table.grid(padding=(0, 1))
        options = self.view.decision.options if self.view.decision is not None else ()
        for number, (option, meaning) in enumerate(zip(options, self.meanings, strict=True), 1):
            more = f": [dim]{escape(meaning)}[/dim]" if meaning else ""
            grid.add_row(f"[bold]{number:>{WIDTH_OF_NUMBERS}}[/bold]", escape(option.notation) + more)
        return grid


def asked(decision: Decision | DecisionView) -> str:
    """The question, for people."""
    return "What do you do?" if decision.kind == "priority" else decision.prompt


def title(player: PlayerView) -> str:
    """A player in one line."""
    counters = "".join([f", {counted(number, f'{kind} counter')}" for kind, number in player.counters.items()])
    pool = f", mana {''.join(['{' + mana + '}' for mana in player.pool])}" if player.pool else ""
    zones = f"hand {player.hand_size}, library {player.library_size}, graveyard {len(player.graveyard)}"
    return f"[bold]{escape(player.name)}[/bold]  [red]life {player.life}[/red]{counters}  {zones}{pool}"


def is_held(object: ObjectView) -> bool:
    """Whether a creature can't attack yet (CR 302.6)."""
    return object.sick and "creature" in object.types and "haste" not in object.keywords
