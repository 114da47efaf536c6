import { formatCents } from '#domain/format/money.ts';
import { requireAddresses } from '#server/areas/hiring/places/require-address.ts';
import { openCheckout } from '#server/areas/money/fundings/commands/open-checkout.ts';
import { startQuoteFunding } from '#server/areas/money/fundings/commands/start-quote-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type QuoteAnswered, requireAgreeable, requirePayer } from '../answer-quote.ts';
import { type Asking, type LockedQuote, lockQuote, lockQuoteIn } from '../lock.ts';
import { findMoveRefusal, moveQuote } from '../transition.ts';
import { openQuote, prepareQuote } from './open-quote.ts';

export interface Counter {
  quote_id: string;
  amount_cents: number;
  reason: string;
  actor_id: string;
  /** The owner's saved card that pays what a counter adds. */
  card_id?: string | undefined;
}

interface Made {
  quote_id: string;
  funding_id: string | null;
}

/**
 * Counters a quote with another amount. Above the posted payout a business has to pay the difference first; until then
 * the original quote stays open.
 */
export async function counterQuote(
  context: Context,
  asking: Asking,
  counter: Counter,
): Promise<QuoteAnswered> {
  const { quote_id, funding_id } = await inTransaction(context.db, (tx) =>
    nameAnother(tx, context, asking, counter),
  );
  if (funding_id === null) return { quote_id, status: 'open', checkout_url: null };
  const { status, checkout_url, card_refusal } = await openCheckout(context, funding_id);
  return { quote_id, status: status === 'paid' ? 'open' : 'awaiting_funding', checkout_url, card_refusal };
}

async function nameAnother(tx: Tx, context: Context, asking: Asking, counter: Counter): Promise<Made> {
  const { side: mover } = asking;
  const { amount_cents, actor_id } = counter;
  const locked = await lockQuote(tx, counter.quote_id, asking);
  const repeated = await findSame(tx, locked, asking, amount_cents);
  if (repeated) return { quote_id: repeated, funding_id: null };
  const refusal = findMoveRefusal(locked, { move: 'counter', mover }, context.now());
  if (refusal !== null) throw refusal;
  requireAgreeable(locked);
  if (amount_cents === locked.amount_cents) {
    throw new Problem(
      'invalid_input',
      `They asked for ${formatCents(amount_cents)}. Accept the quote instead.`,
    );
  }
  const offer = { side: mover, payout_cents: amount_cents, isFinal: false };
  await requireAddresses(tx, context, locked.application, offer);
  const made = {
    application_id: locked.application_id,
    made_by: mover,
    amount_cents,
    reason: counter.reason,
    actor_id,
  };
  if (mover === 'business' && amount_cents > locked.posted_cents) {
    requirePayer(asking);
    await takeBackUnpaid(tx, context, locked, actor_id);
    const quote_id = await prepareQuote(tx, context, made);
    const { card_id } = counter;
    const { funding_id } = await startQuoteFunding(tx, context, { ...made, quote_id, card_id });
    return { quote_id, funding_id };
  }
  await moveQuote(tx, context, locked, { move: 'counter', mover, actor_id });
  return { quote_id: await openQuote(tx, context, made), funding_id: null };
}

/** Finds the same counter if the button was pressed twice. */
async function findSame(
  tx: Tx,
  { application_id, status, made_by }: LockedQuote,
  { side }: Asking,
  amountCents: number,
): Promise<string | null> {
  if (status !== 'countered' || made_by === side) return null;
  const same = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', application_id)
    .where('status', '=', 'open')
    .where('made_by', '=', side)
    .where('amount_cents', '=', amountCents)
    .executeTakeFirst();
  return same?.id ?? null;
}

/** Withdraws an unpaid counter for the next one. If its payment still arrives, it is refunded in full. */
async function takeBackUnpaid(tx: Tx, context: Context, locked: LockedQuote, actorId: string): Promise<void> {
  const unpaid = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', locked.application_id)
    .where('status', '=', 'awaiting_funding')
    .executeTakeFirst();
  if (unpaid === undefined) return;
  const earlier = await lockQuoteIn(tx, locked.application, unpaid.id);
  await moveQuote(tx, context, earlier, { move: 'withdraw', mover: 'business', actor_id: actorId });
}
