import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { loadGameTexts, loadTexts, setNames, useTexts } from './text';

const files: Record<string, string> = {
  '/api/texts/latrunculi/en': 'game-name = Little soldiers\ntook = { $who } took a piece.',
  '/api/texts/latrunculi/ru': 'game-name = Солдатики\ntook = { $who } берёт фишку.',
};

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(files[path] ?? '', { status: path in files ? 200 : 404 })),
  );
  settings.language = 'en';
});

it('speaks the reader’s language as soon as all of it is here, and the other one until then', async () => {
  const { t } = useTexts();
  await loadGameTexts('latrunculi');
  expect(t('game-name')).toBe('Little soldiers');
  settings.language = 'ru';
  expect(t('game-name')).toBe('Little soldiers');
  await loadTexts('ru');
  expect([t('game-name'), t('nav-play')]).toEqual(['Солдатики', 'Играть']);
});

it('names seats as they are called at this table', async () => {
  await loadGameTexts('latrunculi');
  setNames(['Anna', 'Boris']);
  expect(useTexts().say({ name: 'took', values: { who: { seat: 1 } } })).toBe('Boris took a piece.');
});

it('a missing sentence shows its name and is reported, once the page stands', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadTexts('en');
  expect(useTexts().t('no-such-sentence')).toBe('no-such-sentence');
  expect(reported).toHaveBeenCalledOnce();
});
