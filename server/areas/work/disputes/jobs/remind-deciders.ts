import { z } from 'zod';
import { decisionReminder } from '#domain/campaigns/decision-reminders.ts';
import { adminDisputePath } from '#domain/work/dispute-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { lockDispute } from '../lock.ts';
import { disputeDueMail } from '../mails/dispute-due-mail.ts';
import { readDisputeFacts } from '../queries/read-dispute-facts.ts';
import { dueWords } from '../update-words.ts';

/** Reminds every admin before and on the deadline of a decision, and daily once it has passed. */
export const remindDeciders = defineJob({
  name: 'remind-deciders',
  payload: z.object({}),
  retries: 0,
  cron: '13 9-20 * * *',
  run: async (context) => {
    const due = await context.db
      .selectFrom('disputes')
      .select(['id', 'decide_by'])
      .where('status', '=', 'under_review')
      .orderBy('decide_by')
      .execute();
    for (const { id, decide_by } of due) {
      if (decide_by !== null && decisionReminder(decide_by, context.now()) !== null)
        await remind(context, id);
    }
  },
});

/** The key of the notification keeps a reminder from being sent twice, however often the job runs. */
async function remind(context: Context, disputeId: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { status, decide_by, clock_at, round } = await lockDispute(tx, disputeId);
    if (status !== 'under_review' || decide_by === null || clock_at === null) return;
    const reminder = decisionReminder(decide_by, context.now());
    if (reminder === null) return;
    const news = await readDisputeFacts(tx, disputeId);
    const admins = await listAdmins(tx, 'admin_decisions');
    const decided = await tx
      .selectFrom('dispute_decisions')
      .select('decided_by')
      .where('dispute_id', '=', disputeId)
      .execute();
    const firstDeciders = decided.map(({ decided_by }) => decided_by);
    const others = admins.filter((id) => !firstDeciders.includes(id));
    const words = dueWords(news, { isOverdue: reminder.isOverdue, hasDecider: others.length > 0 });
    const href = adminDisputePath(disputeId);
    await notifyPeople(tx, context, {
      user_ids: others.length > 0 ? others : admins,
      kind: 'dispute_due',
      notification: { notification_key: `dispute:${disputeId}:due:${round}:${reminder.key}`, ...words, href },
      mail: { template: disputeDueMail, facts: { ...words, href } },
    });
  });
}
