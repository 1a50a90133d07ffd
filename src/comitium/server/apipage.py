"""The HTTP interface as a page to read: plain HTML made from its own description, without a script or a style."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from comitium.engine import form
from comitium.server import wire

LIMITS = (("minimum", "from"), ("maximum", "to"), ("minLength", "from"), ("maxLength", "to"))
Json = dict[str, Any]


class ApiPage(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        return api_page(openapi_schema).encode()


def api_page(schema: Json) -> str:
    title = f"{escape(schema['info']['title'])} {escape(schema['info']['version'])}: HTTP"
    calls = [_call(path, method, call) for path, methods in schema["paths"].items() for method, call in methods.items()]
    types = [_type(name, part) for name, part in sorted(schema["components"]["schemas"].items())]
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
            f'<link rel="icon" href="/icon.svg"><title>{title}</title></head><body><main><h1>{title}</h1>',
            '<p>The same for programs: <a href="/api/openapi/openapi.json">openapi.json</a>.',
            "Decisions, chat and hints go over the socket of a table, /api/tables/{table_id}/socket.",
            'A refusal is {"type": "refusal", "message": …, "clause": …} with a status from 400 on.</p>',
            "<h2>Requests</h2>",
            *calls,
            "<h2>Types</h2>",
            *types,
            "</main></body></html>",
        ]
    )


def _call(path: str, method: str, call: Json) -> str:
    rows = [(f"{one['name']} ({one['in']})", _kind(one["schema"])) for one in call.get("parameters", [])]
    if "requestBody" in call:
        rows.append(("body", _content(call["requestBody"])))
    rows += [(status, _content(answer)) for status, answer in call["responses"].items() if status.startswith("2")]
    return _section("", f"{method.upper()} {path}", call.get("description", ""), rows)


def _type(name: str, part: Json) -> str:
    needed = part.get("required", [])
    rows = [
        (field if field in needed else f"{field}, if wanted", _kind(kind))
        for field, kind in part.get("properties", {}).items()
    ]
    described = vars(wire).get(name) or vars(form)[name]
    return _section(name, name, described.__doc__ or "", rows)


def _section(identity: str, heading: str, about: str, rows: list[tuple[str, str]]) -> str:
    listed = "".join(f"<dt>{escape(term)}</dt><dd>{kind}</dd>" for term, kind in rows)
    anchor = f' id="{escape(identity)}"' if identity else ""
    return f"<section{anchor}><h3>{escape(heading)}</h3><p>{escape(about)}</p><dl>{listed}</dl></section>"


def _content(holder: Json) -> str:
    return ", ".join(_kind(one["schema"]) for one in holder.get("content", {}).values())


def _kind(kind: Json) -> str:
    """A type in a few words; those with a name lead to it."""
    if "$ref" in kind:
        name = escape(kind["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in kind:
        return " or ".join(_kind(one) for one in kind["oneOf"])
    if "enum" in kind or "const" in kind:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in kind.get("enum", [kind.get("const")]))
    limits = [f"{word} {kind[limit]:.0f}" for limit, word in LIMITS if limit in kind]
    words = " ".join([escape(str(kind.get("type", "anything"))), *limits])
    return f"{words} of {_kind(kind['items'])}" if kind.get("items") else words
