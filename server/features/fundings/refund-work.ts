import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordCampaignEvent } from '../campaigns/record-event.ts';
import { openRefunds } from './open-refunds.ts';
import { tellOfRefund } from './tell-of-money.ts';

export interface WorkRefund {
  refund_key: string;
  campaign_id: string;
  application_id: string;
  reason: 'work_cancelled' | 'dispute';
  /** Whether the whole spot goes back, so that nobody else is given it. */
  slots: 0 | 1;
  payout_cents: number;
  fee_cents: number;
}

/** What was held for a creator who will not earn it goes back to the business, our fee included. The campaign is held. */
export async function refundWork(
  tx: Tx,
  context: Context,
  { slots, payout_cents, fee_cents, ...request }: WorkRefund,
): Promise<{ total_cents: number }> {
  const { campaign_id, application_id, reason } = request;
  const portions = [{ slots, payout_cents, fee_cents }];
  const { total_cents } = await openRefunds(tx, context, { ...request, portions });
  if (total_cents === 0) return { total_cents };
  if (slots === 1) await dropSpot(tx, campaign_id);
  const detail = { total_cents, slots, reason };
  await recordCampaignEvent(
    tx,
    { campaign_id, application_id, kind: 'money_refunded', detail },
    context.now(),
  );
  await tellOfRefund(tx, context, { campaign_id, total_cents, reason });
  return { total_cents };
}

/** The spot is neither taken nor paid in any more. */
async function dropSpot(tx: Tx, campaignId: string): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set((eb) => ({
      taken_slots: eb('taken_slots', '-', 1),
      funded_slots: eb('funded_slots', '-', 1),
    }))
    .where('id', '=', campaignId)
    .where('taken_slots', '>', 0)
    .execute();
}
