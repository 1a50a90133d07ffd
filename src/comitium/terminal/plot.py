"""A picture of score distributions: one panel for each bot, drawn offline."""

from __future__ import annotations

from typing import Final, Literal

import altair
import vl_convert

from comitium.bots.ladder import Report
from comitium.text import Speaker

WIDTH, HEIGHT = 640, 140  # of the panel of one bot
BARS: Final = 40
INK: Final = "#574F46"


def picture(speaker: Speaker, report: Report, ending: str) -> bytes:
    specification = chart(speaker, report).to_json()
    figures: Literal["en-US", "ru-RU"] = "ru-RU" if speaker.language == "ru" else "en-US"  # on the axes
    if ending == ".svg":
        return str(vl_convert.vegalite_to_svg(specification, format_locale=figures)).encode("utf-8")
    return bytes(vl_convert.vegalite_to_png(specification, scale=2, format_locale=figures))


def chart(speaker: Speaker, report: Report) -> altair.Chart:
    bots = list(dict.fromkeys(report.bots))
    rows: list[dict[str, str | float]] = []
    for bot in bots:
        scores = report.scores(bot)
        rows.extend({"bot": bot, "points": points, "share": 1 / len(scores)} for points in scores)
    title = speaker.say("plot-title", game=speaker.say("game-name"), matches=report.matches)
    bars = altair.Chart(altair.InlineData(rows), width=WIDTH, height=HEIGHT, title=title).mark_bar(color=INK)
    panels: altair.Chart = bars.encode(
        x=altair.X("points:Q", bin=altair.Bin(maxbins=BARS), title=speaker.say("plot-points")),
        y=altair.Y("sum(share):Q", title=speaker.say("plot-share"), axis=altair.Axis(format=".0%")),
        row=altair.Row("bot:N", sort=bots, title=None),
    )
    return panels
