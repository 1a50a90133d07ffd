/** Six short sounds, made on the spot: dry, low, never longer than 400 ms. */

import type { Update } from './wire';

export type Sound = 'stone' | 'coin' | 'wax' | 'shutters' | 'turn' | 'end';

let context: AudioContext | null = null;

export function play(sound: Sound | null, volume: number): void {
  if (sound === null || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const out = context.createGain();
  out.gain.value = Math.max(0, Math.min(1, volume));
  out.connect(context.destination);
  MAKERS[sound](context, out, context.currentTime + 0.01);
}

/** What an update sounds like to this viewer; everything heard is also seen. */
export function soundOf(before: Update, after: Update, seat: number | null): Sound | null {
  if (after.result && !before.result) return 'end';
  const waits = (update: Update): boolean => seat !== null && update.waiting.includes(seat);
  const actors = new Set(after.entries.filter((entry) => entry.seat >= 0).map((entry) => entry.seat));
  if (actors.size > 1) return 'shutters';
  if (waits(after) && !waits(before)) return 'turn';
  if (actors.size === 0) return after.waiting.length < before.waiting.length ? 'wax' : null;
  return total(after, seat) > total(before, seat) ? 'coin' : 'stone';
}

function total(update: Update, seat: number | null): number {
  return update.scores.find((sheet) => sheet.seat === seat)?.total ?? 0;
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => void;

const MAKERS: Record<Sound, Maker> = {
  stone: (c, out, at) => {
    knock(c, out, at, 900, 0.05, 0.9);
    tone(c, out, at, 150, 0.09, 0.5);
  },
  coin: (c, out, at) => {
    tone(c, out, at, 1975, 0.12, 0.16);
    tone(c, out, at + 0.05, 2637, 0.22, 0.14);
  },
  wax: (c, out, at) => {
    knock(c, out, at, 320, 0.09, 0.8);
    tone(c, out, at, 95, 0.14, 0.6);
  },
  shutters: (c, out, at) => {
    for (const step of [0, 0.07, 0.13, 0.18]) knock(c, out, at + step, 1400 - step * 3000, 0.04, 0.5);
  },
  turn: (c, out, at) => {
    tone(c, out, at, 196, 0.38, 0.5);
    tone(c, out, at, 392.6, 0.25, 0.14);
    tone(c, out, at, 541, 0.12, 0.06);
  },
  end: (c, out, at) => {
    tone(c, out, at, 196, 0.2, 0.45);
    tone(c, out, at + 0.16, 293.7, 0.22, 0.45);
  },
};

/** A note that is struck and dies away. */
function tone(c: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number): void {
  const source = c.createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(c, out, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** Something hard on something hard: a breath of filtered noise. */
function knock(c: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number): void {
  const noise = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const samples = noise.getChannelData(0);
  for (let number = 0; number < samples.length; number += 1) samples[number] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  source.buffer = noise;
  const filter = c.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(c, out, at, length, loud));
  source.start(at);
}

function fading(c: AudioContext, out: AudioNode, at: number, length: number, loud: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(out);
  return gain;
}
