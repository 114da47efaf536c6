import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { moveFunding } from '../transition-funding.ts';

/** Closes the open checkouts. A payment that still arrives is refunded in full. The caller has locked the campaign. */
export async function closeCheckouts(tx: Tx, context: Context, campaignId: string): Promise<void> {
  const open = await tx
    .selectFrom('fundings')
    .select(['id', 'status', 'provider_reference'])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'created')
    .where('processing_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const funding of open) await closeCheckout(tx, context, funding);
}

export async function closeCheckout(
  tx: Tx,
  { queue, now }: Pick<Context, 'queue' | 'now'>,
  funding: Parameters<typeof moveFunding>[1],
): Promise<void> {
  if (await moveFunding(tx, funding, { move: 'cancel' }, now()))
    await queue.enqueue(tx, endCheckout, { funding_id: funding.id });
}

export const endCheckout = defineJob({
  name: 'end-checkout',
  payload: z.object({ funding_id: z.uuid() }),
  retries: 8,
  run: async ({ db, payments }, { funding_id }) => {
    const funding = await db
      .selectFrom('fundings')
      .select(['id', 'provider_reference as reference'])
      .where('id', '=', funding_id)
      .where('provider', '=', payments.name)
      .executeTakeFirst();
    if (funding) await payments.endCheckout(funding);
  },
});
