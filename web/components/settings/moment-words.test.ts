import { describe, expect, it } from 'vitest';
import { lastSeenWords, passwordWords } from './moment-words.ts';

const NOW = new Date('2026-06-11T15:00:00Z');

describe('how long ago a password was changed', () => {
  it.each([
    [null, 'Never changed'],
    ['2026-06-11T14:59:00Z', 'Changed today'],
    ['2026-06-11T15:00:30Z', 'Changed today'],
    ['2026-06-10T22:00:00Z', 'Changed yesterday'],
    ['2026-06-05T15:00:00Z', 'Changed 6 days ago'],
    ['2026-06-04T15:00:00Z', 'Changed in June'],
    ['2026-03-04T10:00:00Z', 'Changed in March'],
    ['2025-12-30T10:00:00Z', 'Changed in December 2025'],
  ])('%s reads "%s"', (changedAt, words) => {
    expect(passwordWords(changedAt, NOW)).toBe(words);
  });

  it('counts days and years as they are in New York', () => {
    expect(passwordWords('2026-06-11T03:00:00Z', NOW)).toBe('Changed yesterday');
    expect(passwordWords('2026-01-01T03:00:00Z', NOW)).toBe('Changed in December 2025');
  });
});

describe('when a device was last seen', () => {
  it.each([
    ['2026-06-11T14:59:30Z', 'Last seen just now'],
    ['2026-06-11T15:02:00Z', 'Last seen just now'],
    ['2026-06-11T14:58:30Z', 'Last seen 1 minute ago'],
    ['2026-06-11T14:00:30Z', 'Last seen 59 minutes ago'],
    ['2026-06-11T14:00:00Z', 'Last seen 1 hour ago'],
    ['2026-06-10T15:00:00Z', 'Last seen 1 day ago'],
    ['2026-06-05T15:00:00Z', 'Last seen 6 days ago'],
    ['2026-06-04T15:00:00Z', 'Last seen Jun 4'],
    ['2025-06-23T15:00:00Z', 'Last seen Jun 23, 2025'],
  ])('%s reads "%s"', (seenAt, words) => {
    expect(lastSeenWords(seenAt, NOW)).toBe(words);
  });
});
