import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import type { ProviderRefund } from '../../payments/payment-provider.ts';
import { moveRefund } from './move-refund.ts';

const FIRST_LOOK_MS = 120_000;
const LONGEST_LOOK_MS = 6 * 3_600_000;

/** Tells the provider to give money back, with our id, so that telling it again is telling it once. */
export const sendRefund = defineJob({
  name: 'send-refund',
  payload: z.object({ refund_id: z.uuid() }),
  retries: 0,
  run: (context, { refund_id }) => tellProvider(context, refund_id),
});

export async function tellProvider(context: Context, refundId: string): Promise<void> {
  const { db, payments, now } = context;
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('fundings', 'fundings.id', 'refunds.funding_id')
    .select(['refunds.id', 'refunds.status', 'refunds.total_cents', 'refunds.attempts'])
    .select(['refunds.funding_id', 'fundings.provider_reference'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
  if (refund === undefined || refund.status === 'paid') return;
  const next_look_at = new Date(now().getTime() + pauseAfter(refund.attempts));
  await inTransaction(db, (tx) => moveRefund(tx, { refund_id: refundId, move: 'send', next_look_at }, now()));
  try {
    const known = await payments.findRefund(refundId);
    const answer =
      known ??
      (await payments.refund({
        id: refundId,
        funding_id: refund.funding_id,
        funding_reference: refund.provider_reference ?? '',
        amount_cents: refund.total_cents,
      }));
    await applyRefund(context, refundId, answer);
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    // Whether it arrived is looked up later; what was refused waits for a person, and is tried again all the same.
    context.log.warn({ refund_id: refundId, kind: cause.kind }, 'a refund is not through yet');
    if (cause.kind !== 'refused') return;
    await inTransaction(db, (tx) =>
      moveRefund(tx, { refund_id: refundId, move: 'fail', failure: cause.message, next_look_at }, now()),
    );
  }
}

export async function applyRefund(
  { db, now }: Pick<Context, 'db' | 'now'>,
  refundId: string,
  { status, reference, failure }: ProviderRefund,
): Promise<void> {
  if (status === 'pending') return;
  const move = status === 'paid' ? 'pay' : 'fail';
  await inTransaction(db, (tx) => moveRefund(tx, { refund_id: refundId, move, reference, failure }, now()));
}

function pauseAfter(attempts: number): number {
  return Math.min(FIRST_LOOK_MS * 2 ** attempts, LONGEST_LOOK_MS);
}
