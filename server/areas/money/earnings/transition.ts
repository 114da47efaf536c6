import { type EarningMoveName, movedEarning } from '#domain/money/earning-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { availableOf, pendingOf } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';

export interface EarningMoveRequest {
  earning_id: string;
  move: EarningMoveName;
  /** Without it, the full amount. */
  amount_cents?: number;
}

/**
 * The only way in which the status of an earning changes. False if nothing changed. Payouts post their own transfers,
 * once for all their earnings.
 */
export async function moveEarning(
  tx: Tx,
  { earning_id, move, amount_cents }: EarningMoveRequest,
  now: Date,
): Promise<boolean> {
  const locked = await tx
    .selectFrom('earnings')
    .select(['creator_id', 'campaign_id', 'status', 'net_cents', 'in_transit_cents', 'paid_cents'])
    .where('id', '=', earning_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = movedEarning(locked, move, amount_cents ?? locked.net_cents);
  if (after === null) return false;
  const { status, in_transit_cents, paid_cents } = after;
  await tx
    .updateTable('earnings')
    .set({ status, in_transit_cents, paid_cents, updated_at: now.toISOString() })
    .where('id', '=', earning_id)
    .execute();
  if (move === 'clear') {
    const { creator_id, campaign_id, net_cents } = locked;
    const transfers = [{ from: pendingOf(creator_id), to: availableOf(creator_id), amount_cents: net_cents }];
    const event = { event_key: `cleared:${earning_id}`, kind: 'cleared', campaign_id };
    await postTransfers(tx, { ...event, subject_id: earning_id, transfers }, now);
  }
  return true;
}
