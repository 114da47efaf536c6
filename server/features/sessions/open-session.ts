import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { session } from '#contract/sessions.ts';
import { headersFor, passCookies } from '../../auth/engine-headers.ts';
import { getEngine } from '../../auth/open-engine.ts';
import { sealRefresh } from '../../auth/refresh-token.ts';
import { sealToken } from '../../auth/session-cookie.ts';
import type { Context } from '../../context.ts';
import { getAccount } from '../me/account-query.ts';

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Session = z.infer<typeof session>;

/** A new session for somebody a link has proved. Whatever session the browser held before ends. */
export async function openProvedSession(context: Context, visit: Visit, userId: string): Promise<Session> {
  const engine = await getEngine(context);
  const { headers, response } = await engine.api.signInProved({
    body: { user_id: userId },
    headers: headersFor(visit.request),
    returnHeaders: true,
  });
  passCookies(headers, visit.reply);
  return settleSession(context, visit, response.token);
}

/** What follows every way of signing in: the old session ends, the times are written, the answer is made. */
export async function settleSession(context: Context, visit: Visit, token: string): Promise<Session> {
  const { db, log } = context;
  const { id, user_id, expires_at } = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at'])
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  if (visit.request.session) {
    await db.deleteFrom('sessions').where('id', '=', visit.request.session.id).execute();
  }
  await noteLogin(context, user_id).catch((cause: unknown) =>
    log.error({ err: cause, user_id }, 'login times were not written'),
  );
  return describeSession(context, { id, user_id, expires_at, token });
}

export async function describeSession(
  { config, db, now }: Context,
  { id, user_id, expires_at, token }: { id: string; user_id: string; expires_at: string; token: string },
): Promise<Session> {
  return {
    access_token: sealToken(config, token),
    refresh_token: sealRefresh(config, id, token),
    expires_at,
    expires_in: Math.max(0, Math.round((new Date(expires_at).getTime() - Date.now()) / 1000)),
    token_type: 'bearer',
    user: await getAccount(db, user_id, now()),
  };
}

/** The first time is written once, the last every time. */
async function noteLogin({ db, now }: Context, userId: string): Promise<void> {
  const at = now().toISOString();
  await db
    .updateTable('profiles')
    .set((eb) => ({ first_login_at: eb.fn.coalesce('first_login_at', eb.val(at)), last_login_at: at }))
    .where('user_id', '=', userId)
    .execute();
}
