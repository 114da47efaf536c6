import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../jobs/job.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import { lookAtPayee } from '../payees/look-at-payee.ts';
import { applyPayout } from './apply-payout.ts';
import { type ClaimedPayout, claimPayees, claimPayouts } from './claim-looks.ts';
import { payThrough } from './send-payout.ts';

/** Looks up what nobody told us about payouts and payout accounts: lost answers, and messages that never came. */
export const reconcilePayouts = defineJob({
  name: 'reconcile-payouts',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: async (context) => {
    for (const payout of await claimPayouts(context)) {
      await unlessAway(context, () => lookAtPayout(context, payout));
    }
    for (const { id } of await claimPayees(context)) {
      await unlessAway(context, () => lookAtPayee(context, id));
    }
  },
});

/** What is on its way is asked for again where it never arrived; what was paid is only looked at. */
async function lookAtPayout(context: Context, { id, status, payee_reference }: ClaimedPayout): Promise<void> {
  if (status === 'processing') return payThrough(context, id);
  const answer = await context.payments.findPayout({ id, payee_reference });
  if (answer) await applyPayout(context, id, answer);
}

/** One that cannot be looked up now does not keep the others waiting. */
async function unlessAway(context: Context, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (cause) {
    if (cause instanceof PaymentFailure) return;
    context.log.error({ err: cause }, 'a payout could not be reconciled');
  }
}
