"""Copies, choices as something enters, and what happens instead of something else."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import (
    CUB,
    OX,
    ZAP,
    act,
    asked,
    board,
    creature,
    go,
    life,
    named,
    permanent,
    resolve,
    size,
    spell,
    table,
)

BANNER_TEXT = "As this artifact enters, choose a creature type.\nCreatures you control of the chosen type get +1/+1."
BANNER = permanent("Banner", BANNER_TEXT, "Artifact")


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Creature — Bear", "You may have this creature enter as a copy of any creature on the battlefield."),
        ("Enchantment", "As this enchantment enters, choose a color."),
        ("Enchantment", "Creature spells of the chosen type cost {1} less to cast."),
        ("Enchantment", "If a card would be put into an opponent's graveyard from anywhere, exile it instead."),
        ("Enchantment", "If you would gain life, you gain that much life plus 1 instead."),
        ("Instant", "Bruno deals 3 damage to target creature. If that creature would die this turn, exile "
            "it instead."),
        ("Instant", "Target creature becomes a copy of another target creature until end of turn."),
        ("Instant", "Target creature you control gains protection from the color of your choice until end of turn."),
        ("Creature — Bear", "This creature enters with a +1/+1 counter on it for each creature you control."),
    ],
)
def test_replacements_and_copies_print_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


def test_it_enters_as_a_copy_with_an_exception() -> None:
    text = (
        "You may have this creature enter as a copy of any creature on the battlefield, except it's a "
        "Bird in addition to its other types."
    )
    s = table()
    s.battlefield(1, OX)
    s.hand(0, creature("Mimic", 0, 1, text))
    game = s.start()
    resolve(game, "cast Mimic", "pass", "yes")
    (copy,) = [id for id in named(game, "Ox") if game.state.objects[id].controller == 0]
    assert size(game, copy) == (2, 4)
    assert game.state.characteristics(copy).subtypes == {"Bear", "Bird"}


def test_a_copy_enters_with_what_the_original_enters_with() -> None:
    s = table()
    s.battlefield(1, creature("Grown", 1, 1, "This creature enters with two +1/+1 counters on it."))
    s.hand(0, creature("Mimic", 0, 1, "You may have this creature enter as a copy of any creature on the "
        "battlefield."))
    game = s.start()
    resolve(game, "cast Mimic", "pass", "yes")
    (copy,) = [id for id in named(game, "Grown") if game.state.objects[id].controller == 0]
    assert size(game, copy) == (3, 3)


def test_a_creature_type_is_chosen_and_meant() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, BANNER)
    game = s.start()
    resolve(game, "cast Banner", "pass", "Bear")
    assert size(game, cub) == (3, 3)


def test_a_color_is_chosen_and_meant() -> None:
    dye = permanent("Dye", "As this enchantment enters, choose a color.\nCreatures you control are the chosen color.")
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, dye)
    s.battlefield(0, permanent("Flag", "Green creatures get +1/+1."))
    game = s.start()
    resolve(game, "cast Dye", "pass", "green")
    assert size(game, cub) == (3, 3)


def test_a_creature_becomes_a_copy_until_end_of_turn() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.battlefield(0, OX)
    s.hand(0, spell("Shape", "Target creature becomes a copy of another target creature until end of turn."))
    game = s.start()
    resolve(game, "cast Shape", "target Cub")
    assert game.state.label(cub) == "Ox"
    go(game, "upkeep")
    assert game.state.label(cub) == "Cub"


def test_what_would_die_this_turn_is_exiled() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, spell("Burn", "Burn deals 3 damage to target creature. If that creature would die this turn, "
        "exile it instead."))
    game = s.start()
    resolve(game, "cast Burn")
    assert names(game, "exile") == ["Cub"]


def test_whatever_would_die_this_turn_is_exiled() -> None:
    s = table()
    s.battlefield(1, CUB, OX)
    s.hand(0, spell("Mark", "Draw a card. If a creature would die this turn, exile it instead."), ZAP)
    game = s.start()
    resolve(game, "cast Mark")
    resolve(game, "cast Zap", "target Cub")
    assert names(game, "exile") == ["Cub"]


def test_cards_are_exiled_instead_of_buried() -> None:
    s = table()
    s.battlefield(0, permanent("Void", "If a card would be put into an opponent's graveyard from anywhere, "
        "exile it instead."))
    s.battlefield(0, CUB)
    s.battlefield(1, OX)
    s.hand(0, spell("Sweep", "Destroy all creatures."))
    game = s.start()
    resolve(game, "cast Sweep")
    assert names(game, "exile") == ["Ox"]
    assert "Cub" in names(game, "graveyard", 0)


def test_it_is_exiled_wherever_it_would_be_buried_from() -> None:
    s = table()
    s.hand(0, creature("Relict", 2, 2, "If Relict would be put into a graveyard from anywhere, exile it instead."))
    s.hand(0, spell("Drop", "Discard a card."))
    game = s.start()
    resolve(game, "cast Drop")
    assert names(game, "exile") == ["Relict"]


def test_it_is_shuffled_in_instead() -> None:
    text = (
        "If Relict would be put into a graveyard from anywhere, reveal Relict and shuffle it into its "
        "owner's library instead."
    )
    s = table()
    s.hand(0, creature("Relict", 2, 2, text), spell("Drop", "Discard a card."))
    game = s.start()
    resolve(game, "cast Drop")
    assert "Relict" in names(game, "library")


def test_what_came_back_is_exiled_as_it_leaves() -> None:
    text = (
        "Return target creature card from your graveyard to the battlefield. If it would leave the "
        "battlefield, exile it instead of putting it anywhere else."
    )
    s = table()
    s.graveyard(0, CUB)
    s.hand(0, spell("Raise", text, "Sorcery"), spell("Bounce", "Return target creature to its owner's hand."))
    game = s.start()
    resolve(game, "cast Raise")
    resolve(game, "cast Bounce")
    assert names(game, "exile") == ["Cub"]


def test_more_life_is_gained_and_what_opponents_would_gain_they_lose() -> None:
    s = table()
    s.battlefield(0, permanent("Spring", "If you would gain life, you gain that much life plus 1 instead."))
    s.battlefield(0, permanent("Curse", "If an opponent would gain life, that player loses that much life instead."))
    s.hand(0, spell("Tea", "Each player gains 3 life."))
    game = s.start()
    resolve(game, "cast Tea")
    assert life(game) == [24, 17]


def test_twice_as_many_counters_and_tokens() -> None:
    text = (
        "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 "
        "counters are put on that creature instead."
    )
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.battlefield(0, permanent("Rain", text))
    s.battlefield(0, permanent("Twins", "If one or more tokens would be created under your control, twice "
        "that many of those tokens are created instead."))
    s.hand(0, spell("Feed", "Put a +1/+1 counter on target creature."), spell("Call", "Create a 1/1 green "
        "Elf creature token."))
    s.hand(0, creature("Sprout", 1, 1, "This creature enters with a +1/+1 counter on it."))
    game = s.start()
    resolve(game, "cast Feed")
    assert size(game, cub) == (4, 4)
    resolve(game, "cast Sprout")
    assert size(game, named(game, "Sprout")[0]) == (3, 3)
    resolve(game, "cast Call")
    assert len([name for name in board(game) if name == "Elf Token"]) == 2


def test_the_color_of_a_protection_is_chosen() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, spell("Ward", "Target creature you control gains protection from the color of your choice "
        "until end of turn."))
    game = s.start()
    act(game, "cast Ward", "pass", "red")
    assert "protection" in game.state.characteristics(cub).keywords


def test_a_color_of_choice() -> None:
    s = table()
    (cub,) = s.battlefield(0, CUB)
    s.hand(0, spell("Paint", "Target creature becomes the color of your choice until end of turn."))
    game = s.start()
    act(game, "cast Paint", "pass", "blue")
    assert game.state.characteristics(cub).colors == {"U"}


def test_a_counter_for_each() -> None:
    s = table()
    s.battlefield(0, CUB, CUB)
    s.hand(0, creature("Sprout", 1, 1, "This creature enters with a +1/+1 counter on it for each creature "
        "you control."))
    game = s.start()
    resolve(game, "cast Sprout")
    assert size(game, named(game, "Sprout")[0]) == (3, 3)


def test_something_else_is_done_instead_of_drawing() -> None:
    s = table()
    s.battlefield(0, permanent("Book", "If you would draw a card, draw two cards instead."))
    s.hand(0, spell("Study", "Draw a card."))
    game = s.start()
    resolve(game, "cast Study")
    assert names(game, "hand") == ["Page", "Page"]
    t = table()
    t.battlefield(0, permanent("Mill", "If you would draw a card, instead you mill two cards."))
    t.hand(0, spell("Study", "Draw a card."))
    game = t.start()
    resolve(game, "cast Study")
    assert (names(game, "hand"), len(names(game, "graveyard"))) == ([], 3)


def test_of_several_permanents_each_has_its_choices_made_before_all_enter_together() -> None:
    """Of one permanent after the other, those of the active player first (CR 614.12a, 616.1, 101.4)."""
    two = "As this creature enters, choose a color.\nAs this creature enters, choose a creature type.\n" \
        "Whenever a creature enters, you gain 1 life."
    scenario = table()
    scenario.graveyard(1, creature("Late", 1, 1, "As this creature enters, choose a color."))
    scenario.graveyard(0, creature("First", 1, 1, two), creature("Second", 1, 1, two))
    scenario.hand(0, spell("Rise", "Each player returns each creature card from their graveyard to the battlefield.",
                           "Sorcery"))  # fmt: skip
    game = scenario.start("main 1")
    act(game, "cast Rise", "pass")
    seen = []
    for pick in ("apply First #1", "red", "Bear", "apply Second #1", "blue", "Elf", "green"):
        seen.append((asked(game), board(game)))
        act(game, pick)
    assert seen == [("Ann", [])] * 6 + [("Bob", [])]
    chosen = {game.state.label(id): game.state.objects[id].choices for id in game.state.battlefield}
    assert [(chosen[name].get("color"), chosen[name].get("creature type")) for name in ("First", "Second", "Late")] == [
        ("R", "Bear"), ("U", "Elf"), ("G", None),
    ]  # fmt: skip
    while "pass" not in offered(game):
        game.choose(0)  # the order of the triggers
    resolve(game)
    assert life(game)[0] == 26


@pytest.mark.parametrize(
    ("kind", "chosen", "says", "fits"),
    [
        ("a card type", "artifact", "Permanents of the chosen type", "Watch"),
        ("a permanent type", "artifact", "Permanents of the chosen type", "Watch"),
        ("a land type", "Gate", "Permanents of the chosen type", "Gatehouse"),
        ("a basic land type", "Island", "Permanents of the chosen type", "Atoll"),
        ("a card name", "Atoll", "Permanents with the chosen name", "Atoll"),
    ],
)
def test_types_of_other_kinds_and_names_are_chosen_and_meant(kind: str, chosen: str, says: str, fits: str) -> None:
    s = table()
    s.battlefield(0, permanent("Atoll", "", "Land — Island"), permanent("Gatehouse", "", "Land — Gate"))
    s.hand(0, permanent("Seal", f"As this enchantment enters, choose {kind}.\n{says} have indestructible."))
    game = s.start()
    resolve(game, "cast Seal", "pass", chosen)
    state = game.state
    fitting = [id for id in state.battlefield if "indestructible" in state.characteristics(id).keywords]
    assert [state.label(id) for id in fitting] == [fits]
