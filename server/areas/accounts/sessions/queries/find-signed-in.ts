import type { FastifyRequest } from 'fastify';
import { type NotNull, sql } from 'kysely';
import { ACCESS_RULES, type Account, findDenial } from '#domain/accounts/access.ts';
import { accountQuery, getAccount, toAccount } from '#server/areas/base/actors/account-query.ts';
import { readSessionToken } from '#server/platform/auth/session-cookie.ts';
import { isSessionAlive } from '#server/platform/auth/session-life.ts';
import type { Context } from '#server/platform/context.ts';
import { compileOnce } from '#server/platform/db/compiled-query.ts';
import type { RequestSession } from '#server/platform/http/fastify-types.ts';

const readSession = compileOnce((db, { token, alive_at }: { token: string; alive_at: string }) =>
  accountQuery(db, sql<boolean>`true`)
    .select([
      'sessions.id as session_id',
      'sessions.expires_at as session_expires_at',
      'sessions.updated_at as session_renewed_at',
      'sessions.confirmed_at',
      'sessions.seen_at',
      'sessions.viewed_user_id',
      'sessions.viewed_until',
    ])
    // The condition below leaves no row without a session.
    .$narrowType<{
      session_id: NotNull;
      session_expires_at: NotNull;
      session_renewed_at: NotNull;
      seen_at: NotNull;
    }>()
    .where('sessions.token', '=', token)
    .where(isSessionAlive(sql`${alive_at}::timestamptz`))
    .where('profiles.account_status', '!=', 'deleted'),
);

/** Finds the signed-in account, with at most one statement per request and none for visitors. */
export async function findSignedIn(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  request: FastifyRequest,
): Promise<{ account: Account; session: RequestSession } | null> {
  const token = readSessionToken(config, request);
  if (token === null) return null;
  const at = now();
  // In real time, like everything about sessions.
  const [row] = await readSession(db, { token, alive_at: new Date().toISOString() });
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
