import type { FastifyRequest } from 'fastify';
import type { Account } from '#domain/access.ts';
import { readSessionToken } from '../../auth/session-cookie.ts';
import type { Context } from '../../context.ts';
import { buildOnce } from '../../db/build-once.ts';
import type { RequestSession } from '../../http/fastify-types.ts';
import { accountQuery, toAccount } from '../me/account-query.ts';

const readSession = buildOnce((db, { token, alive_at }: { token: string; alive_at: string }) =>
  accountQuery(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select([
      'sessions.id as session_id',
      'sessions.expires_at as session_expires_at',
      'sessions.updated_at as session_renewed_at',
    ])
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', alive_at)
    .where('profiles.account_status', '!=', 'deleted'),
);

/** Who is asking: one statement a request, and none for visitors. */
export async function findSignedIn(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  request: FastifyRequest,
): Promise<{ account: Account; session: RequestSession } | null> {
  const token = readSessionToken(config, request);
  if (token === null) return null;
  const at = now();
  // In real time, as better-auth counts it.
  const [row] = await readSession(db, { token, alive_at: new Date().toISOString() });
  if (row === undefined) return null;
  const { session_id, session_expires_at, session_renewed_at } = row;
  return {
    account: toAccount(row, at),
    session: { id: session_id, token, expires_at: session_expires_at, renewed_at: session_renewed_at },
  };
}
