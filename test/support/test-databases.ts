import { pg } from '#server/platform/db/pg.ts';

/**
 * The names of databases for tests, and for journeys on PostgreSQL. The number names the run, and begins with its
 * start time.
 */
const NAME = /^bizmeet_(?:test|journeys)_(\d+)/;
const LONGEST_RUN_MS = 12 * 3_600_000;

/**
 * Vitest calls this once before and once after all files. At the end it drops the databases of its tests, and at the
 * start those that killed runs left: never those of a run in progress.
 */
export async function setup(): Promise<void> {
  process.env.TEST_RUN ??= String(Date.now());
  await withClient((client) => dropDatabases(client, (name) => beganAt(name) < Date.now() - LONGEST_RUN_MS));
}

export async function teardown(): Promise<void> {
  await withClient((client) => dropDatabases(client, (name) => name.startsWith(databasePrefix())));
}

/** The prefix of this run's database names. Workers read the run from their environment. */
export function databasePrefix(): string {
  return `bizmeet_test_${process.env.TEST_RUN ?? Date.now()}_`;
}

/** All databases of a run, whatever their purpose. */
export function dropDatabasesOf(client: pg.Client, run: string): Promise<void> {
  return dropDatabases(client, (name) => NAME.exec(name)?.[1] === run);
}

async function dropDatabases(client: pg.Client, isOver: (name: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'bizmeet\\_%'`,
  );
  for (const { datname } of rows) {
    if (isOver(datname)) await client.query(`drop database if exists ${datname} with (force)`);
  }
}

function beganAt(name: string): number {
  return Number(NAME.exec(name)?.[1]?.slice(0, String(Date.now()).length));
}

async function withClient(use: (client: pg.Client) => Promise<void>): Promise<void> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (!connectionString) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await use(client).finally(() => client.end());
}
