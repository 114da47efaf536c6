import { expect, it } from 'vitest';
import { byteCache } from './byte-cache.ts';
import { tokenBuckets } from './token-buckets.ts';

it('forgets what was not used for longest once its bytes do not fit', () => {
  const cache = byteCache<string>(10, (text) => text.length);
  cache.put('a', '12345');
  cache.put('b', '12345');
  expect(cache.get('a')).toBe('12345');
  cache.put('c', '1234');
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['12345', undefined, '1234']);
  cache.put('a', '1');
  cache.put('d', '12345');
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual(['1', '1234', '12345']);
});

it('keeps nothing that is larger than all its room', () => {
  const cache = byteCache<string>(3, (text) => text.length);
  cache.put('a', '1234');
  expect(cache.get('a')).toBeUndefined();
});

it('fills a bucket again with time, for each caller', () => {
  let now = 0;
  const take = tokenBuckets({ most: 2, per_second: 1 }, () => now);
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, false, true]);
  now = 1_000;
  expect([take('a'), take('a')]).toEqual([true, false]);
  now = 60_000;
  expect([take('a'), take('a'), take('a')]).toEqual([true, true, false]);
});
