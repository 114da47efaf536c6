import { createHash } from 'node:crypto';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * A named statement is planned once for each connection instead of once for each call. Names come from the text. Past
 * the limit a text is sent unnamed, so that ever new texts can't fill the server's memory.
 */
const MOST_NAMES = 2_000;

const nameOf = statementNames(MOST_NAMES);

/** Kysely calls `query(text, values)` on a client; this adds the statement's name. */
export function preparingClient(
  client: Pick<pg.Client, 'query'>,
  release: PostgresPoolClient['release'],
  name = nameOf,
): PostgresPoolClient {
  const query: unknown = (text: string, values: readonly unknown[]) =>
    client.query({ name: name(text), text, values: [...values] }).catch(nameBreak);
  return { query: query as PostgresPoolClient['query'], release };
}

/** PostgreSQL's code for a failed connection; the driver gives only a message. */
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

/** Names statements by their text, up to a limit. */
export function statementNames(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= most || !isPreparable(text)) return undefined;
    const name = `b_${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
    names.set(text, name);
    return name;
  };
}

/** Only single statements with a plan are named: transaction commands and scripts have none. */
function isPreparable(text: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text) && !/;\s*\S/.test(text);
}
