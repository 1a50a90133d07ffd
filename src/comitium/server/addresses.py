"""Under which addresses a house can be reached: what "send one link" needs to know."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from pathlib import Path

from comitium.engine.message import Refused

ANYWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # addresses for examples, never spoken to
IPV6_OF_LINUX = Path("/proc/net/if_inet6")
ASK_FOR_ADDRESS = 0x8915  # SIOCGIFADDR

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def listen(host: str, port: int) -> socket.socket:
    """Bind before anything else, so that a taken port is one sentence and nothing has been made."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as wrong:
        raise Refused("cannot-listen", host=host, port=str(port), why=wrong.strerror or "?") from None


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_url(listener: socket.socket) -> str:
    """For a browser on this machine."""
    host, port = listener.getsockname()[:2]
    loopback = {"0.0.0.0": "127.0.0.1", "::": "::1"}
    return url(loopback.get(host, host), port)


def urls_for_others(listener: socket.socket) -> list[str]:
    """The most usual first; none if only this machine is let in."""
    host, port = listener.getsockname()[:2]
    bound = ipaddress.ip_address(host)
    if not bound.is_unspecified:
        return [] if bound.is_loopback else [url(host, port)]
    both = listener.family == socket.AF_INET6 and not listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    versions = {bound.version} | ({4} if both else set())
    return [url(str(address), port) for address in machine_addresses() if address.version in versions]


def machine_addresses() -> list[Address]:
    """Of this machine's interfaces, as far as the system tells; without loopback and link-local ones."""
    texts = [*routed(), *interfaces(), *named()]
    found = [ipaddress.ip_address(text) for text in dict.fromkeys(texts)]
    usable = [one for one in found if not (one.is_loopback or one.is_link_local or one.is_unspecified)]
    return sorted(usable, key=lambda one: one.version)  # stable: within a version the routed one stays first


def routed() -> list[str]:
    """The addresses this machine would speak from; nothing is sent."""
    found = []
    for address, family in ANYWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as line:
            line.connect((address, 9))
            found.append(str(line.getsockname()[0]))
    return found


def named() -> list[str]:
    """What the machine's own name leads to."""
    with contextlib.suppress(OSError):
        return [str(found[4][0]).partition("%")[0] for found in socket.getaddrinfo(socket.gethostname(), None)]
    return []


def interfaces() -> list[str]:
    """Every interface of Linux, also those without a route to elsewhere."""
    if sys.platform != "linux":
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):  # it has no such address
                answer = fcntl.ioctl(line.fileno(), ASK_FOR_ADDRESS, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    with contextlib.suppress(OSError):
        rows = IPV6_OF_LINUX.read_text(encoding="ascii").splitlines()
        found.extend(str(ipaddress.IPv6Address(int(row.split()[0], 16))) for row in rows)
    return found
