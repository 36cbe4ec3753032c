"""What effects say of casting is asked of the spell that a card would be, not of the card (CR 601.3)."""

from __future__ import annotations

from dataclasses import fields

import pytest
from tests.cards import card, face, faces, offered
from tests.rules.play import CUB, act, board, go, life, named, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.permissions import PlayerRule

FIELD = card("Field", "", "Land", "{T}: Add {R}.")
HALVES = faces(
    "split",
    face("Ember", "{1}{R}", "Instant", "You gain 2 life."),
    face("Frost", "{3}{R}", "Instant", "You gain 4 life."),
)
TALE = faces(
    "adventure",
    face("Teller", "{2}{R}", "Creature — Human", "", 3, 3),
    face("Tall Tale", "{R}", "Instant — Adventure", "You gain 1 life."),
)
SLOW_TALE = faces(
    "adventure",
    face("Ogre", "{2}{R}", "Creature — Ogre", "", 3, 3),
    face("Boast", "{R}", "Sorcery — Adventure", "You gain 1 life."),
)
GUISE = card("Guise", "{4}{R}", "Creature — Shapeshifter", "Morph {R}", 4, 4)
NYMPH = card("Nymph", "{1}{R}", "Enchantment Creature — Nymph", "Bestow {2}{R}", 1, 1)
GOD = faces(
    "modal_dfc",
    face("Old God", "{1}{R}", "Creature — God", "", 4, 4),
    face("Old Bridge", "{2}{R}", "Enchantment", "At the beginning of your upkeep, you gain 1 life."),
)
BLAZE = spell("Blaze", "You gain X life.", "Sorcery", "{X}{R}")


def game_with(*hand: Card, text: str, lands: int = 5, mine: tuple[Card, ...] = ()) -> Game:
    """Ann has these cards in hand in her main phase, and an enchantment says this."""
    s = table()
    s.battlefield(0, permanent("Decree", text), *[FIELD] * lands, *mine)
    s.hand(0, *hand)
    return s.start()


def casts(game: Game) -> list[str]:
    """The spells that are offered."""
    return [line.removeprefix("cast ") for line in offered(game) if line.startswith("cast ")]


def test_only_the_half_that_is_cast_is_looked_at() -> None:
    game = game_with(HALVES, text="Noncreature spells with mana value 4 or greater can't be cast.")
    assert casts(game) == ["Ember"]
    assert game.why_not("cast Ember") is None
    assert str(game.why_not("cast Frost")) == "an effect forbids it (CR 601.3)"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Creature spells can't be cast.", ["Tall Tale"]),
        ("Noncreature spells can't be cast.", ["Teller"]),
        ("Instant spells can't be cast.", ["Teller"]),
        ("Spells with mana value 1 or less can't be cast.", ["Teller"]),
        ("Players can't cast spells.", []),
    ],
)
def test_an_adventure_is_judged_by_itself(text: str, left: list[str]) -> None:
    assert casts(game_with(TALE, text=text)) == left


def test_a_creature_spell_that_is_cast_bestowed_or_with_its_other_face_is_none() -> None:
    text = "Creature spells can't be cast."
    assert casts(game_with(NYMPH, text=text, mine=(CUB,))) == ["Nymph with bestow"]
    assert casts(game_with(GOD, text=text)) == ["Old Bridge"]


def test_a_spell_that_is_cast_face_down_is_a_creature_spell_of_no_color_without_a_name_or_mana_value() -> None:
    assert casts(game_with(GUISE, text="Spells with mana value 5 or greater can't be cast.")) == ["Guise with morph"]
    assert casts(game_with(GUISE, text="Red spells can't be cast.")) == ["Guise with morph"]
    assert casts(game_with(GUISE, text="Creature spells can't be cast.")) == []


@pytest.mark.parametrize(
    ("hand", "name", "left"),
    [
        (HALVES, "Ember", ["Frost"]),
        (HALVES, "Frost", ["Ember"]),
        (TALE, "Tall Tale", ["Teller"]),
        (TALE, "Teller", ["Tall Tale"]),
        (GUISE, "Guise", ["Guise with morph"]),
        (GOD, "Old Bridge", ["Old God"]),
    ],
)
def test_a_name_that_was_chosen_forbids_the_spell_of_that_name(hand: Card, name: str, left: list[str]) -> None:
    s = table()
    s.battlefield(0, *[FIELD] * 5)
    text = "As this enchantment enters, choose a card name.\nSpells with the chosen name can't be cast."
    s.hand(0, permanent("Ban", text), hand)
    game = s.start()
    resolve(game, "cast Ban")
    act(game, name)
    assert casts(game) == left


def test_an_adventure_counts_among_the_noncreature_spells_of_a_turn() -> None:
    text = "Players can't cast more than one noncreature spell each turn."
    game = game_with(TALE, spell("Drip", "You gain 1 life."), text=text)
    assert casts(game) == ["Teller", "Tall Tale", "Drip"]
    resolve(game, "cast Drip")
    assert casts(game) == ["Teller"]
    game = game_with(TALE, spell("Drip", "You gain 1 life."), text=text)
    resolve(game, "cast Tall Tale")
    assert casts(game) == ["Teller"]


def test_what_an_effect_makes_of_a_spell_is_looked_at() -> None:
    decree = "Red spells can't be cast."
    pale = permanent("Pale Eye", "Creature spells you control are white.")
    assert casts(game_with(TALE, text=decree, mine=(pale,))) == ["Teller"]


# The number chosen for X


def test_x_is_not_a_number_that_makes_the_spell_forbidden() -> None:
    game = game_with(BLAZE, text="Spells with mana value 4 or greater can't be cast.")
    act(game, "cast Blaze")
    assert offered(game) == ["0", "1", "2"]


def test_a_spell_that_an_x_makes_legal_can_be_begun() -> None:
    text = "Spells with mana value 2 or less can't be cast."
    game = game_with(BLAZE, text=text, lands=4)
    act(game, "cast Blaze")
    assert offered(game) == ["2", "3"]
    resolve(game, "3")
    assert life(game)[0] == 23


def test_a_spell_whose_legal_x_cannot_be_paid_for_is_not_offered() -> None:
    game = game_with(BLAZE, text="Spells with mana value 2 or less can't be cast.", lands=2)
    assert casts(game) == []


def test_x_is_nothing_if_it_is_not_paid() -> None:
    mine = (permanent("Gift", "You may cast spells from your hand without paying their mana costs."),)
    game = game_with(BLAZE, text="Spells with mana value 2 or less can't be cast.", lands=0, mine=mine)
    assert casts(game) == []


def test_with_an_x_that_has_to_be_paid_a_kicker_is_not_offered_that_leaves_too_little() -> None:
    surge = spell("Surge", "Kicker {1}\nYou gain X life.", "Sorcery", "{X}{R}")
    text = "Spells with mana value 2 or less can't be cast."
    game = game_with(surge, text=text, lands=3)
    resolve(game, "cast Surge")
    assert life(game)[0] == 22


# As though it had flash


@pytest.mark.parametrize(
    ("text", "hand", "left"),
    [
        ("creature spells", SLOW_TALE, ["Ogre"]),
        ("sorcery spells", SLOW_TALE, ["Boast"]),
        ("creature spells", GUISE, ["Guise", "Guise with morph"]),
        ("red spells", GUISE, ["Guise"]),
        ("Aura spells", NYMPH, ["Nymph with bestow"]),
        ("enchantment spells", GOD, ["Old Bridge"]),
    ],
)
def test_only_such_a_spell_can_be_cast_as_though_it_had_flash(text: str, hand: Card, left: list[str]) -> None:
    game = game_with(hand, text=f"You may cast {text} as though they had flash.", mine=(CUB,))
    go(game, "upkeep", active=1)
    assert casts(game) == left
    assert board(game)[-1] == "Cub"


def test_x_is_not_a_number_with_which_it_is_not_as_though_the_spell_had_flash() -> None:
    game = game_with(BLAZE, text="You may cast spells with mana value 3 or less as though they had flash.")
    go(game, "upkeep", active=1)
    act(game, "cast Blaze")
    assert offered(game) == ["0", "1", "2"]
    game = game_with(BLAZE, text="You may cast spells with mana value 3 or greater as though they had flash.")
    go(game, "upkeep", active=1)
    act(game, "cast Blaze")
    assert offered(game) == ["2", "3", "4"]


def test_at_the_time_for_sorceries_x_may_be_any_number_whatever_else_has_flash() -> None:
    game = game_with(BLAZE, text="You may cast spells with mana value 3 or less as though they had flash.", lands=4)
    act(game, "cast Blaze")
    assert offered(game) == ["0", "1", "2", "3"]


def test_the_next_spell_of_a_description_can_be_cast_as_though_it_had_flash() -> None:
    s = table()
    quick = spell("Quick", "The next sorcery spell you cast this turn can be cast as though it had flash.")
    s.battlefield(0, *[FIELD] * 5)
    s.hand(0, quick, SLOW_TALE)
    game = s.start("upkeep")
    assert casts(game) == ["Quick"]
    resolve(game, "cast Quick")
    assert casts(game) == ["Boast"]
    assert named(game, "Boast") == []


def words_of(kind: type[PlayerRule]) -> list[type[PlayerRule]]:
    """All kinds of words that are of this kind."""
    return [kind, *[each for kin in kind.__subclasses__() for each in words_of(kin)]]


def test_every_word_about_casting_spells_of_a_description_says_that_it_looks_at_them() -> None:
    asked = ("forbids_casting", "may_cast_as_instant")
    found = [
        kind
        for kind in words_of(PlayerRule)
        if any(getattr(kind, name) is not getattr(PlayerRule, name) for name in asked)
        and any(field.name == "what" for field in fields(kind))
    ]
    assert len(found) >= 5
    assert [kind for kind in found if not kind.judges_spells] == []
