"""`comitium serve`: one command, one process, one file on disk.

Everything that can stand in the way is tried before the house says that it is open: the settings, the
folder, the port, the database. What does not work is one sentence and exit code 2.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import sys
import webbrowser
from pathlib import Path
from typing import cast

import uvicorn
from litestar import Litestar

from comitium.engine.message import Message, Refused
from comitium.server.addresses import listen, own_url, urls_for_others
from comitium.server.app import make_app
from comitium.server.arguments import HELP, columns, complain, read_words, refuse_unknown_language, speaker_for
from comitium.server.doors import CHECK_EVERY, DoorConfig
from comitium.server.house import FROM_A_CLONE, INSTALLED, Place
from comitium.server.logs import keep_log
from comitium.server.migrate import prepare
from comitium.server.pauses import begin_collecting, pauses
from comitium.server.premises import hold, holder_of
from comitium.server.settings import (
    InForce,
    Settings,
    as_toml,
    data_folder,
    known_settings,
    read_settings,
    value_of,
)
from comitium.server.supervise import Supervisor
from comitium.server.workshop import clone, compile_for
from comitium.text import Speaker

LONGEST_FRAME = 8192  # bytes of one WebSocket message
STORE_WAITS = 0.0005  # seconds until the thread that writes gets its turn, at each statement of a transaction


def main(arguments: list[str]) -> int:
    speaker = speaker_for(arguments)
    try:
        if not set(HELP).isdisjoint(arguments):
            print(help_page(speaker))
            return 0
        found, only_show = read_arguments(arguments)
        if only_show:
            print(settings_page(speaker, found))
            return 0
        return open_house(found.settings, speaker)
    except Refused as refused:
        return complain(speaker, refused)
    except KeyboardInterrupt:
        return 0


def read_arguments(arguments: list[str]) -> tuple[InForce, bool]:
    known = known_settings().values()
    flags = {setting.option for setting in known if setting.type is bool}
    options = {setting.option for setting in known} - flags
    words = read_words(arguments, options | {"--data", "--settings", "--language"}, flags | {"--show-settings"})
    refuse_unknown_language(words)
    folder = Path(words.last("--data") or data_folder()).expanduser()
    file = words.last("--settings") or os.environ.get("COMITIUM_SETTINGS", "")
    found = read_settings(folder, os.environ, words.options, words.flags, Path(file).expanduser() if file else None)
    return found, "--show-settings" in words.flags


def open_house(settings: Settings, speaker: Speaker) -> int:
    """Until Ctrl-C; the number is the exit code."""
    folder = settings.database.parent
    holder = holder_of(folder)
    if holder is not None:  # before the port: who opens a house twice wants to know of the first
        raise holder.refusal(folder)
    with listen(settings.host, settings.port) as listener:
        token = secrets.token_urlsafe(24)
        with hold(folder, own_url(listener), token):
            prepare(settings.database)
            keep_log(settings.log)
            command = INSTALLED if clone() is None else FROM_A_CLONE
            config = configure(settings, Place(token, urls_for_others(listener), command))
            with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as run:
                return run.run(serve(config, listener, speaker, settings))
    return 0


def configure(settings: Settings, place: Place) -> DoorConfig:
    app = make_app(settings, place)
    config = DoorConfig(
        app,
        settings.limits,
        host=settings.host,
        log_config=None,  # ours
        log_level="warning",
        access_log=False,  # addresses of tables stay out of logs
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # for each page as much CPU time as building what it is sent
        timeout_graceful_shutdown=3,
    )
    app.state.doors = config.doors
    return config


async def serve(config: DoorConfig, listener: socket.socket, speaker: Speaker, settings: Settings) -> int:
    server = uvicorn.Server(config)
    begin_collecting()
    config.doors.provide()
    work = Supervisor()
    work.start("Watching for pauses", pauses.watch)
    work.every(CHECK_EVERY, "Looking for descriptors", config.doors.look)
    sys.setswitchinterval(STORE_WAITS)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.02)
    if not server.started:
        await task
        return complain(speaker, Refused("house-not-opened"))
    address = f"{own_url(listener)}/"
    print(speaker.say("serve-running", address=address), flush=True)
    for sentence in who_can_come(settings, listener):
        print(speaker(sentence), flush=True)
    root = clone()
    if settings.compiled_bots and root is not None:
        bots = cast(Litestar, config.app).state.hall.bots
        work.start("Compiling for the bots", lambda: compile_for(bots, root))
    if settings.browser:
        webbrowser.open(address)
    await task
    await work.close()
    return 0


def who_can_come(settings: Settings, listener: socket.socket) -> list[Message]:
    """Which address to give to others, where there is one."""
    if settings.public:
        return [Message("serve-public", address=f"{settings.public}/")]
    return [Message("serve-others", address=f"{address}/") for address in urls_for_others(listener)]


# -- what it says of itself --------------------------------------------------------------------------------------------


def help_page(speaker: Speaker) -> str:
    known = known_settings().values()
    rows = [
        ("--data", speaker.say("serve-data", default=str(data_folder()))),
        ("--settings", speaker.say("serve-settings")),
        ("--show-settings", speaker.say("serve-show-settings")),
        ("--language", speaker.say("serve-language")),
    ]
    for setting in known:
        text = speaker.say(setting.sentence)
        if setting.default not in ("", ()):
            text += " " + speaker.say("setting-default", default=as_toml(setting.default))
        rows.append((setting.option, f"{text}\n{setting.key} · {setting.variable}"))
    parts = ["comitium serve", speaker.say("serve-about"), columns(rows), speaker.say("serve-order")]
    return "\n\n".join(parts)


def settings_page(speaker: Speaker, found: InForce) -> str:
    """A settings file that says the same; none of them is a secret."""
    lines = [f"# {speaker.say('serve-folder', folder=str(found.settings.database.parent))}"]
    section = ""
    for key in known_settings():
        group, _, name = key.rpartition(".")
        if group != section:
            section = group
            lines.append(f"\n[{group}]")
        source = found.sources.get(key)
        where = speaker.say("source-default") if source is None else speaker.say("source-is", source=source)
        lines.append(f"{name} = {as_toml(value_of(found.settings, key))}  # {where}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
