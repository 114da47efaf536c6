import type { CancellationPreview } from '#contract/own-campaigns.ts';
import type { Account } from '#domain/access.ts';
import { canMoveCampaign } from '#domain/campaign-states.ts';
import type { Database } from '../../db/database.ts';
import { findUnallocated } from '../fundings/find-unallocated.ts';
import { getOwnCampaign } from './find-own-campaign.ts';
import { findCancelHindrance } from './require-movable.ts';

/** Who would be told and what would be paid back, to the cent. */
export async function previewCancellation(
  db: Database,
  account: Account,
  place: { id: string; identifier: string },
): Promise<CancellationPreview> {
  const { id } = await getOwnCampaign(db, account, place, 'read');
  const campaign = await db
    .selectFrom('campaigns')
    .select(['id', 'status', 'funded_slots', 'taken_slots', 'creator_payout_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { told } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('told'))
    .where('campaign_id', '=', id)
    .where('status', 'in', ['invited', 'submitted', 'shortlisted'])
    .executeTakeFirstOrThrow();
  const { status } = campaign;
  const { open_spots, total_cents } = await findUnallocated(db, campaign);
  const hindrance = canMoveCampaign('cancel', status, 'business')
    ? findCancelHindrance(campaign)
    : `The campaign is ${status} already.`;
  return {
    can_cancel: hindrance === null,
    hindrance,
    told_count: Number(told),
    open_spots,
    refund_cents: total_cents,
  };
}
