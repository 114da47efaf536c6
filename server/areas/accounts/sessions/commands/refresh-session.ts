import { sql } from 'kysely';
import { readRefresh } from '#server/platform/auth/refresh-token.ts';
import { newSessionToken } from '#server/platform/auth/session-cookie.ts';
import { isSessionAlive, renewedSessionEnd } from '#server/platform/auth/session-life.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { describeSession } from './open-session.ts';

/** If the response was lost, a program may repeat the request with the same token for this long. */
const RETRY_SECONDS = 30;

/**
 * For programs with bearer tokens: replaces the token and extends the session. A refresh token that is used again later
 * was copied, and we can't tell by whom, so the session ends for both.
 */
export async function refreshSession(context: Context, refreshToken: string) {
  const turn = readRefresh(context.config, refreshToken);
  if (turn === null) throw ended();
  const renewed = (await renew(context, turn)) ?? (await findRenewed(context, turn));
  if (renewed !== undefined) return describeSession(context, renewed);
  await context.db.deleteFrom('sessions').where('id', '=', turn.session_id).execute();
  throw ended();
}

type Turn = NonNullable<ReturnType<typeof readRefresh>>;

/** If several calls use one token at the same time, only one renews the session. */
function renew({ db }: Pick<Context, 'db'>, { session_id, refresh_count }: Turn) {
  const at = new Date();
  return db
    .updateTable('sessions')
    .set({
      token: newSessionToken(),
      expires_at: renewedSessionEnd(at),
      updated_at: at.toISOString(),
      refreshed_at: at.toISOString(),
      refresh_count: refresh_count + 1,
    })
    .from('profiles')
    .whereRef('profiles.user_id', '=', 'sessions.user_id')
    .where('sessions.id', '=', session_id)
    .where('sessions.refresh_count', '=', refresh_count)
    .where(isSessionAlive(sql`${at.toISOString()}::timestamptz`))
    .returning([
      'sessions.id',
      'sessions.user_id',
      'sessions.token',
      'sessions.expires_at',
      'sessions.refresh_count',
    ])
    .executeTakeFirst();
}

/** The renewed session, for a caller that repeats a renewal from a moment ago. */
function findRenewed({ db }: Pick<Context, 'db'>, { session_id, refresh_count }: Turn) {
  const at = Date.now();
  return db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.user_id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.token', 'sessions.expires_at'])
    .select('sessions.refresh_count')
    .where('sessions.id', '=', session_id)
    .where('sessions.refresh_count', '=', refresh_count + 1)
    .where('sessions.refreshed_at', '>', new Date(at - RETRY_SECONDS * 1_000).toISOString())
    .where(isSessionAlive(sql`${new Date(at).toISOString()}::timestamptz`))
    .executeTakeFirst();
}

function ended(): Problem {
  return new Problem('authentication_required', 'This session has ended. Sign in again.');
}
