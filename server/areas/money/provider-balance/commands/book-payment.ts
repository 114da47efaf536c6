import { applyCheckout } from '#server/areas/money/fundings/commands/apply-checkout.ts';
import { type FundingMemo, readFundingMemo } from '#server/areas/money/fundings/payment-memos.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { madeAt } from '#server/platform/payments/stripe-search.ts';
import { findMemo } from '../queries/find-memo.ts';

const NO_MEMO =
  'The provider doesn’t say what it was for. Refund it there, then book both lines to the reserve under Utilities, Provider.';
const NO_PAGE = 'The provider has no paid page for it. Ask the provider, then book the line to the reserve.';

/**
 * Posts a payment the ledger doesn't know: confirms its row the usual way, after restoring the row if it was lost.
 * Returns null once it is posted, or advice for a person.
 */
export async function bookPayment(context: Context, id: string): Promise<string | null> {
  const { db, payments } = context;
  const row = await db
    .selectFrom('fundings')
    .select('provider_reference')
    .where('id', '=', id)
    .executeTakeFirst();
  const checkout = await payments.findCheckout({ id, reference: row?.provider_reference ?? null });
  if (row === undefined) {
    const memo = readFundingMemo(await findMemo(context, 'payment', id));
    if (memo === null) return NO_MEMO;
    if (checkout?.status !== 'paid' || checkout.amount_cents !== totalOf(memo)) return NO_PAGE;
    await writeFunding(context, id, memo);
  }
  if (checkout === null) return NO_PAGE;
  await applyCheckout(context, id, checkout);
  return null;
}

function totalOf({ slots, payout_cents, fee_cents }: FundingMemo): number {
  return Math.max(slots, 1) * (payout_cents + fee_cents);
}

/** Inserts it as expired. A confirmed payment takes precedence, and no other open checkout conflicts with it. */
function writeFunding(context: Context, id: string, memo: FundingMemo): Promise<void> {
  const at = context.now().toISOString();
  return inTransaction(context.db, async (tx) => {
    await tx
      .insertInto('fundings')
      .values({
        id,
        ...memo,
        total_cents: totalOf(memo),
        status: 'expired',
        provider: context.payments.name,
        expires_at: at,
        next_look_at: at,
        created_at: new Date(madeAt(id) * 1_000).toISOString(),
        updated_at: at,
      })
      .execute();
  });
}
