import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ProviderCheckout } from '../../payments/payment-provider.ts';
import { confirmFunding } from './confirm-funding.ts';
import { type HeldFunding, holdFunding } from './hold-funding.ts';
import { moveFunding } from './move-funding.ts';
import { tellOfFunding } from './tell-of-money.ts';

/** Takes what the provider says of a checkout for true, in whatever order and however often it says it. */
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
  const { funding } = await holdFunding(tx, funding_id);
  const { reference, amount_cents } = checkout;
  if (amount_cents !== funding.total_cents) {
    throw new Error(`The provider speaks of ${amount_cents} cents for payment ${funding_id}`);
  }
  switch (checkout.status) {
    case 'paid':
      return confirmFunding(tx, context, { funding_id, reference });
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
  funding: HeldFunding,
  { reference, failure }: ProviderCheckout,
): Promise<void> {
  const words = failure?.slice(0, 300) ?? 'The payment did not go through.';
  const wish = { move: 'fail', provider_reference: reference, failure: words } as const;
  const isNew = await moveFunding(tx, funding, wish, context.now());
  if (isNew) await tellOfFunding(tx, context, funding.id, 'failed');
}

/** The person is done; the bank is not. */
async function noteProcessing(tx: Tx, { id }: HeldFunding, now: Date): Promise<void> {
  await tx
    .updateTable('fundings')
    .set({ processing_at: now.toISOString(), checkout_url: null, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .where('processing_at', 'is', null)
    .execute();
}
