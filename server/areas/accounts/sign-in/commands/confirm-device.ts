import {
  claimGuess,
  forgetGuesses,
  type Pace,
} from '#server/areas/accounts/guessing/commands/guess-counts.ts';
import { rememberDevice } from '#server/areas/accounts/guessing/commands/remember-device.ts';
import { hashDeviceCode } from '#server/areas/accounts/guessing/device-code.ts';
import type { Visit } from '#server/areas/accounts/sessions/commands/open-session.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { networkKey } from '#server/platform/http/network-limits.ts';
import { tooSoon } from '#server/platform/http/rate-limits.ts';

const GUESSES: Pace = { waits: new Array<number>(10).fill(0), seconds: 900 };

/** Makes this browser known with a code from the inbox. It doesn't sign anyone in. */
export async function confirmDevice(
  context: Context,
  visit: Visit,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const { db, config, now } = context;
  const key = `device-code:${addressKey(config, email)}:${networkKey(visit.request)}`;
  const claim = await claimGuess(db, key, GUESSES);
  if (!claim.is_open) throw tooSoon(claim.wait_seconds);
  const spent = await db
    .deleteFrom('device_codes')
    .where('code_hash', '=', hashDeviceCode(config, email, code))
    .where('expires_at', '>', now().toISOString())
    .returning('user_id')
    .executeTakeFirst();
  if (spent === undefined) {
    const message = 'This code is wrong or has expired. Use the code from our latest email.';
    throw new Problem('invalid_input', message, [{ path: 'code', message }]);
  }
  await forgetGuesses(db, [key]);
  await rememberDevice(context, visit, spent.user_id);
}
