import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { connectPg } from '#server/platform/db/connect-pg.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { testContext } from '#test/support/test-context.ts';
import { createServerDatabase, openMigratedDatabase, PATIENCE } from '#test/support/test-database.ts';
import { until } from '#test/support/until.ts';

import { listDeadLetters } from './dead-letters.ts';
import { defineJob } from './job.ts';
import { startQueue } from './queue.ts';
import { workOn } from './work.ts';

/** A worker that nobody wakes looks for jobs every half minute. */
const LESS_THAN_A_WORKERS_OWN_LOOK_MS = 25_000;

const ran: string[] = [];
const note = defineJob({
  name: 'test-note',
  payload: z.object({ word: z.string().max(20) }),
  retries: 0,
  run: async (_context, { word }) => void ran.push(word),
});
let failures = 0;
const fail = defineJob({
  name: 'test-fail',
  payload: z.object({}),
  retries: 1,
  first_pause_seconds: 1,
  run: async () => {
    failures += 1;
    throw new Error('as meant');
  },
});

const early = defineJob({ name: 'test-early', payload: z.object({}), retries: 0, run: async () => {} });

const picked: string[] = [];
const picky = defineJob({
  name: 'test-picky',
  payload: z.object({ word: z.string() }),
  retries: 1,
  first_pause_seconds: 1,
  run: async (_context, { word }) => {
    picked.push(word);
    if (word === 'bad') throw new Error('as meant');
  },
});

const context = await testContext();
const queue = await startQueue(context.handle, [note, fail, picky], pino({ level: 'silent' }), {
  isWorker: true,
  followsSchedule: false,
});
await workOn({ ...context, queue }, [note, fail, picky]);
afterAll(() => queue.stop());

it('runs a job that was enqueued in a committed transaction, and none of one that was undone', async () => {
  const undone = inTransaction(context.db, async (tx) => {
    await queue.enqueue(tx, note, { word: 'undone' });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow();
  await inTransaction(context.db, (tx) => queue.enqueue(tx, note, { word: 'committed' }));
  await until(async () => ran.length > 0);
  expect(ran).toEqual(['committed']);
});

it(
  'starts a delayed job when it is due by the engine’s clock, whatever the time of the machine is',
  async () => {
    // A database of its own, because its clock is moved.
    const handle = await openMigratedDatabase();
    const log = pino({ level: 'silent' });
    const own = await startQueue(handle, [note], log, { isWorker: true, followsSchedule: false });
    await workOn({ ...context, handle, db: handle.db, queue: own }, [note]);
    await inTransaction(handle.db, (tx) => own.enqueue(tx, note, { word: 'later' }, { after_ms: 3_600_000 }));
    await sql`
    create or replace function pgboss.job_now() returns timestamp with time zone as $$
      select now() + interval '2 hours'
    $$ language sql stable`.execute(handle.db);
    await until(async () => ran.includes('later'));
    await own.stop();
    await handle.close();
  },
  LESS_THAN_A_WORKERS_OWN_LOOK_MS,
);

it('takes a job inside a transaction as soon as it has begun, on its first start and on every other', async () => {
  const log = pino({ level: 'silent' });
  for (const entries of [[early], [early, note]]) {
    const before = await countEarly();
    const begun = await startQueue(context.handle, entries, log, { isWorker: false, followsSchedule: false });
    await inTransaction(context.db, (tx) => begun.enqueue(tx, early, {}));
    await begun.stop();
    expect((await countEarly()) - before).toBe(1);
  }
});

it('runs a delayed job of another process soon after it is due', async () => {
  const log = pino({ level: 'silent' });
  const other = await startQueue(context.handle, [note], log, { isWorker: false, followsSchedule: false });
  await inTransaction(context.db, (tx) => other.enqueue(tx, note, { word: 'later' }, { after_ms: 1_000 }));
  await until(async () => ran.includes('later'));
  await other.stop();
});

it('asks once a second for all kinds of jobs together while there is nothing to do', async () => {
  let asked = 0;
  const { queueDb } = context.handle;
  const counting: typeof queueDb.executeSql = (text, values) => {
    asked += 1;
    return queueDb.executeSql(text, values);
  };
  const kinds = Array.from({ length: 20 }, (_, index) =>
    defineJob({ name: `test-idle-${index}`, payload: z.object({}), retries: 0, run: async () => {} }),
  );
  const handle = { ...context.handle, queueDb: { executeSql: counting } };
  const idle = await startQueue(handle, kinds, pino({ level: 'silent' }), {
    isWorker: false,
    followsSchedule: false,
  });
  await workOn({ ...context, queue: idle }, kinds);
  await until(async () => asked > kinds.length);
  await sleep(500);
  asked = 0;
  await sleep(3_000);
  await idle.stop();
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(kinds.length / 2);
});

/** Jobs that wait: nobody works on this kind. */
async function countEarly(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = ${early.name} and state = 'created'
  `.execute(context.db);
  return rows[0]?.count ?? 0;
}

it('does many jobs in a few looks, and what fails among them fails alone', async () => {
  const words = [...Array.from({ length: 35 }, (_, index) => `word ${index}`), 'bad'];
  await inTransaction(context.db, async (tx) => {
    for (const word of words) await queue.enqueue(tx, picky, { word });
  });
  await until(async () => picked.length >= words.length + 1);
  expect([...picked].sort()).toEqual([...words, 'bad'].sort());
});

it('refuses a payload that does not fit the job', async () => {
  const enqueue = inTransaction(context.db, (tx) => queue.enqueue(tx, note, { word: 'x'.repeat(21) }));
  await expect(enqueue).rejects.toThrow(z.ZodError);
});

it('tries a failing job again and then lays it with the dead letters', async () => {
  const before = await queue.countDeadLetters();
  await inTransaction(context.db, (tx) => queue.enqueue(tx, fail, {}));
  await until(async () => failures === 2);
  await until(async () => (await listDeadLetters(context.db)).some(({ job }) => job === fail.name));
  expect(await queue.countDeadLetters()).toBeGreaterThan(before);
});

if (process.env.TEST_DB === 'pg') {
  it('starts in many processes at once on a database that never had jobs', async () => {
    const url = await createServerDatabase();
    const handles = await Promise.all(
      Array.from({ length: 4 }, () => connectPg(url, 4, { patience: PATIENCE })),
    );
    const log = pino({ level: 'silent' });
    const queues = await Promise.all(
      handles.map((handle) => startQueue(handle, [note], log, { isWorker: false, followsSchedule: false })),
    );
    expect(await Promise.all(queues.map((one) => one.countDeadLetters()))).toEqual([0, 0, 0, 0]);
    await Promise.all(queues.map((one) => one.stop()));
    await Promise.all(handles.map((handle) => handle.close()));
  });
}
