"""What the house says of itself, and the door of its host: `comitium admin` comes with the token of the lock file."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

import comitium
from comitium.engine.message import Refused
from comitium.server import wire
from comitium.server.keeper import ADMIN, Done, is_key, wishes

INSTALLED = "comitium serve"
FROM_A_CLONE = "python3 run.py serve"


@dataclass(frozen=True)
class Place:
    """Where this process listens, and the host's own key to it."""

    token: str = ""  # of `comitium admin`; without one nobody is the host
    addresses: list[str] = field(default_factory=list)  # under which other machines reach it
    command: str = INSTALLED  # by which it was opened


NOWHERE = Place()
PLAIN = "text/plain; version=0.0.4; charset=utf-8"


def house_routes(place: Place) -> list[HTTPRouteHandler]:
    @get("/api/house", sync_to_thread=False)
    def house(request: Request[Any, Any, Any]) -> wire.House:
        """Where others reach this house, and what it keeps."""
        settings = request.app.state.settings
        keeps = settings.keep_finished_days, settings.keep_unbegun_days
        return wire.House(comitium.__version__, settings.public, place.addresses, *keeps, place.command)

    @get("/health", include_in_schema=False, sync_to_thread=False)
    def health(request: Request[Any, Any, Any]) -> Response[str]:
        """200 while the disk takes what is decided; the host also hears why it does not."""
        trouble = request.app.state.hall.store.trouble
        if trouble is None:
            return Response("ok\n", media_type=PLAIN)
        why = f": {trouble}" if may_measure(request, place) else ""
        return Response(f"cannot write{why}\n", media_type=PLAIN, status_code=503)

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not may_measure(request, place):
            raise NotFoundException
        return Response(request.app.state.metrics.text(), media_type=PLAIN)

    @post(ADMIN, include_in_schema=False, status_code=200)
    async def admin(request: Request[Any, Any, Any]) -> Done:
        """For strangers there is no such place."""
        if not is_host(request, place):
            raise NotFoundException
        try:
            wish = wishes.decode(await request.body())
        except msgspec.DecodeError as wrong:
            raise Refused("message-unreadable", why=str(wrong)[:120]) from None
        done: Done = await request.app.state.keeper.obey(wish)
        return done

    return [house, health, metrics, admin]


def is_host(request: Request[Any, Any, Any], place: Place) -> bool:
    return is_key(request.headers.get("authorization", ""), place.token)


def may_measure(request: Request[Any, Any, Any], place: Place) -> bool:
    """The host; by default also this machine itself, asked for by such a name: a proxy passes on another one."""
    if is_host(request, place):
        return True
    client = request.client.host if request.client else ""
    allowed: bool = request.app.state.settings.metrics == "loopback"
    return allowed and is_loopback(client) and is_loopback(asked_for(request))


def asked_for(request: Request[Any, Any, Any]) -> str:
    """The name of the house in the request, which a visitor may fill with anything."""
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
