import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { workThrough } from './work-through.ts';

const log = pino({ level: 'silent' });
const queue = { isStopping: () => false };

/** A table of rows that are due, and what was done. */
function newTable(count: number) {
  const waiting = Array.from({ length: count }, (_, at) => ({ id: `row ${at}` }));
  const done: string[] = [];
  let reads = 0;
  return {
    done,
    reads: () => reads,
    list: async (limit: number) => {
      reads += 1;
      return waiting.filter(({ id }) => !done.includes(id)).slice(0, limit);
    },
  };
}

describe('rows that are due', () => {
  it('are all worked through in one run, however many wait', async () => {
    const { list, done, reads } = newTable(450);
    await workThrough({ log, queue }, { list, run: async ({ id }) => done.push(id) });
    expect(done).toHaveLength(450);
    expect(reads()).toBe(3);
  });

  it('do not wait for one that fails, which is tried once in a run', async () => {
    const { list, done } = newTable(250);
    let failures = 0;
    const run = async ({ id }: { id: string }) => {
      if (id === 'row 0') {
        failures += 1;
        throw new Error('This row cannot be moved.');
      }
      done.push(id);
    };
    await workThrough({ log, queue }, { list, run });
    expect(done).toHaveLength(249);
    expect(failures).toBe(1);
  });

  it('end the run when all of a full list fail again', async () => {
    const { list, reads } = newTable(300);
    await workThrough({ log, queue }, { list, run: () => Promise.reject(new Error('Not one.')) });
    expect(reads()).toBe(2);
  });

  it('are left for later when the program stops', async () => {
    const { list, done } = newTable(10);
    const stopping = { isStopping: () => done.length === 4 };
    await workThrough({ log, queue: stopping }, { list, run: async ({ id }) => done.push(id) });
    expect(done).toHaveLength(4);
  });
});
