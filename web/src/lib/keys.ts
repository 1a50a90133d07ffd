/** The table by keyboard: arrows walk the legal pieces, Enter chooses, the rest are single keys. */

export interface Keys {
  /** Digit 1 to 9: the numbered option. */
  digit(number: number): void;
  back(): void;
  undo(wholeTurn: boolean): void;
  help(): void;
  /** Left and right (or up and down) in the replay; false if there is none. */
  scrub(key: string, shift: boolean): boolean;
}

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

export function onKey(event: KeyboardEvent, keys: Keys, board: ParentNode): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  const handled = handle(event, keys, board);
  if (handled) event.preventDefault();
}

function handle(event: KeyboardEvent, keys: Keys, board: ParentNode): boolean {
  const { key, code, shiftKey } = event;
  if (keys.scrub(key, shiftKey)) return true;
  if (ARROWS.includes(key)) return walk(board, key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1);
  if (/^[1-9]$/.test(key)) keys.digit(Number(key));
  else if (code === 'KeyU') keys.undo(shiftKey);
  else if (key === 'Escape') keys.back();
  else if (key === '?') keys.help();
  else return false;
  return true;
}

/** Put the focus on the next legal piece; pieces carry `data-piece`, legal ones can take the focus. */
export function walk(board: ParentNode, by: 1 | -1): boolean {
  const pieces = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')].filter(isLegal);
  if (pieces.length === 0) return false;
  const order = readingOrder(pieces.map((piece) => ({ piece, box: piece.getBoundingClientRect() })));
  const at = order.findIndex((piece) => piece === document.activeElement);
  const next = at < 0 ? (by > 0 ? 0 : order.length - 1) : (at + by + order.length) % order.length;
  order[next]?.focus();
  return true;
}

function isLegal(piece: Element): boolean {
  return !piece.hasAttribute('disabled') && piece.getAttribute('aria-disabled') !== 'true' && piece.getClientRects().length > 0;
}

interface Placed<T> {
  piece: T;
  box: { top: number; left: number; height: number };
}

/** Line by line, as one reads: pieces whose middles lie within half a height of each other stand in one line. */
export function readingOrder<T>(placed: Placed<T>[]): T[] {
  const middle = ({ box }: Placed<T>): number => box.top + box.height / 2;
  const lines: Placed<T>[][] = [];
  for (const one of [...placed].sort((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && middle(one) - middle(first) < first.box.height / 2) line.push(one);
    else lines.push([one]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.box.left - b.box.left)).map((one) => one.piece);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
