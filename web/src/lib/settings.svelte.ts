/** What a reader chose for this browser; nothing of it leaves it. */
import type { Language } from './speaker';
import { recall, remember } from './memory';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'none';
  patterns: boolean;
  confirm: 'final' | 'all' | 'none';
  sound: boolean;
  volume: number;
  plain: boolean;
}

const FIRST: Settings = {
  language: globalThis.navigator?.language?.startsWith('ru') ? 'ru' : 'en',
  theme: 'system',
  motion: 'system',
  patterns: false,
  confirm: 'final',
  sound: false,
  volume: 0.6,
  plain: false,
};

export const settings: Settings = $state({ ...FIRST, ...stored() });

/** Keeps the settings, and shows theme, motion and language on the root of the page; runs as long as the page. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const show = (): void => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.motion = settings.motion === 'system' ? (still.matches ? 'none' : 'full') : settings.motion;
    root.toggleAttribute('data-plain', settings.plain);
    root.toggleAttribute('data-patterns', settings.patterns);
  };
  dark.addEventListener('change', show);
  still.addEventListener('change', show);
  $effect.root(() => {
    $effect(() => {
      show();
      remember('settings', settings);
    });
  });
}

function stored(): Partial<Settings> {
  const kept = recall<Record<string, unknown>>('settings') ?? {};
  const known = Object.entries(kept).filter(
    ([key, value]) => key in FIRST && typeof value === typeof FIRST[key as keyof Settings],
  );
  return Object.fromEntries(known);
}
