import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { removeSuppression } from '#server/platform/mail/suppressions.ts';
import { readEmailCheck } from '../email-check-link.ts';

/** Only the mailbox has the link. Safe to repeat. */
export async function confirmEmailCheck(
  { db, config }: Pick<Context, 'db' | 'config'>,
  token: string,
): Promise<void> {
  const id = readEmailCheck(config, token);
  if (id === null) {
    throw new Problem('not_found', 'This link is incomplete. Use the link in our latest email.');
  }
  await inTransaction(db, (tx) => removeSuppression(tx, id));
}
