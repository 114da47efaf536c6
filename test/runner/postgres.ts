import { pg } from '#server/platform/db/pg.ts';

const OLDEST_VERSION = 150_000;

/** A socket comes first: a question and its answer take a quarter less processor time there than over TCP. */
const PLACES = ['/var/run/postgresql', '/tmp', '127.0.0.1:5432'];

/**
 * The address of a server where tests and benches may create databases, or null if no PostgreSQL answers on this
 * machine. Throws a sentence if the variable names a server that doesn't work.
 */
export async function findPostgres(
  env: NodeJS.ProcessEnv,
  variable: 'TEST_DATABASE_URL' | 'BENCH_DATABASE_URL' = 'TEST_DATABASE_URL',
): Promise<string | null> {
  const named = env[variable];
  if (named) {
    const obstacle = await findObstacle(named);
    if (obstacle) throw new Error(`${variable} cannot be used: ${obstacle}.`);
    return named;
  }
  for (const place of PLACES) {
    for (const user of ['', 'root@', 'postgres@']) {
      const url = `postgres://${user}${place.replaceAll('/', '%2F')}/postgres`;
      if ((await findObstacle(url)) === null) return url;
    }
  }
  return null;
}

async function findObstacle(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; can_create: boolean }>(
      `select current_setting('server_version_num')::int as version, rolcreatedb or rolsuper as can_create
       from pg_roles where rolname = current_user`,
    );
    const [server] = rows;
    if (!server || server.version < OLDEST_VERSION) return 'PostgreSQL 15 or later is needed';
    return server.can_create ? null : 'its role may not create databases';
  } catch (error) {
    return error instanceof Error && error.message ? error.message : 'it does not answer';
  } finally {
    await client.end().catch(() => {});
  }
}
