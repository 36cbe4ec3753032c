"""Other things that happen instead, and events of several kinds: lands that cost something, shields that wear off."""

from __future__ import annotations

import pytest
from tests.cards import card, names, printed_back
from tests.rules.play import CUB, OX, act, board, creature, go, life, permanent, resolve, spell, table

from manafold.rules.profiles import Profile
from manafold.rules.secrecy import tops_seen

FIELD = card("Field", "", "Land — Plains")
PIT = card("Pit", "", "Land", "If this land would enter, sacrifice two untapped lands instead. If you do, put this "
    "land onto the battlefield. If you don't, put it into its owner's graveyard.")
GEM = card("Gem", "{0}", "Artifact", "If this artifact would enter, you may discard a land card instead. If you do, "
    "put this artifact onto the battlefield. If you don't, put it into its owner's graveyard.")

LINES = """
At the beginning of your upkeep and whenever you cast a red spell, put a charge counter on this creature.
Whenever you play a card from exile, draw a card.
Whenever you activate an exhaust ability, draw a card.
When enchanted artifact is put into a graveyard, you gain 6 life.
If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove that many \
+1/+1 counters from this creature.
If a creature would enter under an opponent's control, it enters under your control instead.
If this creature would enter and it wasn't cast or no mana was spent to cast it, exile it instead.
If a nontoken creature would enter and it wasn't cast, exile it instead.
If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life.
""".strip().split("\n")


@pytest.mark.parametrize("line", LINES)
def test_these_lines_print_back(line: str) -> None:
    assert printed_back(line, "Enchantment Creature — Aura") == line


@pytest.mark.parametrize(("lands", "there"), [(2, True), (1, False)])
def test_a_land_that_takes_two_others(lands: int, there: bool) -> None:
    s = table()
    s.battlefield(0, *[FIELD] * lands)
    s.hand(0, PIT)
    game = s.start()
    resolve(game, "play Pit")
    assert ("Pit" in board(game), board(game).count("Field")) == (there, 0 if there else lands)
    assert ("Pit" in names(game, "graveyard")) is not there


@pytest.mark.parametrize(("lands", "seen"), [(2, 21), (1, 20)])
def test_what_sends_itself_elsewhere_as_it_would_enter_does_not_enter(lands: int, seen: int) -> None:
    s = table()
    s.battlefield(0, permanent("Bell", "Whenever a land enters, you gain 1 life."), *[FIELD] * lands)
    s.hand(0, PIT)
    game = s.start()
    resolve(game, "play Pit")
    resolve(game)
    assert life(game)[0] == seen


@pytest.mark.parametrize("where", ["board", "self", "spell"])
def test_what_was_not_cast_is_exiled_as_it_would_enter(where: str) -> None:
    """Said of all creatures by a permanent, of itself by a creature, of all creatures for a turn by a spell."""
    said = "enter and it wasn't cast, exile it instead."
    guard = permanent("Guard", f"If a nontoken creature would {said}")
    cub = creature("Cub", 2, 2, f"If this creature would {said}") if where == "self" else CUB
    hush = spell("Hush", f"Until end of turn, if a creature would {said}")
    s = table()
    s.battlefield(0, permanent("Bell", "Whenever a creature enters, you gain 1 life."))
    s.battlefield(0, *([guard] if where == "board" else []))
    s.hand(0, cub, cub, spell("Haul", "Put a creature card from your hand onto the battlefield."), hush)
    game = s.start()
    resolve(game, *(["cast Hush"] if where == "spell" else []))
    resolve(game, "cast Cub")
    resolve(game)
    resolve(game, "cast Haul")
    resolve(game)
    assert (names(game, "exile"), life(game)[0]) == (["Cub"], 21)
    assert board(game).count("Cub") == 1


@pytest.mark.parametrize("where", ["enchantment", "spell"])
def test_what_would_enter_under_the_control_of_an_opponent_enters_under_yours(where: str) -> None:
    """What it enters with is then as for its new controller; what triggers sees that too (CR 616.1b)."""
    said = "would enter under an opponent's control{}, it enters under your control instead."
    s = table()
    s.battlefield(0, permanent("Bell", "Whenever a creature you control enters, you gain 1 life."))
    s.battlefield(0, *([permanent("Net", "If a creature " + said.format(""))] if where == "enchantment" else []))
    s.battlefield(0, permanent("Camp", "Creatures you control enter with an additional +1/+1 counter on them."))
    s.hand(0, spell("Trap", "If a creature " + said.format(" this turn")))
    s.hand(0, spell("Haul", "Target opponent puts a creature card from their hand onto the battlefield."), CUB)
    s.hand(1, OX)
    game = s.start("main 1")
    if where == "spell":
        resolve(game, "cast Trap")
    resolve(game, "cast Haul")
    resolve(game)
    (ox,) = [id for id in game.state.battlefield if game.state.label(id) == "Ox"]
    found = game.state.objects[ox]
    assert (found.controller, found.owner, found.counters, life(game)[0]) == (0, 1, {"+1/+1": 1}, 21)


@pytest.mark.parametrize(("pick", "there"), [("yes", True), ("no", False)])
def test_an_artifact_that_may_take_a_land_card(pick: str, there: bool) -> None:
    s = table()
    s.hand(0, GEM, FIELD)
    game = s.start()
    resolve(game, "cast Gem", "pass", pick)
    assert ("Gem" in board(game), names(game, "graveyard")) == (there, ["Field" if there else "Gem"])


def test_a_shield_that_runs_down_with_its_counters() -> None:
    s = table()
    text = "If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and " \
        "remove that many +1/+1 counters from this creature."
    horde = s.put(0, "battlefield", creature("Horde", 2, 4, text), counters={"+1/+1": 3})
    s.battlefield(0, permanent("Stone", "{0}: Stone deals 2 damage to any target.", "Artifact"))
    game = s.start()
    for counters, damage in ((1, 0), (0, 0), (0, 2)):
        resolve(game, "activate Stone -> Horde")
        object = game.state.object(horde)
        assert (object.counters.get("+1/+1", 0), object.damage) == (counters, damage)


@pytest.mark.parametrize(("cards", "drawn"), [(0, 2), (1, 1)])
def test_drawing_is_replaced_while_it_is_so(cards: int, drawn: int) -> None:
    s = table()
    s.battlefield(0, permanent("Rule", "If you would draw a card while you have no cards in hand, instead you draw two "
        "cards and you lose 1 life."), permanent("Well", "{0}: Draw a card."))
    s.hand(0, *[card("Weight", "{9}", "Artifact")] * cards)
    game = s.start()
    resolve(game, "activate Well")
    assert len(names(game, "hand")) == cards + drawn


def test_cards_are_exiled_instead_for_a_turn() -> None:
    s = table()
    text = "If a card would be put into your graveyard from anywhere this turn, exile that card instead."
    s.hand(0, spell("Rest", text), spell("Dump", "Mill a card."))
    game = s.start()
    resolve(game, "cast Rest")
    resolve(game, "cast Dump")
    assert names(game, "graveyard") == []
    assert "Page" in names(game, "exile")


@pytest.mark.parametrize(("text", "picks", "gained"), [
    ("At the beginning of your upkeep and whenever you cast a creature spell, you gain 5 life.", ["cast Elk"], 5),
    ("Whenever you play a card, you gain 5 life.", ["play Field", "cast Elk"], 10),
    ("Whenever you play a card from exile, you gain 5 life.", ["play Field"], 0),
    ("Whenever you activate an exhaust ability, you gain 5 life.", ["activate Engine"], 5),
    ("Whenever you activate a boast ability, you gain 5 life.", ["activate Engine"], 0),
])
def test_events_of_several_kinds(text: str, picks: list[str], gained: int) -> None:
    s = table()
    s.battlefield(0, permanent("Witness", text), creature("Engine", 1, 1, "Exhaust — {0}: Draw a card."))
    s.hand(0, creature("Elk", 1, 1), FIELD)
    game = s.start()
    for line in picks:
        resolve(game, line)
    assert life(game)[0] == 20 + gained


def test_at_the_beginning_of_the_upkeep_too() -> None:
    s = table()
    s.battlefield(1, permanent("Witness", "At the beginning of your upkeep and whenever you cast a creature spell, you "
        "gain 5 life."))
    game = s.start()
    go(game, "draw", 1)
    assert life(game)[1] == 25


def test_what_is_one_thing_or_another_is_exiled() -> None:
    s = table()
    s.battlefield(0, CUB, OX)
    s.hand(0, spell("Burn", "Burn deals 3 damage to target creature or planeswalker. If that creature or planeswalker "
        "would die this turn, exile it instead."))
    game = s.start()
    resolve(game, "cast Burn -> Cub")
    assert (names(game, "graveyard"), "Cub" in names(game, "exile")) == (["Burn"], True)


def test_an_aura_notices_what_becomes_of_its_host() -> None:
    s = table()
    s.battlefield(0, permanent("Lamp", "{0}: Sacrifice this artifact.", "Artifact"))
    s.hand(0, card("Will", "{0}", "Enchantment — Aura", "Enchant artifact\nWhen enchanted artifact is put into a "
        "graveyard, you gain 6 life."))
    game = s.start()
    resolve(game, "cast Will -> Lamp")
    act(game, "activate Lamp")
    resolve(game)
    assert life(game)[0] == 26


@pytest.mark.parametrize(("text", "picks", "gained"), [
    ("Whenever you sacrifice one or more creatures, you gain 5 life.", ["cast Slaughter"], 5),
    ("Whenever you sacrifice a creature, you gain 5 life.", ["cast Slaughter"], 10),
    ("Whenever you discard one or more cards, you gain 5 life.", ["cast Wheel"], 5),
    ("Whenever you discard one or more creature cards, you gain 5 life.", ["cast Wheel"], 0),
])
def test_done_to_several_at_once(text: str, picks: list[str], gained: int) -> None:
    assert printed_back(text) == text
    s = table()
    s.battlefield(0, permanent("Witness", text), CUB, OX)
    s.hand(0, spell("Slaughter", "Sacrifice all creatures you control."), spell("Wheel", "Discard your hand."), FIELD)
    game = s.start()
    for line in picks:
        resolve(game, line)
    assert life(game)[0] == 20 + gained


@pytest.mark.parametrize(("text", "shown"), [
    ("Your opponents play with their hands revealed.", True),
    ("Players play with their hands revealed.", True),
    ("Your opponents can't gain life.", False),
])
def test_hands_that_are_revealed(text: str, shown: bool) -> None:
    assert printed_back(text) == text
    s = table()
    s.battlefield(0, permanent("Eye", text))
    (secret,) = s.hand(1, OX)
    assert (secret in tops_seen(s.start().state, 0)) is shown


def test_a_profile_in_which_nobody_is_asked_for_the_order_of_replacements() -> None:
    s = table(profile=Profile(asks_for_order=False))
    twice = "If you would gain life, you gain twice that much life instead."
    more = "If you would gain life, you gain that much life plus 1 instead."
    s.battlefield(0, permanent("Twice", twice), permanent("More", more), permanent("Font", "{0}: You gain 4 life."))
    game = s.start()
    resolve(game, "activate Font")
    assert life(game)[0] == 20 + 4 * 2 + 1


def test_what_is_milled_beside_a_card_that_is_shuffled_into_the_library_instead_goes_to_the_graveyard() -> None:
    text = "If Titan would be put into a graveyard from anywhere, reveal Titan and shuffle it into its owner's library "
    titan = creature("Titan", 9, 9, text + "instead.")
    s = table(top=(CUB, titan, OX))
    s.hand(0, spell("Erode", "You mill three cards."))
    game = s.start()
    resolve(game, "cast Erode")
    assert names(game, "graveyard") == ["Cub", "Ox", "Erode"]
    assert sorted(names(game, "library")) == [*["Page"] * 10, "Titan"]
