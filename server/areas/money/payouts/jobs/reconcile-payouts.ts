import { z } from 'zod';
import { refreshPayee } from '#server/areas/money/payees/commands/refresh-payee.ts';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { applyPayout } from '../commands/apply-payout.ts';
import { type ClaimedPayout, claimPayees, claimPayouts } from '../commands/claim-due-checks.ts';
import { noteUnreturned } from '../commands/note-delay.ts';
import { payThrough } from './send-payout.ts';

/** Looks up payouts and payout accounts with missing news: lost responses and webhooks that never arrived. */
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
      await unlessAway(context, () => refreshPayee(context, id));
    }
  },
});

/** Sends a payout on its way again in case it never reached the provider. A paid one is only looked up. */
async function lookAtPayout(context: Context, { id, status, payee_reference }: ClaimedPayout): Promise<void> {
  if (status === 'processing') return payThrough(context, id);
  try {
    const answer = await context.payments.findPayout({ id, payee_reference });
    if (answer) await applyPayout(context, id, answer);
  } catch (cause) {
    if (cause instanceof PaymentFailure && cause.kind === 'unreturned') await noteUnreturned(context, id);
    throw cause;
  }
}

/** A failed lookup must not hold up the others. */
async function unlessAway(context: Context, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (cause) {
    if (cause instanceof PaymentFailure) return;
    context.log.error({ err: cause }, 'a payout could not be reconciled');
  }
}
