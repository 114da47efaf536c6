import { RESEND_AFTER_SECONDS } from '#domain/limits.ts';
import type { Context } from '../context.ts';
import { Problem } from '../errors.ts';
import { takeFromLimit } from './rate-limits.ts';

const HOUR_SECONDS = 3_600;
const GUESSES = { most: 10, seconds: 900 };
const MAILS_AN_HOUR = { most: 6, seconds: HOUR_SECONDS };
const MAILS_APART = { most: 1, seconds: RESEND_AFTER_SECONDS };

type Limited = Pick<Context, 'config' | 'db'>;

/** Guessing is slowed for each account, wherever it comes from, and for each address, whatever it asks for. */
export async function takeSignIn({ config, db }: Limited, ip: string, email: string): Promise<void> {
  await takeFromLimit(db, `sign-in:ip:${ip}`, { most: config.sign_ins_per_hour, seconds: HOUR_SECONDS });
  await takeFromLimit(db, `sign-in:email:${email}`, GUESSES);
}

export function takeSignUp({ config, db }: Limited, ip: string): Promise<void> {
  return takeFromLimit(db, `sign-up:ip:${ip}`, { most: config.sign_ups_per_hour, seconds: HOUR_SECONDS });
}

/** Counted by the address asked for, so it tells nothing of whether that address has an account. */
export async function takeMail(
  { config, db }: Limited,
  ip: string,
  kind: string,
  email: string,
): Promise<void> {
  await takeFromLimit(db, `mail:ip:${ip}`, { most: config.sign_ins_per_hour, seconds: HOUR_SECONDS });
  await takeFromLimit(db, `mail:${kind}:${email}`, MAILS_APART);
  await takeFromLimit(db, `mail-hour:${kind}:${email}`, MAILS_AN_HOUR);
}

/** Trying links, passwords of one's own and tickets: a person needs few, a program many. */
export function takeProof({ config, db }: Limited, who: string): Promise<void> {
  return takeFromLimit(db, `proof:${who}`, { most: config.sign_ins_per_hour, seconds: HOUR_SECONDS });
}

/** A mail that left without being asked for counts too, so the next one keeps its distance. */
export async function noteMail({ db }: Limited, kind: string, email: string): Promise<void> {
  await takeFromLimit(db, `mail:${kind}:${email}`, MAILS_APART).catch((cause: unknown) => {
    if (!(cause instanceof Problem)) throw cause;
  });
}
