import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { applicationSummaryMail } from '../../mail/templates/application-summary-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import { applicationSummary, summaryDay } from './application-summary.ts';
import { countNewApplications } from './count-new-applications.ts';

const MOST_CAMPAIGNS = 10;
const HREF = '/business/campaigns';

/** At 6 p.m. of a busy day, in place of the mails that were left out. Asked for often, it is told once. */
export const mailApplicationSummary = defineJob({
  ...applicationSummary,
  run: (context, { business_id, evening }) =>
    inTransaction(context.db, async (tx) => {
      const campaigns = await countNewApplications(tx, { business_id, ...summaryDay(evening) });
      const applicant_count = campaigns.reduce((sum, { count }) => sum + count, 0);
      if (applicant_count === 0) return;
      await tellPeople(tx, context, {
        user_ids: await listBusinessPeople(tx, business_id),
        kind: 'new_application',
        notice: {
          notice_key: `application-summary:${business_id}:${evening}`,
          title: `${applicant_count} applied since yesterday evening`,
          body: campaigns.map(({ title, count }) => `${title}: ${count}`).join(', '),
          href: HREF,
        },
        mail: {
          template: applicationSummaryMail,
          facts: { applicant_count, campaigns: campaigns.slice(0, MOST_CAMPAIGNS), href: HREF },
        },
      });
    }),
});
