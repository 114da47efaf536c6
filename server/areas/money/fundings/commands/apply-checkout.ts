import { keepCard } from '#server/areas/money/saved-cards/jobs/keep-card.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { ProviderCheckout } from '#server/platform/payments/payment-provider.ts';
import { type LockedFunding, type LockedPayment, lockFunding } from '../lock-funding.ts';
import { notifyAboutFunding } from '../notify/notify-about-money.ts';
import { moveFunding } from '../transition-funding.ts';

type Confirm = (tx: Tx, context: Context, payment: LockedPayment & { reference: string }) => Promise<void>;

let confirm: Confirm = () => {
  throw new Error('Nobody said what happens with a payment that came in');
};

/** Sets the flow that uses a payment. It is passed in at startup because it belongs to areas above this one. */
export function whenPaid(run: Confirm): void {
  confirm = run;
}

/** Applies the provider's state of a checkout, in any order and any number of times. */
export async function applyCheckout(
  context: Context,
  fundingId: string,
  checkout: ProviderCheckout,
): Promise<void> {
  await inTransaction(context.db, (tx) => apply(tx, context, fundingId, checkout));
}

async function apply(
  tx: Tx,
  context: Context,
  funding_id: string,
  checkout: ProviderCheckout,
): Promise<void> {
  const payment = await lockFunding(tx, funding_id);
  const { funding } = payment;
  const { reference, amount_cents } = checkout;
  if (amount_cents !== funding.total_cents) {
    throw new Error(`The provider speaks of ${amount_cents} cents for payment ${funding_id}`);
  }
  switch (checkout.status) {
    case 'paid':
      if (funding.payer_id !== null && funding.status !== 'paid') {
        await context.queue.enqueue(tx, keepCard, { funding_id });
      }
      return confirm(tx, context, { ...payment, reference });
    case 'failed':
      return fail(tx, context, funding, checkout);
    case 'canceled':
    case 'expired': {
      const move = checkout.status === 'canceled' ? 'cancel' : 'expire';
      return void (await moveFunding(tx, funding, { move, provider_reference: reference }, context.now()));
    }
    case 'processing':
      return noteProcessing(tx, funding, context.now());
    case 'open':
      return;
  }
}

async function fail(
  tx: Tx,
  context: Context,
  funding: LockedFunding,
  { reference, failure }: ProviderCheckout,
): Promise<void> {
  const words = failure?.slice(0, 300) ?? 'The payment didn’t go through.';
  const wish = { move: 'fail', provider_reference: reference, failure: words } as const;
  if (await moveFunding(tx, funding, wish, context.now()))
    await notifyAboutFunding(tx, context, funding.id, 'failed');
}

/** Notes that the person has paid and the bank is still processing. */
async function noteProcessing(tx: Tx, { id }: LockedFunding, now: Date): Promise<void> {
  await tx
    .updateTable('fundings')
    .set({ processing_at: now.toISOString(), checkout_url: null, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .where('processing_at', 'is', null)
    .execute();
}
