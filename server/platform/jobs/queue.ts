import { setTimeout as sleep } from 'node:timers/promises';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { afterCommit } from '#server/platform/db/transaction.ts';
import { backendOf, createQueues } from './create-queues.ts';
import { DEAD_LETTERS, takeDeadLetter } from './dead-letters.ts';
import type { QueueEntry } from './queue-entry.ts';

/** How long jobs under way get to finish once the process is told to stop. */
const FINISH_WITHIN_MS = 8_000;
const STOP_WITHIN_MS = 1_000;
/**
 * A look each second, at once after something was enqueued in this process, and again while there is more; each job of a
 * batch succeeds or fails alone.
 */
const WORK = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

export interface Queue {
  /**
   * Enqueues in the caller's transaction: the job exists exactly if what caused it was committed. It begins after a pause and not
   * at a moment, because the clock of the database is not ours: a job that comes too early by theirs would come again and again.
   */
  enqueue<P extends object>(
    tx: Tx,
    entry: QueueEntry<P>,
    payload: P,
    options?: { after_ms?: number },
  ): Promise<void>;
  /** Begins a job again that failed every attempt, in the caller's transaction. Null where it is not there any more. */
  resume(tx: Tx, deadLetterId: string): Promise<{ job: string; payload: Record<string, unknown> } | null>;
  countDeadLetters(): Promise<number>;
  /** The running jobs, and those that should have started a minute ago. */
  countJobs(): Promise<{ running: number; late: number }>;
  /** Begins to hand jobs of this kind to `perform` in this process. */
  work<P extends object>(entry: QueueEntry<P>, perform: (payload: P) => Promise<void>): Promise<void>;
  /** A job that takes long looks between two steps, and leaves the rest to the next start. */
  isStopping(): boolean;
  /** Takes no more jobs and waits for those under way, while requests may still enqueue. */
  finishWork(): Promise<void>;
  stop(): Promise<void>;
}

export async function startQueue(
  handle: DatabaseHandle,
  entries: readonly QueueEntry[],
  log: Logger,
  isWorker: boolean,
): Promise<Queue> {
  const settings = { db: handle.queueDb, backend: backendOf(handle) };
  const boss = new PgBoss({ ...settings, supervise: isWorker, schedule: isWorker });
  const workers = new Map<string, string>();
  let isStopping = false;
  boss.on('error', (error) => log.error({ err: error }, 'job engine'));
  await createQueues(handle, entries);
  await boss.start();
  return {
    enqueue: async (tx, entry, payload, options) => {
      const data = entry.payload.parse(payload);
      const pause_seconds = Math.ceil((options?.after_ms ?? 0) / 1_000);
      await boss.send(entry.name, data, {
        db: fromKysely(tx),
        ...(pause_seconds > 0 && { startAfter: pause_seconds }),
      });
      const worker = workers.get(entry.name);
      if (worker !== undefined && pause_seconds <= 0) afterCommit(tx, () => boss.notifyWorker(worker));
    },
    resume: async (tx, deadLetterId) => {
      const letter = await takeDeadLetter(tx, deadLetterId);
      if (letter) await boss.send(letter.job, letter.payload, { db: fromKysely(tx) });
      return letter;
    },
    countDeadLetters: () => countWaiting(handle, DEAD_LETTERS),
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
      const finished = Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
      await Promise.race([finished, sleep(FINISH_WITHIN_MS, undefined, { ref: false })]);
    },
    stop: () => {
      isStopping = true;
      return boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
  };
}

/** Asked of the table: the engine's own figures are up to a minute old. */
async function countWaiting({ queueDb }: DatabaseHandle, name: string): Promise<number> {
  const text = `select count(*)::int as waiting from pgboss.job where name = $1 and state = 'created'`;
  const { rows } = await queueDb.executeSql(text, [name]);
  return rows[0].waiting;
}

async function countJobs({ queueDb }: DatabaseHandle): Promise<{ running: number; late: number }> {
  const text = `select (count(*) filter (where state = 'active'))::int as running,
    (count(*) filter (where state <> 'active' and start_after < now() - interval '1 minute'))::int as late
    from pgboss.job where name <> $1 and state in ('created', 'retry', 'active')`;
  const { rows } = await queueDb.executeSql(text, [DEAD_LETTERS]);
  return rows[0];
}
