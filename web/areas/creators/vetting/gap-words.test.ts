import { expect, it } from 'vitest';
import { gapWords } from './gap-words.ts';

it.each([
  { said: null, read: 9_000, words: 'Synced', isFar: false },
  { said: 4_000, read: null, words: 'Not synced', isFar: false },
  { said: 9_000, read: 9_000, words: 'Matches', isFar: false },
  { said: 18_000, read: 9_000, words: '50% lower', isFar: true },
])('$said said and $read read: $words', ({ said, read, ...shown }) => {
  expect(gapWords(said, read)).toEqual(shown);
});
