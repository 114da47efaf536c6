import { expect, it } from 'vitest';
import { readSources } from '#test/layout/read-sources.ts';
import { readCopy } from './read-copy.ts';

/** Phrases a New Yorker would not say across a counter. Add a pattern once the last use of it is gone. */
const DIALECT = [
  /\bone[’']s\b/,
  /\bstands? still\b/,
  /\b(paid|pay it|pays) in again\b/,
  /\b(puts?|putting) away\b/,
  /\bhand(s|ed)? over\b/,
  /\bin hand\b/,
  /\bcall(s|ed)? off\b/,
  /\bmachine room\b/i,
  /\bthe books (fit|count)/,
  /\bGo on\b/,
  /\bhears? of (it|this)\b/,
  /\bbeing looked at\b/,
  /\b[Cc]ancelled\b/,
  /\bas it was\b/,
  /\bwants? an answer\b/,
  /\bthings? waits?\b/i,
];

const copy = ['web', 'domain', 'contract', 'server/areas', 'server/flows', 'server/platform']
  .flatMap(readSources)
  .flatMap(readCopy);

it('finds the words of the product', () => {
  expect(copy.length).toBeGreaterThan(7_000);
});

it.each(DIALECT)('no page, mail or refusal says %s', (pattern) => {
  expect(copy.filter(({ text }) => pattern.test(text))).toEqual([]);
});

it('would notice', () => {
  const planted = readCopy({ path: 'web/x.tsx', text: '<p>Every clock here stands still until then.</p>' });
  expect(planted.some(({ text }) => DIALECT.some((pattern) => pattern.test(text)))).toBe(true);
});
