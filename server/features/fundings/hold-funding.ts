import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { type HeldCampaign, holdCampaign } from '../campaigns/hold-campaign.ts';

export type HeldFunding = Awaited<ReturnType<typeof lockFunding>>;

/** Locks the campaign, then the payment. Null stands for a campaign that is gone while its money came in. */
export async function holdFunding(
  tx: Tx,
  fundingId: string,
): Promise<{ funding: HeldFunding; campaign: HeldCampaign | null }> {
  const known = await tx
    .selectFrom('fundings')
    .select('campaign_id')
    .where('id', '=', fundingId)
    .executeTakeFirst();
  if (known === undefined) throw new Problem('not_found', 'There is no such payment.');
  const campaign = await holdCampaign(tx, known.campaign_id).catch((cause: unknown) => {
    if (cause instanceof Problem) return null;
    throw cause;
  });
  return { campaign, funding: await lockFunding(tx, fundingId) };
}

function lockFunding(tx: Tx, id: string) {
  return tx.selectFrom('fundings').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}
