"""How a house is run. Each field is a setting, and everything has a default that needs nothing installed.

A field `name` is the key `name` in the settings file, the variable `COMITIUM_NAME`, the option `--name`,
and the sentence `setting-name` in `comitium serve --help`. A field of `limits` is a key below `[limits]`,
`COMITIUM_LIMITS_NAME`, `--limits-name` and `setting-limits-name`. Options and sentences have dashes
where the field has underscores. There is no other list of them.
"""

from __future__ import annotations

import dataclasses
import difflib
import math
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from comitium.engine.message import Message, Refused
from comitium.server.limits import Limits

PREFIX: Final = "COMITIUM_"
FILE: Final = "settings.toml"  # in the data folder
NOT_A_SETTING: Final = {"setting": False}
ALIKE: Final = 0.85  # how much a variable must look like a setting to be taken for a misspelt one


def data_folder() -> Path:
    """Where a person's matches lie: COMITIUM_DATA, or the usual place of the system."""
    chosen = os.environ.get("COMITIUM_DATA")
    if chosen:
        return Path(chosen)
    base = os.environ.get("APPDATA") or os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "comitium"


def half_the_processors() -> int:
    return max(1, (os.cpu_count() or 2) // 2)


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8265
    public: Annotated[str, Meta(pattern=r"^(https?://[^/\s?#]+)?/?$")] = ""  # the address others open
    origins: tuple[str, ...] = ()  # further hosts the page may come from, behind a proxy
    workers: Annotated[int, Meta(ge=1)] = field(default_factory=half_the_processors)  # processes in which bots think
    bot_seconds: Annotated[float, Meta(gt=0)] = 10.0
    compiled_bots: bool = True  # in a clone: an engine is compiled for them in the background
    keep_finished_days: int = 0  # 0: for ever
    keep_unbegun_days: int = 30  # tables that still gather players; 0: for ever
    metrics: Literal["loopback", "token"] = "loopback"  # who may read /metrics and /health in full
    log: Literal["lines", "json", "none"] = "lines"
    browser: bool = True
    client: Path = Path(__file__).parent / "client"  # the built pages
    database: Path = field(default=Path("comitium.db"), metadata=NOT_A_SETTING)
    limits: Limits = field(default_factory=Limits)

    def hosts(self) -> tuple[str, ...]:
        """From which the page may come, beside the one it was asked for by."""
        return (*self.origins, *([urlsplit(self.public).netloc] if self.public else []))


@dataclass(frozen=True)
class Setting:
    """One setting, and how it is called in each place it can come from."""

    key: str  # `port`, `limits.tables`
    type: Any
    default: Any

    @property
    def variable(self) -> str:
        return PREFIX + self.key.replace(".", "_").upper()

    @property
    def is_list(self) -> bool:
        return get_origin(self.type) is tuple

    @property
    def option(self) -> str:
        """What is switched on by default has an option that switches it off; a list is given one by one."""
        name = self.key.replace(".", "-").replace("_", "-")
        if self.type is bool and self.default:
            return f"--no-{name}"
        return f"--{name.removesuffix('s')}" if self.is_list else f"--{name}"

    @property
    def sentence(self) -> str:
        return f"setting-{self.key.replace('.', '-').replace('_', '-')}"

    def wanted(self) -> Message:
        """What a value has to be, for whoever gave another."""
        plain, meta = unwrapped(self.type)
        least, most = (meta.ge or 0, meta.le) if meta else (0, None)
        if meta is not None and meta.pattern:
            return Message(f"wanted-{self.key}")
        if get_origin(plain) is Literal:
            return Message("wanted-choice", choices=", ".join(get_args(plain)))
        if plain is int and most is not None:
            return Message("wanted-whole-range", least=str(least), most=str(most))
        if plain is int:
            return Message("wanted-whole", least=str(least))
        if plain is float:
            return Message("wanted-number" if meta is None else "wanted-number-above")
        if plain is bool:
            return Message("wanted-truth")
        return Message("wanted-list") if self.is_list else Message("wanted-text")

    def read(self, value: object, where: str, *, from_text: bool) -> Any:
        """The value in its type. Numbers are finite and not below zero, whatever the setting."""
        if from_text and self.is_list:
            value = [part.strip() for part in str(value).split(",") if part.strip()]
        try:
            found = msgspec.convert(value, self.type, strict=not from_text, dec_hook=lambda kind, text: kind(text))
            if isinstance(found, int | float) and not 0 <= found < math.inf:
                raise ValueError(found)
        except (ValueError, TypeError):  # of which msgspec's complaint is one
            shown = str(value)[:60]
            raise Refused("setting-wrong", where=where, key=self.key, value=shown, wanted=self.wanted()) from None
        return found.rstrip("/") if self.key == "public" else found


def unwrapped(kind: Any) -> tuple[Any, Meta | None]:
    if get_origin(kind) is Annotated:
        plain, meta = get_args(kind)[:2]
        return plain, meta
    return kind, None


def known_settings() -> dict[str, Setting]:
    """Every setting by its key, read from the fields."""
    return {setting.key: setting for setting in [*settings_of(Settings, ""), *settings_of(Limits, "limits.")]}


def settings_of(group: type[Any], before: str) -> list[Setting]:
    kinds = get_type_hints(group, include_extras=True)
    found = []
    for one in dataclasses.fields(group):
        if one.metadata.get("setting", True) and not dataclasses.is_dataclass(kinds[one.name]):
            default = one.default if one.default_factory is dataclasses.MISSING else one.default_factory()
            found.append(Setting(before + one.name, kinds[one.name], default))
    return found


@dataclass(frozen=True)
class InForce:
    """Settings, and where each that is not a default comes from."""

    settings: Settings
    sources: dict[str, str]


def read_settings(
    folder: Path, environment: Mapping[str, str], options: Mapping[str, list[str]], flags: set[str], file: Path | None
) -> InForce:
    """Defaults, then the file, then the environment, then the command line: the later one wins."""
    known = known_settings()
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    chosen = file or folder / FILE
    if file is not None or chosen.is_file():
        for key, value in flattened(read_file(chosen)).items():
            if key not in known:
                raise Refused("setting-unknown", where=str(chosen), key=key[:60], known=", ".join(known))
            values[key], sources[key] = known[key].read(value, str(chosen), from_text=False), str(chosen)
    for key, setting in known.items():
        if environment.get(setting.variable):
            values[key] = setting.read(environment[setting.variable], setting.variable, from_text=True)
            sources[key] = setting.variable
    refuse_misspelt(environment, [setting.variable for setting in known.values()])
    for key, setting in known.items():
        if setting.option in flags:
            values[key], sources[key] = not setting.default, setting.option
        elif given := options.get(setting.option):
            text = ",".join(given) if setting.is_list else given[-1]
            values[key] = setting.read(text, setting.option, from_text=True)
            sources[key] = setting.option
    limits = {key.removeprefix("limits."): value for key, value in values.items() if key.startswith("limits.")}
    own = {key: value for key, value in values.items() if not key.startswith("limits.")}
    return InForce(Settings(**own, database=folder / "comitium.db", limits=Limits(**limits)), sources)


def read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise Refused("file-unusable", file=str(file), why=wrong.strerror or "?") from None
    except UnicodeDecodeError:
        raise Refused("settings-unreadable", file=str(file), line="?") from None
    except tomllib.TOMLDecodeError as wrong:
        line = re.search(r"at line (\d+)", str(wrong))
        raise Refused("settings-unreadable", file=str(file), line=line[1] if line else "?") from None


def flattened(tables: dict[str, Any], before: str = "") -> dict[str, Any]:
    """`{"limits": {"tables": 3}}` is `limits.tables`."""
    found: dict[str, Any] = {}
    for key, value in tables.items():
        found.update(flattened(value, f"{before}{key}.") if isinstance(value, dict) else {before + key: value})
    return found


def refuse_misspelt(environment: Mapping[str, str], known: list[str]) -> None:
    """A variable that looks like a setting and is none would be ignored in silence."""
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            alike = difflib.get_close_matches(name, known, 1, ALIKE)
            if alike or name.startswith(f"{PREFIX}LIMITS_"):
                shown = ", ".join(alike or [other for other in known if other.startswith(f"{PREFIX}LIMITS_")])
                raise Refused("setting-unknown", where=name, key=name, known=shown)


def value_of(settings: Settings, key: str) -> Any:
    group, _, name = key.rpartition(".")
    return getattr(getattr(settings, group), name) if group else getattr(settings, key)


def as_toml(value: Any) -> str:
    """A value as the settings file would have it."""
    if isinstance(value, tuple):
        return "[" + ", ".join(as_toml(part) for part in value) + "]"
    if isinstance(value, str | Path):
        return msgspec.json.encode(str(value)).decode()
    return str(value).lower()
