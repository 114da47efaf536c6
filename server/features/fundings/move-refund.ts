import { REFUND_MOVES, type RefundMoveName, type RefundStatus } from '#domain/funding-states.ts';
import type { Tx } from '../../db/database.ts';
import { PROVIDER_CLEARING, refundsDueOf } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import type { HeldRefund } from './hold-refund.ts';

export interface RefundMoveRequest {
  move: RefundMoveName;
  reference?: string;
  failure?: string | null;
  next_look_at?: Date;
}

/**
 * The only way in which the status of a refund changes. Once it is paid we owe it no more, and what a bank sends back is owed
 * again. False where what we know already weighs more.
 */
export async function moveRefund(
  tx: Tx,
  refund: HeldRefund,
  { move, reference, failure = null, next_look_at }: RefundMoveRequest,
  now: Date,
): Promise<boolean> {
  const { to } = REFUND_MOVES[move];
  const from: readonly RefundStatus[] = REFUND_MOVES[move].from;
  if (!from.includes(refund.status)) return false;
  const at = now.toISOString();
  await tx
    .updateTable('refunds')
    .set((eb) => ({
      status: to,
      failure: failure?.slice(0, 300) ?? null,
      updated_at: at,
      paid_at: move === 'pay' ? at : null,
      ...(reference && { provider_reference: reference }),
      ...(next_look_at && { next_look_at: next_look_at.toISOString() }),
      ...(move === 'send' && { attempts: eb('attempts', '+', 1) }),
    }))
    .where('id', '=', refund.id)
    .execute();
  if (move === 'pay') await post(tx, refund, 'refund_paid', now);
  else if (refund.status === 'paid') await post(tx, refund, 'refund_returned', now);
  return true;
}

/** Each try that a bank sends back is paid and returned under a key of its own. */
async function post(
  tx: Tx,
  { id, business_id, campaign_id, total_cents: amount_cents, failed_references }: HeldRefund,
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
