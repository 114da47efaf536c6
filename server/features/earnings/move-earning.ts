import { type EarningMoveName, type EarningStatus, movedEarning } from '#domain/earning-states.ts';
import type { Tx } from '../../db/database.ts';
import { availableOf, pendingOf } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';

export interface EarningMoveRequest {
  earning_id: string;
  move: EarningMoveName;
  /** Left out: all of it. */
  amount_cents?: number;
}

/**
 * The only way in which an earning changes. False where it was there already. What a payout takes or brings back is booked
 * by the payout, once for all its parts.
 */
export async function moveEarning(
  tx: Tx,
  { earning_id, move, amount_cents }: EarningMoveRequest,
  now: Date,
): Promise<boolean> {
  const held = await tx
    .selectFrom('earnings')
    .select(['creator_id', 'campaign_id', 'status', 'net_cents', 'in_transit_cents', 'paid_cents'])
    .where('id', '=', earning_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const earning = { ...held, status: held.status as EarningStatus };
  const after = movedEarning(earning, move, amount_cents ?? held.net_cents);
  if (after === null) return false;
  const { status, in_transit_cents, paid_cents } = after;
  await tx
    .updateTable('earnings')
    .set({ status, in_transit_cents, paid_cents, updated_at: now.toISOString() })
    .where('id', '=', earning_id)
    .execute();
  if (move === 'clear') {
    const { creator_id, campaign_id, net_cents } = held;
    const transfers = [{ from: pendingOf(creator_id), to: availableOf(creator_id), amount_cents: net_cents }];
    const event = { event_key: `cleared:${earning_id}`, kind: 'cleared', campaign_id };
    await postTransfers(tx, { ...event, subject_id: earning_id, transfers }, now);
  }
  return true;
}
