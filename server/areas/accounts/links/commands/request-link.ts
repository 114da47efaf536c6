import { RESEND_AFTER_SECONDS } from '#domain/accounts/limits.ts';
import { takeLinkMail } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import { sendLink } from '../jobs/send-link.ts';
import { mailedReturn } from '../mailed-return.ts';

/** Requests a mail with a link. The response never reveals whether the address has an account. */
export async function requestLink(
  context: Context,
  caller: Caller,
  purpose: 'verify_email' | 'sign_in' | 'reset_password',
  { email, return_to }: { email: string; return_to?: string | undefined },
) {
  await takeLinkMail(context, caller, purpose, email);
  // The same statements run whether there is an account or not, and the job is queued either way.
  const holder = await context.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('profiles.account_status', '!=', 'deleted')
    .executeTakeFirst();
  const user_id = holder?.id ?? null;
  const payload = { purpose, user_id, ...mailedReturn(return_to) };
  await inTransaction(context.db, (tx) => context.queue.enqueue(tx, sendLink, payload));
  return { email, resend_after_seconds: RESEND_AFTER_SECONDS };
}
