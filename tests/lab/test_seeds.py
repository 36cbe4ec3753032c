"""Seeds of the parts of a run."""

from __future__ import annotations

from manafold.lab.seeds import derive


def test_every_part_of_a_run_has_a_seed_of_its_own() -> None:
    seeds = {derive(seed, part, number) for seed in range(3) for part in ("game", "picks") for number in range(20)}
    assert len(seeds) == 120
