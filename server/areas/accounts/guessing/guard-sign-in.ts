import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import { networksOf } from '#server/platform/http/network-limits.ts';
import { takeFromLimit, tooSoon } from '#server/platform/http/rate-limits.ts';
import { takeSignIn } from './commands/auth-limits.ts';
import {
  claimGuess,
  forgetGuesses,
  giveGuessBack,
  noteFailure,
  type Pace,
  readFailures,
} from './commands/guess-counts.ts';
import { warnOfGuesses } from './jobs/warn-of-guesses.ts';
import { findKnownDevice } from './queries/find-known-device.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/** For browsers that have signed in before. Strangers can't use up this budget. */
const KNOWN: Pace = { waits: new Array<number>(10).fill(0), seconds: 900 };
const KNOWN_TRIES = { most: 60, seconds: HOUR_SECONDS };
/** For all other browsers: five guesses, five more with growing waits, then a code from the inbox. */
const UNKNOWN: Pace = { waits: [0, 0, 0, 0, 15, 30, 60, 120, 240, 480], seconds: DAY_SECONDS };
/** While an account or the whole site is under attack from many places. */
const RAISED: Pace = { waits: [0, 30], seconds: DAY_SECONDS };
/** For all addresses of a /48 together. */
const WIDE: Pace = { waits: new Array<number>(20).fill(0), seconds: DAY_SECONDS };

/** Wrong passwords from unknown browsers within an hour, per account and overall, that trigger the stricter pace. */
const MANY_AT_ONE = 50;
const MANY_AT_ALL = 2_000;
const EVERYBODY = 'sign-in:everybody';

/**
 * Lets an attempt to sign in through, or refuses it before any password is hashed. Only wrong passwords count, and the
 * right one clears them. No account is ever locked for everyone: see decision 0042.
 */
export async function guardSignIn<T>(
  context: Context,
  caller: Caller,
  email: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const { db, config } = context;
  const account = addressKey(config, email);
  const device = await findKnownDevice(context, caller, email);
  const claimed =
    device === null ? await claimFromAfar(context, caller, account) : await claimAtHome(context, device.id);
  try {
    const answer = await attempt();
    await forgetGuesses(db, claimed);
    return answer;
  } catch (cause) {
    const code = cause instanceof Problem ? cause.code : null;
    // The password was right, and only the address is not verified yet.
    if (code === 'email_not_verified') await forgetGuesses(db, claimed);
    else if (code !== 'wrong_credentials') await giveGuessBack(db, claimed);
    else if (device === null) await noteWrong(context, account, email);
    throw cause;
  }
}

async function claimAtHome({ db }: Context, deviceId: string): Promise<string[]> {
  await takeFromLimit(db, `sign-in:device:${deviceId}`, KNOWN_TRIES);
  const key = `sign-in:device:${deviceId}`;
  const claim = await claimGuess(db, key, KNOWN);
  if (!claim.is_open) throw tooSoon(claim.wait_seconds);
  return [key];
}

async function claimFromAfar(context: Context, caller: Caller, account: string): Promise<string[]> {
  const { db } = context;
  await takeSignIn(context, caller);
  const { narrow, wide } = networksOf(caller);
  const pace = (await isGuessedAtWidely(context, account)) ? RAISED : UNKNOWN;
  const places: [string, Pace][] = [[`sign-in:${account}:${narrow}`, pace]];
  if (wide !== null) places.push([`sign-in:${account}:${wide}`, WIDE]);
  const claimed: string[] = [];
  for (const [key, waits] of places) {
    const claim = await claimGuess(db, key, waits);
    if (!claim.is_open) {
      if (claimed.length > 0) await giveGuessBack(db, claimed);
      throw claim.is_used_up ? proofRequired() : tooSoon(claim.wait_seconds);
    }
    claimed.push(key);
  }
  return claimed;
}

async function isGuessedAtWidely({ db }: Context, account: string): Promise<boolean> {
  const failures = await readFailures(db, [overall(account), EVERYBODY]);
  return (
    (failures.get(overall(account)) ?? 0) >= MANY_AT_ONE || (failures.get(EVERYBODY) ?? 0) >= MANY_AT_ALL
  );
}

async function noteWrong(context: Context, account: string, email: string): Promise<void> {
  const failures = await noteFailure(context.db, overall(account), HOUR_SECONDS);
  await noteFailure(context.db, EVERYBODY, HOUR_SECONDS);
  await warnOfGuesses(context, { account, email, failures });
}

const overall = (account: string) => `sign-in:${account}`;

function proofRequired(): Problem {
  return new Problem(
    'device_proof_required',
    'Too many wrong passwords. Confirm with a code we email you, then try again.',
  );
}
