import { expect, it } from 'vitest';
import { secondsWords, sizeWords, stateWords } from './test-words.ts';

it('says how a reading went', () => {
  expect(stateWords({ status: 'queued', took_ms: null })).toBe('Queued');
  expect(stateWords({ status: 'done', took_ms: 1_240 })).toBe('Read in 1.2 s');
  expect(stateWords({ status: 'failed', took_ms: 80 })).toBe('Failed in 80 ms');
  expect(stateWords({ status: 'failed', took_ms: null })).toBe('Failed');
});

it('writes sizes and times short', () => {
  expect([sizeWords(null), sizeWords(900), sizeWords(2_048_000)]).toEqual(['', '900 B', '2,000 KB']);
  expect([secondsWords(999), secondsWords(5_000)]).toEqual(['999 ms', '5.0 s']);
});
