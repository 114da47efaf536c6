import type { SignUpReceipt, SignUpRequest } from '#contract/sign-up.ts';
import { RESEND_AFTER_SECONDS } from '#domain/limits.ts';
import { hashPassword } from '../../auth/password-hash.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { noteMail } from '../../http/door-limits.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { verifyEmailMail } from '../../mail/templates/verify-email-mail.ts';
import { requireGoodPassword } from '../passwords/require-good-password.ts';
import { sealTicket } from './sign-up-ticket.ts';

/** Account, password, profile and the mail that verifies it: all of it, or nothing. */
export async function signUp(context: Context, request: SignUpRequest): Promise<SignUpReceipt> {
  const { db, config } = context;
  const { email } = request;
  await requireGoodPassword(request.password, 'password');
  const password = await hashPassword(request.password, config.password_cost);
  const userId = newId();
  await inTransaction(db, async (tx) => {
    await insertUser(tx, userId, email);
    await insertProfile(tx, userId, request, context.now());
    await tx
      .insertInto('credentials')
      .values({ id: newId(), user_id: userId, provider_id: 'credential', account_id: userId, password })
      .execute();
    await queueMail(context, tx, verifyEmailMail, email, { user_id: userId });
  });
  await noteMail(context, 'verify_email', email);
  return { email, ticket: sealTicket(config, userId), resend_after_seconds: RESEND_AFTER_SECONDS };
}

async function insertUser(tx: Tx, id: string, email: string): Promise<void> {
  const made = await tx
    .insertInto('users')
    .values({ id, email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return;
  const message = 'An account with this email already exists';
  throw new Problem('email_exists', `${message}. Sign in, or ask for a link by email.`, [
    { path: 'email', message },
  ]);
}

/** Creators begin as applicants with a draft; owners begin with setting up their business. */
async function insertProfile(tx: Tx, userId: string, request: SignUpRequest, now: Date): Promise<void> {
  const isBusiness = request.role === 'business';
  await tx
    .insertInto('profiles')
    .values({
      user_id: userId,
      role: isBusiness ? 'business' : 'applicant',
      is_business_onboarding: isBusiness,
      full_name: request.full_name,
      terms_accepted_at: now.toISOString(),
    })
    .execute();
  if (isBusiness) return;
  await tx.insertInto('creators').values({ id: newId(), user_id: userId, status: 'draft' }).execute();
}
