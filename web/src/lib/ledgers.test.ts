import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocks, headed, type Block } from './markdown';

/** Every text of the rules that a page shows: all paragraphs of every game's ledger, in both languages. */
const games = '../src/comitium/games';
const files = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '__pycache__')
  .flatMap((game) => ['en', 'ru'].flatMap((language) => ['rules', 'rulings'].map((page) => `${game.name}/ledger/${page}.${language}.md`)));

function shown(block: Block): string[] {
  const lines = block.kind === 'paragraph' ? [block.spans] : block.kind === 'list' ? block.items : [block.head, ...block.rows].flat();
  return lines.map((spans) => spans.map((span) => span.text).join(''));
}

/** A pipe, a star, a backquote, a bracketed link, a dash or a number sign at the head of a line. */
const MARK = /[|*`]|__|\]\(|^\s*[-#>]\s|\n/;

describe.each(files)('%s', (file) => {
  const text = readFileSync(`${games}/${file}`, 'utf-8').replace(/^#+ .*$/gm, '');
  const { length } = text.split(/\n\s*\n/).filter((part) => part.trim());

  it('is shown without any mark of Markdown', () => {
    const lines = blocks(text).flatMap(shown);
    expect(lines.length).toBeGreaterThanOrEqual(length);
    expect(lines.filter((line) => MARK.test(line))).toEqual([]);
  });

  it('has rulings whose matter is bare words', () => {
    const rulings = file.includes('/rulings') ? text.split(/\n\s*\n/).filter((part) => /^\*\*\d+\. /.test(part.trim())) : [];
    const heads = rulings.map((ruling) => headed(ruling.trim()).head);
    expect(heads.filter((head) => head === '' || MARK.test(head))).toEqual([]);
    expect(rulings.length > 0).toBe(file.includes('/rulings'));
  });
});
