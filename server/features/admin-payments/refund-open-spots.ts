import type { z } from 'zod';
import type { openSpotsRefund, openSpotsRefunded } from '#contract/admin-payments.ts';
import { formatCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { answerOnce } from '../../http/idempotency.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { holdCampaign } from '../campaigns/hold-campaign.ts';
import { completeCampaign } from '../collaborations/complete-campaign.ts';
import { refreshListing } from '../feed/refresh-listing.ts';
import { findUnallocated } from '../fundings/find-unallocated.ts';
import { refundUnallocated } from '../fundings/refund-unallocated.ts';
import { openSpotsHindrance } from './open-spots-hindrance.ts';

type Wish = z.output<typeof openSpotsRefund> & { campaign_id: string };

/** An admin gives back what nobody took, exactly the sum that was confirmed. The same key is the same refund. */
export function refundOpenSpots(
  context: Context,
  adminId: string,
  { key, ...request }: Wish & { key: string },
): Promise<z.input<typeof openSpotsRefunded>> {
  return answerOnce(
    context,
    { user_id: adminId, operation: 'refund_open_spots', key, request },
    { make: (tx) => giveBack(tx, context, adminId, request), answer: async (made) => made },
  );
}

async function giveBack(
  tx: Tx,
  context: Context,
  adminId: string,
  wish: Wish,
): Promise<{ total_cents: number }> {
  const { campaign_id, total_cents, reason } = wish;
  const campaign = await holdCampaign(tx, campaign_id);
  const hindrance = openSpotsHindrance(campaign.status);
  if (hindrance !== null) throw new Problem('conflict', hindrance);
  const now = await findUnallocated(tx, campaign);
  if (now.total_cents !== total_cents) {
    throw new Problem('conflict', `It is ${formatCents(now.total_cents)} now. Look at the payment again.`);
  }
  const given = await refundUnallocated(tx, context, { campaign_id, reason: 'spots_open' });
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
  await completeCampaign(tx, context, campaign_id);
  return given;
}
