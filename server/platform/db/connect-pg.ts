import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { KnownFailure } from '#server/platform/known-failure.ts';
import type { Database, DatabaseHandle } from './database.ts';
import { databaseBusy } from './database-busy.ts';
import { listenPg } from './listen-pg.ts';
import { pg } from './pg.ts';
import { registerPipeline } from './pipeline.ts';
import { pipelinedPool } from './pipelined-pool.ts';
import { pipelinedSnapshots } from './pipelined-snapshot.ts';
import { preparingClient } from './preparing-client.ts';
import { requestLines } from './request-lines.ts';
import { requireSettings, writeRoleSettings } from './role-settings.ts';
import { registerSnapshots } from './snapshot.ts';
import { runSolo, runText } from './solo.ts';
import type { Tables } from './tables.gen.ts';
import { TEXT_PARSERS } from './text-parsers.ts';
import { limitWriters } from './writers.ts';

export const PATIENCE: Patience = { connect_ms: 5_000, lock_ms: 3_000, statement_ms: 30_000 };

const OLDEST_MAJOR = 15;
/**
 * This many callers may wait for each connection. More than that is an outage, and waiting would only make it longer.
 */
const WAITING_PER_CONNECTION = 20;
/** Connections that transactions leave free for reads. */
const KEPT_FOR_READS = 3;

export interface PgOptions {
  patience?: Patience;
  /** The address of the server itself, if `url` leads to a pooler. */
  directUrl?: string | undefined;
}

export async function connectPg(
  url: string,
  poolSize: number,
  { patience = PATIENCE, directUrl }: PgOptions = {},
): Promise<DatabaseHandle> {
  const session = sessionSettings(patience);
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: patience.connect_ms,
    application_name: 'bizmeet',
    types: { getTypeParser: textParserFor as typeof pg.types.getTypeParser },
    ...(directUrl === undefined && startupParameters(session)),
  };
  // The server ends a statement that takes too long, so a connection that is silent for longer is broken.
  const silence_ms = patience.statement_ms + patience.connect_ms;
  if (directUrl !== undefined)
    await reachable('DATABASE_DIRECT_URL', () => writeRoleSettings(directUrl, session));
  const pool = new pg.Pool({ ...settings, max: poolSize, pipeline: true });
  // A server that goes away drops idle connections; the pool replaces them on the next call.
  pool.on('error', () => undefined);
  // One that breaks while it is in use is reported to those who wait for an answer. Unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await requireServer(pool);
    if (directUrl !== undefined) await requireSettings(pool, session);
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  const open = openFrom(pool, poolSize * WAITING_PER_CONNECTION);
  const single = singleConnections(pool, open);
  const alone = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: single }) });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: requestLines(open, single) }) });
  // A transaction has its connection for itself.
  Object.assign(db, {
    transaction: () => alone.transaction(),
    startTransaction: () => alone.startTransaction(),
    connection: () => alone.connection(),
  } satisfies Partial<Database>);
  registerSnapshots(db, pipelinedSnapshots(open));
  limitWriters(db, {
    atOnce: Math.max(1, poolSize - KEPT_FOR_READS),
    waiting: poolSize * WAITING_PER_CONNECTION,
    patience_ms: patience.connect_ms,
  });
  const lane = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pipelinedPool({ ...settings, query_timeout: silence_ms }) }),
  });
  registerPipeline(db, lane);
  return {
    db,
    kind: 'pg',
    queueDb: { executeSql: (text, values) => runInPool(pool, text, values) },
    runScript: async (script) => void (await runInPool(pool, script)),
    alone: (work, sayWaiting = () => undefined) => runSolo(directUrl ?? url, work, sayWaiting),
    listen: (channel, onPayload) => listenPg(directUrl ?? url, channel, onPayload),
    close: async () => {
      await lane.destroy();
      await alone.destroy();
      await db.destroy();
      await pool.end();
    },
  };
}

/** Settings that PostgreSQL takes with the first message, so that they cost no statement. */
function startupParameters({ timezone, datestyle, ...timeouts }: ReturnType<typeof sessionSettings>) {
  return { ...timeouts, options: `-c timezone=${timezone} -c datestyle=${datestyle?.replaceAll(' ', '')}` };
}

async function reachable<T>(setting: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new KnownFailure(
      `The database at ${setting} didn’t answer (${(cause as Error).message}): check the address, the password and that PostgreSQL is running.`,
    );
  }
}

async function requireServer(pool: pg.Pool): Promise<void> {
  const version = await reachable('DATABASE_URL', () =>
    pool.query<{ major: number }>(`select current_setting('server_version_num')::int / 10000 as major`),
  );
  const major = version.rows[0]?.major ?? 0;
  if (major < OLDEST_MAJOR) {
    throw new KnownFailure(`PostgreSQL ${major} is too old: Bizmeet needs ${OLDEST_MAJOR} or newer.`);
  }
}

/**
 * SQL from outside Kysely. It may open a transaction and fail inside it, so its connection isn't used again after a
 * failure.
 */
async function runInPool(pool: pg.Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  try {
    const result = await runText(client, text, values);
    client.release();
    return result;
  } catch (cause) {
    client.release(true);
    throw cause;
  }
}

function openFrom(pool: pg.Pool, mostWaiting: number): () => Promise<pg.PoolClient> {
  return async () => {
    if (pool.waitingCount >= mostWaiting) throw databaseBusy();
    return pool.connect().catch(nameTimeout);
  };
}

/** One caller at a time has a connection. */
function singleConnections(pool: pg.Pool, open: () => Promise<pg.PoolClient>): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await open();
      const known = wrapped.get(client);
      if (known) return known;
      const preparing = preparingClient(client, (error?: boolean) => client.release(error));
      wrapped.set(client, preparing);
      return preparing;
    },
    // The pool is shared, and ended once.
    end: async () => undefined,
  };
}

function textParserFor(oid: number, format?: 'text' | 'binary') {
  return TEXT_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text');
}

/** The pool's only sign that no connection was returned in time is this text. */
function nameTimeout(cause: Error): never {
  if (cause.message === 'timeout exceeded when trying to connect') throw databaseBusy();
  throw cause;
}

/** A caller waits at most this long before it gets an error. */
interface Patience {
  /** For a free connection. */
  connect_ms: number;
  /** For a row that someone else has locked. */
  lock_ms: number;
  /** For a statement to end. */
  statement_ms: number;
}

/** The settings of every connection for requests and jobs. Timestamps are read as text, so zone and format matter. */
function sessionSettings({ lock_ms, statement_ms }: Patience): Record<string, string> {
  return {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    lock_timeout: String(lock_ms),
    statement_timeout: String(statement_ms),
  };
}
