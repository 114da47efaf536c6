import { z } from 'zod';
import { businessCampaignPath } from '#domain/campaign-address.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { campaignTurnedMail } from '../../mail/templates/campaign-turned-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import { listDueReminders } from './list-due-reminders.ts';
import { type CampaignReminder, reminderWords } from './reminder-words.ts';

/** Says once what a campaign will run out of: days to apply, days to pick, patience to pay it in. */
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

/** Written down before it is said: of two who come at once, one finds it said. */
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
  await tellPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, campaign.business_id),
    kind: 'campaign_turns',
    notice: { notice_key: `${reminder}:${campaign_id}`, title: words.title, body: words.body, href: path },
    mail: { template: campaignTurnedMail, facts: { ...words, href: path, note: null } },
  });
}
