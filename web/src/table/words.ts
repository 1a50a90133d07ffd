/**
 * A table in words, for any game: the view is walked as it is, and whatever the texts have a name for is named.
 *
 * No game is known here. A view's keys become labels (`view-<key>`, or the key itself), its values names
 * (`<key>-<value>`, or any one message that ends with `-<value>`).
 */

export interface Line {
  label: string;
  text: string;
  items: Line[];
}

export interface Namer {
  /** Every message there is, by its last part: `olive` finds `land-olive`. */
  has(name: string): boolean;
  endingWith(value: string): string | null;
  say(name: string): string;
  seat(seat: number): string;
  yes: string;
}

const SEAT_KEYS = /^(seat|owner|leader|consul|holder|player|first_player|start_player)$|_(from|to|seat)$/;

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
      return { label, text: value.map((item) => word(key, item, namer)).join(', '), items: [] };
    return { label, text: String(value.length), items: value.map((item) => ({ label: '', text: inOne(key, item, namer), items: [] })) };
  }
  if (isRecord(value)) return { label, text: '', items: fields(value, namer) };
  return { label, text: word(key, value, namer), items: [] };
}

/** A small thing in one line: "−1,0: field, mill, region 3". */
function inOne(key: string, thing: unknown, namer: Namer): string {
  if (Array.isArray(thing)) return thing.map((item) => inOne(key, item, namer)).join(', ');
  if (!isRecord(thing)) return word(key, thing, namer);
  return Object.entries(thing)
    .filter(([, value]) => !isNothing(value))
    .map(([inner, value]) => phrase(inner, value, namer))
    .join(', ');
}

function phrase(key: string, value: unknown, namer: Namer): string {
  if (value === true) return labelOf(key, namer);
  if (typeof value === 'number') return `${labelOf(key, namer)} ${word(key, value, namer)}`;
  if (isRecord(value) || Array.isArray(value)) return `${labelOf(key, namer)}: ${inOne(key, value, namer)}`;
  return word(key, value, namer);
}

/** `field+oil_press` has two names. */
function compound(value: string, namer: Namer): string | null {
  const parts = value.split(/[+ ]/).map((part) => namer.endingWith(part));
  return parts.every((part) => part !== null) ? parts.map((part) => namer.say(part)).join(', ') : null;
}

function word(key: string, value: unknown, namer: Namer): string {
  if (value === true) return namer.yes;
  if (typeof value === 'number') return SEAT_KEYS.test(key) ? namer.seat(value) : String(value);
  if (typeof value !== 'string') return String(value);
  const own = [`${key}-${value}`, `option-${key}-${value}`].find((name) => namer.has(name));
  if (own !== undefined) return namer.say(own);
  return compound(value, namer) ?? value;
}

function labelOf(key: string, namer: Namer): string {
  if (namer.has(`view-${key}`)) return namer.say(`view-${key}`);
  const other = namer.endingWith(key);
  return other === null ? key.replaceAll('_', ' ') : namer.say(other);
}

function isNothing(value: unknown): boolean {
  return value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names of the messages in a Fluent file, by themselves and by their endings. */
export class MessageNames {
  #all = new Set<string>();
  #endings = new Map<string, string>();

  constructor(file: string) {
    for (const found of file.matchAll(/^([a-zA-Z][\w-]*) =/gm)) {
      const name = found[1] ?? '';
      this.#all.add(name);
      const ending = /^(?:land|building|card|tile|phase|goods?|piece|character|hill)-(.+)$/.exec(name)?.[1];
      if (ending !== undefined && !this.#endings.has(ending)) this.#endings.set(ending, name);
    }
  }

  has(name: string): boolean {
    return this.#all.has(name);
  }

  endingWith(value: string): string | null {
    return this.#endings.get(value) ?? null;
  }
}

/** Markdown without its marks: enough for clauses, which are short paragraphs and lists. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/^\s*[-*]\s+/gm, '· ')
    .replace(/\*([^*\n]+)\*/g, '$1')
    .trim();
}
