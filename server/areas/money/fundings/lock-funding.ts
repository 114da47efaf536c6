import { type LockedCampaign, lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export type LockedFunding = Awaited<ReturnType<typeof lockRow>>;

/** A payment as locked, with its campaign, which is locked before it. It is null if it was deleted before its money arrived. */
export interface LockedPayment {
  funding: LockedFunding;
  campaign: LockedCampaign | null;
}

/** Locks the campaign, then the payment. A refund of it is locked after them. */
export async function lockFunding(tx: Tx, fundingId: string): Promise<LockedPayment> {
  const known = await tx
    .selectFrom('fundings')
    .select('campaign_id')
    .where('id', '=', fundingId)
    .executeTakeFirst();
  if (known === undefined) throw new Problem('not_found', 'We can’t find that payment.');
  const campaign = await lockCampaign(tx, known.campaign_id).catch((cause: unknown) => {
    if (cause instanceof Problem) return null;
    throw cause;
  });
  return { campaign, funding: await lockRow(tx, fundingId) };
}

function lockRow(tx: Tx, id: string) {
  return tx.selectFrom('fundings').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}
