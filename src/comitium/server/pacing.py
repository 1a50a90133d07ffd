"""How many requests of all kinds one visitor may make; the special limits of some kinds stand beside this one."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from comitium.engine.form import encoder
from comitium.engine.message import Refused
from comitium.server import wire
from comitium.server.rates import Rates, visitor
from comitium.server.socket import TRY_AGAIN


class Pacing:
    """Before every answer and every handshake."""

    def __init__(self, app: ASGIApp, requests: Rates) -> None:
        self.app = app
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if self.requests.take(visitor(client[0] if client else "")):
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            text = encoder.encode(wire.refusal(Refused("too-fast"))).decode()
            await send({"type": "websocket.send", "text": text, "bytes": None})
            await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "requests"})
        else:
            raise Refused("too-fast")
