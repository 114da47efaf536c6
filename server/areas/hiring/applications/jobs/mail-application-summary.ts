import { inBusiness } from '#domain/businesses/business-links.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { applicationSummary, summaryDay } from '../application-summary.ts';
import { applicationSummaryMail } from '../mails/application-summary-mail.ts';
import { countNewApplications } from '../queries/count-new-applications.ts';

const MOST_CAMPAIGNS = 10;
const HREF = '/business/campaigns';

/** Sent at 6 p.m. of a busy day in place of single mails. Queued several times, it is sent once. */
export const mailApplicationSummary = defineJob({
  ...applicationSummary,
  run: (context, { business_id, evening }) =>
    inTransaction(context.db, async (tx) => {
      const campaigns = await countNewApplications(tx, { business_id, ...summaryDay(evening) });
      const applicant_count = campaigns.reduce((sum, { count }) => sum + count, 0);
      if (applicant_count === 0) return;
      await notifyPeople(tx, context, {
        user_ids: await listBusinessPeople(tx, business_id),
        business_id,
        kind: 'new_application',
        notification: {
          notification_key: `application-summary:${business_id}:${evening}`,
          title: `${applicant_count} applied since yesterday evening`,
          body: campaigns.map(({ title, count }) => `${title}: ${count}`).join(', '),
          href: HREF,
        },
        mail: {
          template: applicationSummaryMail,
          facts: {
            applicant_count,
            campaigns: campaigns.slice(0, MOST_CAMPAIGNS),
            href: inBusiness(HREF, business_id),
          },
        },
      });
    }),
});
