/**
 * Motion for what changed its place. A piece also shifts when the page around it changes with the phase; that is no
 * move, so whatever carries the same `data-place` before and after stays still.
 */
import { animate, remember } from './motion';

const PLACED = '[data-key][data-place]';

let cause: unknown;
let before = new Map<string, string>();

/** Before the page changes because of `view`; asked twice for one view, the first counts. */
export function rememberPlaces(view: unknown): void {
  if (view !== cause) before = new Map(placed().map((element) => [element.dataset.key ?? '', element.dataset.place ?? '']));
  cause = view;
  remember(view);
}

/** After it has changed. */
export function animateMoves(view: unknown): void {
  const still = placed().filter(({ dataset }) => before.get(dataset.key ?? '') === dataset.place);
  const keys = still.map(({ dataset }) => dataset.key ?? '');
  still.forEach((element) => delete element.dataset.key);
  animate(view);
  still.forEach((element, number) => (element.dataset.key = keys[number]));
}

function placed(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PLACED)];
}
