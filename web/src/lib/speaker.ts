/**
 * Puts messages into one language: the browser's twin of `comitium.text.Speaker`.
 *
 * A message inside a message brings its attributes along: if `$tile` is the message `land-quarry`, whose
 * attribute `acc` is the accusative, then `$tile` and `$tile_acc` can both stand in a Russian sentence.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = 'en' | 'ru';
export type Said = { name: string; values?: Record<string, unknown> };

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
type Forms = Map<string, string>; // a text by its form: '' is the plain one, others are named by attributes

/** A sentence that is not in the files, or that asks for a value it was not given. */
export class TextMissing extends Error {}

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    files: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  say(said: Said, names: readonly string[] = []): string {
    return plain(this.forms(said, names));
  }

  private forms(value: unknown, names: readonly string[]): Forms {
    if (Array.isArray(value)) return this.joined(value.map((item) => this.forms(item, names)));
    if (isSeat(value)) return new Map([['', this.seatName(value.seat, names)]]);
    if (!isSaid(value)) return new Map([['', String(value)]]);
    const message = this.bundle.getMessage(value.name);
    if (!message?.value) throw new TextMissing(`no sentence "${value.name}" in ${this.language}`);
    const args = this.arguments(value.values ?? {}, names);
    const forms: Forms = new Map([['', this.pattern(value.name, message.value, args)]]);
    for (const [form, pattern] of Object.entries(message.attributes)) {
      forms.set(form, this.pattern(value.name, pattern, args));
    }
    return forms;
  }

  private arguments(values: Record<string, unknown>, names: readonly string[]): Record<string, string | number> {
    const args: Record<string, string | number> = {};
    for (const [key, inner] of Object.entries(values)) {
      if (typeof inner === 'number') {
        args[key] = inner; // as a number, so that plurals come out right
      } else {
        for (const [form, text] of this.forms(inner, names)) args[form ? `${key}_${form}` : key] = text;
      }
    }
    return args;
  }

  private pattern(name: string, pattern: Pattern, args: Record<string, string | number>): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new TextMissing(`"${name}" in ${this.language}: ${errors[0].message}`);
    return text;
  }

  private seatName(seat: number, names: readonly string[]): string {
    return names[seat] || this.say({ name: 'seat-number', values: { number: seat + 1 } });
  }

  /** A list of names, with the language's word before the last one. */
  private joined(items: Forms[]): Forms {
    if (items.length === 0) return new Map([['', this.say({ name: 'list-empty' })]]);
    const joined: Forms = new Map();
    for (const form of new Set(items.flatMap((item) => [...item.keys()]))) {
      const texts = items.map((item) => item.get(form) ?? plain(item));
      const last = texts.pop() ?? '';
      const first = texts.join(', ');
      joined.set(form, first ? this.say({ name: 'list-join', values: { first, last } }) : last);
    }
    return joined;
  }
}

function plain(forms: Forms): string {
  return forms.get('') ?? '';
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

function isSeat(value: unknown): value is { seat: number } {
  return typeof value === 'object' && value !== null && 'seat' in value && typeof value.seat === 'number';
}
