import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runPool } from './pool.ts';

it('runs every task, in order, with no more than the limit at once', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const task = (number: number) => async () => {
    begun.push(number);
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
  };
  await runPool(2, [1, 2, 3, 4, 5].map(task));
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
