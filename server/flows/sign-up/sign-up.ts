import type { SignUpReceipt, SignUpRequest } from '#contract/accounts/sign-up.ts';
import { RESEND_AFTER_SECONDS } from '#domain/accounts/limits.ts';
import { noteMail } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { sealTicket } from '#server/areas/accounts/links/queries/sign-up-ticket.ts';
import { requireGoodPassword } from '#server/areas/accounts/passwords/commands/require-good-password.ts';
import { openAccount } from '#server/areas/accounts/sign-up/commands/open-account.ts';
import { startDraft } from '#server/areas/creators/profiles/commands/start-draft.ts';
import { hashPassword } from '#server/platform/auth/password-hash.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** Creates an account, with a draft profile for creators, in one transaction. */
export async function signUp(
  context: Context,
  { password, ...request }: SignUpRequest,
): Promise<SignUpReceipt> {
  const { db, config } = context;
  const { email, role } = request;
  await requireGoodPassword(password, 'password');
  const password_hash = await hashPassword(password, config.password_cost);
  const userId = newId();
  await inTransaction(db, async (tx) => {
    await openAccount(tx, context, userId, { ...request, password_hash });
    if (role !== 'business') await startDraft(tx, userId);
  });
  await noteMail(context, 'verify_email', email);
  return { email, ticket: sealTicket(config, userId), resend_after_seconds: RESEND_AFTER_SECONDS };
}
