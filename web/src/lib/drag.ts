/** Dragging a piece does the same as two touches: one on the piece, one on what it is dropped on. */

export interface Drag {
  /** The pointer has moved far enough. */
  start(): void;
  /** The piece is over this element. */
  over(target: Element | null): void;
  drop(target: Element | null): void;
}

const FAR = 6; // pixels until a press becomes a drag

/** An attachment for an element that can be dragged; `drag` is asked at every press, null if it cannot be now. */
export function draggable(drag: () => Drag | null): (element: HTMLElement) => () => void {
  return (element) => {
    const pressed = (event: PointerEvent): void => {
      const what = event.button === 0 ? drag() : null;
      if (what !== null) follow(element, event, what);
    };
    const still = (event: Event): void => event.preventDefault();
    element.addEventListener('pointerdown', pressed);
    element.addEventListener('dragstart', still);
    return () => {
      element.removeEventListener('pointerdown', pressed);
      element.removeEventListener('dragstart', still);
    };
  };
}

function follow(element: HTMLElement, press: PointerEvent, drag: Drag): void {
  let held: HTMLElement | SVGElement | null = null;
  const ended = new AbortController();
  const { signal } = ended;

  const moved = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    const [x, y] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (held === null) {
      if (Math.hypot(x, y) < FAR) return;
      held = lifted(element);
      drag.start();
    }
    held.style.transform = `translate(${x}px, ${y}px)`;
    drag.over(document.elementFromPoint(event.clientX, event.clientY));
  };
  const dropped = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    ended.abort();
    if (held === null) return;
    held.remove();
    swallowClick();
    drag.drop(event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null);
  };
  addEventListener('pointermove', moved, { signal });
  addEventListener('pointerup', dropped, { signal });
  addEventListener('pointercancel', dropped, { signal });
}

/** A copy of the piece's drawing that is held up under the pointer, in the way of nothing. */
function lifted(element: HTMLElement): HTMLElement | SVGElement {
  const drawing = element.querySelector('svg') ?? element;
  const place = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as HTMLElement | SVGElement;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    zIndex: '30',
    opacity: '0.9',
    pointerEvents: 'none',
    filter: 'drop-shadow(0 8px 14px rgb(0 0 0 / 0.25))',
  });
  document.body.append(copy);
  return copy;
}

/** The click that a drop brings with it must not count as a touch of its own. */
export function swallowClick(): void {
  const ended = new AbortController();
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, signal: ended.signal });
  setTimeout(() => ended.abort());
}
