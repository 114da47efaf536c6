import { expect, it } from 'vitest';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { shortName } from '#domain/campaigns/short-names.ts';
import { leftWords, measuredFor, measureWords, whenInside, whenWords } from './work-words.ts';

const NOW = new Date('2026-06-11T14:00:00.000Z');
const film = { duration_seconds: 31.4, width: 1080, height: 1920 } as WorkFile;

it('names a moment by the day as New York counts it', () => {
  expect(whenWords('2026-06-11T13:40:00.000Z', NOW)).toBe('Today, 9:40\u00a0a.m.');
  expect(whenInside('2026-06-12T13:02:00.000Z', NOW)).toBe('tomorrow, 9:02\u00a0a.m.');
  expect(whenWords('2026-06-11T03:59:00.000Z', NOW)).toBe('Yesterday, 11:59\u00a0p.m.');
  expect(whenInside('2026-06-15T20:20:00.000Z', NOW)).toBe('Mon, Jun 15, 4:20\u00a0p.m.');
});

it('counts hours under two days and marks them, then days', () => {
  expect(leftWords('2026-06-12T15:00:00.000Z', NOW)).toEqual({ words: '25 hours left', isUrgent: true });
  expect(leftWords('2026-06-16T15:00:00.000Z', NOW)).toEqual({ words: '5 days left', isUrgent: false });
  expect(leftWords('2026-06-11T14:30:00.000Z', NOW)).toEqual({ words: '30 minutes left', isUrgent: true });
  expect(leftWords('2026-06-11T13:00:00.000Z', NOW).words).toBe('Time is up');
});

it('counts the days to the date of a deadline, not the hours to its end', () => {
  const endOfJune17 = '2026-06-18T03:59:59.000Z';
  expect(leftWords(endOfJune17, NOW).words).toBe('6 days left');
  expect(leftWords(endOfJune17, new Date('2026-06-12T03:00:00.000Z')).words).toBe('6 days left');
  expect(leftWords(endOfJune17, new Date('2026-06-12T05:00:00.000Z')).words).toBe('5 days left');
});

it('measures what a line asks for in numbers, and nothing else', () => {
  expect(measureWords(film)).toBe('0:31, 1080 × 1920, vertical');
  expect(measuredFor('20 to 40 seconds, vertical', film)).toBe('0:31, vertical');
  expect(measuredFor('Under 40 seconds', film)).toBe('0:31');
  expect(measuredFor('The shop sign, readable for once', film)).toBeNull();
  expect(measuredFor('20 to 40 seconds', undefined)).toBeNull();
});

it('calls what was made by its short name', () => {
  expect(shortName({ kind: 'instagram_story', quantity: 2 })).toBe('stories');
  expect(shortName({ kind: 'tiktok_video', quantity: 1 })).toBe('TikTok');
});
