import { expect, it } from 'vitest';
import { roomFor } from './room-for.ts';

const FULL = new Error('full');

/** Work that ends when the test says so. */
function deferred() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end: () => end() };
}

function roomOf(atOnce: number, waiting: number) {
  return roomFor({ atOnce, waiting, whenFull: () => FULL });
}

/** Lets everything that can happen now happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('lets no more in at once than there is room for', async () => {
  const enter = roomOf(2, 10);
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 8 }, () =>
      enter(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await settle();
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(inside).toBe(0);
});

it('serves those who wait in the order they came, and hands on what their work answers', async () => {
  const enter = roomOf(1, 10);
  const order: number[] = [];
  const answers = await Promise.all(
    [1, 2, 3, 4].map((turn) =>
      enter(async () => {
        await settle();
        order.push(turn);
        return turn * 10;
      }),
    ),
  );
  expect(order).toEqual([1, 2, 3, 4]);
  expect(answers).toEqual([10, 20, 30, 40]);
});

it('turns away who comes when the line is full, and takes people again once it moves', async () => {
  const enter = roomOf(1, 1);
  const [first, second] = [deferred(), deferred()];
  const inside = enter(() => first.done);
  const waiting = enter(() => second.done);
  await expect(enter(async () => undefined)).rejects.toBe(FULL);
  first.end();
  await inside;
  const third = enter(async () => 'served');
  second.end();
  await waiting;
  expect(await third).toBe('served');
});

it('gives the room back when the work fails', async () => {
  const enter = roomOf(1, 1);
  const failing = enter(() => Promise.reject(new Error('failed')));
  const next = enter(async () => 'served');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('served');
  expect(await enter(async () => 'served')).toBe('served');
});
