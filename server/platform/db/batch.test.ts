import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testContext } from '#test/support/test-context.ts';
import { batchQueries } from './batch.ts';
import { compileBatch } from './compiled-query.ts';

const { db } = await testContext();

/** Doubles numbers, one statement for all who ask at once, and notes how many those are. */
function newDoubling() {
  const turns: number[] = [];
  const doubleAll = compileBatch<{ doubled: number | null }>(
    ['int'],
    (_, asked) => sql`select 2 * number as doubled from ${asked} as asked (at, number) order by at`,
  );
  const double = batchQueries(async (given, numbers: readonly (number | null)[]) => {
    turns.push(numbers.filter((number) => number !== null).length);
    const rows = await doubleAll(
      given,
      numbers.map((number) => [number]),
    );
    return rows.map(({ doubled }) => doubled);
  });
  return { double, turns };
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('a query that many ask at the same time', () => {
  it('is asked at once by the first and together by those who come meanwhile, each with its own answer', async () => {
    const { double, turns } = newDoubling();
    const answers = await Promise.all(upTo(30).map((number) => double(db, number)));
    expect(answers).toEqual(upTo(30).map((number) => 2 * number));
    expect(turns).toEqual([1, 16, 13]);
  });

  it('asks again for everyone who comes after the question was sent', async () => {
    const { double, turns } = newDoubling();
    const first = double(db, 4);
    expect(await Promise.all([first, double(db, 4)])).toEqual([8, 8]);
    expect(await double(db, 5)).toBe(10);
    expect(turns).toEqual([1, 1, 1]);
  });

  it('fails for those who asked together, and for nobody after them', async () => {
    let isBroken = true;
    const ask = batchQueries(async (_, words: readonly (string | null)[]) => {
      await new Promise(setImmediate);
      if (isBroken && words.includes('bad')) throw new Error('no such word');
      return words;
    });
    const asked = ['first', 'bad', 'good'].map((word) => ask(db, word));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    isBroken = false;
    expect(await ask(db, 'bad')).toBe('bad');
  });
});
