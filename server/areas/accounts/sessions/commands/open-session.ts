import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { session } from '#contract/accounts/sessions.ts';
import type { ConfirmationKind } from '#domain/accounts/confirmations.ts';
import { rememberDevice } from '#server/areas/accounts/guessing/commands/remember-device.ts';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import { sealRefresh } from '#server/platform/auth/refresh-token.ts';
import { newSessionToken, sealToken } from '#server/platform/auth/session-cookie.ts';
import { sessionEnd } from '#server/platform/auth/session-life.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { shownAddress } from '#server/platform/http/network-limits.ts';
import { setSessionCookie } from '../session-cookie-reply.ts';

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Session = z.infer<typeof session>;

/** Opens a session without further checks: the caller has verified the person. The browser's earlier session ends. */
export async function openSession(
  context: Context,
  visit: Visit,
  userId: string,
  proof: ConfirmationKind | null,
): Promise<Session> {
  const { config, db, log } = context;
  const { request, reply } = visit;
  const opened = await insertSession(db, request, userId, proof);
  setSessionCookie(config, reply, opened.token);
  if (request.session) await db.deleteFrom('sessions').where('id', '=', request.session.id).execute();
  await noteLogin(context, userId).catch((cause: unknown) =>
    log.error({ err: cause, user_id: userId }, 'login times were not written'),
  );
  await rememberDevice(context, visit, userId);
  return describeSession(context, opened);
}

interface OpenedSession {
  id: string;
  user_id: string;
  expires_at: string;
  token: string;
  refresh_count: number;
}

const MOST_AGENT = 500;

/** Counted in real time, like everything about sessions. */
async function insertSession(
  db: Database,
  request: FastifyRequest,
  user_id: string,
  proof: ConfirmationKind | null,
): Promise<OpenedSession> {
  const { role } = await db
    .selectFrom('profiles')
    .select('role')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const at = now.toISOString();
  return db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id,
      token: newSessionToken(),
      ip_address: shownAddress(request),
      user_agent: (request.headers['user-agent'] ?? '').slice(0, MOST_AGENT),
      expires_at: sessionEnd(role, now).toISOString(),
      created_at: at,
      updated_at: at,
      seen_at: at,
      ...(proof && { confirmed_at: at, confirmed_by: proof }),
    })
    .returning(['id', 'user_id', 'token', 'expires_at', 'refresh_count'])
    .executeTakeFirstOrThrow();
}

export async function describeSession(
  { config, db, now }: Context,
  { id: session_id, user_id, expires_at, token, refresh_count }: OpenedSession,
): Promise<Session> {
  return {
    access_token: sealToken(config, token),
    refresh_token: sealRefresh(config, { session_id, refresh_count }),
    expires_at,
    expires_in: Math.max(0, Math.round((new Date(expires_at).getTime() - Date.now()) / 1000)),
    token_type: 'bearer',
    user: await getAccount(db, user_id, now(), session_id),
  };
}

/** Writes the first sign-in once and the last one every time. */
async function noteLogin({ db, now }: Context, userId: string): Promise<void> {
  const at = now().toISOString();
  await db
    .updateTable('profiles')
    .set((eb) => ({ first_login_at: eb.fn.coalesce('first_login_at', eb.val(at)), last_login_at: at }))
    .where('user_id', '=', userId)
    .execute();
}
