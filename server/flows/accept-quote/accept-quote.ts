import { requireAddresses } from '#server/areas/hiring/places/require-address.ts';
import {
  type QuoteAnswered,
  requireAgreeable,
  requireConsent,
  requirePayer,
} from '#server/areas/hiring/quotes/answer-quote.ts';
import { type Asking, type LockedQuote, lockQuote } from '#server/areas/hiring/quotes/lock.ts';
import { findMoveRefusal, moveQuote } from '#server/areas/hiring/quotes/transition.ts';
import { signTerms } from '#server/areas/hiring/signatures/sign-terms.ts';
import { openCheckout } from '#server/areas/money/fundings/commands/open-checkout.ts';
import { startQuoteFunding } from '#server/areas/money/fundings/commands/start-quote-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { agreeOnPrice } from './agree-on-price.ts';

interface Answer {
  quote_id: string;
  actor_id: string;
  /** The owner's saved card that pays the difference. */
  card_id?: string | undefined;
}

/**
 * Accepts the other side's quote. The creator gets the spot at once, at that price. A business that accepts more than
 * it posted pays the difference first, and the creator gets the spot once it has arrived.
 */
export async function acceptQuote(context: Context, asking: Asking, answer: Answer): Promise<QuoteAnswered> {
  const { quote_id } = answer;
  const funding_id = await inTransaction(context.db, (tx) => sayYes(tx, context, asking, answer));
  if (funding_id === null) return { quote_id, status: 'accepted', checkout_url: null };
  const { status, checkout_url, card_refusal } = await openCheckout(context, funding_id);
  return { quote_id, status: status === 'paid' ? 'accepted' : 'open', checkout_url, card_refusal };
}

async function sayYes(
  tx: Tx,
  context: Context,
  asking: Asking,
  { quote_id, actor_id, card_id }: Answer,
): Promise<string | null> {
  const locked = await lockQuote(tx, quote_id, asking);
  const { side: mover } = asking;
  if (locked.status === 'accepted' && locked.made_by !== mover) return null;
  const refusal = findMoveRefusal(locked, { move: 'accept', mover }, context.now());
  if (refusal !== null) throw refusal;
  requireAgreeable(locked);
  requireConsent(locked, asking);
  const offer = { side: mover, payout_cents: locked.amount_cents, isFinal: true };
  await requireAddresses(tx, context, locked.application, offer);
  if (isToBePaidIn(locked, asking)) {
    requirePayer(asking);
    const { application_id, amount_cents } = locked;
    await signTerms(tx, context, { application_id, side: 'business', user_id: actor_id });
    const started = await startQuoteFunding(tx, context, {
      application_id,
      quote_id,
      amount_cents,
      actor_id,
      card_id,
    });
    return started.funding_id;
  }
  await moveQuote(tx, context, locked, { move: 'accept', mover, actor_id });
  await agreeOnPrice(tx, context, locked, actor_id);
  return null;
}

/** A business pays the difference when it accepts a higher quote. Its own offers were paid for when it made them. */
function isToBePaidIn({ amount_cents, posted_cents }: LockedQuote, { side }: Asking): boolean {
  return side === 'business' && amount_cents > posted_cents;
}
