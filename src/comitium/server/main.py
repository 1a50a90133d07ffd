"""`comitium serve`: one command, one process, one file on disk."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from comitium.engine.message import Refused
from comitium.server.app import make_app
from comitium.server.doors import CHECK_EVERY, DoorConfig
from comitium.server.pauses import Pauses, begin_collecting
from comitium.server.settings import Settings, data_folder
from comitium.server.supervise import Supervisor
from comitium.text import LANGUAGES, Speaker

LONGEST_FRAME = 8192  # bytes of one WebSocket message
STORE_WAITS = 0.0005  # seconds until the thread that writes gets its turn, at each statement of a transaction

pauses = Pauses()  # of this process


def main(arguments: list[str]) -> int:
    speaker = Speaker(preferred_language(arguments))
    try:
        settings, browse = read_arguments(speaker, arguments)
        listener = listen(settings)
    except Refused as refused:
        print(speaker.refusal(refused), file=sys.stderr)
        return 2
    with contextlib.suppress(KeyboardInterrupt):
        config = configure(settings)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(serve(config, listener, speaker, browse))
    return 0


def read_arguments(speaker: Speaker, arguments: list[str]) -> tuple[Settings, bool]:
    parser = argparse.ArgumentParser(prog="comitium serve", description=speaker.say("serve-about"))
    parser.add_argument("--host", default="127.0.0.1", help=speaker.say("serve-host"))
    parser.add_argument("--port", type=int, default=8265, help=speaker.say("serve-port"))
    parser.add_argument("--data", type=Path, default=data_folder(), help=speaker.say("serve-data"))
    parser.add_argument(
        "--workers", type=int, default=max(1, (os.cpu_count() or 2) // 2), help=speaker.say("serve-bots")
    )
    parser.add_argument("--origin", action="append", default=[], help=speaker.say("serve-origin"))
    parser.add_argument("--no-browser", action="store_true", help=speaker.say("serve-no-browser"))
    parser.add_argument("--language", choices=LANGUAGES, help=speaker.say("serve-language"))
    chosen = parser.parse_args(arguments)
    if not 0 <= chosen.port <= 65535:
        raise Refused("port-range", port=str(chosen.port))
    if chosen.workers < 1:
        raise Refused("workers-few")
    try:
        chosen.data.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Refused("folder-unusable", folder=str(chosen.data), why=wrong.strerror or "?") from None
    settings = Settings(
        host=chosen.host,
        port=chosen.port,
        database=chosen.data / "comitium.db",
        workers=chosen.workers,
        origins=tuple(chosen.origin),
    )
    return settings, not chosen.no_browser


def preferred_language(arguments: list[str]) -> str:
    """From --language, COMITIUM_LANGUAGE or the system, before anything has to be said."""
    words = [*arguments, ""]
    for number, word in enumerate(arguments):
        if word == "--language" and words[number + 1] in LANGUAGES:
            return words[number + 1]
    for name in ("COMITIUM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "")
        if found:
            return "ru" if found.startswith("ru") else "en"
    return "en"


def listen(settings: Settings) -> socket.socket:
    """Bind before anything else, so that a taken port is one sentence."""
    try:
        listener = socket.create_server((settings.host, settings.port), backlog=2048)
    except OSError as wrong:
        why = wrong.strerror or "?"
        raise Refused("cannot-listen", host=settings.host, port=str(settings.port), why=why) from None
    return listener


def configure(settings: Settings) -> DoorConfig:
    return DoorConfig(
        make_app(settings),
        settings.limits,
        host=settings.host,
        log_level="warning",
        access_log=False,  # addresses of tables stay out of logs
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # for each page as much CPU time as building what it is sent
        timeout_graceful_shutdown=3,
    )


async def serve(config: DoorConfig, listener: socket.socket, speaker: Speaker, browse: bool) -> None:
    server = uvicorn.Server(config)
    begin_collecting()
    config.doors.provide()
    work = Supervisor()
    work.start("Watching for pauses", pauses.watch)
    work.every(CHECK_EVERY, "Looking for descriptors", config.doors.look)
    sys.setswitchinterval(STORE_WAITS)
    address = f"http://{config.host}:{listener.getsockname()[1]}/"
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.02)
    print(speaker.say("serve-running", address=address), flush=True)
    if browse:
        webbrowser.open(address)
    await task
    await work.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
