/** Calls a player who looks elsewhere: the title, the icon and, if wished, a notification. */

import { recall, remember } from './memory';

const CALM = '/icon.svg';

export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  icon.href = mine ? dotted() : CALM;
}

/** Our sign with a dot of minium: drawn here, because an icon cannot be styled. */
function dotted(): string {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="#f3efe7"/>' +
    '<path d="M6 26h20M8 23h16M10 23V13a6 6 0 0 1 12 0v10" fill="none" stroke="#26221e" stroke-width="2.4"/>' +
    '<circle cx="25" cy="7" r="6" fill="#9c2f1a"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied';
}

export function notifies(): boolean {
  return canNotify() && Notification.permission === 'granted' && recall<boolean>('notify') === true;
}

/** Switch notifications on or off; returns how they are then. */
export async function setNotify(wanted: boolean): Promise<boolean> {
  const allowed = wanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  remember('notify', allowed);
  return allowed;
}

export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !notifies()) return;
  const notice = new Notification(title, { body, tag, icon: CALM });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
