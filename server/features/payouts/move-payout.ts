import type { EarningMoveName } from '#domain/earning-states.ts';
import { canMovePayout, PAYOUT_MOVES, type PayoutMoveName } from '#domain/payout-states.ts';
import type { Tx } from '../../db/database.ts';
import { availableOf, inTransitOf, PROVIDER_CLEARING } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { moveEarning } from '../earnings/move-earning.ts';
import type { HeldPayout } from './hold-payout.ts';

export interface PayoutMoveRequest {
  move: PayoutMoveName;
  provider_reference?: string;
  arrives_on?: string | null;
  /** In words for the creator. */
  failure?: string | null;
}

/** A call whose answer is lost is looked up after this. */
const FIRST_LOOK_MS = 120_000;
/** A bank may send money back for days after it took it. */
const LOOK_AFTER_PAID_MS = 86_400_000;

/**
 * The only way in which the status of a payout changes; its money and its earnings go with it. False where what we know
 * already weighs more.
 */
export async function movePayout(
  tx: Tx,
  payout: HeldPayout,
  { move, provider_reference, arrives_on, failure = null }: PayoutMoveRequest,
  now: Date,
): Promise<boolean> {
  if (!canMovePayout(move, payout.status)) return false;
  const at = now.toISOString();
  const isOver = move === 'fail' || move === 'cancel';
  await tx
    .updateTable('payouts')
    .set({
      status: PAYOUT_MOVES[move].to,
      failure,
      held_at: null,
      held_reason: null,
      paid_at: move === 'pay' ? at : null,
      ended_at: isOver ? at : null,
      next_look_at: isOver ? null : nextLook(move, now),
      updated_at: at,
      ...(move === 'send' && { sent_at: at, ...bankOf(payout) }),
      ...(provider_reference && { provider_reference }),
      ...(arrives_on && { arrives_on }),
    })
    .where('id', '=', payout.id)
    .execute();
  if (move !== 'send') await moveMoney(tx, payout, move, now);
  return true;
}

function bankOf({ payee: { bank_name, bank_last4 } }: HeldPayout) {
  return { bank_name, bank_last4 };
}

function nextLook(move: PayoutMoveName, now: Date): string {
  return new Date(now.getTime() + (move === 'pay' ? LOOK_AFTER_PAID_MS : FIRST_LOOK_MS)).toISOString();
}

async function moveMoney(
  tx: Tx,
  payout: HeldPayout,
  move: Exclude<PayoutMoveName, 'send'>,
  now: Date,
): Promise<void> {
  const { id, creator_id, amount_cents } = payout;
  const { kind, earning_move, from, to } = wayOf(payout, move);
  for (const { earning_id, amount_cents: part } of payout.parts) {
    const isMoved = await moveEarning(tx, { earning_id, move: earning_move, amount_cents: part }, now);
    if (!isMoved) throw new Error(`Earning ${earning_id} does not allow what became of payout ${id}`);
  }
  const transfers = [{ from: from(creator_id), to: to(creator_id), amount_cents }];
  await postTransfers(
    tx,
    { event_key: `${kind.replace('_', '-')}:${id}`, kind, subject_id: id, transfers },
    now,
  );
}

interface Way {
  kind: string;
  earning_move: EarningMoveName;
  from(creatorId: string): string;
  to(creatorId: string): string;
}

const clearing = () => PROVIDER_CLEARING;

function wayOf({ status }: HeldPayout, move: Exclude<PayoutMoveName, 'send'>): Way {
  if (move === 'pay') return { kind: 'payout_paid', earning_move: 'arrive', from: inTransitOf, to: clearing };
  if (status === 'paid') {
    return { kind: 'payout_returned', earning_move: 'bounce', from: clearing, to: availableOf };
  }
  const kind = move === 'fail' ? 'payout_failed' : 'payout_canceled';
  return { kind, earning_move: 'give_back', from: inTransitOf, to: availableOf };
}
