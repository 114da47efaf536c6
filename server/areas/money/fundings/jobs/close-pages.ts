import { z } from 'zod';
import { isBlockedFromPaying } from '#server/areas/businesses/businesses/queries/paying-block.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { closeCheckouts } from '../commands/close-checkouts.ts';

/**
 * Closes the payment pages of a business that may no longer pay. It is a job that locks each campaign by itself,
 * because the transaction that blocks the business has locked one already and must not wait for the others.
 */
export const closePages = defineJob({
  name: 'close-pages',
  payload: z.object({ business_id: z.uuid() }),
  retries: 8,
  run: async (context, { business_id }) => {
    const { db } = context;
    const campaigns = await db
      .selectFrom('fundings')
      .select('campaign_id')
      .distinct()
      .where('business_id', '=', business_id)
      .where('status', '=', 'created')
      .where('processing_at', 'is', null)
      .orderBy('campaign_id')
      .execute();
    for (const { campaign_id } of campaigns) {
      await inTransaction(db, async (tx) => {
        await lockCampaign(tx, campaign_id);
        if (await isBlockedFromPaying(tx, business_id)) await closeCheckouts(tx, context, campaign_id);
      });
    }
  },
});
