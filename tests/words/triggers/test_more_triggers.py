"""Triggers on counters, attachments, control, abilities, tokens, zones, combat, and those that count only at times."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, names, offered, printed_back
from tests.rules.play import CUB, OX, act, attack, creature, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

LINES = """
Whenever a +1/+1 counter is put on this creature, draw a card.
Whenever you put one or more -1/-1 counters on a creature, draw a card.
Whenever you put one or more counters on a creature you don't control, tap that creature.
Whenever you get one or more {E}, draw a card.
When the last ore counter is removed from this creature, draw a card.
Whenever this creature becomes unattached from a permanent, sacrifice that permanent.
Whenever an Aura you control becomes attached to a creature you control, draw a card.
When you lose control of this creature, draw two cards.
When this creature transforms into Bruno or dies, draw a card.
Whenever a permanent you control transforms into a non-Human creature, draw a card.
Whenever this creature or another creature enters from your graveyard, draw a card.
When this creature dies or is put into exile from the battlefield, draw a card.
Whenever a permanent is returned to a player's hand, that player discards a card.
Whenever a black card is put into an opponent's graveyard from anywhere, you may draw a card.
When Bruno is put into a graveyard from anywhere, its owner shuffles their graveyard into their library.
Whenever an opponent activates an ability of an artifact they control, this creature deals 1 damage to that player.
Whenever you activate an ability of an artifact or creature that isn't a mana ability, draw a card.
If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an \
additional time.
If a triggered ability of another creature you control triggers, that ability triggers an additional time.
Whenever you're dealt damage, draw a card.
Whenever a source an opponent controls deals noncombat damage to you, draw a card.
Whenever a creature an opponent controls is dealt excess damage, draw a card.
Whenever one or more Elves you control attack a player, draw a card.
Whenever this creature blocks or becomes blocked by one or more black creatures, draw a card.
Whenever this creature blocks two or more creatures, draw a card.
Whenever an opponent draws a card except the first one they draw in each of their draw steps, draw a card.
If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.
When a spell or ability an opponent controls causes you to discard this card, that player loses 5 life.
Whenever you create one or more tokens for the first time each turn, draw a card.
At end of combat, if this creature attacked or blocked this combat, draw a card.
Whenever one or more cards are put into exile from graveyards and/or the battlefield during your turn, draw a card.
Whenever you cast a spell during an opponent's turn, draw a card.
Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, draw a card.
Whenever you gain life for the first time during each of your turns, draw a card.
""".strip().split("\n")


@pytest.mark.parametrize("line", LINES)
def test_triggers_print_back(line: str) -> None:
    assert printed_back(line) == line


GROW = spell("Grow", "Put three +1/+1 counters on target creature.")
WANE = spell("Wane", "Remove three +1/+1 counters from target creature.")
SHRINK = spell("Shrink", "Put a -1/-1 counter on target creature.")
SPARK = spell("Spark", "You get {E}{E}.")
TAKE = spell("Take", "Gain control of target creature.")
BACK = spell("Back", "Return target creature card from your graveyard to the battlefield.")
BOUNCE = spell("Bounce", "Return target creature to its owner's hand.")
BANISH = spell("Banish", "Exile target creature.")
KILL = spell("Kill", "Destroy target creature.")
MILL = spell("Grind", "Mill a card.")
ZAP = spell("Zap", "Zap deals 3 damage to any target.")
MANY = spell("Many", "Create two 1/1 red Goblin creature tokens.", "Sorcery")
PONDER = spell("Ponder", "Draw a card.")
FORGET = spell("Forget", "Target player discards a card.")
RELIC = permanent("Relic", "{0}: Relic deals 1 damage to any target.\n{T}: Add {C}.", "Artifact")
PIN = card("Pin", "{0}", "Artifact — Equipment", "Equip {0}")
SPELLS = (GROW, GROW, WANE, SHRINK, SPARK, BACK, BOUNCE, BANISH, KILL, MILL, ZAP, MANY, MANY, PONDER, FORGET)


def watching(text: str, *others: Card, types: str = "Enchantment") -> Scenario:
    """Ann has a witness with this text, a cub, a relic and a pin, and Bob an ox; Ann has spells for everything."""
    s = table()
    s.battlefield(0, card("Witness", "{0}", types, text, *((1, 9) if "Creature" in types else ())))
    s.battlefield(0, CUB, RELIC, PIN, *others)
    s.battlefield(1, OX)
    s.hand(0, *SPELLS)
    s.graveyard(0, creature("Ghost", 1, 1))
    s.hand(1, CUB)
    return s


def gained(text: str, *picks: str, types: str = "Enchantment") -> int:
    """How much life Ann gains from a witness that gives her 1 life when this happens."""
    game = watching(f"{text}, you gain 1 life.", types=types).start()
    for line in picks:
        resolve(game, line)
    return life(game)[0] - 20


@pytest.mark.parametrize(
    ("text", "picks", "times"),
    [
        ("Whenever a +1/+1 counter is put on a creature", ["cast Grow -> Cub"], 3),
        ("Whenever one or more counters are put on a creature", ["cast Grow -> Cub", "cast Shrink -> Cub"], 2),
        ("Whenever you put one or more -1/-1 counters on a creature", ["cast Grow -> Cub", "cast Shrink -> Cub"], 1),
        ("Whenever an opponent puts one or more counters on a creature", ["cast Grow -> Cub"], 0),
        ("Whenever one or more +1/+1 counters are put on a creature for the first time each turn",
            ["cast Grow -> Cub", "cast Grow -> Cub"], 1),
        ("Whenever one or more +1/+1 counters are put on a creature for the first time each turn",
            ["cast Grow -> Cub", "cast Grow -> Ox"], 2),
        ("Whenever one or more +1/+1 counters are removed from a creature",
            ["cast Grow -> Cub", "cast Wane -> Cub"], 1),
        ("Whenever a +1/+1 counter is removed from a creature", ["cast Grow -> Cub", "cast Wane -> Cub"], 3),
        ("When the last +1/+1 counter is removed from a creature",
            ["cast Grow -> Cub", "cast Grow -> Cub", "cast Wane -> Cub"], 0),
        ("When the last +1/+1 counter is removed from a creature", ["cast Grow -> Cub", "cast Wane -> Cub"], 1),
        ("Whenever you get one or more {E}", ["cast Spark"], 1),
        ("Whenever an Equipment becomes attached to a creature", ["activate Pin -> Cub"], 1),
        ("Whenever an Equipment becomes unattached from a creature", ["activate Pin -> Cub", "cast Kill -> Cub"], 1),
        ("Whenever you lose control of a creature", ["cast Kill -> Cub"], 1),
        ("Whenever you lose control of a creature", ["cast Kill -> Ox"], 0),
        ("Whenever a creature enters from your graveyard", ["cast Back -> Ghost"], 1),
        ("Whenever a creature enters from exile", ["cast Back -> Ghost"], 0),
        ("Whenever a creature enters untapped", ["cast Many"], 2),
        ("Whenever a creature enters tapped", ["cast Many"], 0),
        ("Whenever a creature is put into exile from the battlefield", ["cast Banish -> Cub", "cast Kill -> Ox"], 1),
        ("Whenever a creature is returned to a player's hand", ["cast Bounce -> Ox"], 1),
        ("Whenever a creature is returned to your hand", ["cast Bounce -> Ox"], 0),
        ("Whenever a creature leaves the battlefield without dying", ["cast Kill -> Cub", "cast Bounce -> Ox"], 1),
        ("Whenever a card is put into your graveyard from anywhere", ["cast Grind"], 2),
        ("Whenever a card is put into your graveyard from your library", ["cast Grind"], 1),
        ("Whenever a card is put into your graveyard from anywhere other than the battlefield",
            ["cast Kill -> Cub"], 1),
        ("Whenever one or more cards are put into exile from graveyards and/or the battlefield",
            ["cast Banish -> Cub"], 1),
        ("Whenever one or more cards are put into exile from your graveyard", ["cast Banish -> Cub"], 0),
        ("Whenever you activate an ability", ["activate Relic -> Bob"], 1),
        ("Whenever you activate an ability of a creature", ["activate Relic -> Bob"], 0),
        ("Whenever you activate a loyalty ability", ["activate Relic -> Bob"], 0),
        ("Whenever a source you control deals noncombat damage to an opponent", ["cast Zap -> Bob"], 1),
        ("Whenever a creature is dealt excess damage", ["cast Zap -> Cub", "cast Many"], 1),
        ("Whenever you're dealt damage", ["cast Zap -> Ann"], -2),
        ("Whenever you're dealt combat damage", ["cast Zap -> Ann"], -3),
        ("Whenever you create one or more creature tokens", ["cast Many"], 1),
        ("Whenever you create a token", ["cast Many"], 2),
        ("Whenever you create one or more tokens for the first time each turn", ["cast Many", "cast Many"], 1),
        ("Whenever you draw a card during your turn", ["cast Ponder"], 1),
        ("Whenever you draw a card during an opponent's turn", ["cast Ponder"], 0),
        ("Whenever you draw a card while you control an Equipment", ["cast Ponder"], 1),
        ("Whenever you draw a card while you control an Aura", ["cast Ponder"], 0),
        ("Whenever you draw a card except the first one you draw in each of your draw steps", ["cast Ponder"], 1),
    ],
)  # fmt: skip
def test_it_triggers_as_often_as_it_happens(text: str, picks: list[str], times: int) -> None:
    assert gained(text, *picks) == times


def finish(game: Game) -> None:
    """Be done, or put triggers onto the stack in any order, and resolve what is on it."""
    if "done" in offered(game):
        game.choose("done")
    while game.decision is not None and game.decision.kind == "order":
        game.choose(0)
    resolve(game)


DOUBLER = permanent("Echo", "If a creature dying causes a triggered ability of a permanent you control to trigger, "
    "that ability triggers an additional time.")
MOURNER = "Whenever a creature dies, you gain 1 life."


@pytest.mark.parametrize(("text", "pick", "echoes", "times"), [
    (MOURNER, "cast Kill -> Cub", 1, 2),
    (MOURNER, "cast Kill -> Cub", 2, 3),
    ("Whenever a creature leaves the battlefield, you gain 1 life.", "cast Bounce -> Cub", 1, 1),
])
def test_an_ability_triggers_an_additional_time(text: str, pick: str, echoes: int, times: int) -> None:
    game = watching(text, *[DOUBLER] * echoes).start()
    resolve(game, pick)
    assert life(game)[0] == 20 + times


def test_what_dies_at_the_same_time_still_doubles() -> None:
    s = watching(MOURNER, creature("Banshee", 1, 1, "If a creature dying causes a triggered ability of a permanent you "
        "control to trigger, that ability triggers an additional time."))
    s.hand(0, spell("Doom", "Destroy all creatures."))
    game = s.start()
    resolve(game, "cast Doom")
    assert life(game)[0] == 20 + 2 * 3  # the cub, the banshee and Bob's ox


def test_an_ability_of_something_else_does_not_trigger_again() -> None:
    other = permanent("Echo", "If a triggered ability of a creature you control triggers, that ability triggers an "
        "additional time.")
    game = watching(MOURNER, other, creature("Crow", 1, 1, "Whenever a creature dies, you gain 10 life.")).start()
    resolve(game, "cast Kill -> Cub")
    finish(game)
    assert life(game)[0] == 41


def test_control_is_lost_when_an_opponent_takes_it() -> None:
    s = table()
    s.battlefield(0, creature("Traitor", 1, 1, "When you lose control of this creature, you gain 5 life."))
    s.battlefield(1, permanent("Hook", "{0}: Gain control of target creature."))
    game = s.start()
    resolve(game, "pass", "activate Hook -> Traitor")
    assert life(game) == [25, 20]


@pytest.mark.parametrize(("by", "gains"), [(1, 5), (0, 0)])
def test_discarding_because_of_an_opponent(by: int, gains: int) -> None:
    s = table()
    s.hand(0, creature("Martyr", 1, 1, "When a spell or ability an opponent controls causes you to discard this card, "
        "you gain 5 life."))
    s.battlefield(by, permanent("Rack", "{0}: Target player discards a card."))
    game = s.start()
    resolve(game, *["pass"] * by, "activate Rack -> Ann")
    assert life(game)[0] == 20 + gains


def test_who_makes_you_discard_is_that_player() -> None:
    s = table()
    s.hand(0, creature("Martyr", 1, 1, "When a spell or ability an opponent controls causes you to discard this card, "
        "that player loses 5 life."))
    s.battlefield(1, permanent("Rack", "{0}: Target player discards a card."))
    game = s.start()
    resolve(game, "pass", "activate Rack -> Ann")
    assert life(game) == [20, 15]


def test_a_card_put_into_a_graveyard_sees_itself() -> None:
    s = watching(MOURNER)
    s.hand(0, creature("Weed", 1, 1, "When this creature is put into a graveyard from anywhere, shuffle it into its "
        "owner's library."), spell("Purge", "Discard a creature card."))
    game = s.start()
    resolve(game, "cast Purge")
    assert "Weed" not in names(game, "graveyard")
    assert "Weed" in names(game, "library")


def fight(text: str, mine: tuple[Card, ...], theirs: tuple[Card, ...], attackers: list[str], blocks: list[str]) -> int:
    """How much life Ann gains from what her witness says of a combat."""
    s = table()
    s.battlefield(0, card("Witness", "{0}", "Creature — Bear", f"{text}, you gain 1 life.", 1, 9), *mine)
    s.battlefield(1, *theirs)
    game = s.start()
    attack(game, *[f"attack {name}" for name in attackers])
    finish(game)
    while blocks and "pass" in offered(game):
        game.choose("pass")
    act(game, *blocks)
    finish(game)
    while game.state.step != "main 2":
        lines = offered(game)
        game.choose(next((line for line in ("pass", "done") if line in lines), 0))
    return life(game)[0] - 20


SHADE = card("Shade", "{B}", "Creature — Shade", "", 1, 4)


@pytest.mark.parametrize(
    ("text", "attackers", "blocks", "times"),
    [
        ("Whenever one or more Bears you control attack a player", ["Witness", "Cub"], [], 1),
        ("Whenever one or more Elves you control attack a player", ["Witness", "Cub"], [], 0),
        ("Whenever two or more creatures you control attack a player", ["Witness", "Cub"], [], 1),
        ("Whenever two or more creatures you control attack a player", ["Cub"], [], 0),
        ("Whenever one or more creatures attack you", ["Cub"], [], 0),
        ("Whenever this creature becomes blocked by one or more black creatures", ["Witness"],
            ["block Shade -> Witness"], 1),
        ("Whenever this creature becomes blocked by one or more black creatures", ["Witness"],
            ["block Ox -> Witness"], 0),
        ("Whenever this creature becomes blocked by two or more creatures", ["Witness"],
            ["block Shade -> Witness", "block Ox -> Witness"], 1),
        ("Whenever a creature blocks one or more Bears", ["Witness"],
            ["block Shade -> Witness", "block Ox -> Witness"], 2),
        ("Whenever a creature blocks two or more Bears", ["Witness", "Cub"], ["block Shade -> Witness"], 0),
        ("At end of combat, if this creature attacked or blocked this combat", ["Witness"], [], 1),
        ("At end of combat, if this creature attacked or blocked this combat", ["Cub"], [], 0),
        ("At end of combat, if this creature blocked this combat", ["Witness"], [], 0),
        ("At end of combat on your turn", ["Cub"], [], 1),
        ("Whenever this creature attacks, if you attacked with creatures with total power 3 or greater this combat",
            ["Witness", "Cub"], [], 1),
        ("Whenever this creature attacks, if you attacked with creatures with total power 4 or greater this combat",
            ["Witness", "Cub"], [], 0),
        ("Whenever this creature attacks while you control an Ox", ["Witness"], [], 0),
        ("Whenever this creature attacks while you control another Bear", ["Witness"], [], 1),
    ],
)  # fmt: skip
def test_triggers_of_a_combat(text: str, attackers: list[str], blocks: list[str], times: int) -> None:
    assert fight(text, (CUB,), (OX, SHADE), attackers, blocks) == times


def test_the_first_card_of_the_draw_step_is_left_out() -> None:
    event = "Whenever an opponent draws a card except the first one they draw in each of their draw steps"
    s = watching(f"{event}, you gain 1 life.")
    s.battlefield(1, permanent("Well", "At the beginning of your draw step, draw a card."))
    game = s.start()
    go(game, "main 1", 1)
    assert life(game)[0] == 21


def test_more_cards_but_for_the_first_of_the_draw_step() -> None:
    text = "If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead."
    game = watching(text).start()
    before = len(names(game, "hand"))
    resolve(game, "cast Ponder")
    assert len(names(game, "hand")) == before + 1


def test_transforming_into_something() -> None:
    front = face("Pup", "{0}", "Creature — Human Bear", "{0}: Transform this creature.", 1, 1)
    back = face("Wolf", "", "Creature — Wolf", "When this creature transforms into Wolf, you gain 1 life.", 3, 3)
    s = watching("Whenever a permanent you control transforms into a non-Human creature, you gain 10 life.")
    s.battlefield(0, faces("transform", front, back))
    game = s.start()
    resolve(game, "activate Pup")
    finish(game)
    assert life(game)[0] == 31


def test_where_a_land_is_played_from_is_not_left_out() -> None:
    with pytest.raises(AssertionError):
        printed_back("Whenever you play a land or cast a spell from anywhere other than your hand, draw a card.")
