import { expect, it } from 'vitest';
import { distinct } from './distinct';

it('keeps the first of those that read alike, in their order', () => {
  const offers = ['field-A1', 'crane-A1', 'field-A2', 'field-B1'];
  expect(distinct(offers, (offer) => offer.split('-')[0] ?? '')).toEqual(['field-A1', 'crane-A1']);
});
