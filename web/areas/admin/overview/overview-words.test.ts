import { expect, it } from 'vitest';
import { longMoment, shortDay } from './overview-words.ts';

it('names moments and days as New York does', () => {
  expect(longMoment(new Date('2026-06-11T19:02:00Z'))).toBe('Thursday, June 11, 3:02\u00a0p.m.');
  expect(shortDay('2026-05-13')).toBe('May 13');
});
