import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openCheckout } from '../fundings/open-checkout.ts';
import { startQuoteFunding } from '../fundings/start-quote-funding.ts';
import { agree } from './agree.ts';
import { type QuoteAnswered, requireAgreeable, requirePayer } from './answer-quote.ts';
import { type Asking, type HeldQuote, holdQuote } from './hold-quote.ts';
import { moveQuote, requireMovable } from './move-quote.ts';

interface Answer {
  quote_id: string;
  actor_id: string;
}

/**
 * Yes to what the other side named. The creator is in at once, at that price; a business that says yes to more than it
 * posted pays the difference in first, and the creator is in once it has arrived.
 */
export async function acceptQuote(context: Context, asking: Asking, answer: Answer): Promise<QuoteAnswered> {
  const { quote_id } = answer;
  const funding_id = await inTransaction(context.db, (tx) => sayYes(tx, context, asking, answer));
  if (funding_id === null) return { quote_id, status: 'accepted', checkout_url: null };
  const { checkout_url } = await openCheckout(context, funding_id);
  return { quote_id, status: 'open', checkout_url };
}

async function sayYes(
  tx: Tx,
  context: Context,
  asking: Asking,
  { quote_id, actor_id }: Answer,
): Promise<string | null> {
  const held = await holdQuote(tx, quote_id, asking);
  const { side: mover } = asking;
  if (held.status === 'accepted' && held.made_by !== mover) return null;
  requireMovable(held, { move: 'accept', mover }, context.now());
  requireAgreeable(held);
  if (isToBePaidIn(held, asking)) {
    requirePayer(asking);
    const { application_id, amount_cents } = held;
    const started = await startQuoteFunding(tx, context, {
      application_id,
      quote_id,
      amount_cents,
      actor_id,
    });
    return started.funding_id;
  }
  await moveQuote(tx, context, held, { move: 'accept', mover, actor_id });
  await agree(tx, context, held, actor_id);
  return null;
}

/** What a business itself offered above the posted payout was paid in when it offered it. */
function isToBePaidIn({ amount_cents, posted_cents }: HeldQuote, { side }: Asking): boolean {
  return side === 'business' && amount_cents > posted_cents;
}
