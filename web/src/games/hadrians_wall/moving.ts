/**
 * Motion from the difference of two views of the same sheets: what was paid travels from the tray to the first box,
 * boxes are built from the bottom up one after the other, and what was gained travels back. At an attack the cards fall
 * one by one, each shield that stops one lifts, and the sum comes last. Input ends it; with reduced motion what is new
 * is only marked for a while.
 *
 * Only transforms and opacities move: those need no painting, so that no frame waits for a drawing this large.
 */
import { LONGEST, motionOn, TRAVEL } from '$lib/motion';
import { inFrameAfterNext } from '$lib/trailing.svelte';
import { ITEMS } from './props';
import type { PlayerView } from './view';

const BUILD = 200;
const STEP = 120;
const MARKED = 2000;
const EASE = 'cubic-bezier(.2,0,0,1)';
const ATTRIBUTES = ['renown', 'piety', 'valour', 'discipline'];

const running = new Set<Animation>();

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', endAll, { capture: true, passive: true });
  addEventListener('keydown', endAll, { capture: true, passive: true });
}

function endAll(): void {
  for (const animation of running) animation.finish();
}

/** What was filled or built since, by the marks of the drawing, in the order of the sheets. */
export function filledSince(before: PlayerView, after: PlayerView): string[] {
  const boxes = after.areas.flatMap(({ area, filled }, number) => {
    const was = before.areas[number]?.filled ?? [];
    return filled.flatMap((year, box) => (year !== 0 && was[box] === 0 ? [markOf(area, box + 1)] : []));
  });
  const built = Object.keys(after.buildings).filter((building) => !(building in before.buildings));
  return [...boxes, ...built.map((building) => `building:${building}`)];
}

function markOf(area: string, box: number): string {
  if (area.startsWith('cohort_')) return `cohort:${area.slice('cohort_'.length)}.${box}`;
  if (ATTRIBUTES.includes(area)) return `attribute:${area}.${box}`;
  return drawnAsBox(area) ? `box:${area}.${box}` : `${area}.${box}`;
}

function drawnAsBox(area: string): boolean {
  return ['cippi', 'wall_guard', 'wall', 'fort', 'mining', 'traders', 'performers', 'priests', 'apparitores', 'patricians'].includes(area);
}

export function showDifference(before: PlayerView, after: PlayerView): void {
  endAll();
  const places = filledSince(before, after)
    .map((mark) => document.querySelector(`[data-at="${mark}"]`))
    .filter((found) => found !== null);
  const falling = [...document.querySelectorAll('[data-falls]:not([data-fell])')];
  falling.forEach((card) => card.setAttribute('data-fell', ''));
  if (!motionOn()) {
    places.forEach(mark);
    return;
  }
  const step = Math.min(STEP, (LONGEST - TRAVEL) / Math.max(1, places.length));
  places.forEach((place, number) => build(place, TRAVEL / 2 + number * step));
  if (falling.length > 0) {
    attack(falling);
    return; // what the supplies hold now is the income of the new year, and comes from no box
  }
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined || places.length > 12) return;
  // Where things lie is asked once all is painted; before that it would have to be laid out only to be asked.
  requestAnimationFrame(() => setTimeout(() => goAbout(before, after, first, last, TRAVEL + (places.length - 1) * step)));
}

/** The cards are put in place with the new year, unseen, and fall once the rest of the page has followed. */
function attack(cards: Element[]): void {
  const stagger = Math.min(BUILD, LONGEST / cards.length);
  const sums = new Set(cards.flatMap((card) => [...(card.closest('[data-attack]')?.querySelectorAll('[data-sum]') ?? [])]));
  const motions = [
    ...cards.flatMap((card, number) => fall(card, number * stagger)),
    ...[...sums].map((sum) => appear(sum, cards.length * stagger + BUILD)),
  ];
  for (const motion of motions) motion.pause();
  const start = (): void => {
    for (const motion of motions) if (motion.playState === 'paused') motion.play();
  };
  inFrameAfterNext(() => requestAnimationFrame(start));
}

/** What was paid goes to the first box, what was gained comes from the last. */
function goAbout(before: PlayerView, after: PlayerView, first: Element, last: Element, delay: number): void {
  const [start, end] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
  const journeys = ITEMS.flatMap((item) => {
    const change = (after.supply[item] ?? 0) - (before.supply[item] ?? 0);
    const pile = document.querySelector(`[data-pile="${item}"] svg`);
    const at = pile?.getBoundingClientRect();
    if (!pile || !at || change === 0) return [];
    return [change < 0 ? { pile, from: at, to: start, delay: 0 } : { pile, from: end, to: at, delay }];
  });
  for (const journey of journeys) travel(journey.pile, journey.from, journey.to, journey.delay);
}

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, after?: () => void): Animation {
  const animation = element.animate(frames, { fill: 'backwards', ...options });
  running.add(animation);
  animation.onfinish = () => {
    running.delete(animation);
    after?.();
  };
  return animation;
}

function build(place: Element, delay: number): void {
  const grown = { transformBox: 'border-box', transformOrigin: '50% 100%' };
  run(place, [{ ...grown, transform: 'scaleY(0)', opacity: 0 }, { ...grown, transform: 'none', opacity: 1 }], { duration: BUILD, delay, easing: 'ease-out' });
}

/** A card falls; what becomes of it follows: a shield lifts, or it is marked as having come through. */
function fall(card: Element, delay: number): Animation[] {
  const falling = run(card, [{ transform: 'translateY(-40px)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: BUILD, delay, easing: EASE });
  return [falling, ...[...card.querySelectorAll('[data-fate]')].map((mark) => appear(mark, delay + BUILD))];
}

function appear(element: Element, delay: number): Animation {
  return run(element, [{ transform: 'translateY(10px)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: BUILD, delay, easing: EASE });
}

/** A copy of a worker goes over the page; it is no part of it and cannot be touched. */
function travel(worker: Element, start: DOMRect, end: DOMRect, delay: number): void {
  const copy = worker.cloneNode(true) as SVGElement;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { position: 'fixed', left: '0', top: '0', zIndex: '5', pointerEvents: 'none', width: '32px', height: '32px' });
  document.body.append(copy);
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 16}px, ${box.y + box.height / 2 - 16}px)`;
  run(copy, [{ transform: at(start), opacity: 1 }, { transform: at(end), opacity: 1 }], { duration: TRAVEL, delay, easing: EASE, fill: 'both' }, () => copy.remove());
}

function mark(place: Element): void {
  place.setAttribute('data-changed', '');
  setTimeout(() => place.removeAttribute('data-changed'), MARKED);
}
