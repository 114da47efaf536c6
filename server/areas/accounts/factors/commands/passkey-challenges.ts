import { randomBytes } from 'node:crypto';
import { CHALLENGE_MINUTES } from '#domain/accounts/factors.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';

/** The purpose of a challenge, and the only one it can be used for. */
export type ChallengeFor =
  | { purpose: 'add' | 'confirm'; user_id: string; session_id: string }
  | { purpose: 'second_step'; user_id: string; sign_in_step_id: string }
  | { purpose: 'sign_in' };

export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;

export async function newChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  wanted: ChallengeFor,
): Promise<{ id: string; challenge: string }> {
  const id = newId();
  const challenge = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + CHALLENGE_MS).toISOString();
  await db
    .insertInto('passkey_challenges')
    .values({ id, challenge, expires_at, created_at: now().toISOString(), ...wanted })
    .execute();
  return { id, challenge };
}

/** A challenge can be answered once, right or wrong. Null if it is unknown, expired or for another purpose. */
export async function takeChallenge(
  db: Database | Tx,
  { now }: Pick<Context, 'now'>,
  id: string,
  wanted: ChallengeFor,
): Promise<string> {
  const expected = { user_id: null, session_id: null, sign_in_step_id: null, ...wanted };
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('expires_at', '>', now().toISOString())
    .where('purpose', '=', expected.purpose)
    .where('user_id', 'is not distinct from', expected.user_id)
    .where('session_id', 'is not distinct from', expected.session_id)
    .where('sign_in_step_id', 'is not distinct from', expected.sign_in_step_id)
    .returning('challenge')
    .executeTakeFirst();
  if (taken === undefined)
    throw new Problem('conflict', 'This request expired or was already used. Try again.');
  return taken.challenge;
}
