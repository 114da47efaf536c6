import { expect, it } from 'vitest';
import { readSources } from '#test/layout/read-sources.ts';
import { readCopy } from './read-copy.ts';
import { readHelp } from './read-help.ts';

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
  /\b(things?|something) waits?\b/i,
  /\bwaits? for\b/,
  /\bstands? (at|in|on|for)\b/,
  /\b(is|are) owed\b/,
  /\bNobody fits\b/,
  /\bgave up\b/i,
  /\bNot (lately|proven)\b/i,
  /\bone press\b/i,
  /\b(is not|isn[’']t) whole\b/,
  /\bdoor is open\b/,
  /\bLook (in again|at (it|the))\b/,
  /\bcut short by\b/,
  /\bwhoever\b/i,
  /\bsomebody\b/i,
  /\bso far as\b/,
  /\bAnother try\b/,
  /\bLet it go\b/,
  /\bTake (it|them|one|a filter) (off|away)\b/,
  /\bThat is you\b/,
  /\b(Save|Edit) words\b/,
  /\bsame than\b/,
  /\bDecide for good\b/,
  /\bWho gets what\b/,
  /\bEmails written\b/,
  /^What (comes|they|somebody|is)\b/,
  /\bin turn\b/,
  /\bturned down\b/,
  /\bthe desk\b/i,
];

const copy: { path: string; text: string }[] = [
  ...['web', 'domain', 'contract', 'server/areas', 'server/flows', 'server/platform']
    .flatMap(readSources)
    .flatMap(readCopy),
  ...readHelp(),
];

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
