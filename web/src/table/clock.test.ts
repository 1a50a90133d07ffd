import { describe, expect, it } from 'vitest';
import { clockFace } from './clock.svelte';

describe('a clock face', () => {
  it('shows minutes and seconds, hours when there are some, and never less than nothing', () => {
    expect(clockFace(65_000)).toBe('1:05');
    expect(clockFace(64_001)).toBe('1:05');
    expect(clockFace(7_800_000)).toBe('2:10:00');
    expect(clockFace(-5)).toBe('0:00');
  });
});
