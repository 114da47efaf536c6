import { inBusiness } from '#domain/businesses/business-links.ts';
import type { Reach } from '#server/areas/base/actors/reach.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listMembersInReach } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
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
      for (const readers of await listReaders(tx, business_id)) {
        await mailSummary(tx, context, { business_id, evening, ...readers });
      }
    }),
});

interface Readers {
  reach: Reach;
  user_ids: string[];
}

/** Members who work on the same campaigns read the same summary. */
async function listReaders(tx: Tx, business_id: string): Promise<Readers[]> {
  const readers = new Map<string, Readers>();
  for (const { user_id, location_ids: reach } of await listMembersInReach(tx, business_id)) {
    const key = JSON.stringify(reach);
    const known = readers.get(key) ?? { reach, user_ids: [] };
    readers.set(key, { reach, user_ids: [...known.user_ids, user_id] });
  }
  return [...readers.values()];
}

async function mailSummary(
  tx: Tx,
  context: Context,
  { business_id, evening, reach, user_ids }: Readers & { business_id: string; evening: string },
): Promise<void> {
  const campaigns = await countNewApplications(tx, { business_id, reach, ...summaryDay(evening) });
  const applicant_count = campaigns.reduce((sum, { count }) => sum + count, 0);
  if (applicant_count === 0) return;
  await notifyPeople(tx, context, {
    user_ids,
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
}
