import { formatCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { openCheckout } from '../fundings/open-checkout.ts';
import { startQuoteFunding } from '../fundings/start-quote-funding.ts';
import { type QuoteAnswered, requireAgreeable, requirePayer } from './answer-quote.ts';
import { type Asking, type HeldQuote, holdQuote } from './hold-quote.ts';
import { moveQuote, requireMovable } from './move-quote.ts';
import { openQuote, prepareQuote } from './open-quote.ts';

export interface Counter {
  quote_id: string;
  amount_cents: number;
  reason: string;
  actor_id: string;
}

interface Made {
  quote_id: string;
  funding_id: string | null;
}

/**
 * Another amount in place of the one named. Above the posted payout a business pays the difference in first; until then
 * the quote it answers stays as it is.
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
  const { checkout_url } = await openCheckout(context, funding_id);
  return { quote_id, status: 'awaiting_funding', checkout_url };
}

async function nameAnother(tx: Tx, context: Context, asking: Asking, counter: Counter): Promise<Made> {
  const { side: mover } = asking;
  const { amount_cents, actor_id } = counter;
  const held = await holdQuote(tx, counter.quote_id, asking);
  const repeated = await findSame(tx, held, asking, amount_cents);
  if (repeated) return { quote_id: repeated, funding_id: null };
  requireMovable(held, { move: 'counter', mover }, context.now());
  requireAgreeable(held);
  if (amount_cents === held.amount_cents) {
    throw new Problem(
      'invalid_input',
      `${formatCents(amount_cents)} is what they named. Say yes to it instead.`,
    );
  }
  const made = {
    application_id: held.application_id,
    made_by: mover,
    amount_cents,
    reason: counter.reason,
    actor_id,
  };
  if (mover === 'business' && amount_cents > held.posted_cents) {
    requirePayer(asking);
    await takeBackUnpaid(tx, context, held, actor_id);
    const quote_id = await prepareQuote(tx, context, made);
    const { funding_id } = await startQuoteFunding(tx, context, { ...made, quote_id });
    return { quote_id, funding_id };
  }
  await moveQuote(tx, context, held, { move: 'counter', mover, actor_id });
  return { quote_id: await openQuote(tx, context, made), funding_id: null };
}

/** Pressed twice, it is one counter. */
async function findSame(
  tx: Tx,
  { application_id, status, made_by }: HeldQuote,
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

/** A counter nobody paid for makes room for the next one. Its payment, should it still arrive, comes back whole. */
async function takeBackUnpaid(tx: Tx, context: Context, held: HeldQuote, actorId: string): Promise<void> {
  const unpaid = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', held.application_id)
    .where('status', '=', 'awaiting_funding')
    .executeTakeFirst();
  if (unpaid === undefined) return;
  const earlier = await holdQuote(tx, unpaid.id);
  await moveQuote(tx, context, earlier, { move: 'withdraw', mover: 'business', actor_id: actorId });
}
