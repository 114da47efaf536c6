import {
  claimGuess,
  forgetGuesses,
  type Pace,
} from '#server/areas/accounts/guessing/commands/guess-counts.ts';
import { verifyPassword } from '#server/platform/auth/password-hash.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { tooSoon } from '#server/platform/http/rate-limits.ts';

const GUESSES: Pace = { waits: new Array<number>(10).fill(0), seconds: 900 };

/** The session counts too, so that a thief with another session can't use up the owner's guesses. */
export interface OwnSession {
  user_id: string;
  session_id: string;
}

/** Required before actions that can't be undone: an unlocked phone on a counter must not be enough. */
export async function requireOwnPassword(
  context: Context,
  { user_id, session_id }: OwnSession,
  password: string,
  field: string,
): Promise<void> {
  const key = `own-password:${session_id}`;
  const claim = await claimGuess(context.db, key, GUESSES);
  if (!claim.is_open) throw tooSoon(claim.wait_seconds);
  const credential = await context.db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', user_id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (credential?.password && (await verifyPassword({ hash: credential.password, password }))) {
    return forgetGuesses(context.db, [key]);
  }
  const message = credential?.password
    ? 'That’s not your current password.'
    : 'This account doesn’t have a password yet. Choose one through “Forgot password?” on the sign-in page.';
  throw new Problem('invalid_input', message, [{ path: field, message }]);
}
