"""On what mana may be spent (CR 106.6)."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, printed_back
from tests.rules.play import permanent, table

from manafold.model.card import Card


@pytest.mark.parametrize(
    "line",
    [
        "{T}: Add {C}. Spend this mana only to activate an ability or cast an artifact spell.",
        "{T}: Add {U}. Spend this mana only to cast an artifact spell or activate an ability.",
        "{T}: Add {U}. Spend this mana only to cast an artifact spell or to activate an ability.",
        "{T}: Add one mana of any color. Spend this mana only to cast a Bear or Elf spell or to activate an ability of "
        "a Bear or Elf.",
        "{T}: Add X mana of any one color, where X is Bruno's power. Spend this mana only to activate abilities.",
        "Whenever Bruno attacks, add X mana in any combination of colors, where X is the total power of attacking "
        "creatures. Spend this mana only to cast spells. Until end of turn, you don't lose this mana as steps and "
        "phases end.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line) == line


TOY = card("Toy", "{1}", "Artifact", "")
BULL = card("Bull", "{1}", "Creature — Ox", "", 2, 2)
LAMP = card("Lamp", "{0}", "Artifact", "{1}: You gain 1 life.")
FAR = card("Far", "{5}", "Sorcery", "Suspend 2—{1}\nYou gain 9 life.")
EITHER = "{T}: Add {C}. Spend this mana only to cast an artifact spell or activate an ability."


@pytest.mark.parametrize(
    ("what", "offers"),
    [(TOY, "cast Toy"), (BULL, "")],
)
def test_spells_of_a_description_or_any_abilities(what: Card, offers: str) -> None:
    s = table()
    s.battlefield(0, LAMP, permanent("Dynamo", EITHER, "Artifact"))
    s.hand(0, what)
    game = s.start("main 1")
    assert "activate Lamp" in offered(game)
    assert [line for line in offered(game) if line.startswith("cast")] == ([offers] if offers else [])


@pytest.mark.parametrize(("only", "offers"), [(" Spend this mana only to activate abilities.", 0), ("", 1)])
def test_a_special_action_activates_no_ability(only: str, offers: int) -> None:
    s = table()
    s.battlefield(0, LAMP, permanent("Dynamo", "{T}: Add {C}." + only, "Artifact"))
    s.hand(0, FAR)
    lines = offered(s.start("main 1"))
    assert "activate Lamp" in lines
    assert lines.count("suspend Far") == offers
