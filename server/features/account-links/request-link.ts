import { RESEND_AFTER_SECONDS } from '#domain/limits.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeMail } from '../../http/door-limits.ts';
import { sendLink } from './send-link.ts';

/** Asks for a mail with a link. The answer never tells whether the address has an account. */
export async function requestLink(
  context: Context,
  ip: string,
  purpose: 'verify_email' | 'sign_in' | 'reset_password',
  email: string,
) {
  await takeMail(context, ip, purpose, email);
  await inTransaction(context.db, (tx) => context.queue.enqueue(tx, sendLink, { purpose, email }));
  return { email, resend_after_seconds: RESEND_AFTER_SECONDS };
}
