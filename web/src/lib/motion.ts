/**
 * Motion from the difference of two views: a piece present in both moves, one that came comes from its source.
 *
 * A thing that can move carries `data-key`; `data-from` lists the keys it may have come from. `remember` is called
 * before the page changes, `animate` after. Any input ends all motion; with reduced motion a changed piece is only
 * marked (`data-changed`) for two seconds.
 */

export const LIFT = 200;
export const TRAVEL = 320;
export const REVEAL = 400;
export const LONGEST = 900;
const STAGGER = 40;
const MARKED = 2000;
const LOOK_AGAIN = 30;
const EASE = 'cubic-bezier(.2,0,0,1)';

type Places = Map<string, DOMRect>;

let before: Places = new Map();
let cause: unknown;
const travelling = new Set<Animation>();
const turning = new Set<Animation>();

export function motionOn(): boolean {
  return !document.hidden && document.documentElement.dataset.motion !== 'none';
}

/** Where everything lies before the page changes because of `why`; asked twice for one cause, the first counts. */
export function remember(why: unknown): void {
  if (why === cause) return;
  cause = why;
  end(travelling);
  before = places();
}

/** Let everything move from where it lay to where it lies now. */
export function animate(why: unknown): void {
  if (why !== cause || before.size === 0) return;
  const moved = [...elements()].flatMap((element) => {
    const was = origin(element);
    const now = box(element);
    return was === undefined || near(was, now) ? [] : [{ element, was, now }];
  });
  before = new Map();
  if (!motionOn()) moved.forEach(({ element }) => mark(element));
  else {
    const step = Math.min(STAGGER, (LONGEST - TRAVEL) / Math.max(1, moved.length));
    moved.forEach(({ element, was, now }, number) => travel(element, was, now, number * step));
  }
}

/** Input is accepted during motion and ends it. */
export function endMotion(): void {
  end(travelling);
  end(turning);
}

function end(motions: Set<Animation>): void {
  for (const animation of motions) animation.finish();
  motions.clear();
}

/** Input anywhere ends motion, as long as the page lives. */
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', endMotion, { capture: true, passive: true });
  addEventListener('keydown', endMotion, { capture: true, passive: true });
}

function travel(element: Element, was: DOMRect, now: DOMRect, delay: number): void {
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const x = (was.x + was.width / 2 - now.x - now.width / 2) / unit;
  const y = (was.y + was.height / 2 - now.y - now.height / 2) / unit;
  const size = now.width > 0 ? was.width / now.width : 1;
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: 'none' }];
  run(travelling, element, frames, { duration: TRAVEL, delay, fill: 'backwards' });
}

/** Turn in its place; input ends it, the next view does not. */
export function turn(element: Element, degrees: number, duration: number): void {
  run(turning, element, [{ transform: `rotate(${degrees}deg)` }, { transform: 'rotate(0deg)' }], { duration });
}

/** As soon as nothing turns, which is at once if nobody sees it. */
export function whenStill(work: () => void): void {
  if (turning.size === 0 || document.hidden) work();
  else setTimeout(() => whenStill(work), LOOK_AGAIN);
}

function run(motions: Set<Animation>, element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, { easing: EASE, ...timing });
  motions.add(animation);
  animation.onfinish = animation.oncancel = () => motions.delete(animation);
}

function mark(element: Element): void {
  element.setAttribute('data-changed', '');
  setTimeout(() => element.removeAttribute('data-changed'), MARKED);
}

function origin(element: Element): DOMRect | undefined {
  const keys = [element.getAttribute('data-key') ?? '', ...(element.getAttribute('data-from') ?? '').split(' ')];
  return keys.map((key) => before.get(key)).find((place) => place !== undefined);
}

function places(): Places {
  return new Map([...elements()].map((element) => [element.getAttribute('data-key') ?? '', box(element)]));
}

function elements(): NodeListOf<Element> {
  return document.querySelectorAll('[data-key]');
}

/** Of a drawing, the part that says how large it is: clipped lines would count otherwise. */
function box(element: Element): DOMRect {
  return (element.querySelector('[data-box]') ?? element).getBoundingClientRect();
}

function near(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1 && Math.abs(one.width - other.width) < 1;
}
