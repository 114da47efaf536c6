import type { RefundReason } from '#domain/money/funding-states.ts';
import { dropOpenSpots } from '#server/areas/campaigns/campaigns/commands/fund-spots.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import { applyRefund } from '#server/areas/money/fundings/commands/apply-refund.ts';
import { writeRefund } from '#server/areas/money/fundings/commands/write-refund.ts';
import { lockFunding } from '#server/areas/money/fundings/lock-funding.ts';
import { type RefundMemo, readRefundMemo } from '#server/areas/money/fundings/payment-memos.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { LedgerFailure } from '#server/platform/ledger/ledger-failure.ts';
import { findMemo } from '../queries/find-memo.ts';

const NO_MEMO =
  'The provider doesn’t say what it was for. Give the money back here once more only if it is still owed, and book this line to the reserve under Utilities, Provider.';
const NO_PAYMENT = 'Its payment isn’t here. Book both lines to the reserve under Utilities, Provider.';
const NO_REFUND = 'The provider no longer finds it. Ask the provider, then book the line to the reserve.';
const NOT_HELD =
  'The ledger no longer holds this money for the campaign. Compare the payment with the provider, then book the line to the reserve.';
const SPOTS_TAKEN =
  'The spots it gave back are taken here. Cancel that work first, then run this command again.';
const OTHER_AMOUNT =
  'The same decision was made again here for another amount. Book this line to the reserve under Utilities, Provider.';

/** Refunds for decisions about work that the backup lacks. If the decision is made again, it finds the refund. */
const MADE_AGAIN: Partial<Record<RefundReason, string>> = {
  lower_quote:
    'A creator was accepted for less. Accept them again: the refund is recognized and not sent a second time.',
  quote_over: 'Decline the quote again: the refund is recognized and not sent a second time.',
  work_cancelled: 'Cancel the work again: the refund is recognized and not sent a second time.',
  dispute: 'Decide the dispute again: the refund is recognized and not sent a second time.',
};

/**
 * Posts a refund the ledger doesn't know. A lost row is restored if the refunded money is still unused here. Returns
 * null once it is posted, or advice for a person.
 */
export async function bookRefund(context: Context, id: string): Promise<string | null> {
  const known = await context.db
    .selectFrom('refunds')
    .select('funding_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const memo = known ? null : readRefundMemo(await findMemo(context, 'refund', id));
  const funding_id = known?.funding_id ?? memo?.funding_id;
  if (funding_id === undefined) return NO_MEMO;
  const funding = await context.db
    .selectFrom('fundings')
    .select('provider_reference')
    .where('id', '=', funding_id)
    .executeTakeFirst();
  if (funding === undefined) return NO_PAYMENT;
  const funding_reference = funding.provider_reference ?? '';
  const answer = await context.payments.findRefund({ id, funding_reference });
  if (answer === null) return NO_REFUND;
  if (memo !== null) {
    if (answer.amount_cents !== memo.payout_cents + memo.fee_cents) return NO_REFUND;
    const reason = await unlessShort(() => inTransaction(context.db, (tx) => rebuild(tx, context, id, memo)));
    if (reason !== null) return reason;
  }
  await applyRefund(context, id, answer);
  return null;
}

async function rebuild(tx: Tx, context: Context, id: string, memo: RefundMemo): Promise<string | null> {
  const { funding, campaign } = await lockFunding(tx, memo.funding_id);
  const { reason, slots, refund_key, funding_id } = memo;
  if (await isMadeAgain(tx, memo)) return OTHER_AMOUNT;
  const isUnusedQuote = slots === 0 && (await isUnused(tx, funding.quote_id));
  const again = MADE_AGAIN[reason] ?? (slots === 0 ? MADE_AGAIN.quote_over : undefined);
  if (again !== undefined && !isUnusedQuote) return again;
  if (campaign !== null && slots > 0) {
    if (campaign.funded_slots - campaign.taken_slots < slots) return SPOTS_TAKEN;
    await dropOpenSpots(tx, campaign, slots, context.now());
    await refreshListing(tx, campaign.id);
  }
  const { business_id, campaign_id } = funding;
  const { payout_cents, fee_cents } = memo;
  const amounts = { slots, payout_cents, fee_cents };
  await writeRefund(
    tx,
    { id, refund_key, funding_id, business_id, campaign_id, reason, ...amounts },
    context.now(),
  );
  return null;
}

async function isMadeAgain(tx: Tx, { refund_key, funding_id }: RefundMemo): Promise<boolean> {
  const other = await tx
    .selectFrom('refunds')
    .select('id')
    .where('refund_key', '=', refund_key)
    .where('funding_id', '=', funding_id)
    .executeTakeFirst();
  return other !== undefined;
}

/** The payment for a quote is unused as long as the quote is not accepted. */
async function isUnused(tx: Tx, quoteId: string | null): Promise<boolean> {
  if (quoteId === null) return false;
  const quote = await tx.selectFrom('quotes').select('status').where('id', '=', quoteId).executeTakeFirst();
  return quote?.status !== 'accepted';
}

async function unlessShort(rebuilt: () => Promise<string | null>): Promise<string | null> {
  try {
    return await rebuilt();
  } catch (cause) {
    if (cause instanceof LedgerFailure && cause.kind === 'not_enough') return NOT_HELD;
    if (cause instanceof Problem) return cause.message;
    throw cause;
  }
}
