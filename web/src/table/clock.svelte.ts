/** Time that passes on the page: one tick a second for clocks and absences. */

import type { MatchStore } from '$lib/match.svelte';
import type { Texts } from '$lib/text';

const DAY = 86_400_000;

export class Now {
  /** Milliseconds, as `performance.now()`. */
  value = $state(performance.now());

  /** Runs as long as the component that called it. */
  run(): void {
    $effect(() => {
      const timer = setInterval(() => (this.value = performance.now()), 1000);
      return () => clearInterval(timer);
    });
  }
}

/** "1:05", "2:10:00"; days are told in words by the caller. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What is left of a seat's time; empty at a table without clocks. */
export function timeLeft(store: MatchStore, seat: number, now: number, t: Texts['t']): string {
  const clock = store.update?.clocks.find((one) => one.seat === seat);
  if (!clock || store.over) return '';
  const left = clock.running ? clock.left - (now - store.clocksAt) : clock.left;
  return left > 2 * DAY ? t('tb-days', { days: Math.floor(left / DAY) }) : clockFace(left);
}
