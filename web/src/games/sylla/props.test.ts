import { describe, expect, it } from 'vitest';
import { coinsIn, keptIn, roundFrom, voteIn } from './props';

describe('a sealed answer', () => {
  it('names the cards that are kept', () => {
    expect(keptIn('keep I-01+I-03')).toEqual(['I-01', 'I-03']);
  });

  it('is no choice of cards when it is a vote, or not given yet', () => {
    expect(keptIn('build 3')).toEqual([]);
    expect(keptIn(null)).toEqual([]);
  });

  it('is a thumb with coins', () => {
    expect(voteIn('build 3')).toEqual({ builds: true, coins: 3 });
    expect(voteIn('plebs 12')).toEqual({ builds: false, coins: 12 });
  });

  it('is no vote when cards are kept', () => {
    expect(voteIn('keep I-01')).toBeNull();
    expect(voteIn(undefined)).toBeNull();
  });
});

it('coins are offered by number, not by the order of the letters', () => {
  expect(coinsIn(['thumb:build', 'coins:10', 'coins:2', 'coins:0'])).toEqual([0, 2, 10]);
});

it('the table goes round from a seat', () => {
  expect(roundFrom(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
});
