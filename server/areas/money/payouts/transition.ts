import type { EarningMoveName } from '#domain/money/earning-states.ts';
import { expectedArrival, nextBatchAt } from '#domain/money/payout-clock.ts';
import { canMovePayout, PAYOUT_MOVES, type PayoutMoveName } from '#domain/money/payout-states.ts';
import { emitEvent } from '#server/areas/base/webhook-endpoints/commands/emit-event.ts';
import { moveEarning } from '#server/areas/money/earnings/transition.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transitionIfAllowed } from '#server/platform/db/transition.ts';
import { availableOf, inTransitOf, PROVIDER_CLEARING } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import type { LockedPayout } from './lock.ts';

export interface PayoutMoveRequest {
  move: PayoutMoveName;
  provider_reference?: string;
  arrives_on?: string | null;
  /** Text for the creator. */
  failure?: string | null;
}

/** A call whose response was lost is looked up after this. */
const FIRST_LOOK_MS = 120_000;
/** A bank can return money for days after it accepted it. */
const LOOK_AFTER_PAID_MS = 86_400_000;

/**
 * The only way in which the status of a payout changes, together with its transfers and earnings. Null if the current
 * status takes precedence.
 */
export async function movePayout(
  tx: Tx,
  payout: LockedPayout,
  { move, provider_reference, arrives_on, failure = null }: PayoutMoveRequest,
  now: Date,
): Promise<LockedPayout | null> {
  const at = now.toISOString();
  const isOver = move === 'fail' || move === 'cancel';
  const isUnsent = isOver || move === 'keep_back';
  let { parts } = payout;
  const moved = await transitionIfAllowed(tx, 'payouts', {
    row: payout,
    isAllowed: canMovePayout(move, payout.status),
    change: () => ({
      status: PAYOUT_MOVES[move].to,
      failure,
      stopped_at: null,
      stop_reason: null,
      paid_at: move === 'pay' ? at : null,
      ended_at: isOver ? at : null,
      next_look_at: isUnsent ? null : nextLook(move, now),
      updated_at: at,
      unreturned_since: null,
      ...(move !== 'keep_back' && { short_since: null }),
      ...(move === 'send' && { sent_at: at, ...bankOf(payout) }),
      ...(move === 'keep_back' && { sent_at: null, attempts: 0, ...nextBatch(now) }),
      ...(provider_reference && { provider_reference }),
      ...(arrives_on && { arrives_on }),
    }),
    record: async () => {
      if (move !== 'send' && move !== 'keep_back') parts = await moveMoney(tx, payout, move, now);
      if (move === 'pay') {
        const { id: payout_id, creator_id } = payout;
        const event = { type: 'payout.paid', ids: { payout_id }, business_id: null, creator_id } as const;
        await emitEvent(tx, event, now);
      }
    },
  });
  return moved && { ...moved, parts };
}

/** The other moves leave the money in transit. */
type MoneyMove = Exclude<PayoutMoveName, 'send' | 'keep_back'>;

function nextBatch(now: Date) {
  const leavesAt = nextBatchAt(now);
  return { leaves_at: leavesAt.toISOString(), arrives_on: expectedArrival(leavesAt) };
}

function bankOf({ payee: { bank_name, bank_last4 } }: LockedPayout) {
  return { bank_name, bank_last4 };
}

function nextLook(move: PayoutMoveName, now: Date): string {
  return new Date(now.getTime() + (move === 'pay' ? LOOK_AFTER_PAID_MS : FIRST_LOOK_MS)).toISOString();
}

async function moveMoney(
  tx: Tx,
  payout: LockedPayout,
  move: MoneyMove,
  now: Date,
): Promise<LockedPayout['parts']> {
  const { id, creator_id, amount_cents } = payout;
  const { kind, earning_move, from, to } = routeOf(payout, move);
  const parts: LockedPayout['parts'] = [];
  for (const part of payout.parts) {
    const request = { move: earning_move, amount_cents: part.amount_cents };
    const earning = await moveEarning(tx, part.earning, request, now);
    if (earning === null)
      throw new Error(`Earning ${part.earning.id} does not allow what became of payout ${id}`);
    parts.push({ ...part, earning });
  }
  const transfers = [{ from: from(creator_id), to: to(creator_id), amount_cents }];
  await postTransfers(
    tx,
    { event_key: `${kind.replace('_', '-')}:${id}`, kind, subject_id: id, transfers },
    now,
  );
  return parts;
}

/** The earnings and the ledger accounts that a move changes. */
interface MoneyRoute {
  kind: string;
  earning_move: EarningMoveName;
  from(creatorId: string): string;
  to(creatorId: string): string;
}

const clearing = () => PROVIDER_CLEARING;

function routeOf({ status }: LockedPayout, move: MoneyMove): MoneyRoute {
  if (move === 'pay') return { kind: 'payout_paid', earning_move: 'arrive', from: inTransitOf, to: clearing };
  if (status === 'paid') {
    return { kind: 'payout_returned', earning_move: 'bounce', from: clearing, to: availableOf };
  }
  const kind = move === 'fail' ? 'payout_failed' : 'payout_canceled';
  return { kind, earning_move: 'give_back', from: inTransitOf, to: availableOf };
}
