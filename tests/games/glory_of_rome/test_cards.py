"""Every piece explains itself: what it is, what it costs and brings now, what is missing, and the clause behind it."""

from __future__ import annotations

from random import Random

import pytest

from comitium.engine import laws
from comitium.engine.card import Card
from comitium.engine.laws import check_match
from comitium.engine.message import Message, Seat
from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.cards import EFFECTS, MEDALS, NAMED, OF_A_SEAT, SINGLE, card
from comitium.games.glory_of_rome.components import OBJECTIVES, TASKS
from comitium.games.glory_of_rome.glossary import TOKENS, glossary
from comitium.games.glory_of_rome.goods import CARDS
from comitium.games.glory_of_rome.hidden import imagine
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.text import LANGUAGES, Speaker, speak_all
from tests.games.carded import in_words
from tests.games.glory_of_rome.situations import (
    HENRY,
    JACK,
    MARY,
    ROSS,
    activating,
    building,
    cleared,
    denarii,
    fame,
    feud,
    give,
    intrigue,
    lay_set,
    legions,
    levels,
    medal,
    moments,
    new_table,
    pantheon,
    placing,
    play,
    played_out,
    proposing,
    tasks,
    taxing,
)

NAMES = ("Jack", "Mary", "Henry", "Ross")


def said(found: Card, language: str = "en") -> dict[str, str]:
    return in_words(found, Speaker(language, GAME, NAMES))


def rows(g: GloryOfRome, viewer: Seat | None, piece: str, language: str = "en") -> dict[str, str]:
    """What a card says, row by row."""
    found = card(g, viewer, piece)
    assert found is not None, piece
    return said(found, language)


# -- worked examples ---------------------------------------------------------------------------------------------------


def test_a_site_in_the_building_phase_is_what_can_be_built_there() -> None:
    """GR-11.4, GR-11.5"""
    g = cleared()
    levels(g, "africa", pol=1)
    denarii(g, 7)
    building(g)

    assert rows(g, JACK, "site:africa.pol") == {
        "name": "Basilica in Africa",
        "does": "A follower here puts one of your votes on top of the Senate column.",
        "place": "Politics building, level 2",
        "cost": "11 denarii",
        "reward": "5 fame at once, population +1",
        "missing": "4 denarii, you have 7",
        "opens": "2 followers find a place",
    }
    assert rows(g, JACK, "site:africa.pol", "ru") == {
        "name": "Базилика в Африке",
        "does": "Сторонник здесь кладёт ваш голос сверху на колонну Сената.",
        "place": "Политическое здание, уровень 2",
        "cost": "11 денариев",
        "reward": "5 очков славы сразу, население +1",
        "missing": "4 денария, у вас 7",
        "opens": "места для 2 сторонников",
    }
    assert rows(g, JACK, "site:africa.agr")["missing"] == "nothing, you have 7"


def test_a_level_iii_that_is_first_brings_its_medal() -> None:
    """GR-11.8"""
    g = cleared()
    levels(g, "africa", rel=2)
    denarii(g, 20)
    building(g)

    found = rows(g, JACK, "site:africa.rel")
    assert found["reward"] == "6 fame at once, population +1; the first one brings the Priest medal"
    assert found["missing"] == "nothing, you have 20"


def test_a_site_in_the_action_phase_says_what_a_follower_brings_there() -> None:
    """GR-13.4, GR-13.5, GR-16.4"""
    g = cleared()
    levels(g, "africa", pol=1, agr=2)
    g.column = [JACK, JACK]
    placing(g)

    assert rows(g, JACK, "site:africa.pol") == {
        "name": "Rostra in Africa",
        "does": "A follower here puts one of your votes on top of the Senate column.",
        "place": "Politics building, level 1",
        "cost": "1 follower",
        "reward": "1 vote and supremacy, 2 fame at once",
        "missing": "nothing, 1 of 1 places free",
        "opens": "next level Basilica: 11 denarii, 5 fame",
    }
    assert rows(g, JACK, "site:africa.agr")["reward"] == "1 denarius"
    assert rows(g, JACK, "site:africa.mil")["missing"] == "No military building stands here."
    assert rows(g, JACK, "site:africa.mil")["name"] == "Empty site (Military building) in Africa"
    assert rows(g, MARY, "site:africa.pol")["missing"] == "Jack controls this province now"
    assert rows(g, MARY, "site:africa.pol", "ru")["missing"] == "сейчас этой провинцией управляет Jack"


def test_an_intrigue_says_whom_it_can_strike_and_how() -> None:
    """GR-9.4, GR-9.6, GR-10.12"""
    g = cleared()
    feud(g, 2, 2, 2, 2)
    fame(g, 1, 5)
    intrigue(g, JACK, "gaul")
    activating(g)

    assert rows(g, JACK, "slot:gaul.1") == {
        "name": "Intrigue slot 1 in Gaul",
        "does": "Its owner can activate it against whoever controls the province, and applies one of three effects.",
        "place": "intrigue of Jack",
        "cost": "1 feud token, which goes to the target",
        "missing": "nothing",
        "opens": "against Mary: Vile Slander",
    }
    assert "missing" not in rows(g, MARY, "slot:gaul.1")
    assert rows(g, JACK, "slot:gaul.2")["missing"] == "Mary controls this province now"
    feud(g, 0, 2, 2, 2)
    assert rows(g, JACK, "slot:gaul.1")["missing"] == "You have no feud token to pay."
    assert rows(g, JACK, "slot:gaul.1", "ru")["missing"] == "Вам нечем платить: жетонов вражды нет."


def test_an_effect_has_its_number_and_says_what_it_lacks_against_the_target() -> None:
    """GR-10.1, GR-10.3, GR-9.9"""
    g = cleared()
    feud(g, 2, 2, 2, 2)
    fame(g, 1, 5)
    intrigue(g, JACK, "gaul")
    activating(g)
    play(g, (JACK, "activate gaul.1"))

    slander = rows(g, JACK, "effect:slander")
    assert (slander["does"], slander["missing"]) == ("The target loses 1 fame.", "nothing")
    assert rows(g, JACK, "effect:sabotage")["missing"] == "Mary has no own piece on an unfinished level."
    assert rows(g, JACK, "effect:sold", "ru")["does"] == "Цель сбрасывает случайный товар, а вы получаете 2 денария."
    assert rows(g, JACK, "effect:sold")["place"] == "only on the board of Livia Drusilla"


def test_a_boost_says_why_it_is_closed() -> None:
    """GR-14.2"""
    g = cleared()
    feud(g, 3, 0, 0, 0)
    placing(g)

    assert rows(g, JACK, "boost:mil")["missing"] == "nothing"
    assert rows(g, JACK, "boost:pol")["missing"] == "A feud token covers the politics boost: you have 3."
    assert rows(g, MARY, "cell:0.2") == {
        "name": "Feud token",
        "does": "It covers a cell of the feud track and the boost on it; "
        "to activate an intrigue you pass one to the target.",
        "place": "Jack",
        "opens": "when it is gone: Boost (politics)",
    }


def test_a_battlefield_counts_what_is_missing_until_it_is_conquered() -> None:
    """GR-15.4, GR-28.4, GR-28.6"""
    g = cleared()
    legions(g, JACK, thrace=2)
    legions(g, MARY, thrace=1)
    placing(g)

    assert rows(g, JACK, "field:thrace") == {
        "name": "Thrace",
        "does": "It is conquered when the legions of all players there are 4 or more; only then its places pay.",
        "place": "your legions there: 2",
        "reward": "end fame for the places: 10, 5, 3",
        "missing": "1 legion of anybody until it is conquered",
    }
    assert rows(g, JACK, "legion:0.thrace")["reward"] == "place 1: 0 end fame as things stand"
    legions(g, MARY, thrace=2)
    assert rows(g, JACK, "field:thrace")["missing"] == "nothing: conquered with 4 of 4"
    assert rows(g, MARY, "legion:1.thrace", "ru")["reward"] == "1-е место делится: сейчас 0 очков итоговой славы"


def test_double_tax_says_its_price_and_whether_there_is_fame_enough() -> None:
    """GR-25.3, GR-25.4, example 31"""
    g = cleared()
    levels(g, "africa", pol=1, agr=1)
    fame(g, 1)
    taxing(g)

    found = rows(g, JACK, "tax:double")
    assert (found["cost"], found["reward"]) == ("2 fame", "6 denarii")
    assert found["missing"] == "Fame 1 minus the penalty 2 would be less than 1."
    assert rows(g, JACK, "tax:normal", "ru")["reward"] == "3 денария"
    assert rows(g, JACK, "penalty:africa")["cost"] == "2 fame"
    assert "missing" not in rows(g, MARY, "penalty:africa")


def test_a_goods_card_says_to_its_holder_why_it_cannot_be_played() -> None:
    """GR-18.2, GR-34.1"""
    g = cleared()
    give(g, JACK, "spatha.1")
    building(g)

    assert rows(g, JACK, "card:spatha.1") == {
        "name": "Spatha",
        "does": "when you place a follower: recruit 1 legion",
        "place": "weapons",
        "reward": "in a set of three: 4 end fame",
        "missing": "Spatha can be played only when you place a follower.",
    }
    assert rows(g, MARY, "card:spatha.1") == rows(g, None, "card:spatha.2")
    assert rows(g, JACK, "card:coin_chest.1")["reward"] == "stands for any type in a set"


def test_another_hand_is_unseen_but_for_the_cards_one_knows() -> None:
    """GR-17.7, GR-34.4"""
    g = cleared()
    give(g, JACK, "spatha.1", "toga.1")
    g.players[JACK].known = {"toga.1": [MARY]}
    building(g)

    assert rows(g, HENRY, "hand:0") == {
        "name": "Cards in hand",
        "does": "unseen: you know how many there are, not which",
        "place": "Jack: 2 of 5",
    }
    assert rows(g, HENRY, "hand:0", "ru")["does"] == "не видно: известно, сколько их, но не какие"
    assert rows(g, MARY, "hand:0")["opens"] == "you know of: Toga"
    assert rows(g, JACK, "hand:0")["does"] == "A hand holds 5 cards at most, the anchor included."


def test_a_task_tells_its_progress_to_its_holder_alone() -> None:
    """GR-27.1, GR-27.3"""
    g = cleared()
    tasks(g, JACK, "roll_call", "first_among_equals", "voice_of_the_senate")
    legions(g, JACK, thrace=2)
    fame(g, 3, 9)
    g.column = [JACK]
    placing(g)

    assert rows(g, JACK, "task:roll_call") == {
        "name": "Roll Call",
        "does": "at least 6 legions on battlefields: 6 end fame",
        "place": "Jack",
        "reward": "0 end fame as things stand",
        "missing": "2 of 6",
    }
    assert rows(g, JACK, "task:first_among_equals")["missing"] == "a rival is ahead"
    assert rows(g, JACK, "task:voice_of_the_senate")["reward"] == "2 end fame as things stand"
    for viewer in (MARY, None):
        assert set(rows(g, viewer, "task:roll_call")) == {"name", "does"}
    assert rows(g, MARY, "tasks:0")["does"] == "unseen: you know how many there are, not which"
    assert rows(g, MARY, "tasks:0")["place"] == "Jack: 3"


def test_revealed_tasks_are_told_to_everybody() -> None:
    """GR-28.12"""
    g = played_out(new_table())
    task = g.players[JACK].tasks[0]

    assert rows(g, ROSS, f"task:{task}")["place"] == "Jack"


def test_a_pantheon_level_says_which_common_piece_is_to_be_had() -> None:
    """GR-20.2, GR-20.5, GR-28.11"""
    g = cleared()
    pantheon(g, MARY, 3)
    placing(g)

    assert rows(g, JACK, "panth:0.foundation") == {
        "name": "Pantheon, foundation",
        "does": "2 own pieces and a common one; whoever finishes it earlier takes a better common piece.",
        "place": "Jack: own pieces 0 of 2",
        "reward": "common piece to be had (silver): 3 end fame",
    }
    assert rows(g, JACK, "panth:1.foundation")["reward"] == "common piece (gold): 4 end fame"
    assert rows(g, MARY, "pantheon")["reward"] == "next piece (own colour): 1 end fame"


def test_fame_and_milestones_say_how_far_the_next_follower_is() -> None:
    """GR-6.7"""
    g = cleared()
    fame(g, 9)
    g.players[JACK].claimed[0] = True
    placing(g)

    assert rows(g, JACK, "mile:2")["missing"] == "3 fame"
    assert rows(g, JACK, "mile:1")["missing"] == "nothing, you have claimed it"
    assert rows(g, MARY, "fame:0")["missing"] == "3 fame to the milestone at 12"
    assert rows(g, MARY, "fame:0", "ru")["missing"] == "3 очка славы до вехи на 12"


def test_the_priests_medal_says_whether_its_owner_can_pay() -> None:
    """GR-12.4"""
    g = cleared()
    medal(g, JACK, "priest")
    denarii(g, 2)
    placing(g)

    assert rows(g, JACK, "medal:priest")["missing"] == "It takes 3 denarii, and you have 2."
    assert "missing" not in rows(g, MARY, "medal:priest")
    assert rows(g, JACK, "medal:farmer")["cost"] == "for the first Granary"


def test_a_set_names_its_cards_and_a_character_its_intrigues() -> None:
    """GR-19.4, GR-9.9"""
    g = cleared()
    lay_set(g, JACK, "weapon", "spatha.1", "pilum.1", "coin_chest.1")
    placing(g)

    found = rows(g, MARY, "set:0.1")
    assert (found["name"], found["reward"]) == ("Set of weapons", "4 end fame")
    assert found["opens"] == "Spatha, Pilum and Coin Chest"
    assert rows(g, MARY, "character:0")["does"] == (
        "Intrigues of this character: Desertion besides Vile Slander and Building Sabotage."
    )


def test_a_province_says_who_controls_it_after_the_turn() -> None:
    """GR-5.9, GR-26.1"""
    g = placing(cleared(seats=3))

    assert rows(g, JACK, "prov:africa")["place"] == "before Jack"
    assert rows(g, JACK, "prov:africa")["opens"] == "after the turn before Mary"
    assert rows(g, JACK, "prov:hispania")["opens"] == "after the turn before nobody"
    assert rows(g, JACK, "prov:italy", "ru")["place"] == "ни к кому не обращена"
    assert rows(g, MARY, "turn")["opens"] == "after the turn you control Africa"


def test_a_sum_is_called_by_what_it_would_be_and_the_face_of_a_token_stays_secret() -> None:
    """GR-30.3, GR-30.12"""
    g = cleared(spies="on")
    levels(g, "gaul", mil=1)
    denarii(g, 4, 4, 4, 4)
    proposing(g)
    play(g, (JACK, "propose spy gaul.mil"))

    assert rows(g, JACK, "sum:3")["name"] == "Stake 3 denarii"
    assert rows(g, HENRY, "sum:3")["name"] == "Sum of denarii"
    play(g, (JACK, "stake 3"))
    assert rows(g, MARY, "reply:accept")["reward"] == "3 denarii"
    for viewer in (JACK, MARY, None):
        assert rows(g, viewer, "token:spy").keys() == rows(g, viewer, "token:alliance").keys()


def test_alone_the_progress_of_tasks_is_not_for_spectators() -> None:
    """GR-31.6, GR-27.1"""
    g = played_until_asked(new_table(seats=1))

    assert "missing" in rows(g, JACK, "objective:tasks")
    assert "missing" not in rows(g, None, "objective:tasks")
    assert "missing" in rows(g, None, "objective:fame")


def played_until_asked(g: GloryOfRome) -> GloryOfRome:
    return next(moment for moment in moments(g, "alone") if moment.round == 2)


# -- laws --------------------------------------------------------------------------------------------------------------

TABLES = [
    (4, {"harsh": "on"}),
    (2, {"spies": "on"}),
    (3, {"truce": "on"}),
    (1, {"solo": "emperor"}),
    (1, {"solo": "cassius"}),
]
LAWS: list[laws.Law] = [laws.pieces_have_cards, laws.imagining_keeps_what_is_seen]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whatever_a_match_names_has_a_card_of_what_its_viewer_may_know(seats: int, options: dict[str, str]) -> None:
    """GR-34.1, GR-34.2"""
    check_match(GAME, seats, options, "cards", speak_all(GAME), only=LAWS)


def every_piece(g: GloryOfRome) -> list[str]:
    """What a board can ask for at any moment, whatever is being decided."""
    seats = range(len(g.players))
    named = [f"{kind}:{seat}" for kind in OF_A_SEAT for seat in seats]
    named += [f"cell:{seat}.{cell}" for seat in seats for cell in range(1, 5)]
    named += [f"legion:{seat}.{field}" for seat in seats for field in ("epirus", "macedonia", "thrace")]
    named += [f"panth:{seat}.{tier}" for seat in seats for tier in ("foundation", "temple")]
    for province in ("africa", "gaul", "hispania", "italy"):
        named += [f"{kind}:{province}" for kind in ("prov", "pop", "penalty")]
        named += [f"site:{province}.{sphere}" for sphere in ("mil", "pol", "tra", "rel", "agr")]
        named += [f"slot:{province}.{slot}" for slot in (1, 2, 3)]
    named += [f"stock:{sphere}.{level}" for sphere in ("mil", "pol", "tra", "rel", "agr") for level in (1, 2, 3)]
    named += [f"mile:{number}" for number in (1, 2, 3, 4)]
    named += [f"card:{name}" for name in CARDS] + [f"task:{task}" for task in TASKS]
    named += [f"effect:{name}" for name in EFFECTS] + [f"medal:{name}" for name in MEDALS]
    named += [f"objective:{name}" for name in OBJECTIVES] + [f"token:{token}" for token in TOKENS]
    return [*named, *[piece for piece in SINGLE if piece != "cassius"]]


def test_everything_the_board_shows_has_a_card_at_every_moment() -> None:
    """GR-34.3"""
    speak = speak_all(GAME)
    for number, g in enumerate(moments(new_table(seats=2), "board")):
        if number % 9 == 0:
            for viewer in (JACK, MARY, None):
                for piece in every_piece(g):
                    found = card(g, viewer, piece)
                    assert found is not None, piece
                    assert found.clauses, piece
                    for row in found.messages():
                        speak(row)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_card_whatever_is_asked_for_tells_what_its_viewer_cannot_know(seats: int, options: dict[str, str]) -> None:
    """GR-34.1, GR-34.2: with all that is hidden dealt anew, every card reads the same."""
    rng = Random("imagined")
    for number, g in enumerate(moments(new_table(seats=seats, **options), "hidden")):
        if number % 17 == 0:
            viewer = rng.randrange(seats)
            other = imagine(g, viewer, rng)
            pieces = every_piece(g)
            assert [card(g, viewer, piece) for piece in pieces] == [card(other, viewer, piece) for piece in pieces]


@pytest.mark.parametrize(
    "piece", ["", ":", "site", "site:", "site:africa", "site:rome.pol", "hand:9", "hand:-1", "cell:0.9", "card:spatha"]
)
def test_what_is_no_piece_has_no_card(piece: str) -> None:
    assert card(placing(cleared()), JACK, piece) is None


# -- the glossary ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_every_kind_once(language: str) -> None:
    speak = Speaker(language, GAME)
    listed = [speak(one.name) for shelf in glossary() for one in shelf.cards]

    assert len(listed) == len(set(listed)) > 100
    assert all(one.clauses for shelf in glossary() for one in shelf.cards)


def test_the_glossary_uses_the_words_of_the_cards() -> None:
    g = cleared()
    of_kinds = {one.does for shelf in glossary() for one in shelf.cards}
    for piece in ("card:spatha.1", "task:roll_call", "effect:sold", "medal:farmer", "field:thrace", "vote:2"):
        found = card(g, None, piece)
        assert found is not None
        assert found.does in of_kinds


def test_every_kind_of_piece_is_on_a_shelf() -> None:
    """The kinds by which a piece can be asked for, and those that only the glossary has: none is forgotten."""
    g = cleared()
    listed = {one.does.name for shelf in glossary() for one in shelf.cards}
    asked: dict[str, Message] = {}
    examples = {"site": "africa.pol", "slot": "africa.1", "cell": "0.1", "stock": "pol.1", "legion": "0.thrace"}
    examples |= {"panth": "0.temple", "set": "", "card": "toga.1", "task": "collector", "event": "famine", "sum": "1"}
    examples |= {"boost": "mil", "effect": "sold", "field": "epirus", "medal": "priest", "mile": "1", "vote": "1"}
    examples |= {"objective": "fame", "achievement": "senator", "piece": "gold", "reply": "accept", "token": "spy"}
    examples |= {"use": "play"} | dict.fromkeys(("penalty", "pop", "prov"), "italy")
    assert set(examples) == set(NAMED)
    for kind, thing in examples.items():
        found = card(g, None, f"{kind}:{thing}") if thing else None
        if found is not None:
            asked[kind] = found.does
    for piece in SINGLE:
        found = card(g, None, piece)
        if found is not None:
            asked[piece] = found.does

    assert [kind for kind, does in asked.items() if does.name not in listed] == []
