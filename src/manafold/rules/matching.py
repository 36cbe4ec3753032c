"""Which of several things serves for what, at the least cost."""

from __future__ import annotations

CANNOT = -1
"""In a table of costs: this one can't serve for that."""


def cheapest(costs: list[list[int]]) -> list[int] | None:
    """For each row the column that serves it, each column at most once, at the least total; None if there is no way.

    `costs[row][column]` is at least 0, or `CANNOT`. Of equal ways it is always the same one. (Successive shortest
    augmenting paths.)
    """
    if not costs:
        return []
    if len(costs[0]) < len(costs):
        return None
    owners = [CANNOT] * len(costs[0])
    chosen = [CANNOT] * len(costs)
    for first in range(len(costs)):
        if not augment(costs, owners, chosen, first):
            return None
    return chosen


def augment(costs: list[list[int]], owners: list[int], chosen: list[int], first: int) -> bool:
    """Serve the row `first` as well, moving other rows to other columns where that is cheapest; False if impossible."""
    distance = {first: 0}
    came_from: dict[int, tuple[int, int]] = {}
    best: tuple[int, int] | None = None
    best_total = 0
    queue = [first]
    for row in queue:
        so_far = distance[row]
        for column, cost in enumerate(costs[row]):
            if cost < 0:
                continue
            total = so_far + cost
            owner = owners[column]
            if owner < 0:
                if best is None or total < best_total:
                    best = (row, column)
                    best_total = total
            elif owner != row:
                total -= costs[owner][column]
                if owner not in distance or total < distance[owner]:
                    distance[owner] = total
                    came_from[owner] = (row, column)
                    queue.append(owner)
    if best is None:
        return False
    row, column = best
    while row != first:
        before, freed = came_from[row]
        chosen[row] = column
        owners[column] = row
        row, column = before, freed
    chosen[first] = column
    owners[column] = first
    return True
