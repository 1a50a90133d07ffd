import { describe, expect, it } from 'vitest';
import { closedFor, keptIn, looseStones, pedestals, ways } from './props';

const closed = (code: string) => ({ code, clause: 'AE-1.8', reason: { name: 'too-few' }, sentence: { name: 'play' } });

describe('pedestals', () => {
  it('carry the values that are left, the highest first', () => {
    expect(pedestals({ spaces: 3, uncovered: [3, 2] })).toEqual([
      { value: 3, place: 0 },
      { value: 2, place: 1 },
      { value: null, place: 2 },
    ]);
  });
  it('leave a value for after a ruin where spaces are few', () => {
    expect(looseStones({ spaces: 2, uncovered: [6, 4, 2] })).toEqual([2]);
    expect(looseStones({ spaces: 2, uncovered: [4, 2] })).toEqual([]);
  });
});

describe('a closed piece', () => {
  const all = [closed('influence palatine award 1'), closed('influence palatine'), closed('erect temple palatine'), closed('play regia')];
  it('is found by the code it would have sent', () => {
    expect(closedFor(all, 'hill:palatine')?.code).toBe('influence palatine');
    expect(closedFor(all, 'card:regia')?.code).toBe('play regia');
    expect(closedFor(all, 'space:temple')?.code).toBe('erect temple palatine');
    expect(closedFor(all, 'card:tombs')).toBeUndefined();
    expect(closedFor(all, 'seat:1')).toBeUndefined();
  });
});

describe('choices', () => {
  it('are counted by what they touch, not by every way', () => {
    const options = [
      { pieces: ['action:influence', 'hill:palatine', 'award:palatine.1'] },
      { pieces: ['action:influence', 'hill:palatine', 'award:palatine.none'] },
      { pieces: ['action:card', 'card:regia'] },
    ];
    expect(ways(options, 'influence')).toBe(1);
    expect(ways(options, 'card')).toBe(1);
    expect(ways(options, 'favour')).toBe(0);
  });
  it('of the draft name their card', () => {
    expect(keptIn('keep temple_of_vesta')).toBe('temple_of_vesta');
    expect(keptIn(null)).toBe('');
  });
});
