import { EMAIL_MOVES } from '#domain/base/email-event-states.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { transitionIfAllowed } from '#server/platform/db/transition.ts';
import { FORGOTTEN } from './forget-recipient.ts';
import type { MailReport } from './reports/mail-report.ts';
import { suppress } from './suppressions.ts';

/** Reports about emails that are not ours, come twice or come too late change nothing. */
export async function applyReport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { kind, message_id, is_permanent, detail }: MailReport,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('email_events')
      .select(['id', 'status', 'recipient', 'last_error'])
      .where('message_id', '=', message_id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    await transitionIfAllowed(tx, 'email_events', {
      row,
      isAllowed: EMAIL_MOVES[kind].includes(row.status),
      change: () => ({ status: kind, last_error: detail }),
      record: async ({ recipient }) => {
        const isGone = recipient === FORGOTTEN || recipient.endsWith('@deleted.invalid');
        if (isGone || !(kind === 'complained' || (kind === 'bounced' && is_permanent))) return;
        const cause = kind === 'complained' ? 'complaint' : 'bounce';
        await suppress(tx, {
          address: recipient,
          cause,
          email_event_id: row.id,
          created_at: now().toISOString(),
        });
      },
    });
  });
}
