/** The little Markdown our rules use: paragraphs, lists, tables; words in bold, italics, code; clauses as links. */
export type Span = { kind: 'text' | 'bold' | 'em' | 'code' | 'clause'; text: string };
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+(?:\.\d+[a-z]?)?)\b/g;

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(block);
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > done) found.push({ kind: 'text', text: text.slice(done, match.index) });
    const [whole, bold, em, code, clause] = match;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'clause', text: clause ?? '' });
    done = match.index + whole.length;
  }
  if (done < text.length) found.push({ kind: 'text', text: text.slice(done) });
  return found;
}

/** A ruling begins with its number and its matter, in bold: these as bare words, and what follows them. */
export function headed(text: string): { head: string; body: string } {
  const found = /^\*\*(.+?)\*\*\s*/.exec(text);
  const head = spans(found?.[1] ?? '').map((span) => span.text);
  return { head: head.join('').replace(/\.$/, ''), body: found ? text.slice(found[0].length) : text };
}

function block(paragraph: string): Block {
  const lines = paragraph.split('\n');
  if (lines.every((line) => line.startsWith('|'))) {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: 'table', head, rows };
  }
  if (lines.every((line) => /^[-*] /.test(line))) {
    return { kind: 'list', items: lines.map((line) => spans(line.slice(2))) };
  }
  return { kind: 'paragraph', spans: spans(lines.join(' ')) };
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));
}
