import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_STEP_MINUTES } from '#domain/accounts/factors.ts';
import { hashToken } from '#server/areas/accounts/links/mint-link.ts';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';

type CookieConfig = Pick<Config, 'secure_cookies'>;

function cookieName({ secure_cookies }: CookieConfig): string {
  return secure_cookies ? '__Host-sign_in_step' : 'sign_in_step';
}

function attributesOf({ secure_cookies }: CookieConfig) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: secure_cookies } as const;
}

/** Begins the second step. There is no session yet, so the cookie alone allows nothing. */
export async function beginSecondStep(context: Context, reply: FastifyReply, userId: string): Promise<never> {
  const { db, config, now } = context;
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(now().getTime() + SECOND_STEP_MINUTES * 60_000).toISOString();
  await db
    .insertInto('sign_in_steps')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      expires_at,
      created_at: now().toISOString(),
    })
    .execute();
  reply.setCookie(cookieName(config), token, { ...attributesOf(config), maxAge: SECOND_STEP_MINUTES * 60 });
  throw new Problem(
    'second_step_required',
    'Use your passkey, your authenticator app or a recovery code to finish signing in.',
  );
}

export async function getSignInStep(
  { db, config, now }: Context,
  request: FastifyRequest,
): Promise<{ id: string; user_id: string }> {
  const token = request.cookies[cookieName(config)] ?? '';
  const step = await db
    .selectFrom('sign_in_steps')
    .select(['id', 'user_id'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  if (step === undefined) throw stepOver();
  return step;
}

/** Ends the step once: if it is finished twice at the same time, only one signs in. */
export async function endSignInStep({ db, config }: Context, reply: FastifyReply, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('sign_in_steps').where('id', '=', id).executeTakeFirst();
  reply.clearCookie(cookieName(config), attributesOf(config));
  if (numDeletedRows !== 1n) throw stepOver();
}

function stepOver(): Problem {
  return new Problem('not_found', 'Signing in took too long. Start again with your password.');
}
