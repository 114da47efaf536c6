import { randomBytes } from 'node:crypto';
import { isRefreshOf, refreshedSessionId } from '../../auth/refresh-token.ts';
import { SESSION_DAYS } from '../../auth/session-cookie.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { describeSession } from './open-session.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** For programs that hold bearer tokens: the session gets a new token and a new end, the old token ends. */
export async function refreshSession(context: Context, refreshToken: string) {
  const { db, config } = context;
  const id = refreshedSessionId(refreshToken);
  const held = UUID.test(id)
    ? await db
        .selectFrom('sessions')
        .select(['token', 'user_id'])
        .where('id', '=', id)
        .where('expires_at', '>', new Date().toISOString())
        .executeTakeFirst()
    : undefined;
  if (held === undefined || !isRefreshOf(config, refreshToken, held.token)) throw ended();
  const token = randomBytes(24).toString('base64url');
  const at = new Date();
  const expires_at = new Date(at.getTime() + SESSION_DAYS * 86_400_000).toISOString();
  const renewed = await db
    .updateTable('sessions')
    .set({ token, expires_at, updated_at: at.toISOString() })
    .where('id', '=', id)
    .where('token', '=', held.token)
    .executeTakeFirst();
  if (renewed.numUpdatedRows !== 1n) throw ended();
  return describeSession(context, { id, user_id: held.user_id, expires_at, token });
}

function ended(): Problem {
  return new Problem('authentication_required', 'This session has ended. Sign in again.');
}
