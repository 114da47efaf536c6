import { describe, expect, it } from 'vitest';
import { expectedArrival, nextBatchAt, nextWeeklyAt } from './payout-clock.ts';

describe('the clock of payouts', () => {
  it.each([
    ['2026-06-10T16:00:00Z', '2026-06-10T22:00:00.000Z', 'at noon, today'],
    ['2026-06-10T21:59:59.999Z', '2026-06-10T22:00:00.000Z', 'a moment before six, today'],
    ['2026-06-10T22:00:00Z', '2026-06-11T22:00:00.000Z', 'at six, tomorrow'],
    ['2026-06-11T03:30:00Z', '2026-06-11T22:00:00.000Z', 'late in the evening, tomorrow'],
    ['2026-10-31T23:00:00Z', '2026-11-01T23:00:00.000Z', 'over the night in which clocks go back'],
  ])('sends at six in New York: %s leaves at %s, %s', (now, leaves) => {
    expect(nextBatchAt(new Date(now)).toISOString()).toBe(leaves);
  });

  it.each([
    ['2026-06-10T16:00:00Z', '2026-06-12T21:00:00.000Z', 'on Wednesday, this Friday'],
    ['2026-06-12T20:59:00Z', '2026-06-12T21:00:00.000Z', 'on Friday before five, today'],
    ['2026-06-12T21:00:00Z', '2026-06-19T21:00:00.000Z', 'on Friday at five, in a week'],
    ['2026-06-13T02:00:00Z', '2026-06-19T21:00:00.000Z', 'late on Friday, in a week'],
  ])('makes weekly payouts on Fridays at five: after %s that is %s, %s', (now, at) => {
    expect(nextWeeklyAt(new Date(now)).toISOString()).toBe(at);
  });

  it('counts three business days to a bank', () => {
    expect(expectedArrival(new Date('2026-06-11T22:00:00Z'))).toBe('2026-06-16');
    expect(expectedArrival(new Date('2026-06-17T22:00:00Z'))).toBe('2026-06-23');
  });
});
