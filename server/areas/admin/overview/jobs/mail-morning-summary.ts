import { z } from 'zod';
import { ADMIN_ROLES } from '#domain/accounts/roles.ts';
import { headline, WAITING_TITLES, waitingFor } from '#domain/admin/waiting.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdminsWith } from '#server/areas/base/notifications/queries/list-admins.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { morningSummaryMail } from '../mails/morning-summary-mail.ts';
import { findWaiting } from '../queries/find-waiting.ts';

/** Everyone hears of the queues their role can open. Schedules are in New York time. However often this runs, a person hears of a day once. */
export const mailMorningSummary = defineJob({
  name: 'mail-morning-summary',
  payload: z.object({}),
  retries: 5,
  cron: '0 9 * * *',
  run: async (context) => {
    const { db, queue, now } = context;
    const deadJobs = { count: await queue.countDeadLetters(), since: null };
    const all = await findWaiting(db, now(), deadJobs);
    for (const role of ADMIN_ROLES) {
      const { waiting, applicants } = waitingFor(all, role);
      if (waiting.length === 0) continue;
      const counts = waiting.map(({ kind, count }) => ({ kind, count }));
      const facts = {
        waiting: counts,
        applicants: { overdue: applicants.overdue, due_soon: applicants.due_soon },
      };
      await inTransaction(db, async (tx) => {
        await notifyPeople(tx, context, {
          user_ids: await listAdminsWith(tx, [role]),
          kind: 'morning_summary',
          notification: {
            notification_key: `morning-summary:${newYorkDate(now())}`,
            title: headline(facts),
            body: counts.map(({ kind, count }) => `${WAITING_TITLES[kind]}: ${count}`).join(', '),
            href: '/admin',
          },
          mail: { template: morningSummaryMail, facts },
        });
      });
    }
  },
});
