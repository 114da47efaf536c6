import { REFUND_MOVES, type RefundMoveName, type RefundStatus } from '#domain/money/funding-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transitionIfAllowed } from '#server/platform/db/transition.ts';
import { PLATFORM_RESERVE, PROVIDER_CLEARING, refundsDueOf } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import type { LockedRefund } from './lock-refund.ts';

export interface RefundMoveRequest {
  move: RefundMoveName;
  reference?: string;
  failure?: string | null;
  next_look_at?: Date;
  /** The chargeback that covers the refund, or covered it. */
  chargeback_id?: string;
}

/**
 * The only way in which the status of a refund changes. Once it is paid we no longer owe it; if a bank returns it, we
 * owe it again. Null if the current status takes precedence.
 */
export async function moveRefund(
  tx: Tx,
  refund: LockedRefund,
  { move, reference, failure = null, next_look_at, chargeback_id }: RefundMoveRequest,
  now: Date,
): Promise<LockedRefund | null> {
  const from: readonly RefundStatus[] = REFUND_MOVES[move].from;
  const at = now.toISOString();
  return transitionIfAllowed(tx, 'refunds', {
    row: refund,
    isAllowed: from.includes(refund.status),
    change: () => ({
      status: REFUND_MOVES[move].to,
      failure: failure?.slice(0, 300) ?? null,
      updated_at: at,
      paid_at: move === 'pay' ? at : null,
      ...(reference && { provider_reference: reference }),
      ...(next_look_at && { next_look_at: next_look_at.toISOString() }),
      ...(move === 'cover' && { covered_by: chargeback_id ?? null }),
      ...(move === 'uncover' && { covered_by: null }),
      ...(move === 'send' && { attempts: refund.attempts + 1 }),
      // The provider stores a refusal under its idempotency key, so the next try needs a new key.
      ...((move === 'refuse' || move === 'fail') && { round: refund.round + 1 }),
    }),
    record: async () => {
      if (move === 'cover' || move === 'uncover') await postCover(tx, refund, { move, chargeback_id }, now);
      else if (move === 'pay') await post(tx, refund, 'refund_paid', now);
      else if (refund.status === 'paid') await post(tx, refund, 'refund_returned', now);
    },
  });
}

/** A chargeback has already given the business this refund, out of the amount advanced by the reserve. */
async function postCover(
  tx: Tx,
  { id, business_id, campaign_id, total_cents: amount_cents }: LockedRefund,
  { move, chargeback_id = '' }: { move: 'cover' | 'uncover'; chargeback_id?: string | undefined },
  now: Date,
): Promise<void> {
  const due = refundsDueOf(business_id);
  const [from, to] = move === 'cover' ? [due, PLATFORM_RESERVE] : [PLATFORM_RESERVE, due];
  const event_key = `refund-${move}ed:${id}:${chargeback_id}`;
  const event = { event_key, kind: `refund_${move}ed`, campaign_id, subject_id: id };
  await postTransfers(tx, { ...event, transfers: [{ from, to, amount_cents }] }, now);
}

/** Each try that a bank returns has its own event keys for the payment and the return. */
async function post(
  tx: Tx,
  { id, business_id, campaign_id, total_cents: amount_cents, failed_references }: LockedRefund,
  kind: 'refund_paid' | 'refund_returned',
  now: Date,
): Promise<void> {
  const [due, clearing] = [refundsDueOf(business_id), PROVIDER_CLEARING];
  const transfers =
    kind === 'refund_paid'
      ? [{ from: due, to: clearing, amount_cents }]
      : [{ from: clearing, to: due, amount_cents }];
  const round = failed_references.length;
  const event_key = `${kind.replace('_', '-')}:${id}${round > 0 ? `:${round}` : ''}`;
  await postTransfers(tx, { event_key, kind, campaign_id, subject_id: id, transfers }, now);
}
