import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import type { ProviderPayout } from '../../payments/payment-provider.ts';
import { requireProvider } from '../../payments/require-provider.ts';
import { applyPayout, failPayout } from './apply-payout.ts';

const FIRST_LOOK_MS = 120_000;
const LONGEST_LOOK_MS = 6 * 3_600_000;

/** Tells the provider to pay, with our id, so that telling it again is telling it once. */
export const sendPayout = defineJob({
  name: 'send-payout',
  payload: z.object({ payout_id: z.uuid() }),
  retries: 0,
  run: (context, { payout_id }) => payThrough(context, payout_id),
});

/** Whether an earlier call arrived is looked up first; only what the provider never heard of is asked for. */
export async function payThrough(context: Context, payoutId: string): Promise<void> {
  const payout = await readSent(context, payoutId);
  if (payout === undefined) return;
  try {
    requireProvider(context.payments, payout.provider);
    const { payee_reference } = payout;
    const known = await context.payments.findPayout({ id: payoutId, payee_reference });
    const answer = known ?? (await payOut(context, payout));
    if (answer) await applyPayout(context, payoutId, answer);
  } catch (cause) {
    if (!(cause instanceof PaymentFailure)) throw cause;
    context.log.warn({ payout_id: payoutId, kind: cause.kind }, 'a payout is not through yet');
  }
}

type Sent = NonNullable<Awaited<ReturnType<typeof readSent>>>;

async function readSent({ db, now }: Context, id: string) {
  const payout = await db
    .selectFrom('payouts')
    .innerJoin('payees', 'payees.id', 'payouts.payee_id')
    .select(['payouts.id', 'payouts.number', 'payouts.amount_cents', 'payouts.attempts', 'payouts.provider'])
    .select(['payouts.payee_id', 'payees.provider_reference'])
    .where('payouts.id', '=', id)
    .where('payouts.status', '=', 'processing')
    .executeTakeFirst();
  if (payout === undefined) return undefined;
  const pause = Math.min(FIRST_LOOK_MS * 2 ** payout.attempts, LONGEST_LOOK_MS);
  await db
    .updateTable('payouts')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_look_at: new Date(now().getTime() + pause).toISOString(),
    }))
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
  const { provider_reference, ...rest } = payout;
  return { ...rest, payee_reference: provider_reference ?? '' };
}

/** What is refused did not happen, and goes back to what is available. */
async function payOut(context: Context, payout: Sent): Promise<ProviderPayout | null> {
  const { id, payee_id, payee_reference, amount_cents, number } = payout;
  const description = `Bizmeet payout No. ${number}`;
  try {
    return await context.payments.payOut({ id, payee_id, payee_reference, amount_cents, description });
  } catch (cause) {
    if (!(cause instanceof PaymentFailure) || cause.kind !== 'refused') throw cause;
    await inTransaction(context.db, (tx) => failPayout(tx, context, id, { failure: cause.message }));
    return null;
  }
}
