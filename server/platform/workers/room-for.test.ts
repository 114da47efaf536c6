import { expect, it, onTestFinished, vi } from 'vitest';
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

it('refuses a caller that waited too long, and the next in line takes its turn', async () => {
  const enter = roomFor({ atOnce: 1, waiting: 5, patience_ms: 1_000, whenFull: () => FULL });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const first = deferred();
  const inside = enter(() => first.done);
  const early = enter(async () => 'never');
  const refused = expect(early).rejects.toBe(FULL);
  vi.advanceTimersByTime(900);
  const late = enter(async () => 'served');
  vi.advanceTimersByTime(200);
  await refused;
  first.end();
  await inside;
  expect(await late).toBe('served');
});

it('gives a newcomer of another network the last place of the one that fills the line', async () => {
  let network = 'flood';
  const enter = roomFor({ atOnce: 1, waiting: 4, groupOf: () => network, whenFull: () => FULL });
  const first = deferred();
  const inside = enter(() => first.done);
  const flood = Array.from({ length: 4 }, (_, at) => enter(async () => at).catch((cause: Error) => cause));
  await expect(enter(async () => 'too many')).rejects.toBe(FULL);
  network = 'neighbor';
  const neighbors = [enter(async () => 'served'), enter(async () => 'served')];
  // Both have two places now, so nobody gives way.
  await expect(enter(async () => 'too many')).rejects.toBe(FULL);
  first.end();
  await inside;
  expect(await Promise.all(flood)).toEqual([0, 1, FULL, FULL]);
  expect(await Promise.all(neighbors)).toEqual(['served', 'served']);
});

it('keeps every place where each belongs to another network', async () => {
  let network = 0;
  const groupOf = () => {
    network += 1;
    return String(network);
  };
  const enter = roomFor({ atOnce: 1, waiting: 2, groupOf, whenFull: () => FULL });
  const first = deferred();
  const inside = enter(() => first.done);
  const waiting = [enter(async () => 'served'), enter(async () => 'served')];
  await expect(enter(async () => 'too many')).rejects.toBe(FULL);
  first.end();
  await inside;
  expect(await Promise.all(waiting)).toEqual(['served', 'served']);
});
