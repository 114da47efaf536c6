import { type ConstructorOptions, PgBoss } from 'pg-boss';
import manifest from 'pg-boss/package.json' with { type: 'json' };
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { DEAD_LETTERS } from './dead-letters.ts';
import type { QueueEntry } from './queue-entry.ts';

/** A worker reports twice in this time that it is still running. The jobs of a dead process start again after it. */
const HEARTBEAT_SECONDS = 60;

/**
 * Brings the engine's tables and the settings of our queues up to date. Two processes doing so at once would trip
 * over each other, so it happens under the lock; a start that finds nothing to change doesn't ask for the lock. It
 * uses an engine of its own, because an engine only knows the queues that existed when it started and looks up later
 * ones when they are first used. Inside a transaction, the only connection of the embedded database couldn't answer
 * that.
 */
export async function createQueues(handle: DatabaseHandle, entries: readonly QueueEntry[]): Promise<void> {
  if (await areQueuesReady(handle, entries)) return;
  await handle.alone(async (solo) => {
    if (await areQueuesReady(handle, entries)) return;
    const boss = new PgBoss({
      db: solo.queueDb,
      backend: backendOf(handle),
      supervise: false,
      schedule: false,
    });
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
    for (const entry of entries) {
      if (known.has(entry.name)) await boss.updateQueue(entry.name, settingsOf(entry));
      else await boss.createQueue(entry.name, { ...settingsOf(entry), deadLetter: DEAD_LETTERS });
    }
    await boss.stop({ graceful: false });
  });
}

export function backendOf({ kind }: DatabaseHandle): NonNullable<ConstructorOptions['backend']> {
  return kind === 'pglite' ? 'pglite' : 'postgres';
}

function settingsOf({ retries, first_pause_seconds = 5 }: QueueEntry) {
  return {
    retryLimit: retries,
    retryDelay: first_pause_seconds,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
}

interface QueueRow {
  name: string;
  retry_limit: number;
  retry_delay: number;
  retry_backoff: boolean;
  heartbeat_seconds: number | null;
}

async function areQueuesReady({ queueDb }: DatabaseHandle, entries: readonly QueueEntry[]): Promise<boolean> {
  const installed = await queueDb.executeSql(`select to_regclass('pgboss.version') is not null as found`);
  if (!installed.rows[0].found) return false;
  const version = await queueDb.executeSql('select version from pgboss.version');
  if (Number(version.rows[0]?.version) < manifest.pgboss.schema) return false;
  const { rows }: { rows: QueueRow[] } = await queueDb.executeSql(
    'select name, retry_limit, retry_delay, retry_backoff, heartbeat_seconds from pgboss.queue',
  );
  const held = new Map(rows.map((row) => [row.name, row]));
  return held.has(DEAD_LETTERS) && entries.every((entry) => isAsWanted(held.get(entry.name), entry));
}

function isAsWanted(row: QueueRow | undefined, entry: QueueEntry): boolean {
  const wanted = settingsOf(entry);
  return (
    row?.retry_limit === wanted.retryLimit &&
    row.retry_delay === wanted.retryDelay &&
    row.retry_backoff === wanted.retryBackoff &&
    row.heartbeat_seconds === wanted.heartbeatSeconds
  );
}
