import { z } from 'zod';
import { inBusiness } from '#domain/businesses/business-links.ts';
import { businessCampaignPath } from '#domain/campaigns/campaign-address.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { campaignChangedMail } from '../mails/campaign-changed-mail.ts';
import { listDueReminders } from '../queries/list-due-reminders.ts';
import { type CampaignReminder, reminderWords } from '../reminder-words.ts';

/** Sends each reminder once: the deadline is near, the selection closes soon, or the campaign is unpaid. */
export const remindBusinesses = defineJob({
  name: 'remind-businesses',
  payload: z.object({}),
  retries: 0,
  cron: '*/20 * * * *',
  run: async (context) => {
    for (const due of await listDueReminders(context)) {
      await inTransaction(context.db, (tx) => remind(tx, context, due));
    }
  },
});

/** Records the reminder before it is sent. If two runs come at once, the second finds it recorded. */
async function remind(
  tx: Tx,
  context: Context,
  { campaign_id, reminder }: { campaign_id: string; reminder: CampaignReminder },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('campaign_reminders')
    .values({ campaign_id, reminder, created_at: context.now().toISOString() })
    .onConflict((oc) => oc.columns(['campaign_id', 'reminder']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const campaign = await tx
    .selectFrom('campaigns')
    .select(['id', 'slug', 'title', 'business_id', 'funded_slots', 'taken_slots'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  const words = reminderWords(reminder, campaign);
  const href = businessCampaignPath(campaign);
  const path = reminder === 'unpaid' ? `${href}/fund` : href;
  await notifyPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, { business_id: campaign.business_id, campaign_id }),
    business_id: campaign.business_id,
    kind: 'campaign_turns',
    notification: {
      notification_key: `${reminder}:${campaign_id}`,
      title: words.title,
      body: words.body,
      href: path,
    },
    mail: {
      template: campaignChangedMail,
      facts: { ...words, href: inBusiness(path, campaign.business_id), note: null },
    },
  });
}
