"""Watched matches: what became of each thing and each seat, added up over a series."""

from __future__ import annotations

import json

import pytest

from comitium.bots import make_bot
from comitium.bots.ladder import Interval, Outcome, Report, play_match, simulate, wilson
from comitium.bots.watch import WATCHES, Tally, Use, Watch
from comitium.engine.action import Action
from comitium.engine.message import Message, Seat
from comitium.games import GAMES
from comitium.terminal.desk import ROOM
from comitium.text import LANGUAGES, Speaker
from tests.practice.auction import GAME as AUCTION
from tests.practice.auction import WORTH, Auction, Bid
from tests.practice.draft import GAME as DRAFT
from tests.practice.draft import Draft, Keep


class DraftWatch(Watch[Draft]):
    """A card is held by whoever could keep it, and played by keeping it."""

    def decided(self, g: Draft, seat: Seat, action: Action) -> None:
        assert isinstance(action, Keep)
        assert action.card in g.held(seat), "the table stands as it did before"
        for card in g.held(seat):
            self.note("card", f"card-{card:02}", seat, held=1)
        self.note("card", f"card-{action.card:02}", seat, played=1, points=action.card)

    def ended(self, g: Draft) -> Tally:
        for seat in range(g.seats):
            self.amount("lowest", seat, min(g.collection(seat)))
            self.happens("has-24", seat, 24 in g.collection(seat))
        return self.tally()


class AuctionWatch(Watch[Auction]):
    """Notes bids, which not every match has."""

    def decided(self, g: Auction, seat: Seat, action: Action) -> None:
        if isinstance(action, Bid) and g.offer is not None:
            self.note("good", g.offer, seat, held=1)
            self.amount("bids", seat, 1)

    def ended(self, g: Auction) -> Tally:
        for seat, goods in enumerate(g.goods):
            for good in goods:
                self.note("good", good, seat, played=1, points=WORTH[good])
        return self.tally()


def test_a_watch_sees_every_decision_before_it_is_played() -> None:
    bots = [make_bot("chance", DRAFT) for _ in range(3)]
    watched = play_match(DRAFT, bots, {"direction": "left"}, "seen", DraftWatch(3))
    unseen = play_match(DRAFT, bots, {"direction": "left"}, "seen")

    uses = watched.tally.uses["card"]
    assert len(uses) == 15  # three packets of five
    assert sum(use.played for by_seat in uses.values() for use in by_seat) == watched.decisions == 15
    assert sum(use.held for by_seat in uses.values() for use in by_seat) == 3 * (5 + 4 + 3 + 2 + 1)
    assert [sum(by_seat[seat].points for by_seat in uses.values()) for seat in range(3)] == [
        watched.points[seat]["numbers"] for seat in range(3)
    ]
    assert unseen.tally == Tally()
    assert (unseen.totals, unseen.winners) == (watched.totals, watched.winners), "looking on changes nothing"


def test_tallies_travel_between_processes() -> None:
    alone = simulate(GAMES["aeterna"], ["chance", "chance"], {}, 3, "jobs", watched=True)
    together = simulate(GAMES["aeterna"], ["chance", "chance"], {}, 3, "jobs", jobs=2, watched=True)

    assert together == alone
    assert alone.outcomes[0].tally.uses["card"]


def test_a_game_without_a_watch_has_an_empty_tally(monkeypatch: pytest.MonkeyPatch) -> None:
    assert simulate(AUCTION, ["chance", "chance"], {}, 1, "none", watched=True).outcomes[0].tally == Tally()

    monkeypatch.setitem(WATCHES, AUCTION.slug, AuctionWatch)
    watched = simulate(AUCTION, ["greedy", "chance", "chance"], {}, 8, "some", watched=True)

    assert {thing.name for thing in watched.things()} <= set(WORTH)
    assert sum(thing.players for thing in watched.things()) > 8
    for thing in watched.things():
        assert thing.points >= WORTH[thing.name]


# -- figures that can be checked by hand -------------------------------------------------------------------------------


def report(*outcomes: Outcome) -> Report:
    return Report("draft", outcomes[0].bots, {}, "by hand", False, outcomes, cpu_seconds=1.0)


def outcome(winner: Seat, tally: Tally) -> Outcome:
    return Outcome("seed", ("chance", "chance"), (1, 2), (winner,), 10, ({}, {}), tally)


def mills(first: Use, second: Use) -> Tally:
    return Tally({"card": {"mill": (first, second)}})


def test_holders_and_players_are_counted_by_seat_and_match() -> None:
    played = report(
        outcome(0, mills(Use(held=1, played=2, points=5), Use(held=1))),
        outcome(1, mills(Use(held=1, played=1, points=2), Use(played=1, points=8))),
        outcome(0, Tally()),
    )

    [mill] = played.things()

    assert (mill.kind, mill.name, mill.holders, mill.players) == ("card", "mill", 3, 3)
    assert mill.played == wilson(2, 3)
    assert mill.won_holding is not None
    assert mill.won_holding.value == pytest.approx(2 / 3), "one of three holders won, and an equal share is a half"
    rate = wilson(2, 3)
    assert mill.won_playing == Interval(2 * rate.value, 2 * rate.low, 2 * rate.high)
    assert mill.points == 5


def test_what_nobody_held_has_no_shares() -> None:
    [mill] = report(outcome(0, mills(Use(played=1, points=3), Use()))).things()

    assert (mill.holders, mill.played, mill.won_holding) == (0, None, None)
    [idle] = report(outcome(0, mills(Use(held=1), Use()))).things()
    assert (idle.players, idle.won_playing, idle.points) == (0, None, 0)


def test_facts_are_shares_or_means_by_seat() -> None:
    noted = Tally({}, {"stone": (3.0, 1.0)}, {"struck-out": (True, False)})
    played = report(outcome(0, noted), outcome(0, Tally()))

    out, left = played.facts()

    assert (out.name, out.is_share, out.by_seat) == ("struck-out", True, (0.5, 0))
    assert out.overall == wilson(1, 4)
    assert (left.name, left.is_share, left.by_seat, left.overall.value) == ("stone", False, (1.5, 0.5), 1)


def test_rows_and_json_hold_the_tally() -> None:
    played = report(
        outcome(0, Tally({"card": {"mill": (Use(1, 1, 2.5), Use())}}, {"stone": (3.0, 1.0)}, {"out": (True, False)})),
        outcome(1, Tally()),
    )

    rows = played.to_rows()

    assert [row["card mill held"] for row in rows] == [1, 0, 0, 0]
    assert [row["card mill points"] for row in rows] == [2.5, 0, 0, 0]
    assert [row["fact-stone"] for row in rows] == [3, 1, 0, 0]
    assert [row["fact-out"] for row in rows] == [1, 0, 0, 0]
    stored = json.loads(json.dumps(played.to_json()))
    assert stored["things"][0]["name"] == "mill"
    assert stored["facts"][0]["by_seat"] == [0.5, 0]
    assert stored["outcomes"][0]["tally"]["uses"]["card"]["mill"][0] == {"held": 1, "played": 1, "points": 2.5}


@pytest.mark.parametrize("slug", WATCHES)
def test_everything_a_watch_names_has_its_words(slug: str) -> None:
    game = GAMES[slug]
    seen = simulate(game, ["chance"] * game.players[-1], {}, 2, "words", watched=True)

    assert seen.things()
    for language in LANGUAGES:
        speaker = Speaker(language, game, room=ROOM)
        for thing in seen.things():
            assert speaker(Message(thing.name))
            assert speaker(Message(f"kind-{thing.kind}"))
        for fact in seen.facts():
            assert speaker(Message(f"fact-{fact.name}"))
