import { text } from 'node:stream/consumers';
import { pg } from '#server/platform/db/pg.ts';
import { dropDatabasesOf } from '#test/support/test-databases.ts';
import { endLeftovers } from './leftovers.ts';

/**
 * A process beside a run that outlives it. Its input ends when the run does, by whatever means: done, interrupted or
 * killed. Then it ends what the run started and drops its databases. The input names the PostgreSQL in use, if any.
 */
const [run = '', patience_ms = '0'] = process.argv.slice(2);

// An interruption of the terminal reaches this process as well, and is the moment it is needed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const databaseUrl = (await text(process.stdin)).trim();
await endLeftovers(run, Number(patience_ms));
if (databaseUrl) await dropDatabases(databaseUrl);

async function dropDatabases(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await dropDatabasesOf(client, run).finally(() => client.end());
}
