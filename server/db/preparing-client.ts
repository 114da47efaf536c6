import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { statementName } from './prepared-statements.ts';

/** Kysely asks a client for `query(text, values)`; this puts the statement's name on the way. */
export function preparingClient(
  client: Pick<pg.Client, 'query'>,
  release: PostgresPoolClient['release'],
): PostgresPoolClient {
  const query: unknown = (text: string, values: readonly unknown[]) =>
    client.query({ name: statementName(text), text, values: [...values] }).catch(nameBreak);
  return { query: query as PostgresPoolClient['query'], release };
}

/** What PostgreSQL calls a connection that failed; the driver says it in words only. */
const CONNECTION_FAILURE = '08006';

function nameBreak(cause: Error & { code?: string }): never {
  if (
    cause.code === undefined &&
    /^Connection terminated|^Query read timeout$|not queryable$/.test(cause.message)
  ) {
    cause.code = CONNECTION_FAILURE;
  }
  throw cause;
}
