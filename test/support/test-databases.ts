import pg from 'pg';

const NAME = /^bizmeet_test_(\d+)_/;
const LONGEST_RUN_MS = 2 * 3_600_000;

/**
 * Vitest calls this once before and once after all files. Afterwards the databases of this run go away, and before it
 * those that a killed run left: never those of a run that goes on beside this one.
 */
export async function setup(): Promise<void> {
  process.env.TEST_RUN = String(Date.now());
  await dropDatabases((run) => Number(run) < Date.now() - LONGEST_RUN_MS);
}

export async function teardown(): Promise<void> {
  await dropDatabases((run) => run === process.env.TEST_RUN);
}

/** What the names of this run's databases begin with; workers know the run by their environment. */
export function databasePrefix(): string {
  return `bizmeet_test_${process.env.TEST_RUN ?? Date.now()}_`;
}

async function dropDatabases(isOver: (run: string) => boolean): Promise<void> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (connectionString === undefined) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'bizmeet\\_test\\_%'`,
  );
  for (const { datname } of rows) {
    const run = NAME.exec(datname)?.[1];
    if (run && isOver(run)) await client.query(`drop database if exists ${datname} with (force)`);
  }
  await client.end();
}
