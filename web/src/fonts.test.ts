/** Each letter has one font file, and a first visit loads none of the files with letters of other languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const faces = [...readFileSync('src/app.css', 'utf-8').matchAll(/url\('\.\/fonts\/(\w+)-([\w-]+)\.woff2'\)[^}]*unicode-range:\s*([^;]+);/g)].map(
  ([, family = '', letters = '', ranges = '']) => ({ family, letters, ranges: ranges.split(',').map(range) }),
);

function range(text: string): [number, number] {
  const [first = '', last = first] = text.trim().slice('U+'.length).split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

/** The files of a family that a letter is in. */
function filesOf(family: string, letter: number): string[] {
  const ours = faces.filter((face) => face.family === family);
  return ours.filter(({ ranges }) => ranges.some(([first, last]) => first <= letter && letter <= last)).map(({ letters }) => letters);
}

it('every font file is named, with the ranges it was made of', () => {
  const made = readFileSync('src/fonts/make.sh', 'utf-8');
  expect(faces.map(({ family, letters }) => `${family}-${letters}.woff2`).sort()).toEqual(readdirSync('src/fonts').filter((file) => file.endsWith('.woff2')).sort());
  for (const { letters, ranges } of faces) {
    const [, said = ''] = new RegExp(` ${letters} '([^']+)'`).exec(made) ?? [];
    expect(said.split(',').map(range)).toEqual(ranges);
  }
});

it.each(['forum', 'commissioner'])('no letter is in two files of %s', (family) => {
  const letters = Array.from({ length: 0x2300 }, (_, letter) => letter);
  expect(letters.filter((letter) => filesOf(family, letter).length > 1)).toEqual([]);
});

it('what the pages say needs no letters of other languages', () => {
  const texts = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('.ftl'));
  const said = new Set(texts.flatMap((file) => [...readFileSync(`src/${file}`, 'utf-8')].map((letter) => letter.codePointAt(0) ?? 0)));
  expect([...said].filter((letter) => filesOf('commissioner', letter).some((file) => file.endsWith('-more')))).toEqual([]);
});
