import type { SignUpRequest } from '#contract/accounts/sign-up.ts';
import { mailedReturn } from '#server/areas/accounts/links/mailed-return.ts';
import { verifyEmailMail } from '#server/areas/accounts/links/mails/verify-email-mail.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';

/** Creates the account with its password and profile, and mails the verification link. */
export async function openAccount(
  tx: Tx,
  context: Context,
  userId: string,
  request: Omit<SignUpRequest, 'password'> & { password_hash: string },
): Promise<void> {
  const { email, password_hash: password } = request;
  await insertUser(tx, userId, email);
  await insertProfile(tx, userId, request, context.now());
  await tx
    .insertInto('credentials')
    .values({ id: newId(), user_id: userId, provider_id: 'credential', account_id: userId, password })
    .execute();
  await queueMail(context, tx, verifyEmailMail, email, {
    user_id: userId,
    ...mailedReturn(request.return_to),
  });
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

/** Creators begin as applicants; owners begin with setting up their business. */
async function insertProfile(
  tx: Tx,
  userId: string,
  request: Pick<SignUpRequest, 'role' | 'full_name'>,
  now: Date,
): Promise<void> {
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
}
