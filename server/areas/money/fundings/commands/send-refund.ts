import { z } from 'zod';
import { findPayoutStop } from '#server/areas/money/payout-stops/commands/payout-stops.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { askInRounds } from '#server/platform/payments/ask-in-rounds.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { requireProvider } from '#server/platform/payments/require-provider.ts';
import { lockFunding } from '../lock-funding.ts';
import { type LockedRefund, lockRefund, waitsForPerson } from '../lock-refund.ts';
import { toRefundMemo } from '../payment-memos.ts';
import { moveRefund } from '../transition-refund.ts';
import { applyRefund } from './apply-refund.ts';
import { coverRefunds } from './cover-refunds.ts';

const FIRST_LOOK_MS = 120_000;
const LONGEST_LOOK_MS = 6 * 3_600_000;
/** Longer than all calls for one refund together. */
const ASKING_MS = 120_000;

/** Sends a refund to the provider under our id, so that a repeated call refunds only once. */
export const sendRefund = defineJob({
  name: 'send-refund',
  payload: z.object({ refund_id: z.uuid() }),
  retries: 0,
  run: (context, { refund_id }) => requestRefund(context, refund_id),
});

export async function requestRefund(context: Context, refundId: string): Promise<void> {
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
    const order = { id, funding_id, funding_reference, amount_cents, memo: toRefundMemo(refund) };
    if (known === null && refund.is_stopped) return;
    const give = (round: number) => payments.refund({ ...order, round });
    const answer = known ?? (await askInRounds(db, { table: 'refunds', id }, give));
    await applyRefund(context, id, answer);
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    // A later check finds out whether it arrived. A refused one raises an alarm and is retried as well.
    context.log.warn({ refund_id: refundId, kind: cause.kind }, 'a refund is not through yet');
    if (cause.kind !== 'refused' && cause.kind !== 'short') return;
    await noteRefusal(context, id, cause.message, pauseAfter(attempts));
    await settleIfLost(context, funding_id);
  } finally {
    await db.updateTable('refunds').set({ asking_until: null }).where('id', '=', id).execute();
  }
}

type BegunRefund = LockedRefund & {
  /** True after a restore: look up what the provider knows, but send nothing new. */
  is_stopped: boolean;
};

/** Null if there is nothing to send: it is paid, being sent right now, or needs an admin first. */
function begin({ db, now }: Context, refundId: string): Promise<BegunRefund | null> {
  return inTransaction(db, async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (
      refund === undefined ||
      refund.status === 'paid' ||
      refund.status === 'covered' ||
      waitsForPerson(refund)
    )
      return null;
    if (refund.asking_until !== null && refund.asking_until > now().toISOString()) return null;
    const asking_until = new Date(now().getTime() + ASKING_MS).toISOString();
    await tx.updateTable('refunds').set({ asking_until }).where('id', '=', refundId).execute();
    if (await findPayoutStop(tx)) {
      const next_look_at = new Date(now().getTime() + FIRST_LOOK_MS).toISOString();
      await tx.updateTable('refunds').set({ next_look_at }).where('id', '=', refundId).execute();
      return { ...refund, is_stopped: true };
    }
    const next_look_at = new Date(now().getTime() + pauseAfter(refund.attempts));
    await moveRefund(tx, refund, { move: 'send', next_look_at }, now());
    return { ...refund, is_stopped: false };
  });
}

function noteRefusal({ db, now }: Context, id: string, failure: string, pauseMs: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const refund = await lockRefund(tx, id);
    const next_look_at = new Date(now().getTime() + pauseMs);
    if (refund) await moveRefund(tx, refund, { move: 'refuse', failure, next_look_at }, now());
  });
}

/** After a lost chargeback, settles a refused refund, so that it is never retried. */
function settleIfLost({ db, now }: Context, fundingId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockFunding(tx, fundingId);
    await coverRefunds(tx, fundingId, now());
  });
}

function pauseAfter(attempts: number): number {
  return Math.min(FIRST_LOOK_MS * 2 ** attempts, LONGEST_LOOK_MS);
}
