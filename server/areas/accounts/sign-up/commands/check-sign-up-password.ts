import {
  claimGuess,
  forgetGuesses,
  type Pace,
} from '#server/areas/accounts/guessing/commands/guess-counts.ts';
import { hashToken } from '#server/areas/accounts/links/mint-link.ts';
import { verifyPassword } from '#server/platform/auth/password-hash.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { tooSoon } from '#server/platform/http/rate-limits.ts';

const GUESSES: Pace = { waits: new Array<number>(10).fill(0), seconds: 3_600 };

/** Asks for the password of the sign-up, besides the link that verifies its address. */
export async function checkSignUpPassword(
  { db }: Pick<Context, 'db'>,
  token: string,
  password: string,
): Promise<void> {
  const key = `verify:${hashToken(token)}`;
  const claim = await claimGuess(db, key, GUESSES);
  if (!claim.is_open) throw tooSoon(claim.wait_seconds);
  const credential = await db
    .selectFrom('account_links')
    .innerJoin('credentials', 'credentials.user_id', 'account_links.user_id')
    .select('credentials.password')
    .where('account_links.token_hash', '=', hashToken(token))
    .where('credentials.provider_id', '=', 'credential')
    .executeTakeFirst();
  if (credential?.password && (await verifyPassword({ hash: credential.password, password }))) {
    return forgetGuesses(db, [key]);
  }
  const message = 'That’s not the password you chose when you signed up.';
  throw new Problem('invalid_input', message, [{ path: 'password', message }]);
}
