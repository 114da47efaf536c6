import type { Logger } from 'pino';
import type { DatabaseHandle } from '#server/platform/db/database.ts';

const LOOK_EVERY_MS = 1_000;

/** The engine's own condition for a job that may start, asked of every kind in one statement. */
const DUE_KINDS = `
  select kind from unnest($1::text[]) as kind
  where exists (
    select from pgboss.job
    where name = kind and state < 'active' and not blocked and start_after < pgboss.job_now()
  )`;

interface Waking {
  /** The kinds of jobs this process works on. */
  kinds: () => readonly string[];
  wake: (kind: string) => void;
}

/**
 * Looks every second which kinds of jobs are due, and wakes their workers. If each worker looked for itself, an idle
 * process would ask the database as many times a second as there are kinds. Call the returned function to end it.
 */
export function wakeWorkersOfDueJobs(
  { queueDb }: DatabaseHandle,
  log: Logger,
  { kinds, wake }: Waking,
): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking || kinds().length === 0) return;
    isLooking = true;
    try {
      const { rows }: { rows: { kind: string }[] } = await queueDb.executeSql(DUE_KINDS, [kinds()]);
      for (const { kind } of rows) wake(kind);
    } catch (cause) {
      log.error({ err: cause }, 'looking for due jobs');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
