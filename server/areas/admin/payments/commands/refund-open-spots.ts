import type { z } from 'zod';
import type { openSpotsRefund, openSpotsRefunded } from '#contract/admin/payments.ts';
import { formatCents } from '#domain/format/money.ts';
import type { Approvable } from '#server/areas/base/approvals/approvable.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import { refundUnallocated } from '#server/areas/money/fundings/commands/refund-unallocated.ts';
import { findUnallocated } from '#server/areas/money/fundings/queries/find-unallocated.ts';
import { completeCampaign } from '#server/areas/work/collaborations/commands/complete-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { answerOnce } from '#server/platform/http/idempotency.ts';
import { findOpenSpotsRefusal } from '../open-spots-refusal.ts';

type Wish = z.output<typeof openSpotsRefund> & { campaign_id: string };

/** Refunds open spots, exactly the amount the admin confirmed. The same key is the same refund. */
export function refundOpenSpots(
  context: Context,
  adminId: string,
  { key, ...request }: Wish & { key: string },
): Promise<z.input<typeof openSpotsRefunded>> {
  return answerOnce(
    context,
    { user_id: adminId, operation: 'refund_open_spots', key, request },
    { make: (tx) => refundSpotsIn(tx, context, adminId, request), answer: async (made) => made },
  );
}

/** At or above the amount in the settings, a second admin has to approve it. */
export const REFUND_OPEN_SPOTS: Approvable<Wish> = {
  action: 'refund_open_spots',
  findAmount: async (_db, _campaignId, { total_cents }) => ({ cents: total_cents }),
  run: refundSpotsIn,
};

async function refundSpotsIn(
  tx: Tx,
  context: Context,
  adminId: string,
  wish: Wish,
): Promise<{ total_cents: number }> {
  const { campaign_id, total_cents, reason } = wish;
  const campaign = await lockCampaign(tx, campaign_id);
  const refusal = findOpenSpotsRefusal(campaign.status);
  if (refusal !== null) throw new Problem('conflict', refusal);
  const now = await findUnallocated(tx, campaign);
  if (now.total_cents !== total_cents) {
    throw new Problem(
      'conflict',
      `The refund is now ${formatCents(now.total_cents)}. Reload and check it again.`,
    );
  }
  const given = await refundUnallocated(tx, context, campaign, 'spots_open');
  await recordAction(tx, {
    actor_id: adminId,
    action: 'refund_open_spots',
    subject_type: 'campaign',
    subject_id: campaign_id,
    reason,
    before: { open_spots: String(now.open_spots) },
    after: { open_spots: '0', refunded: formatCents(given.total_cents) },
  });
  await refreshListing(tx, campaign_id);
  await completeCampaign(tx, context, given.campaign);
  return { total_cents: given.total_cents };
}
