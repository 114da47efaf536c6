import { dropTakenSpot } from '#server/areas/campaigns/campaigns/commands/fund-spots.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { notifyAboutRefund } from '../notify/notify-about-money.ts';
import { openRefunds } from './open-refunds.ts';

export interface WorkRefund {
  refund_key: string;
  application_id: string;
  reason: 'work_cancelled' | 'dispute';
  /** 1 if the spot itself is refunded, so that nobody else can take it. */
  slots: 0 | 1;
  payout_cents: number;
  fee_cents: number;
}

/** Refunds money held for a creator who won't earn it, our fee included. The caller has locked the campaign. */
export async function refundWork(
  tx: Tx,
  context: Context,
  campaign: LockedCampaign,
  { slots, payout_cents, fee_cents, ...request }: WorkRefund,
): Promise<LockedCampaign> {
  const campaign_id = campaign.id;
  const { application_id, reason } = request;
  const portions = [{ slots, payout_cents, fee_cents }];
  const { total_cents } = await openRefunds(tx, context, { ...request, campaign_id, portions });
  if (total_cents === 0) return campaign;
  const left = slots === 1 ? await dropTakenSpot(tx, campaign) : campaign;
  const detail = { total_cents, slots, reason };
  await recordCampaignEvent(
    tx,
    { campaign_id, application_id, kind: 'money_refunded', detail },
    context.now(),
  );
  await notifyAboutRefund(tx, context, { campaign_id, total_cents, reason });
  return left;
}
