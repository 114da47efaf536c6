import type { Solo } from './database.ts';
import { pg } from './pg.ts';

/** Any fixed number works, as long as every process uses the same one. */
const LOCK_KEY = 7_061_995;

/**
 * Runs `work` while no other process of this database does. The lock belongs to a connection of its own, so it ends
 * with the process. Nothing on it is timed: a migration, and the wait for another process, may take any time.
 */
export async function runSolo<T>(
  url: string,
  work: (solo: Solo) => Promise<T>,
  sayWaiting: () => void,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'bizmeet', keepAlive: true });
  // A broken connection fails its current statement, and the failure is handled there.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set lock_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO, MDY'`,
    );
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ]);
    if (!rows[0]?.taken) {
      sayWaiting();
      await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    }
    return await work({
      runScript: async (script) => void (await client.query(script)),
      queueDb: { executeSql: (text, values) => runText(client, text, values) },
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A text with several statements returns a list of results. */
export async function runText(
  client: Pick<pg.Client, 'query'>,
  text: string,
  values?: unknown[],
): Promise<{ rows: unknown[] }> {
  const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
  return { rows: [result].flat().flatMap(({ rows }) => rows) };
}
