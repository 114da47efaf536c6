import { type EarningMoveName, movedEarning } from '#domain/money/earning-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transitionIfAllowed } from '#server/platform/db/transition.ts';
import { availableOf, pendingOf } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import type { LockedEarning } from './lock.ts';

export interface EarningMoveRequest {
  move: EarningMoveName;
  /** Without it, the full amount. */
  amount_cents?: number;
}

/**
 * The only way in which the status of an earning changes. Null if nothing changed. Payouts post their own transfers,
 * once for all their earnings.
 */
export async function moveEarning(
  tx: Tx,
  earning: LockedEarning,
  { move, amount_cents = earning.net_cents }: EarningMoveRequest,
  now: Date,
): Promise<LockedEarning | null> {
  const after = movedEarning(earning, move, amount_cents);
  if (after === null) return null;
  const { status, in_transit_cents, paid_cents } = after;
  return transitionIfAllowed(tx, 'earnings', {
    row: earning,
    isAllowed: true,
    change: () => ({ status, in_transit_cents, paid_cents, updated_at: now.toISOString() }),
    record: async () => {
      if (move === 'clear') await postCleared(tx, earning, now);
    },
  });
}

async function postCleared(
  tx: Tx,
  { id, creator_id, campaign_id, net_cents: amount_cents }: LockedEarning,
  now: Date,
): Promise<void> {
  const transfers = [{ from: pendingOf(creator_id), to: availableOf(creator_id), amount_cents }];
  const event = { event_key: `cleared:${id}`, kind: 'cleared', campaign_id, subject_id: id, transfers };
  await postTransfers(tx, event, now);
}
