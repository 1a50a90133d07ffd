import { seats } from './api';

/** Where in the client the reader is. */
export interface Route {
  path: string;
  parts: string[];
  hash: string;
  /** Grows when the same address is to be shown anew. */
  visit: number;
}

export const route: Route = $state({ path: '', parts: [], hash: '', visit: 0 });

/** Whether the reader has walked on from the page that was loaded first. */
let walked = false;
export const hasWalked = (): boolean => walked;

export function go(path: string): void {
  history.pushState(null, '', path);
  look();
}

/** Show this address from the beginning, as another seat or none sees it. The client itself is not loaded again. */
export function visitAnew(): void {
  route.visit += 1;
}

/** Follows the browser's address, and links of our own without loading the page anew. */
export function startRouter(): void {
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  document.addEventListener('click', follow);
  look();
}

function look(): void {
  if (seats.fromHash()) visitAnew();
  if (route.path && route.path !== location.pathname) walked = true;
  route.path = location.pathname;
  route.parts = location.pathname.split('/').filter(Boolean).map(readable);
  route.hash = readable(location.hash.slice(1));
}

function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return;
  const link = click.target instanceof Element ? click.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const target = new URL(link.href);
  if (target.origin !== location.origin || target.pathname.startsWith('/api/')) return;
  if (target.pathname === location.pathname && target.hash) return; // the browser scrolls
  click.preventDefault();
  go(target.pathname + target.search + target.hash);
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
