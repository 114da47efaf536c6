import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Account } from '#domain/access.ts';
import { readSessionToken } from '../../auth/session-cookie.ts';
import type { Context } from '../../context.ts';
import { askTogether } from '../../db/ask-together.ts';
import { buildOnceForAll } from '../../db/build-once.ts';
import type { RequestSession } from '../../http/fastify-types.ts';
import { accountQuery, toAccount } from '../me/account-query.ts';

const readSessions = buildOnceForAll(['text', 'timestamptz'], (db, asked) =>
  accountQuery(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .innerJoin(
      sql<{
        at: number;
        token: string;
        alive_at: string;
      }>`(select * from ${asked} as asked (at, token, alive_at))`.as('asked'),
      'asked.token',
      'sessions.token',
    )
    .select([
      'asked.at',
      'sessions.id as session_id',
      'sessions.expires_at as session_expires_at',
      'sessions.updated_at as session_renewed_at',
    ])
    .whereRef('sessions.expires_at', '>', 'asked.alive_at')
    .where('profiles.account_status', '!=', 'deleted'),
);

/** Tokens bear our seal by now, so there is none the database would refuse. */
const readSession = askTogether(async (db, tokens: readonly (string | null)[]) => {
  // In real time, as better-auth counts it.
  const aliveAt = new Date().toISOString();
  const rows = await readSessions(
    db,
    tokens.map((token) => [token, aliveAt]),
  );
  const answers = new Array<(typeof rows)[number] | undefined>(tokens.length);
  for (const row of rows) answers[row.at] = row;
  return answers;
});

/** Who is asking: at most one statement a request, and none for visitors. */
export async function findSignedIn(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  request: FastifyRequest,
): Promise<{ account: Account; session: RequestSession } | null> {
  const token = readSessionToken(config, request);
  if (token === null) return null;
  const at = now();
  const row = await readSession(db, token);
  if (row === undefined) return null;
  const { session_id, session_expires_at, session_renewed_at } = row;
  return {
    account: toAccount(row, at),
    session: { id: session_id, token, expires_at: session_expires_at, renewed_at: session_renewed_at },
  };
}
