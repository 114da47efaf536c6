import { setTimeout as sleep } from 'node:timers/promises';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { afterCommit } from '#server/platform/db/transaction.ts';
import { backendOf, createQueues } from './create-queues.ts';
import { DEAD_LETTERS, takeDeadLetter } from './dead-letters.ts';
import type { QueueEntry } from './queue-entry.ts';
import { wakeWorkersOfDueJobs } from './wake-workers.ts';

/** Running jobs get this long to finish after the process is told to stop. */
const FINISH_WITHIN_MS = 8_000;
const STOP_WITHIN_MS = 1_000;
/**
 * A worker asks for jobs when it's woken: at once after this process has enqueued something, and within a second of a
 * job becoming due. It asks again while there is more, and every half minute in any case. Each job of a batch succeeds
 * or fails alone.
 */
const WORK = {
  pollingIntervalSeconds: 30,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

export interface Queue {
  /**
   * Enqueues in the caller's transaction, so the job exists exactly if its cause was committed. It starts after a
   * delay instead of at a time, because the database's clock isn't ours: a job that came too early would come again
   * and again.
   */
  enqueue<P extends object>(
    tx: Tx,
    entry: QueueEntry<P>,
    payload: P,
    options?: { after_ms?: number },
  ): Promise<void>;
  /** Enqueues many jobs of one kind like `enqueue`, in one statement. */
  enqueueAll<P extends object>(tx: Tx, entry: QueueEntry<P>, payloads: readonly P[]): Promise<void>;
  /** Restarts a dead letter in the caller's transaction. Null if it is gone. */
  resume(tx: Tx, deadLetterId: string): Promise<{ job: string; payload: Record<string, unknown> } | null>;
  countDeadLetters(): Promise<number>;
  /** The time the oldest dead letter failed; null if there is none. */
  findOldestDeadLetter(): Promise<string | null>;
  /** The number of running jobs, and of jobs that should have started a minute ago. */
  countJobs(): Promise<{ running: number; late: number }>;
  /** Starts running jobs of this kind in this process with `perform`. */
  work<P extends object>(entry: QueueEntry<P>, perform: (payload: P) => Promise<void>): Promise<void>;
  /** A long job checks this between two steps, and leaves the rest to the next start. */
  isStopping(): boolean;
  /** Takes no more jobs and waits for the running ones, while requests may still enqueue. */
  finishWork(): Promise<void>;
  stop(): Promise<void>;
}

interface Duties {
  /** Takes jobs, tries failed ones again and clears finished ones away. */
  isWorker: boolean;
  /**
   * Starts every job of the database's schedule at its times, also those of other queues. Tests never follow it: a job
   * would run in the middle of one whenever its minute comes.
   */
  followsSchedule: boolean;
}

export async function startQueue(
  handle: DatabaseHandle,
  entries: readonly QueueEntry[],
  log: Logger,
  { isWorker, followsSchedule }: Duties,
): Promise<Queue> {
  const settings = { db: handle.queueDb, backend: backendOf(handle) };
  const boss = new PgBoss({ ...settings, supervise: isWorker, schedule: followsSchedule });
  const workers = new Map<string, string>();
  let isStopping = false;
  boss.on('error', (error) => log.error({ err: error }, 'job engine'));
  await createQueues(handle, entries);
  await boss.start();
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const wakeAfter = (tx: Tx, name: string) => {
    if (workers.has(name)) afterCommit(tx, () => wake(name));
  };
  const stopWaking = wakeWorkersOfDueJobs(handle, log, { kinds: () => [...workers.keys()], wake });
  return {
    enqueue: async (tx, entry, payload, options) => {
      const data = entry.payload.parse(payload);
      const pause_seconds = Math.ceil((options?.after_ms ?? 0) / 1_000);
      await boss.send(entry.name, data, {
        db: fromKysely(tx),
        ...(pause_seconds > 0 && { startAfter: pause_seconds }),
      });
      if (pause_seconds <= 0) wakeAfter(tx, entry.name);
    },
    enqueueAll: async (tx, entry, payloads) => {
      if (payloads.length === 0) return;
      const jobs = payloads.map((payload) => ({ data: entry.payload.parse(payload) }));
      await boss.insert(entry.name, jobs, { db: fromKysely(tx) });
      wakeAfter(tx, entry.name);
    },
    resume: async (tx, deadLetterId) => {
      const letter = await takeDeadLetter(tx, deadLetterId);
      if (letter) await boss.send(letter.job, letter.payload, { db: fromKysely(tx) });
      return letter;
    },
    countDeadLetters: () => countWaiting(handle, DEAD_LETTERS),
    findOldestDeadLetter: () => findOldest(handle, DEAD_LETTERS),
    countJobs: () => countJobs(handle),
    work: async (entry, perform) => {
      const worker = await boss.work(entry.name, WORK, (batch) =>
        Promise.all(
          batch.map(async ({ id, data }): Promise<JobResult> => {
            try {
              await perform(entry.payload.parse(data ?? {}));
              return { id, status: 'completed' };
            } catch (cause) {
              return { id, status: 'failed', output: cause };
            }
          }),
        ),
      );
      workers.set(entry.name, worker);
      if (entry.cron === undefined) await boss.unschedule(entry.name);
      else await boss.schedule(entry.name, entry.cron, {}, { tz: 'America/New_York' });
    },
    isStopping: () => isStopping,
    finishWork: async () => {
      isStopping = true;
      stopWaking();
      const finished = Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
      await Promise.race([finished, sleep(FINISH_WITHIN_MS, undefined, { ref: false })]);
    },
    stop: () => {
      isStopping = true;
      stopWaking();
      return boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
  };
}

/** Counts the table, because the engine's own figures are up to a minute old. */
async function countWaiting({ queueDb }: DatabaseHandle, name: string): Promise<number> {
  const text = `select count(*)::int as waiting from pgboss.job where name = $1 and state = 'created'`;
  const { rows } = await queueDb.executeSql(text, [name]);
  return rows[0].waiting;
}

async function findOldest({ queueDb }: DatabaseHandle, name: string): Promise<string | null> {
  const text = `select min(created_on) as oldest from pgboss.job where name = $1 and state = 'created'`;
  const { rows } = await queueDb.executeSql(text, [name]);
  return rows[0].oldest === null ? null : new Date(rows[0].oldest).toISOString();
}

async function countJobs({ queueDb }: DatabaseHandle): Promise<{ running: number; late: number }> {
  const text = `select (count(*) filter (where state = 'active'))::int as running,
    (count(*) filter (where state <> 'active' and start_after < pgboss.job_now() - interval '1 minute'))::int as late
    from pgboss.job where name <> $1 and state in ('created', 'retry', 'active')`;
  const { rows } = await queueDb.executeSql(text, [DEAD_LETTERS]);
  return rows[0];
}
