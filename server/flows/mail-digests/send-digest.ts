import { takeDigest } from '#server/areas/base/notifications/commands/take-digest.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import { digestMail } from './mails/digest-mail.ts';

/** Enough to read in one email. The app has the others. */
const MOST_SHOWN = 40;

/**
 * Emails a person what was left for their daily email, once: it is taken in the transaction that queues the email.
 * Returns whether there was anything to say.
 */
export async function sendDigest(
  tx: Tx,
  context: Pick<Context, 'queue'>,
  { user_id, email, until }: { user_id: string; email: string; until: string },
): Promise<boolean> {
  const ids = await takeDigest(tx, { user_id, until });
  if (ids.length === 0) return false;
  const sent_for = {
    why: 'You’re getting this email because you chose one daily email for updates that can wait.',
    unsubscribe_id: `digest:${user_id}`,
  };
  const facts = { user_id, count: ids.length, notification_ids: ids.slice(0, MOST_SHOWN) };
  await queueMails(context, tx, digestMail, [{ email, sent_for }], facts);
  return true;
}
