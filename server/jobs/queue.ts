import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { DatabaseHandle, Tx } from '../db/database.ts';
import type { Job } from './job.ts';

const DEAD_LETTERS = 'dead-letters';
const POLL_SECONDS = 1;
const STOP_WITHIN_MS = 8_000;

export interface Queue {
  /** Enqueues in the caller's transaction: the job exists exactly if what caused it was committed. */
  enqueue<P extends object>(tx: Tx, job: Job<P>, payload: P, options?: { start_after?: Date }): Promise<void>;
  countDeadLetters(): Promise<number>;
  /** Begins to run jobs in this process. */
  work(context: Context): Promise<void>;
  stop(): Promise<void>;
}

export async function startQueue(
  handle: DatabaseHandle,
  jobs: readonly Job[],
  log: Logger,
  isWorker: boolean,
): Promise<Queue> {
  const boss = new PgBoss({
    db: handle.queueDb,
    backend: handle.kind === 'pglite' ? 'pglite' : 'postgres',
    supervise: isWorker,
    schedule: isWorker,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job engine'));
  await boss.start();
  await createQueues(boss, jobs);
  return {
    enqueue: async (tx, job, payload, options) => {
      const data = job.payload.parse(payload);
      await boss.send(job.name, data, {
        db: fromKysely(tx),
        ...(options?.start_after && { startAfter: options.start_after }),
      });
    },
    countDeadLetters: () => countWaiting(handle, DEAD_LETTERS),
    work: async (context) => {
      for (const job of jobs) await workOn(boss, job, context);
      await keepSchedules(boss, jobs);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
  for (const { name, retries, first_pause_seconds = 5 } of jobs) {
    const options = { retryLimit: retries, retryDelay: first_pause_seconds, retryBackoff: true };
    if (known.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, deadLetter: DEAD_LETTERS });
  }
}

async function workOn(boss: PgBoss, job: Job, context: Context): Promise<void> {
  await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async (batch) => {
    for (const { id, data } of batch) {
      try {
        await job.run(context, job.payload.parse(data ?? {}));
      } catch (cause) {
        context.log.error({ err: cause, job: job.name, job_id: id }, 'job failed');
        throw cause;
      }
    }
  });
}

async function keepSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name, cron } of jobs) {
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'America/New_York' });
    else await boss.unschedule(name);
  }
}

/** Asked of the table: the engine's own figures are up to a minute old. */
async function countWaiting({ queueDb }: DatabaseHandle, name: string): Promise<number> {
  const text = `select count(*)::int as waiting from pgboss.job where name = $1 and state = 'created'`;
  const { rows } = await queueDb.executeSql(text, [name]);
  return rows[0].waiting;
}
