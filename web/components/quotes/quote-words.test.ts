import { expect, it } from 'vitest';
import { formatPrice } from '#domain/format/money.ts';
import { gapWords, percentWords, timeLeft } from './quote-words.ts';

const NOW = new Date('2026-06-11T14:00:00.000Z');

it.each([
  ['2026-06-11T14:00:00.000Z', 'Over', false],
  ['2026-06-11T14:00:30.000Z', '1 minute left', true],
  ['2026-06-11T15:00:00.000Z', '60 minutes left', true],
  ['2026-06-11T23:00:00.000Z', '9 hours left', true],
  ['2026-06-12T02:00:00.000Z', '12 hours left', true],
  ['2026-06-12T02:01:00.000Z', '13 hours left', false],
  ['2026-06-13T08:00:00.000Z', '42 hours left', false],
  ['2026-06-13T15:00:00.000Z', '3 days left', false],
  ['2026-06-14T14:00:00.000Z', '3 days left', false],
])('until %s there are %s', (until, words, isUrgent) => {
  expect(timeLeft(until, NOW)).toEqual({ words, isUrgent });
});

it('names a price and how far it is from the posted one', () => {
  expect([formatPrice(38_500), formatPrice(38_550)]).toEqual(['$385', '$385.50']);
  expect([gapWords(35_000, 42_500), percentWords(35_000, 42_500)]).toEqual(['$75 more', '+21%']);
  expect([gapWords(24_500, 22_500), percentWords(24_500, 22_500)]).toEqual(['$20 less', '−8%']);
});
