"""What things become, and sizes that are set, defined or switched."""

from __future__ import annotations

import pytest
from tests.cards import card, printed_back
from tests.rules.play import CUB, OX, ZAP, creature, go, permanent, resolve, size, spell, table

FIELD_TEXT = (
    "{T}: Add {C}.\n{0}: This land becomes a 3/3 green Ape creature until end of turn. It's still a land."
)
FIELD = card("Field", "", "Land", FIELD_TEXT)


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Creature — Bear", "This creature's power and toughness are each equal to the number of creatures "
            "you control."),
        ("Creature — Bear", "This creature gets +1/+1 for each artifact you control."),
        ("Creature — Bear", "This creature gets +X/+X, where X is the number of cards in your hand."),
        ("Creature — Bear", "During your turn, this creature has first strike."),
        ("Creature — Bear", "As long as this creature is tapped, it has hexproof."),
        ("Enchantment", "Nonbasic lands are Mountains."),
        ("Enchantment", "All lands are Islands in addition to their other types."),
        ("Enchantment", "Each creature you control is an Elf in addition to its other types."),
        ("Enchantment", "Other creatures you control are Dragons with base power and toughness 4/4 and have flying."),
        ("Enchantment — Aura", "Enchanted creature loses all abilities and has base power and toughness 1/1."),
        ("Sorcery", "Lands you control become 1/1 creatures until end of turn. They're still lands."),
        ("Sorcery", "Target creature gets +1/+1 until end of turn for each Elf you control."),
        ("Instant", "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power "
                    "and toughness 1/1."),
        ("Instant", "Switch target creature's power and toughness until end of turn."),
    ],
)  # fmt: skip
def test_what_things_are_prints_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


def test_a_defined_size_counts_in_every_zone() -> None:
    herd = creature("Herd", 0, 0, "This creature's power and toughness are each equal to the number of "
        "creatures you control.")
    s = table()
    (there,) = s.battlefield(0, herd)
    s.battlefield(0, CUB)
    (held,) = s.hand(0, herd)
    game = s.start()
    assert size(game, there) == (2, 2)
    assert size(game, held) == (2, 2)


def test_toughness_may_be_that_number_plus_one() -> None:
    text = (
        "This creature's power is equal to the number of creatures you control and its toughness is "
        "equal to that number plus 1."
    )
    s = table()
    (herd,) = s.battlefield(0, creature("Herd", 0, 0, text))
    assert size(s.start(), herd) == (1, 2)


def test_a_land_becomes_a_creature_and_stays_a_land() -> None:
    s = table()
    (field,) = s.battlefield(0, FIELD)
    game = s.start()
    resolve(game, "activate Field")
    what = game.state.characteristics(field)
    assert what.types == {"land", "creature"}
    assert (what.power, what.toughness, what.subtypes, what.colors) == (3, 3, {"Ape"}, {"G"})
    go(game, "upkeep")
    assert game.state.characteristics(field).types == {"land"}


def test_a_set_type_replaces_the_land_types_and_what_the_text_says() -> None:
    s = table()
    (field,) = s.battlefield(0, FIELD)
    s.battlefield(0, permanent("Fire", "Nonbasic lands are Mountains."))
    what = s.start().state.characteristics(field)
    assert what.subtypes == {"Mountain"}
    assert len(what.abilities.all) == 1


def test_a_type_in_addition_takes_nothing_away() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.battlefield(0, permanent("Charm", "Each creature you control is a black Elf in addition to its other "
        "colors and types."))
    what = s.start().state.characteristics(cub)
    assert what.subtypes == {"Bear", "Elf"}
    assert what.colors == {"B"}


def test_a_new_creature_type_replaces_only_creature_types() -> None:
    s = table()
    (toy,) = s.battlefield(0, card("Toy", "{0}", "Artifact Creature — Bear", "Flying", 2, 2))
    s.hand(0, spell("Frogs", "Target creature loses all abilities and becomes a blue Frog with base power "
        "and toughness 1/1 until end of turn."))
    game = s.start()
    resolve(game, "cast Frogs")
    what = game.state.characteristics(toy)
    assert (what.types, what.subtypes, what.colors) == ({"artifact", "creature"}, {"Frog"}, {"U"})
    assert (what.power, what.toughness, what.keywords) == (1, 1, frozenset())


def test_every_creature_type_is_only_for_creatures() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.battlefield(0, permanent("Mask", "Creatures you control are every creature type."))
    assert "Goblin" in s.start().state.characteristics(cub).subtypes


def test_a_keyword_is_lost() -> None:
    s = table()
    (bird,) = s.battlefield(0, creature("Bird", 1, 1, "Flying"))
    s.hand(0, spell("Net", "Target creature loses flying until end of turn."))
    game = s.start()
    resolve(game, "cast Net")
    assert "flying" not in game.state.characteristics(bird).keywords


def test_a_size_is_switched() -> None:
    s = table()
    (ox,) = s.battlefield(0, OX)
    s.hand(0, spell("Flip", "Switch target creature's power and toughness until end of turn."))
    game = s.start()
    resolve(game, "cast Flip")
    assert size(game, ox) == (4, 2)


def test_a_bonus_for_each_in_a_spell_stays_what_it_was() -> None:
    s = table()
    ox, _ = s.battlefield(0, OX, CUB)
    s.hand(0, spell("Rally", "Target creature gets +1/+1 until end of turn for each creature you control."), ZAP)
    game = s.start()
    resolve(game, "cast Rally", "target Ox")
    assert size(game, ox) == (4, 6)
    resolve(game, "cast Zap", "target Cub")
    assert size(game, ox) == (4, 6)


def test_a_bonus_for_each_of_a_static_ability_changes() -> None:
    s = table()
    (boss,) = s.battlefield(0, creature("Boss", 1, 1, "This creature gets +1/+1 for each other creature you "
        "control."))
    s.battlefield(0, CUB)
    s.hand(0, ZAP)
    game = s.start()
    assert size(game, boss) == (2, 2)
    resolve(game, "cast Zap", "target Cub")
    assert size(game, boss) == (1, 1)


def test_all_colors_and_all_basic_land_types() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    (field,) = s.battlefield(0, FIELD)
    s.battlefield(0, permanent("Prism", "Creatures you control are all colors."))
    s.battlefield(0, permanent("Map", "Lands you control are every basic land type in addition to their "
        "other types."))
    state = s.start().state
    assert len(state.characteristics(cub).colors) == 5
    assert len(state.characteristics(field).subtypes) == 5


def test_a_type_can_be_lost() -> None:
    text = "As long as you control no lands, this creature isn't a creature."
    s = table()
    (god,) = s.battlefield(0, creature("God", 5, 5, text, "Enchantment Creature — God"))
    what = s.start().state.characteristics(god)
    assert (what.types, what.subtypes) == ({"enchantment"}, set())
    s.battlefield(0, FIELD)
    assert s.start().state.characteristics(god).types == {"enchantment", "creature"}
