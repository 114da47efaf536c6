import { LINK_MINUTES, type LinkPurpose } from '#domain/accounts/account-links.ts';
import { RESEND_AFTER_SECONDS } from '#domain/accounts/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { type Caller, takeFromNetwork } from '#server/platform/http/network-limits.ts';
import { forgetLimits, isWithinLimit, takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { findKnownDevice } from '../queries/find-known-device.ts';

const HOUR_SECONDS = 3_600;
/** For codes: far too few tries to guess one of a million that changes every half minute. */
const CODES = { most: 10, seconds: 900 };
const CODES_A_DAY = { most: 60, seconds: 86_400 };
const MAILS_AN_HOUR = { most: 6, seconds: HOUR_SECONDS };
/** Beside those that keep the pace. */
const MAILS_BETWEEN = { most: 5, seconds: HOUR_SECONDS };
const MAILS_APART = { most: 1, seconds: RESEND_AFTER_SECONDS };

type Limited = Pick<Context, 'config' | 'db'>;

/** Every try costs a hash, right or wrong, so the limit counts all tries of a network. */
export function takeSignIn({ config, db }: Limited, caller: Caller): Promise<void> {
  return takeFromNetwork(db, 'sign-in', caller, { most: config.sign_ins_per_hour, seconds: HOUR_SECONDS });
}

export function takeSignUp({ config, db }: Limited, caller: Caller): Promise<void> {
  return takeFromNetwork(db, 'sign-up', caller, { most: config.sign_ups_per_hour, seconds: HOUR_SECONDS });
}

/** Counts per requested address, so the limit doesn't reveal whether that address has an account. */
export async function takeMail(context: Limited, caller: Caller, kind: string, email: string): Promise<void> {
  await takeFromSender(context, caller);
  await takeMailAt(context, kind, addressKey(context.config, email));
}

/**
 * The same for sign-in links. A browser known to the account has its own budget. All others share six mails an hour,
 * and after that one for most of the time a link works. So whatever strangers request, the owner either has a working
 * link in the inbox or can request one.
 */
export async function takeLinkMail(
  context: Limited,
  caller: Caller,
  kind: LinkPurpose,
  email: string,
): Promise<void> {
  const { db, config } = context;
  await takeFromSender(context, caller);
  const device = await findKnownDevice(context, caller, email);
  if (device !== null) return takeMailAt(context, kind, `device:${device.id}`);
  const to = addressKey(config, email);
  await takeFromLimit(db, `mail:${kind}:${to}`, MAILS_APART);
  const pace = { most: 1, seconds: LINK_MINUTES[kind] * 60 * SHARE_OF_LIFE };
  if (await isWithinLimit(db, `mail-pace:${kind}:${to}`, pace)) return;
  await takeFromLimit(db, `mail-hour:${kind}:${to}`, MAILS_BETWEEN);
}

const SHARE_OF_LIFE = 0.8;

function takeFromSender({ config, db }: Limited, caller: Caller): Promise<void> {
  return takeFromNetwork(db, 'mail', caller, { most: config.sign_ins_per_hour, seconds: HOUR_SECONDS });
}

async function takeMailAt({ db }: Limited, kind: string, to: string): Promise<void> {
  await takeFromLimit(db, `mail:${kind}:${to}`, MAILS_APART);
  await takeFromLimit(db, `mail-hour:${kind}:${to}`, MAILS_AN_HOUR);
}

/** Limits tries of links and tickets. A person needs few. */
export function takeProof({ config, db }: Limited, caller: Caller): Promise<void> {
  return takeFromNetwork(db, 'proof', caller, { most: config.sign_ins_per_hour, seconds: HOUR_SECONDS });
}

/** The same for signed-in accounts, such as for invitations. */
export function takeOwnProof({ config, db }: Limited, who: string): Promise<void> {
  return takeFromLimit(db, `proof:${who}`, { most: config.sign_ins_per_hour, seconds: HOUR_SECONDS });
}

/** Counts a mail that was sent without a request, so that the next one keeps its distance. */
export async function noteMail({ config, db }: Limited, kind: string, email: string): Promise<void> {
  await takeFromLimit(db, `mail:${kind}:${addressKey(config, email)}`, MAILS_APART).catch(
    (cause: unknown) => {
      if (!(cause instanceof Problem)) throw cause;
    },
  );
}

/** For codes of an authenticator app and recovery codes. `forgetFailures` clears the count after a right one. */
export async function takeFactorGuess({ db }: Limited, userId: string, kind: string): Promise<void> {
  await takeFromLimit(db, codesKey(userId, kind), CODES);
  await takeFromLimit(db, codesADayKey(userId, kind), CODES_A_DAY);
}

export async function forgetFailures({ db }: Limited, userId: string, kind: string): Promise<void> {
  await forgetLimits(db, [codesKey(userId, kind), codesADayKey(userId, kind)]);
}

function codesKey(userId: string, kind: string): string {
  return `factor:${kind}:${userId}`;
}

function codesADayKey(userId: string, kind: string): string {
  return `factor-day:${kind}:${userId}`;
}
