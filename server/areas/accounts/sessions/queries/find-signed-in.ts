import type { FastifyRequest } from 'fastify';
import { type NotNull, sql } from 'kysely';
import { ACCESS_RULES, type Account, findDenial } from '#domain/accounts/access.ts';
import { accountQuery, getAccount, toAccount } from '#server/areas/base/actors/account-query.ts';
import { readSessionToken } from '#server/platform/auth/session-cookie.ts';
import { isSessionAlive } from '#server/platform/auth/session-life.ts';
import type { Context } from '#server/platform/context.ts';
import { batchQueries } from '#server/platform/db/batch.ts';
import { compileBatch } from '#server/platform/db/compiled-query.ts';
import type { RequestSession } from '#server/platform/http/fastify-types.ts';

const readSessions = compileBatch(['text', 'timestamptz'], (db, asked) =>
  accountQuery(db, sql<boolean>`true`)
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
      'sessions.confirmed_at',
      'sessions.seen_at',
      'sessions.viewed_user_id',
      'sessions.viewed_until',
    ])
    // A token is a session's, so the join above leaves no row without one.
    .$narrowType<{
      session_id: NotNull;
      session_expires_at: NotNull;
      session_renewed_at: NotNull;
      seen_at: NotNull;
    }>()
    .where(isSessionAlive(sql.ref('asked.alive_at')))
    .where('profiles.account_status', '!=', 'deleted'),
);

/** The signature of the tokens was checked, so the database accepts all of them. */
const readSession = batchQueries(async (db, tokens: readonly (string | null)[]) => {
  // In real time, like everything about sessions.
  const aliveAt = new Date().toISOString();
  const rows = await readSessions(
    db,
    tokens.map((token) => [token, aliveAt]),
  );
  const answers = new Array<(typeof rows)[number] | undefined>(tokens.length);
  for (const row of rows) answers[row.at] = row;
  return answers;
});

/** Finds the signed-in account, with at most one statement per request and none for visitors. */
export async function findSignedIn(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  request: FastifyRequest,
): Promise<{ account: Account; session: RequestSession } | null> {
  const token = readSessionToken(config, request);
  if (token === null) return null;
  const at = now();
  const row = await readSession(db, token);
  if (row === undefined) return null;
  const { session_id, session_expires_at, session_renewed_at, confirmed_at, seen_at } = row;
  const account = toAccount(row, at);
  const session: RequestSession = {
    id: session_id,
    token,
    expires_at: session_expires_at,
    renewed_at: session_renewed_at,
    confirmed_at,
    seen_at,
  };
  const viewed = await findViewed(db, account, row, at);
  if (viewed === null) return { account, session };
  return { account: viewed, session: { ...session, viewed_by: account.user_id } };
}

interface SessionView {
  viewed_user_id: string | null;
  viewed_until: string | null;
}

/** The creator an admin views the product as. It costs a statement of its own only while somebody does. */
async function findViewed(
  db: Context['db'],
  admin: Account,
  { viewed_user_id, viewed_until }: SessionView,
  now: Date,
): Promise<Account | null> {
  if (viewed_user_id === null || viewed_until === null || new Date(viewed_until) <= now) return null;
  if (findDenial(ACCESS_RULES.admin, admin) !== null) return null;
  const viewed = await getAccount(db, viewed_user_id, now);
  // Whoever is no longer a creator, or an admin by now, can't be viewed.
  return findDenial(ACCESS_RULES.creator, viewed) === null ? { ...viewed, viewed_until } : null;
}
