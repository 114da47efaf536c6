import { expect, it } from 'vitest';
import { testDatabase } from '#test/support/test-database.ts';
import { cacheFor } from './cache-for.ts';

const NOON = new Date('2026-06-10T12:00:00Z');
const LATER = new Date('2026-06-10T12:01:00Z');

it('asks once for many, and again when the answer is too old', async () => {
  const { db } = await testDatabase();
  let reads = 0;
  const count = cacheFor(60, async () => {
    reads += 1;
    return reads;
  });
  expect(await Promise.all([count(db, NOON), count(db, NOON), count(db, NOON)])).toEqual([1, 1, 1]);
  expect(await count(db, LATER)).toBe(2);
});

it('asks again after a failure', async () => {
  const { db } = await testDatabase();
  let reads = 0;
  const flaky = cacheFor(60, async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return reads;
  });
  await expect(flaky(db, NOON)).rejects.toThrow('away');
  expect(await flaky(db, NOON)).toBe(2);
});
