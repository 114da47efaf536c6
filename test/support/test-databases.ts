import pg from 'pg';

/** Vitest calls this once before and once after all files: the databases that test workers made go away. */
export async function setup(): Promise<void> {
  await dropTestDatabases();
}

export async function teardown(): Promise<void> {
  await dropTestDatabases();
}

async function dropTestDatabases(): Promise<void> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (connectionString === undefined) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'bizmeet\\_test\\_%'`,
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
