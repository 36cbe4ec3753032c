"""Everything that happens can be told in a sentence."""

from __future__ import annotations

import pytest

from manafold.rules import events
from manafold.rules.telling import SENTENCES

KINDS = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, events.Event)]


@pytest.mark.parametrize("kind", [each for each in KINDS if each is not events.Event])
def test_there_is_a_sentence_for_every_kind_of_event(kind: type[events.Event]) -> None:
    assert kind in SENTENCES or kind in (events.ZoneChanged, events.GameEnded)  # which are told in many ways
