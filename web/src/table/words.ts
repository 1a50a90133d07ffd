/**
 * A table in words, for any game: the view is walked as it is, and whatever the texts have a name for is named.
 *
 * No game is known here. A view's keys become labels (`view-<key>`, or the key itself), its values names
 * (`<key>-<value>`, or `<kind>-<value>` of a kind that the game lists in `view-kinds`), as `Speaker.named` does. Numbers of
 * fields that are declared as seats are players: the house lists these in `view-seats`.
 */

export interface Line {
  label: string;
  text: string;
  items: Line[];
}

export interface Namer {
  has(name: string): boolean;
  /** The message that names a thing, such as `land-olive`; `field` is where the view shows it. */
  naming(thing: string, field?: string): string | null;
  say(name: string): string;
  seat(seat: number): string;
  /** Whether the numbers of a field are seats; `field[]` for those of a list. */
  isSeat(field: string): boolean;
  yes: string;
}

/** The lines of a view, without the list of players: each of those has a heading of their own. */
export function tableLines(view: unknown, namer: Namer): Line[] {
  return isRecord(view) ? fields(view, namer).filter((line) => line.label !== '' && (line.text || line.items.length > 0)) : [];
}

/** What lies before one seat: their part of `players`. */
export function seatLines(view: unknown, seat: number, namer: Namer): Line[] {
  const found = players(view).find((player) => player.seat === seat);
  return found ? fields(found, namer).filter((line) => line.text || line.items.length > 0) : [];
}

function players(view: unknown): Record<string, unknown>[] {
  const list = isRecord(view) ? view.players : null;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function fields(thing: Record<string, unknown>, namer: Namer): Line[] {
  return Object.entries(thing)
    .filter(([key, value]) => key !== 'players' && !(key === 'seat' && typeof value === 'number') && !isNothing(value))
    .map(([key, value]) => line(key, value, namer));
}

function line(key: string, value: unknown, namer: Namer): Line {
  const label = labelOf(key, namer);
  if (Array.isArray(value)) {
    if (value.every((item) => !isRecord(item) && !Array.isArray(item)))
      return { label, text: value.map((item) => word(key, item, namer, true)).join(', '), items: [] };
    return { label, text: String(value.length), items: value.map((item) => ({ label: '', text: inOne(key, item, namer), items: [] })) };
  }
  if (isRecord(value)) return { label, text: '', items: fields(value, namer) };
  return { label, text: word(key, value, namer), items: [] };
}

/** A small thing in one line: "−1,0: field, mill, region 3". */
function inOne(key: string, thing: unknown, namer: Namer): string {
  if (Array.isArray(thing)) return thing.map((item) => inOne(key, item, namer)).join(', ');
  if (!isRecord(thing)) return word(key, thing, namer, true);
  return Object.entries(thing)
    .filter(([, value]) => !isNothing(value))
    .map(([inner, value]) => phrase(inner, value, namer))
    .join(', ');
}

function phrase(key: string, value: unknown, namer: Namer): string {
  if (value === true) return labelOf(key, namer);
  if (typeof value === 'number') return `${labelOf(key, namer)} ${word(key, value, namer)}`;
  if (isRecord(value) || Array.isArray(value)) return `${labelOf(key, namer)}: ${inOne(key, value, namer)}`;
  // Yes, no or open say something only with their field.
  if (typeof value === 'string' && namer.naming(value, key)?.startsWith('standing-')) return `${labelOf(key, namer)}: ${word(key, value, namer)}`;
  return word(key, value, namer);
}

/** `field+oil_press` has two names, `field-A1` is a numbered field. */
function named(thing: string, field: string, namer: Namer): string | null {
  const whole = namer.naming(thing, field);
  if (whole !== null) return namer.say(whole);
  const [, stem = '', number = ''] = /^(.+)[.-]([A-Z]?\d+)$/.exec(thing) ?? [];
  const numbered = stem ? namer.naming(stem, field) : null;
  if (numbered !== null) return `${namer.say(numbered)} ${number}`;
  if (!thing.includes('+')) return null;
  const parts = thing.split('+').map((part) => named(part, field, namer));
  return parts.every((part) => part !== null) ? parts.join(', ') : null;
}

function word(key: string, value: unknown, namer: Namer, listed = false): string {
  if (value === true) return namer.yes;
  if (typeof value === 'number') return namer.isSeat(listed ? `${key}[]` : key) ? namer.seat(value) : String(value);
  if (typeof value !== 'string') return String(value);
  return named(value, key, namer) ?? value;
}

function labelOf(key: string, namer: Namer): string {
  if (namer.has(`view-${key}`)) return namer.say(`view-${key}`);
  return named(key, '', namer) ?? key.replaceAll('_', ' ');
}

function isNothing(value: unknown): boolean {
  return value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names of the messages in a Fluent file, and which of them name things. */
export class MessageNames {
  #all = new Set<string>();
  #plain = new Set<string>(); // those that ask for no values
  #kinds: string[];
  #seats: string[];

  constructor(file: string) {
    for (const [, name = '', text = ''] of file.matchAll(/^([a-zA-Z][\w-]*) =(.*)$/gm)) {
      this.#all.add(name);
      if (!text.includes('{')) this.#plain.add(name);
    }
    this.#kinds = listed('view-kinds', file);
    this.#seats = listed('view-seats', file);
  }

  has(name: string): boolean {
    return this.#all.has(name);
  }

  isSeat(field: string): boolean {
    return this.#seats.includes(field);
  }

  naming(thing: string, field = ''): string | null {
    const kinds = [field, field.replace(/s$/, ''), `option-${field}`, ...this.#kinds];
    return kinds.map((kind) => `${kind}-${thing}`).find((name) => this.#plain.has(name)) ?? null;
  }
}

function listed(name: string, file: string): string[] {
  return new RegExp(`^${name} = (.+)$`, 'm').exec(file)?.[1]?.trim().split(/\s+/) ?? [];
}
