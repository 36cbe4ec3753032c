"""What the rules say that events and refusals cite, in a few words of our own."""

from __future__ import annotations

RULES = {
    "103.3": "each player shuffles their deck before the game",
    "103.5": "players draw their opening hands, and may take mulligans",
    "104.2a": "a player whose opponents have all left the game wins it",
    "104.3a": "a player who concedes leaves the game and loses it",
    "104.4a": "if all players lose at the same time, the game is a draw",
    "104.4b": "a loop of mandatory actions that nothing can stop makes the game a draw",
    "119.3": "gaining and losing life change the life total",
    "120.3a": "damage dealt to a player makes that player lose that much life",
    "120.3b": "damage from a source with infect gives a player that many poison counters",
    "120.3c": "damage dealt to a planeswalker removes that many loyalty counters",
    "120.3d": "damage to a creature from a source with wither or infect puts that many -1/-1 counters on it",
    "120.3f": "damage from a source with lifelink makes its controller gain that much life",
    "120.3g": "combat damage from a creature with toxic gives a player poison counters, too",
    "120.3h": "damage dealt to a battle removes that many defense counters",
    "305.1": "a player may play a land in a main phase of their turn while the stack is empty",
    "500.1": "a new turn begins",
    "500.5": "mana that was not spent is lost as a step or phase ends",
    "500.6": "a new step or phase begins",
    "309.7": "a player completes a dungeon as it is removed from the game",
    "502.1": "permanents phase in and out as the untap step of their player begins",
    "502.3": "the active player untaps their permanents as their turn begins",
    "504.1": "the active player draws a card in their draw step",
    "506.4": "a permanent is removed from combat when it can no longer take part in it",
    "508.1f": "attacking creatures become tapped",
    "508.1m": "attackers have been declared",
    "509.1h": "an attacking creature that no blocker was declared for is unblocked",
    "509.1i": "blockers have been declared",
    "510.2": "all combat damage that was assigned is dealt at the same time",
    "514.1": "the active player discards down to their maximum hand size in their cleanup step",
    "601.2": "a spell is cast",
    "601.2a": "a card that is cast goes to the stack first",
    "601.2h": "the total cost of a spell is paid",
    "601.2i": "a spell has become cast once all choices are made and its cost is paid",
    "602.2": "an ability is activated",
    "603.3": "an ability that has triggered is put onto the stack before anyone gets priority",
    "605.3b": "an activated mana ability resolves at once",
    "605.4a": "a triggered mana ability resolves at once",
    "608.2": "a spell or ability does what it says as it resolves",
    "608.2b": "a spell or ability whose targets are all illegal does not resolve",
    "608.2n": "an instant or sorcery goes to its owner's graveyard when it has resolved",
    "608.3a": "a permanent spell becomes a permanent when it resolves",
    "610.3": "what was moved until something happened goes back",
    "613.1b": "an effect changes who controls something",
    "614": "an effect replaces what would have happened",
    "614.12": "an effect changes how a permanent enters the battlefield",
    "704.5a": "a player with 0 or less life loses the game",
    "704.5b": "a player who had to draw from an empty library loses the game",
    "704.5c": "a player with ten or more poison counters loses the game",
    "704.5f": "a creature with toughness 0 or less is put into the graveyard",
    "704.5g": "a creature with lethal damage is destroyed",
    "704.5h": "a creature damaged by a source with deathtouch is destroyed",
    "704.5i": "a planeswalker with no loyalty is put into the graveyard",
    "704.5j": "a player keeps only one of several legendary permanents with the same name",
    "704.5k": "of permanents with the supertype world only the newest stays",
    "704.5m": "an Aura attached to nothing that it can enchant is put into the graveyard",
    "704.5n": "an Equipment or Fortification attached to something that it can't be attached to becomes unattached",
    "704.5q": "counters of +1/+1 and -1/-1 on the same permanent are removed in pairs",
    "704.5v": "a battle with no defense is put into the graveyard",
    "704.5y": "of several Roles of one player on a permanent only the newest stays",
    "707.10": "a spell or ability is copied",
    "714.3b": "the active player puts a lore counter on each of their Sagas",
    "714.4": "a Saga is sacrificed after its final chapter",
    "724.2": "the monarch draws at their end step, and gives way to whose creature deals combat damage to them",
    "725.2": "who has the initiative ventures on, and gives way to whose creatures deal combat damage to them",
    "725.4": "another player takes the initiative as the player who has it leaves the game",
    "724.4": "another player becomes the monarch as the monarch leaves the game",
    "800.4a": "all that a player owned or controlled goes when the player leaves the game",
}
"""By number: what the rule says."""

CHAPTERS = {
    "101": "the golden rules", "103": "starting the game", "104": "ending the game", "105": "colors", "106": "mana",
    "107": "numbers and symbols",
    "108": "cards", "109": "objects", "110": "permanents", "111": "tokens", "112": "spells", "113": "abilities",
    "114": "emblems", "115": "targets", "116": "special actions", "117": "timing and priority", "118": "costs",
    "119": "life", "120": "damage", "121": "drawing a card", "122": "counters", "201": "names", "202": "mana costs",
    "205": "type lines", "208": "power and toughness", "301": "artifacts", "302": "creatures", "303": "enchantments",
    "304": "instants", "305": "lands", "306": "planeswalkers", "307": "sorceries", "309": "dungeons",
    "310": "battles", "400": "zones",
    "401": "libraries", "402": "hands", "403": "the battlefield", "404": "graveyards", "405": "the stack",
    "406": "exile", "408": "the command zone", "500": "the structure of turns", "501": "the beginning phase",
    "502": "the untap step", "503": "the upkeep step", "504": "the draw step", "505": "main phases",
    "506": "the combat phase", "507": "the beginning of combat step", "508": "the declare attackers step",
    "509": "the declare blockers step", "510": "the combat damage step", "511": "the end of combat step",
    "512": "the ending phase", "513": "the end step", "514": "the cleanup step", "601": "casting spells",
    "602": "activating abilities", "603": "triggered abilities", "604": "static abilities", "605": "mana abilities",
    "606": "loyalty abilities", "607": "linked abilities", "608": "resolving spells and abilities", "609": "effects",
    "610": "one-shot effects", "611": "continuous effects", "612": "text-changing effects",
    "613": "the order of continuous effects", "614": "replacement effects", "615": "prevention effects",
    "616": "the order of replacement and prevention effects", "700": "general rules", "701": "keyword actions",
    "702": "keyword abilities", "703": "turn-based actions", "704": "state-based actions", "705": "flipping a coin",
    "706": "rolling a die", "707": "copying", "708": "face-down spells and permanents", "709": "split cards",
    "710": "flip cards", "711": "leveler cards", "712": "double-faced cards", "714": "Saga cards",
    "715": "adventurer cards", "716": "Class cards", "721": "station cards", "723": "ending turns and phases",
    "724": "the monarch", "725": "the initiative", "727": "rad counters", "730": "day and night",
    "731": "taking shortcuts", "732": "handling illegal actions", "800": "multiplayer rules", "903": "Commander",
}  # fmt: skip
"""By number: what the chapter is about."""


def describe(rule: str) -> str:
    """What a rule says, in a few words; what its chapter is about if it is not one of `RULES`.

    >>> describe("704.5g"), describe("702.19b")
    ('a creature with lethal damage is destroyed', 'keyword abilities')
    """
    while rule not in RULES and len(rule) > 3:
        rule = rule[:-1]
    return RULES.get(rule) or CHAPTERS.get(rule, "the rules")
