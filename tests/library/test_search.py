"""Searching: what each term finds, and where a query makes no sense."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.library.records import UNREADABLE, faces, json_lines, record

from manafold.library import places, printed
from manafold.library.importing import import_cards
from manafold.library.query_values import QueryError
from manafold.library.search import search
from manafold.library.store import CardStore, Library


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CardStore:
    """Invented cards, in a home of their own."""
    monkeypatch.setenv(places.HOME, str(tmp_path))
    records = [
        record("Grey Otter", text="Flying"),
        record("Red Otter", mana_cost="{R}", text="Haste\nWhen this creature enters, draw a card.", power="3"),
        record("Élan", type_line="Legendary Creature — Elf Wizard", mana_cost="{3}{U}{U}", toughness="5"),
        record("Star", type_line="Artifact Creature — Golem", mana_cost="{X}{4}", power="*"),
        record("Ember", type_line="Instant", mana_cost="{R}{W}", text="Draw two cards. You gain 9 life."),
        record("Ruby", type_line="Artifact", mana_cost="{0}", text="{T}: Add {R}.", color_identity=["R"]),
        record("Den", type_line="Land", mana_cost="", text="{T}: Add {C}.", color_identity=["G"]),
        record("Mia", type_line="Legendary Planeswalker — Jace", mana_cost="{2}{U}", loyalty="4"),
        record("Otter Juggler", text=f"Flying\n{UNREADABLE}"),
        faces("modal_dfc", record("Quiet Farmer"), record("Loud Farmer", mana_cost="{B}", power="7")),
    ]
    path = tmp_path / "cards.sqlite"
    import_cards(json_lines(tmp_path / "cards.jsonl", records), path, jobs=1)
    return CardStore(path)


def found(cards: CardStore | Library, query: str) -> str:
    return ", ".join([each.name for each in search(cards, query, jobs=1)])


FARMER = "Quiet Farmer // Loud Farmer"


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("otter", "Grey Otter, Otter Juggler, Red Otter"),
        ("otter -grey -juggler", "Red Otter"),
        ("elan", "Élan"),
        ('"grey ott"', "Grey Otter"),
        ('!"red otter"', "Red Otter"),
        ("!otter", ""),
        ('!"loud farmer"', FARMER),
        ("t:legendary", "Mia, Élan"),
        ("t:legend", "Mia, Élan"),
        ('type:"legendary elf"', "Élan"),
        ("t:golem or t:land", "Den, Star"),
        ("c:r", "Ember, Red Otter"),
        ("c=r", "Red Otter"),
        ("color<=red -t:land", "Red Otter, Ruby, Star"),
        ("c:boros", "Ember"),
        ("c:m", "Ember"),
        ("c=2", "Ember"),
        ("c:c", "Den, Ruby, Star"),
        ("c:b", FARMER),
        ("c!=g c>=1 -t:instant", f"Mia, {FARMER}, Red Otter, Élan"),
        ("id:r", "Red Otter, Ruby, Star"),
        ("id=r", "Red Otter, Ruby"),
        ("id>=bg", FARMER),
        ("id=g t:land", "Den"),
        ("mv>=4", "Star, Élan"),
        ("cmc=1", "Red Otter"),
        ("manavalue<1", "Den, Ruby"),
        ("o:draw", "Ember, Red Otter"),
        ('o:"draw a card"', "Red Otter"),
        ('oracle:"juggle three"', "Otter Juggler"),
        ("kw:flying", "Grey Otter, Otter Juggler"),
        ("keyword:haste", "Red Otter"),
        ("pow>tou", f"{FARMER}, Red Otter"),
        ("pow<tou t:creature", "Élan"),
        ("power=2 tou:2", f"Grey Otter, Otter Juggler, {FARMER}"),
        ("loy>3", "Mia"),
        ("is:permanent -t:creature", "Den, Mia, Ruby"),
        ("-is:permanent", "Ember"),
        ("-is:spell", "Den"),
        ("is:vanilla", f"{FARMER}, Star, Élan"),
        ("is:historic -is:party", "Mia, Ruby, Star"),
        ("is:mdfc", FARMER),
        ("-is:playable", "Otter Juggler"),
        ("(t:instant or t:land) mv>1", "Ember"),
        ("t:instant or t:land mv>1", "Ember"),
        ("t:instant OR (t:land and mv<1)", "Den, Ember"),
        ("otter -(grey or kw:haste)", "Otter Juggler"),
    ],
)
def test_a_query_finds_what_is_so(cards: CardStore, query: str, names: str) -> None:
    assert found(cards, query) == names


@pytest.mark.parametrize(
    ("query", "position", "wrong", "suggestion"),
    [
        ("t:goblen", 2, "goblen", "goblin"),
        ('t:"legendary elff"', 13, "elff", "elf"),
        ("otter colour:r", 6, "colour", "color"),
        ("-kw:flyng", 4, "flyng", "flying"),
        ("c:purple", 2, "purple", ""),
        ("c>m", 1, ">", ""),
        ("mv>three", 3, "three", ""),
        ("pow>toughnes", 4, "toughnes", "toughness"),
        ("is:permanant", 3, "permanant", "permanent"),
        ("o>draw", 1, ">", ""),
        ("(otter", 6, "", ""),
        ("otter)", 5, ")", ""),
        ("otter or", 8, "", ""),
        ('o:"draw', 7, "", ""),
        ("t: elf", 2, " ", ""),
        ("otter && t:elf", 6, "&&", "and"),
        ("otter || t:elf", 6, "||", "or"),
        ("otter ...", 6, "...", ""),
        ("", 0, "", ""),
    ],
)
def test_a_query_that_makes_no_sense_says_where(
    cards: CardStore, query: str, position: int, wrong: str, suggestion: str
) -> None:
    with pytest.raises(QueryError) as refused:
        search(cards, query)
    assert (refused.value.position, refused.value.found, refused.value.suggestion) == (position, wrong, suggestion)


def test_of_cards_of_one_name_the_first_store_has_the_one_that_is_found(tmp_path: Path, cards: CardStore) -> None:
    path = tmp_path / "own.sqlite"
    import_cards(json_lines(tmp_path / "own.jsonl", [record("Grey Otter"), record("Own Otter")]), path, jobs=1)
    both = Library((CardStore(path), cards))
    assert found(both, "otter -is:vanilla") == "Otter Juggler, Red Otter"
    assert found(both, "otter is:vanilla") == "Grey Otter, Own Otter"


def test_texts_of_many_cards_are_printed_once_and_kept(
    cards: CardStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(printed, "FEW", 3)
    for _ in range(2):
        names = [each.name for each in search(cards, "o:draw", lambda done, total: told.append((done, total)), 1)]
        assert names == ["Ember", "Red Otter"]
    assert told == [(10, 10)]
    (kept,) = (tmp_path / "cache").glob("texts-*.json")
    kept.write_text('["damaged"]', encoding="utf-8")
    assert found(cards, "o:draw") == "Ember, Red Otter"
    elk = record("Elk", text="Draw a card. You gain 9 life.", type_line="Instant")
    import_cards(json_lines(tmp_path / "more.jsonl", [elk]), cards.path, jobs=1)
    assert found(cards, "o:draw") == "Elk, Ember, Red Otter"
    assert [each != kept for each in (tmp_path / "cache").glob("texts-*.json")] == [True]


@pytest.mark.parametrize(
    ("query", "name"),
    [("kw:companion", "Picky Cat"), ('kw:"choose a background"', "Old Friend"), ("keyword=Spree", "Three Ways")],
)
def test_every_keyword_that_there_is_a_word_for_can_be_searched_for(query: str, name: str, tmp_path: Path) -> None:
    records = [
        record("Picky Cat", text="Companion — Each nonland card in your starting deck has a different name."),
        record("Old Friend", type_line="Legendary Creature — Bear", text="Choose a Background"),
        record("Three Ways", type_line="Sorcery", text="Spree\n+ {1} — Draw a card.\n+ {2} — You gain 3 life."),
    ]
    path = tmp_path / "cards.sqlite"
    assert import_cards(json_lines(tmp_path / "cards.jsonl", records), path, jobs=1).whole == 3
    assert found(CardStore(path), query) == name
