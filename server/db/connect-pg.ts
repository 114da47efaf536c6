import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { KnownFailure } from '../known-failure.ts';
import type { DatabaseHandle } from './database.ts';
import { listenPg } from './listen-pg.ts';
import { pipelinedPool } from './pipelined-pool.ts';
import { preparingClient } from './preparing-client.ts';
import { openQuickLane } from './quick-lane.ts';
import type { Tables } from './tables.gen.ts';
import { TEXT_PARSERS } from './text-parsers.ts';

/** How long a caller waits for a free connection, and a statement for its end, before the answer is an error. */
const PATIENCE = { connect_ms: 5_000, statement_ms: 30_000 };
const OLDEST_MAJOR = 15;
/** Any fixed number does, as long as every process uses the same. */
const ALONE_KEY = 7_061_995;

export async function connectPg(url: string, poolSize: number, patience = PATIENCE): Promise<DatabaseHandle> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: patience.connect_ms,
    statement_timeout: patience.statement_ms,
    application_name: 'bizmeet',
    options: '-c timezone=UTC -c datestyle=ISO',
    types: { getTypeParser: textParserFor as typeof pg.types.getTypeParser },
  };
  // The server ends a statement that takes too long, so what is silent for longer is not a statement.
  const silence_ms = patience.statement_ms + patience.connect_ms;
  const pool = new pg.Pool({ ...settings, max: poolSize });
  // A server that goes away drops idle connections; the pool replaces them on the next call.
  pool.on('error', () => undefined);
  await requireServer(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const lane = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pipelinedPool({ ...settings, query_timeout: silence_ms }) }),
  });
  openQuickLane(db, lane);
  return {
    db,
    kind: 'pg',
    queueDb: { executeSql: (text, values) => runText(pool, text, values) },
    runScript: async (script) => void (await runText(pool, script)),
    alone: (work) => alone(pool, work),
    listen: (channel, hear) => listenPg(url, channel, hear),
    close: async () => {
      await lane.destroy();
      await db.destroy();
    },
  };
}

async function requireServer(pool: pg.Pool): Promise<void> {
  const version = await pool
    .query<{ major: number }>(`select current_setting('server_version_num')::int / 10000 as major`)
    .catch(async (cause: Error) => {
      await pool.end();
      throw new KnownFailure(
        `The database at DATABASE_URL did not answer (${cause.message}): check the address, the password and that PostgreSQL is running.`,
      );
    });
  const major = version.rows[0]?.major ?? 0;
  if (major < OLDEST_MAJOR) {
    await pool.end();
    throw new KnownFailure(`PostgreSQL ${major} is too old: Bizmeet needs ${OLDEST_MAJOR} or newer.`);
  }
}

/** The lock belongs to a transaction, so a process that dies lets go of it. */
async function alone<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ALONE_KEY]);
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/** SQL that is not ours to build. It may open a transaction and fail inside it: its connection is not used again then. */
async function runText(pool: pg.Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
    client.release();
    return { rows: [result].flat().flatMap(({ rows }) => rows) };
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}

function preparingPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const preparing = preparingClient(client, (error?: boolean) => client.release(error));
      wrapped.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function textParserFor(oid: number, format?: 'text' | 'binary') {
  return TEXT_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text');
}
