import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import { applyCheckout } from './apply-checkout.ts';
import { claimFundings, claimRefunds } from './claim-payments.ts';
import { holdFunding } from './hold-funding.ts';
import { moveFunding } from './move-funding.ts';
import { tellProvider } from './send-refund.ts';

/** Looks up what nobody told us: calls whose answer was lost, and messages that never came. */
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
      await unlessAway(context, () => tellProvider(context, id));
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

/** The provider never heard of it or is not ours any more, and the person has long gone. */
async function expire({ db, now }: Context, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { funding } = await holdFunding(tx, id);
    await moveFunding(tx, funding, { move: 'expire' }, now());
  });
}

/** One that cannot be looked up now does not keep the others waiting. */
async function unlessAway(context: Context, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (cause) {
    if (cause instanceof PaymentFailure) return;
    context.log.error({ err: cause }, 'a payment could not be reconciled');
  }
}
