import type { Tx } from '#server/platform/db/database.ts';

/** True after a chargeback on a payment for the campaign, until an admin releases its creators' earnings. */
export async function isMoneyOnHold(tx: Tx, campaignId: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('chargebacks')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('status', '<>', 'won')
    .where('earnings_released_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return locked !== undefined;
}
