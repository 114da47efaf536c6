import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { applyCheckout } from '../commands/apply-checkout.ts';
import { claimFundings, claimRefunds } from '../commands/claim-payments.ts';
import { requestRefund } from '../commands/send-refund.ts';
import { lockFunding } from '../lock-funding.ts';
import { moveFunding } from '../transition-funding.ts';

/** Looks up payments with missing news: lost responses and webhooks that never arrived. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  retries: 0,
  cron: '* * * * *',
  run: async (context) => {
    for (const funding of await claimFundings(context)) {
      await unlessAway(context, () => lookAtFunding(context, funding));
    }
    for (const { id } of await claimRefunds(context))
      await unlessAway(context, () => requestRefund(context, id));
  },
});

type ClaimedFunding = Awaited<ReturnType<typeof claimFundings>>[number];

async function lookAtFunding(context: Context, funding: ClaimedFunding): Promise<void> {
  const { id, provider, provider_reference: reference, is_over } = funding;
  const { payments } = context;
  const isAskable = provider === payments.name;
  const checkout = isAskable ? await payments.findCheckout({ id, reference }) : null;
  if (checkout !== null) await applyCheckout(context, id, checkout);
  else if (is_over) await expire(context, id);
}

/** Ends a payment that the provider doesn't know, or whose provider is no longer in use. */
async function expire({ db, now }: Context, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { funding } = await lockFunding(tx, id);
    await moveFunding(tx, funding, { move: 'expire' }, now());
  });
}

/** A failed lookup must not hold up the others. */
async function unlessAway(context: Context, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (cause) {
    if (cause instanceof PaymentFailure) return;
    context.log.error({ err: cause }, 'a payment could not be reconciled');
  }
}
