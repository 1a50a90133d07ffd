# not compiled: a test bench, not a part of play
"""The laws: what must hold in every game, with every number of seats and every variant.

A match is played; before every decision each law looks at it. Cheap laws look always, dear ones at a
sample of moments. A game gets all of them by being listed.

A policy answers the questions: chance, if none is given, or bots, which see other corners of a game.
Acts that are allowed at any moment are mixed in, by seats that are asked and by others.
"""

from __future__ import annotations

import importlib
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol

from comitium.engine.action import Action, AnytimeAction
from comitium.engine.form import (
    card_out,
    closed_out,
    difference,
    encoded,
    encoder,
    entry_out,
    option_out,
    question_out,
    result_out,
    sheet_out,
    why_not_sent,
)
from comitium.engine.game import Game
from comitium.engine.log import Entry
from comitium.engine.match import Match, Player, new_match, standing, words_of
from comitium.engine.matchfile import from_text, to_text
from comitium.engine.message import NOBODY, Message, Refused, Seat
from comitium.engine.phase import LISTED
from comitium.engine.portrait import fingerprint, portrait
from comitium.engine.state import AnyPhase, State
from comitium.engine.twins import secret_decisions_stay_secret

AnyGame = Game[Any]
Speak = Callable[[Message], object]  # puts a message into every language, or raises

LAST_LINES = 20  # of the log, whose pieces have cards
MOST_HEARD = 60  # pieces that were named last to anybody: everybody may ask about them
MOST_TRIED = 12  # options or codes tried at one moment
SOME_VALUES = 4  # of an option that has many
ENOUGH_REVELATIONS = 6  # of one kind, before their sameness means anything
RESTLESS = (0.0, 0.03, 0.1, 0.3)  # how likely an anytime act comes before a decision; a match has one of these


class Policy(Protocol):
    """Answers the question put to a seat, with one of its options."""

    def __call__(self, g: State, seat: Seat, rng: Random) -> Action: ...


def chance(g: State, seat: Seat, rng: Random) -> Action:
    """All answers to the question are equally likely."""
    return g.random_option(seat, rng)


class LawBroken(Exception):
    """A game broke a law; `match` is the text of the match so far."""

    def __init__(self, law: str, detail: str, match: str) -> None:
        super().__init__(law, detail, match)
        self.law = law
        self.detail = detail
        self.match = match

    def __str__(self) -> str:
        return f"{self.law}: {self.detail}"


class Trial:
    """One match under observation."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, str],
        seed: str,
        speak: Speak | None,
        policy: Policy,
    ) -> None:
        self.game = game
        self.policy = policy
        self.rng = Random(f"laws of {game.slug} {seed}")
        self.seed = f"{self.rng.getrandbits(128):032x}"
        players = [Player(f"Seat {seat}") for seat in range(seats)]
        self.match: Match[Any] = new_match(game, players, options, self.seed)
        self.speak = speak
        self.restless = self.rng.choice(RESTLESS)
        self.at_start = dict(game.conserved(self.g))
        self.worded: dict[tuple[type[Action], str], object] = {}  # actions that say they are told by their code
        self.codes: dict[type[AnyPhase], dict[str, None]] = {}  # what each kind of phase has considered so far
        self.told = 0  # log entries whose sentences were spoken already
        self.heard: dict[str, None] = {}  # pieces that were named to anybody so far

    @property
    def g(self) -> State:
        state: State = self.match.state
        return state

    @property
    def viewers(self) -> list[Seat | None]:
        return [*range(self.g.seats), None]

    def see(self, g: State, viewer: Seat | None) -> dict[str, object]:
        """All that reaches a viewer, in the form that is sent, part by part."""
        seen: dict[str, object] = {"view": self.game.view(g), "log": [entry_out(line, 0) for line in g.log_for(viewer)]}
        seen["waiting"] = g.waiting()
        seen["manner"] = g.manner()
        seen["forecast"] = [sheet_out(sheet) for sheet in self.game.forecast(g, viewer)]
        if viewer is not None:
            question, options = g.question(viewer), g.options(viewer)
            seen["own"] = self.game.own(g, viewer)
            seen["question"] = None if question is None else question_out(question)
            seen["options"] = [option_out(action) for action in options]
            seen["closed"] = [closed_out(choice) for choice in g.closed(viewer)]
            seen["previews"] = [self.game.preview(g, viewer, action) for action in options]
        if g.result is not None:
            seen["result"] = result_out(g.result)
        if self.game.card is not None:
            asked = dict.fromkeys([*self.pieces(g, viewer), *list(self.heard)[-MOST_HEARD:]])
            cards = {piece: self.game.card(g, viewer, piece) for piece in asked}
            seen["cards"] = {piece: card_out(card) for piece, card in cards.items() if card is not None}
        return {name: encoded(part) for name, part in seen.items()}

    def pieces(self, g: State, viewer: Seat | None) -> list[str]:
        """Everything that a viewer's options, scores, previews and last lines of the log name."""
        named = [line.pieces() for line in g.log_for(viewer)[-LAST_LINES:]]
        named.extend(line.pieces for sheet in self.game.forecast(g, viewer) for line in sheet.lines)
        if viewer is not None:
            for action in g.options(viewer):
                named.append(action.pieces())
                named.append([change.piece for change in self.game.preview(g, viewer, action)])
        return list(dict.fromkeys(piece for pieces in named for piece in pieces))

    def hear(self) -> None:
        """Whoever knows the name of a piece may ask about it, also of a piece in the hand of another."""
        if self.game.card is None:
            return
        for seat in self.g.waiting():
            for piece in self.pieces(self.g, seat):
                self.heard.pop(piece, None)
                self.heard[piece] = None

    def pick(self) -> tuple[Seat, str]:
        """What one of the seats that are asked answers; now and then an anytime act of any seat instead."""
        g = self.g
        if self.rng.random() < self.restless:
            acts = [(seat, act) for seat in range(g.seats) for act in g.anytime(seat)]
            if acts:
                kind = self.rng.choice(sorted({type(act).__name__ for _, act in acts}))
                seat, act = self.rng.choice([(seat, act) for seat, act in acts if type(act).__name__ == kind])
                return seat, act.code()
        seat = self.rng.choice(g.waiting())
        return seat, self.policy(g, seat, self.rng).code()

    def some(self, things: list[Any]) -> list[Any]:
        return things if len(things) <= MOST_TRIED else self.rng.sample(things, MOST_TRIED)


def named(leak: str) -> str:
    """A field that differs, as its owner wrote it: `own.hand[1]`, `view.players[0].coins`."""
    return leak.removeprefix(".")


Law = Callable[[Trial], str | None]  # a sentence if the law is broken


# -- looked at before every decision -----------------------------------------------------------------------------------


def somebody_can_decide(trial: Trial) -> str | None:
    """Somebody can decide until the match is over: whoever is asked has an answer, and not only an anytime act."""
    g = trial.g
    if g.result is not None:
        return None if not g.waiting() else "somebody is asked after the end"
    if not g.waiting():
        return "nobody is asked, and there is no result"
    idle = [seat for seat in g.waiting() if not g.agenda[-1].asker(seat).options(g, seat)]
    return f"seat {idle[0]} is asked but has no option" if idle else None


def whoever_is_asked_stays_asked(trial: Trial) -> str | None:
    """No anytime act takes a question away or leaves it without an answer; at most a new one comes first.

    Only one's own act may end one's own question, if that has nothing left to decide (`Phase.spent`).
    """
    for seat in range(trial.g.seats):
        for act in trial.some(trial.g.anytime(seat)):
            new = trial.g.copy()
            top = new.agenda[-1]
            askers = {asked: top.asker(asked) for asked in new.waiting()}
            new.play(seat, act)
            for asked, asker in askers.items():
                kept = top in new.agenda and asked in top.waiting(new) and top.asker(asked) is asker
                if not kept and not (asked == seat and _spends(trial.g, seat, act)):
                    return f"{act.code()!r} of seat {seat} takes its question from seat {asked}"
                if kept and new.agenda[-1] is top and not asker.options(new, asked):
                    return f"{act.code()!r} of seat {seat} leaves seat {asked} without an answer"
    return None


def _spends(g: State, seat: Seat, act: Action) -> bool:
    """Whether the act leaves its own seat nothing to decide where it is asked, seen before anything follows from it."""
    assert isinstance(act, AnytimeAction)
    new = g.copy()
    asker = new.agenda[-1].asker(seat)
    new.actor = seat
    new.play_anytime(seat, act)
    return asker.spent(new, seat)


def others_change_only_what_concerns_one(trial: Trial) -> str | None:
    """While what a phase says of its `concerns` stays equal, no decision of another seat changes its words."""
    new = trial.g.copy()
    top = new.agenda[-1]
    deciding = trial.rng.choice([seat for seat in range(new.seats) if new.options(seat)])
    asked = [seat for seat in new.waiting() if seat != deciding]
    before = {seat: (top.asker(seat), top.asker(seat).concerns(new, seat), words_of(new, seat)) for seat in asked}
    acts = [act.code() for act in new.options(deciding)]
    anytime = {seat: [act.code() for act in new.anytime(seat)] for seat in asked}
    code = trial.rng.choice(acts)
    new.submit(deciding, code)
    for seat, (asker, concerns, words) in before.items():
        if concerns is None or new.asker(seat) is not asker or asker.concerns(new, seat) != concerns:
            continue
        if [act.code() for act in new.anytime(seat)] == anytime[seat] and words_of(new, seat) != words:
            return f"{code!r} of seat {deciding} changes what {type(asker).__name__} asks seat {seat}"
    return None


def options_have_their_own_codes(trial: Trial) -> str | None:
    for seat in range(trial.g.seats):
        codes = [action.code() for action in trial.g.options(seat)]
        if len(set(codes)) < len(codes):
            return f"seat {seat} has {max(codes, key=codes.count)!r} twice"
        for code in codes:
            if code != code.strip() or not code.isprintable() or code == "undo":
                return f"{code!r} is no readable line"
    return None


def options_follow_from_the_rule(trial: Trial) -> str | None:
    """The options are exactly the considered actions that nothing forbids, however fast a phase gives them."""
    g = trial.g
    for seat in g.waiting():
        asker = g.asker(seat)
        assert asker is not None
        name, considered = type(asker).__name__, asker.considered(g, seat)
        allowed = [action for action in considered if asker.why_not(g, seat, action) is None]
        count = asker.count(g, seat)
        if count != LISTED and [asker.nth(g, seat, number) for number in range(count)] != allowed:
            return f"count and nth of {name} do not agree with its rule"
        if asker.options(g, seat) != allowed:
            return f"the options of {name} do not agree with its rule"
        if len({action.code() for action in considered}) < len(considered):
            return f"{name} considers the same code twice"
    return None


def codes_are_understood(trial: Trial) -> str | None:
    """A code that a phase considered once keeps its meaning there: later it is an option, or the rule refuses it."""
    g = trial.g
    for seat in g.waiting():
        asker = g.asker(seat)
        assert asker is not None
        known = trial.codes.setdefault(type(asker), {})
        known.update({action.code(): None for action in asker.considered(g, seat)})
        options = {action.code() for action in asker.options(g, seat)}
        for code in [*trial.some(list(known)), *trial.some(sorted(options))]:
            meant = asker.meant(g, seat, code)
            if meant is None or meant.code() != code:
                return f"{code!r} means {meant} to {type(asker).__name__}"
            if (asker.why_not(g, seat, meant) is None) != (code in options):
                return f"the rule of {type(asker).__name__} and its options do not agree on {code!r}"
    return None


def words_follow_from_codes(trial: Trial) -> str | None:
    """An action that is `told_by_code` has the same sentence and pieces whenever it is an option again."""
    for seat in range(trial.g.seats):
        for action in trial.g.options(seat):
            if action.told_by_code:
                words = option_out(action)
                if trial.worded.setdefault((type(action), action.code()), words) != words:
                    return f"{action.code()!r} has other words than before"
    return None


def lists_are_short(trial: Trial) -> str | None:
    longest = max(len(trial.g.options(seat)) for seat in range(trial.g.seats))
    bound = trial.game.longest_list
    return f"{longest} options, but at most {bound} are promised" if longest > bound else None


def match_ends_in_time(trial: Trial) -> str | None:
    bound = trial.game.longest_match(trial.g.seats)
    return f"more than {bound} decisions" if len(trial.match.course.lines) > bound else None


def pieces_are_conserved(trial: Trial) -> str | None:
    now = dict(trial.game.conserved(trial.g))
    then = trial.at_start
    changed = [
        f"{name} {then.get(name)} → {now.get(name)}" for name in {**then, **now} if now.get(name) != then.get(name)
    ]
    return ", ".join(changed) or None


def scores_add_up(trial: Trial) -> str | None:
    """Lines add up to totals; winners exist exactly at the end."""
    g = trial.g
    columns = {viewer: list(trial.game.forecast(g, viewer)) for viewer in trial.viewers}
    if trial.game.scores_are_public:
        for viewer in trial.viewers:
            if [sheet_out(sheet) for sheet in columns[viewer]] != [sheet_out(sheet) for sheet in columns[None]]:
                return f"the scores are not public: seat {viewer} has another forecast"
    if g.result is not None:
        columns[NOBODY] = g.result.sheets
        winners, struck_out = g.result.winners, g.result.struck_out
        lost_alone = g.seats == 1 and g.result.grade is not None
        if not winners and len(struck_out) < g.seats and not lost_alone:
            return "the match is over without winners"
        if any(seat in struck_out for seat in winners):
            return "a seat that was struck out wins"
    elif not g.waiting():
        return "nobody is asked, but there is no result"
    for sheets in columns.values():
        if [sheet.seat for sheet in sheets] != list(range(g.seats)):
            return "there is not one sheet for every seat"
        for sheet in sheets:
            if sum(line.points for line in sheet.lines) != sheet.total:
                return f"the lines of seat {sheet.seat} do not add up to {sheet.total}"
    return None


def sentences_exist(trial: Trial) -> str | None:
    """Every sentence shown to a person has English and Russian."""
    if trial.speak is None:
        return None
    g = trial.g
    messages = [entry.message() for entry in g.log[trial.told :]]
    messages.extend(Message(f"phase-{entry.heading}") for entry in g.log[trial.told :] if entry.heading)
    trial.told = len(g.log)
    for seat in g.waiting():
        question = g.question(seat)
        assert question is not None
        messages.extend([question.line, question.why, *question.path])
        for choice in g.closed(seat):
            messages.extend([choice.sentence, choice.refusal.message])
    for seat in range(g.seats):
        messages.extend(action.sentence() for action in trial.some(g.options(seat)))
        messages.extend(line.source for sheet in trial.game.forecast(g, seat) for line in sheet.lines)
    if g.result is not None:
        messages.append(g.result.decided_by.name)
        messages.extend(line.source for sheet in g.result.sheets for line in sheet.lines)
        if g.result.grade is not None:
            messages.append(g.result.grade)
    for message in messages:
        try:
            trial.speak(message)
        except LookupError as missing:
            return f"{message}: {missing}"
    return None


def pieces_have_cards(trial: Trial) -> str | None:
    """Whatever an option, a score, a preview or the log names can be explained, with its clause, in both languages."""
    explain = trial.game.card
    if explain is None:
        return None
    for viewer in trial.viewers:
        for piece in trial.pieces(trial.g, viewer):
            card = explain(trial.g, viewer, piece)
            if card is None or not card.clauses:
                return f"{piece!r} has no card" if card is None else f"the card of {piece!r} names no clause"
            try:
                [trial.speak(row) for row in card.messages()] if trial.speak is not None else None
            except LookupError as missing:
                return f"the card of {piece!r}: {missing}"
    return None


# -- looked at now and then, because they are dear ---------------------------------------------------------------------


def asking_changes_nothing(trial: Trial) -> str | None:
    before = portrait(trial.g)
    for viewer in trial.viewers:
        trial.see(trial.g, viewer)
    return None if portrait(trial.g) == before else "looking at views and options changed the state"


def options_can_be_played(trial: Trial) -> str | None:
    for seat in range(trial.g.seats):
        for action in trial.some(trial.g.options(seat)):
            new = trial.g.copy()
            try:
                new.submit(seat, action.code())
            except Exception as wrong:  # noqa: BLE001 - whatever goes wrong is what this law looks for
                return f"seat {seat} cannot play {action.code()!r}: {wrong!r}"
    return None


def other_codes_are_refused(trial: Trial) -> str | None:
    g = trial.g
    everybody = {action.code() for seat in range(g.seats) for action in g.options(seat)}
    strange = ["", " ", "undo", "no such thing", "lay", "x" * 5000, "0 1", "pass\n", "ход", *everybody]
    strange.extend(code[:-1] for code in trial.some(sorted(everybody)))
    strange.extend(f"{code} " for code in trial.some(sorted(everybody)))
    before = portrait(g)
    for seat in [*range(g.seats), -1, g.seats]:
        own = {action.code() for action in g.options(seat)} if 0 <= seat < g.seats else set()
        for code in trial.some([code for code in strange if code not in own]):
            try:
                g.submit(seat, code)
            except Refused as refused:
                if trial.speak is not None:
                    try:
                        trial.speak(refused.message)
                    except LookupError as missing:
                        return f"the refusal of {code[:40]!r} cannot be said: {missing}"
            except Exception as wrong:  # noqa: BLE001 - whatever goes wrong is what this law looks for
                return f"{code[:40]!r} of seat {seat} was not refused in words: {wrong!r}"
            else:
                return f"{code[:40]!r} of seat {seat} was accepted"
    return None if portrait(g) == before else "a refusal changed the state"


def copies_are_equal_and_free(trial: Trial) -> str | None:
    before = portrait(trial.g)
    new = trial.g.copy()
    if portrait(new) != before:
        return "a copy differs from its original"
    for _ in range(8):
        waiting = new.waiting()
        if not waiting:
            break
        seat = trial.rng.choice(waiting)
        new.play(seat, trial.rng.choice(new.options(seat)))
    return None if portrait(trial.g) == before else "playing on a copy changed its original"


def imagining_keeps_what_is_seen(trial: Trial) -> str | None:
    """`imagine` keeps view, log and options of its seat, and all that is public."""
    for seat in range(trial.g.seats):
        before = portrait(trial.g)
        imagined = trial.game.imagine(trial.g, seat, trial.rng)
        if portrait(trial.g) != before:
            return "imagining changed the state itself"
        for viewer in (seat, None):
            leak = difference(trial.see(imagined, viewer), trial.see(trial.g, viewer))
            if leak is not None:
                who = "it" if viewer == seat else "a spectator"
                return f"what seat {seat} imagines changes what {who} sees: {named(leak)}"
        if imagined.chance.key == trial.g.chance.key:
            return f"seat {seat} imagines with the secret seed"
        if trial.game.conserved(imagined) != trial.game.conserved(trial.g):
            return f"what seat {seat} imagines creates or loses pieces"
    return None


def hidden_things_stay_hidden(trial: Trial) -> str | None:
    """Two states that differ only in what a viewer cannot know stay equal to that viewer.

    The same decision is played in both, with the same chance; unless a watcher was told of a
    revelation, view, log and options must still be equal for it. So no log line, option or undo
    lets out what was not marked.
    """
    for viewer in range(trial.g.seats):
        one, two = _imagined_twice(trial, trial.g, viewer)
        seat = trial.rng.choice([seat for seat in range(one.seats) if one.options(seat)])
        codes = {action.code() for action in two.options(seat)}
        common = [action.code() for action in one.options(seat) if action.code() in codes]
        if not common:
            continue
        code = trial.rng.choice(common)
        told = len(one.log)
        one.submit(seat, code)
        two.submit(seat, code)
        for watcher in (viewer, None):
            revealed = any(entry.reveals and entry.seen_by(watcher) for g in (one, two) for entry in g.log[told:])
            leak = None if revealed else difference(trial.see(one, watcher), trial.see(two, watcher))
            if leak is not None:
                who = "a spectator" if watcher is None else f"seat {viewer}"
                return f"after {code!r} of seat {seat}, {who} can tell what was hidden: {named(leak)}"
    return None


def revelations_can_surprise(trial: Trial) -> str | None:
    """Of every kind of thing revealed in a match, `imagine` did not know at least one beforehand.

    A line may say what it reveals, or only that now everybody sees something: then the surprise is in
    what they see. Looked at when the match is over. Draws by chance are left out: they surprise also
    whoever imagines nothing.
    """
    course = trial.match.course
    steps_by_kind: dict[str, list[tuple[int, bool]]] = {}  # with whether nothing else was revealed in the step
    for step, mark in enumerate(course.marks):
        after = course.marks[step + 1] if step + 1 < len(course.marks) else None
        entries = trial.g.log[mark.logged : after.logged if after else None]
        if (after.drawn if after else trial.g.chance.drawn()) == mark.drawn:
            kinds = {entry.message().name: None for entry in entries if entry.reveals and _is_news(trial, entry)}
            for name in kinds:
                steps_by_kind.setdefault(name, []).append((step, len(kinds) == 1))
    for name, steps in steps_by_kind.items():
        if len(steps) >= ENOUGH_REVELATIONS and not any(_surprises(trial, step, name, alone) for step, alone in steps):
            return f"{name!r} was told {len(steps)} times, and imagination knew it each time"
    return None


def _is_news(trial: Trial, entry: Entry) -> bool:
    """To some seat: whoever plays alone shows the own cards to spectators only, and nobody imagines for those."""
    return trial.g.seats > 1 or entry.seat == NOBODY


def _surprises(trial: Trial, step: int, name: str, alone: bool) -> bool:
    """Whether some seat imagined the match before this step so that the step is impossible or tells something else.

    What the seat sees after it counts too, if it can only come from this kind of revelation.
    """
    g, line = _replayed(trial, step), trial.match.course.lines[step]
    imagined = [trial.game.imagine(g, viewer, trial.rng) for viewer in range(g.seats)]
    g.submit(line.seat, line.code)
    for viewer, other in enumerate(imagined):
        if line.code not in [action.code() for action in other.options(line.seat)]:
            return True
        other.submit(line.seat, line.code)
        if _told(other, name) != _told(g, name):
            return True
        if alone and difference(trial.see(other, viewer), trial.see(g, viewer)) is not None:
            return True
    return False


def _told(g: State, name: str) -> list[Message]:
    return [message for message in [entry.message() for entry in g.log] if message.name == name]


def _imagined_twice(trial: Trial, g: State, viewer: Seat) -> tuple[State, State]:
    """Two states that differ only in what the viewer cannot know, with the same chance to come."""
    one: State = trial.game.imagine(g, viewer, trial.rng)
    two: State = trial.game.imagine(g, viewer, trial.rng)
    two.chance = one.chance.copy()
    return one, two


def sealed_order_does_not_matter(trial: Trial) -> str | None:
    if not trial.g.agenda[-1].is_sealed():
        return None
    one, answers = trial.g.copy(), []
    phase = one.agenda[-1]
    for seat in one.waiting():
        while one.agenda and one.agenda[-1] is phase and seat in one.waiting():
            code = trial.rng.choice(phase.options(one, seat)).code()
            answers.append((seat, code))
            one.submit(seat, code)
    two = trial.g.copy()
    for seat in reversed(trial.g.waiting()):
        for answering, code in answers:
            if answering == seat:
                two.submit(seat, code)
    return None if portrait(one) == portrait(two) else "sealed answers in another order lead to another state"


def undo_and_redo_restore(trial: Trial) -> str | None:
    text = to_text(trial.match)
    before = portrait(trial.g)
    for seat in range(trial.g.seats):
        if trial.match.why_not_undo(seat) is not None:
            continue
        again = from_text(text, {trial.game.slug: trial.game})
        at = again.course.last_step(seat)
        code, newest = again.course.lines[at].code, at == len(again.course.lines) - 1
        again.undo(seat)
        if portrait(again.state) != portrait(_replayed(trial, without=at)):
            return f"undo of {code!r} does not lead back to the state without it"
        if standing(again.lines) != again.course.lines:
            return f"undo of {code!r} leaves other decisions standing than its record tells"
        if not newest:
            continue  # done again it would come after others' steps, and might mean something else there
        again.submit(seat, code)
        if portrait(again.state) != before:
            return f"undo and redo of {code!r} do not restore the state"
    return None


def seed_decides_everything(trial: Trial) -> str | None:
    """The same seed gives the same match."""
    return None if fingerprint(_replayed(trial)) == fingerprint(trial.g) else "the same seed gave another match"


def file_replays(trial: Trial) -> str | None:
    """The match file replays to the same state."""
    try:
        again = from_text(to_text(trial.match), {trial.game.slug: trial.game})
    except Refused as refusal:
        return f"the match file is refused: {refusal}"
    if to_text(again) != to_text(trial.match):
        return "the match file changes when it is read and written"
    return None if fingerprint(again.state) == fingerprint(trial.g) else "the match file replays to another state"


def all_survives_json(trial: Trial) -> str | None:
    """View, log, options can be sent, with nothing that reads differently on the other side; without the seed."""
    wrong = why_not_sent(trial.game.view, trial.game.own)
    if wrong is not None:
        return wrong
    for viewer in trial.viewers:
        sent = encoder.encode(trial.see(trial.g, viewer))
        if trial.seed.encode() in sent or trial.g.chance.key.hex().encode() in sent:
            return f"viewer {viewer} can read the seed"
    return None


def _replayed(trial: Trial, steps: int | None = None, without: int | None = None) -> State:
    """The match from its beginning, up to a step or without one."""
    match: Match[Any] = Match(trial.game, trial.match.header)
    for number, line in enumerate(trial.match.course.lines[:steps]):
        if number != without:
            match.submit(line.seat, line.code)
    state: State = match.state
    return state


ALWAYS: list[Law] = [
    somebody_can_decide,
    whoever_is_asked_stays_asked,
    options_have_their_own_codes,
    lists_are_short,
    match_ends_in_time,
    pieces_are_conserved,
    scores_add_up,
    sentences_exist,
]
NOW_AND_THEN: list[Law] = [
    pieces_have_cards,
    others_change_only_what_concerns_one,
    options_follow_from_the_rule,
    codes_are_understood,
    words_follow_from_codes,
    asking_changes_nothing,
    options_can_be_played,
    other_codes_are_refused,
    copies_are_equal_and_free,
    imagining_keeps_what_is_seen,
    hidden_things_stay_hidden,
    secret_decisions_stay_secret,
    sealed_order_does_not_matter,
    undo_and_redo_restore,
    seed_decides_everything,
    file_replays,
    all_survives_json,
]
ONLY_AT_THE_END: list[Law] = [revelations_can_surprise]
AT_THE_END: list[Law] = [
    *ONLY_AT_THE_END,
    somebody_can_decide,
    match_ends_in_time,
    pieces_are_conserved,
    scores_add_up,
    sentences_exist,
    other_codes_are_refused,
    copies_are_equal_and_free,
    seed_decides_everything,
    file_replays,
    all_survives_json,
]
ALL: list[Law] = [*ALWAYS, *NOW_AND_THEN, *ONLY_AT_THE_END]


def check_match(
    game: AnyGame,
    seats: int,
    options: dict[str, str],
    seed: str,
    speak: Speak | None = None,
    sample: float = 0.1,
    only: list[Law] | None = None,
    policy: Policy = chance,
) -> Match[Any]:
    """Play one match under the laws (or only some of them); `LawBroken` at the first breach."""
    trial = Trial(game, seats, options, seed, speak, policy)
    looking = ALL if only is None else only
    while trial.g.waiting():
        dear = trial.rng.random() < sample
        for law in looking:
            if law in ALWAYS or (dear and law in NOW_AND_THEN):
                _look(trial, law)
        _go_on(trial)
    for law in AT_THE_END:
        if law in looking:
            _look(trial, law)
    return trial.match


def _go_on(trial: Trial) -> None:
    try:
        trial.hear()
        trial.match.submit(*trial.pick())
    except Exception as wrong:  # a decision that fails leaves the match where it is for ever
        raise LawBroken(somebody_can_decide.__name__, repr(wrong), to_text(trial.match)) from wrong


def _look(trial: Trial, law: Law) -> None:
    try:
        broken = law(trial)
    except Exception as wrong:  # a rule that fails while it is looked at is a breach too
        raise LawBroken(law.__name__, repr(wrong), to_text(trial.match)) from wrong
    if broken is not None:
        raise LawBroken(law.__name__, broken, to_text(trial.match))


def variants(game: AnyGame, seats: int, most: int = 64) -> list[dict[str, str]]:
    """Every combination of table options allowed for so many seats; beyond `most` an even sample of them."""
    names = [option.name for option in game.options]
    products = itertools.product(*[option.values for option in game.options])
    combinations = [dict(zip(names, values, strict=True)) for values in products]
    allowed = [options for options in combinations if game.why_not(seats, options) is None]
    if len(allowed) <= most:
        return allowed
    return [allowed[number * len(allowed) // most] for number in range(most)]


def tables(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every variant that is allowed for it."""
    for seats in game.players:
        for options in variants(game, seats):
            yield seats, options


def few_tables(game: AnyGame) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats, and the values of every option (of many only some), each with the fewest other changes."""
    seen: set[tuple[str, str]] = set()
    found: list[tuple[int, dict[str, str]]] = []
    for seats in game.players:
        allowed = sorted(variants(game, seats), key=lambda options: _changes(game, options))
        found.append((seats, allowed[0]))
        seen.update(allowed[0].items())
    for number, option in enumerate(game.options):
        for value in option.values[:: max(1, len(option.values) // SOME_VALUES)]:
            if (option.name, value) in seen:
                continue
            for turn in range(len(game.players)):
                seats = game.players[(number + turn) % len(game.players)]
                allowed = [options for options in variants(game, seats) if options[option.name] == value]
                if allowed:
                    found.append((seats, min(allowed, key=lambda options: _changes(game, options))))
                    seen.update(found[-1][1].items())
                    break
    return found


def _changes(game: AnyGame, options: dict[str, str]) -> int:
    return sum([options[option.name] != option.default for option in game.options])


# -- in another process ------------------------------------------------------------------------------------------------

ELSEWHERE = """
import json, sys
from comitium.engine.laws import fingerprints
package, texts = json.load(sys.stdin)
print(json.dumps(fingerprints(package, texts)))
"""


def fingerprints(package: str, texts: list[str]) -> list[str]:
    game = importlib.import_module(package).GAME
    return [fingerprint(from_text(text, {game.slug: game}).state) for text in texts]


def replay_elsewhere(game: AnyGame, matches: list[Match[Any]]) -> None:
    """The match file replays to the same state in another process too; `LawBroken` if not."""
    texts = [to_text(match) for match in matches]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "12345"}
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=json.dumps([game.package, texts]),
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    if done.returncode != 0:
        raise LawBroken("file_replays_elsewhere", done.stderr.strip()[-400:], texts[0])
    for match, text, found in zip(matches, texts, json.loads(done.stdout), strict=True):
        if found != fingerprint(match.state):
            raise LawBroken("file_replays_elsewhere", "another process replays to another state", text)
