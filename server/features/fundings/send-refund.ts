import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import { requireProvider } from '../../payments/require-provider.ts';
import { applyRefund } from './apply-refund.ts';
import { type HeldRefund, holdRefund, waitsForPerson } from './hold-refund.ts';
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
  const refund = await begin(context, refundId);
  if (refund === null) return;
  const { payments, db } = context;
  const { id, funding_id, total_cents: amount_cents, failed_references, attempts } = refund;
  try {
    const { provider, provider_reference } = await db
      .selectFrom('fundings')
      .select(['provider', 'provider_reference'])
      .where('id', '=', funding_id)
      .executeTakeFirstOrThrow();
    requireProvider(payments, provider);
    const funding_reference = provider_reference ?? '';
    const latest = await payments.findRefund({ id, funding_reference });
    const known = latest && !failed_references.includes(latest.reference) ? latest : null;
    const order = { id, funding_id, funding_reference, amount_cents, round: failed_references.length };
    await applyRefund(context, id, known ?? (await payments.refund(order)));
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    // Whether it arrived is looked up later; what was refused waits for a person, and is tried again all the same.
    context.log.warn({ refund_id: refundId, kind: cause.kind }, 'a refund is not through yet');
    if (cause.kind === 'refused') await noteRefusal(context, id, cause.message, pauseAfter(attempts));
  }
}

/** Null where there is nothing to tell: it is paid, or somebody has to look at it first. */
function begin({ db, now }: Context, refundId: string): Promise<HeldRefund | null> {
  return inTransaction(db, async (tx) => {
    const refund = await holdRefund(tx, refundId);
    if (refund === undefined || refund.status === 'paid' || waitsForPerson(refund)) return null;
    const next_look_at = new Date(now().getTime() + pauseAfter(refund.attempts));
    await moveRefund(tx, refund, { move: 'send', next_look_at }, now());
    return refund;
  });
}

function noteRefusal({ db, now }: Context, id: string, failure: string, pauseMs: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const refund = await holdRefund(tx, id);
    const next_look_at = new Date(now().getTime() + pauseMs);
    if (refund) await moveRefund(tx, refund, { move: 'refuse', failure, next_look_at }, now());
  });
}

function pauseAfter(attempts: number): number {
  return Math.min(FIRST_LOOK_MS * 2 ** attempts, LONGEST_LOOK_MS);
}
