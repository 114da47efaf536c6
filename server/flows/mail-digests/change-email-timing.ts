import type { EmailTiming } from '#domain/accounts/notification-kinds.ts';
import { lockEmailTiming, setEmailTiming } from '#server/areas/accounts/preferences/commands/email-timing.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { sendDigest } from './send-digest.ts';

/** Back to "right away", what was left for the next daily email is sent at once, so that nothing is lost. */
export async function changeEmailTiming(
  context: Pick<Context, 'db' | 'queue' | 'now'>,
  user_id: string,
  email_timing: EmailTiming,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const before = await lockEmailTiming(tx, user_id);
    if (before.email_timing === email_timing) return;
    await setEmailTiming(tx, user_id, { email_timing });
    if (email_timing !== 'right_away') return;
    await sendDigest(tx, context, { user_id, email: before.email, until: context.now().toISOString() });
  });
}
