/** What the single keys do at a table: choices by number, a step back, help, and the replay. */

import type { Keys } from '$lib/keys';
import type { MatchStore } from '$lib/match.svelte';
import type { Desk } from './desk.svelte';

export function tableKeys(store: MatchStore, desk: Desk): Keys {
  return {
    digit: (number) => {
      const option = store.choice.bare.filter((other) => other.code !== store.choice.pending?.code)[number - 1];
      if (option) store.choice.choose(option.code);
    },
    back: () => (store.replay ? store.closeReplay() : store.choice.back()),
    undo: (wholeTurn) => store.undo(wholeTurn),
    help: () => desk.toggle('keys'),
    scrub: (key, shift) => scrub(store, key, shift),
  };
}

function scrub({ replay }: MatchStore, key: string, shift: boolean): boolean {
  if (replay === null) return false;
  if (key === 'ArrowLeft') void (shift ? replay.turn(-1) : replay.step(-1));
  else if (key === 'ArrowRight') void (shift ? replay.turn(1) : replay.step(1));
  else if (key === 'Home') void replay.at(0);
  else if (key === 'End') void replay.at(replay.lines);
  else if (key === ' ') {
    if (replay.playing) replay.stop();
    else replay.play();
  } else return false;
  return true;
}
