import type { CancellationPreview } from '#contract/campaigns/own-campaigns.ts';
import type { Account } from '#domain/accounts/access.ts';
import { canMoveCampaign } from '#domain/campaigns/campaign-states.ts';
import { findCancelRefusal } from '#server/areas/campaigns/campaigns/find-move-refusal.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { findUnallocated } from '#server/areas/money/fundings/queries/find-unallocated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The people who would be notified and the exact amount that would be refunded. */
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
  const { notified } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('notified'))
    .where('campaign_id', '=', id)
    .where('status', 'in', ['invited', 'submitted', 'shortlisted'])
    .executeTakeFirstOrThrow();
  const { status } = campaign;
  const { open_spots, total_cents } = await findUnallocated(db, campaign);
  const refusal = canMoveCampaign('cancel', status, 'business')
    ? findCancelRefusal(campaign)
    : `The campaign is already ${status}.`;
  return {
    can_cancel: refusal === null,
    refusal,
    notified_count: Number(notified),
    open_spots,
    refund_cents: total_cents,
  };
}
