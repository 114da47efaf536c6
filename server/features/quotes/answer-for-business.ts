import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { requireBusiness } from '../businesses/require-business.ts';
import { acceptQuote } from './accept-quote.ts';
import type { QuoteAnswered } from './answer-quote.ts';
import { counterQuote } from './counter-quote.ts';
import { declineQuote, withdrawQuote } from './decline-quote.ts';

interface Place {
  id: string;
  quote_id: string;
}

/** Whoever works for the business answers for it; what has to be paid in first, its owner pays. */
export async function acceptForBusiness(
  context: Context,
  account: Account,
  place: Place,
): Promise<QuoteAnswered> {
  const asking = await askFor(context, account, place);
  return acceptQuote(context, asking, { quote_id: place.quote_id, actor_id: account.user_id });
}

export async function counterForBusiness(
  context: Context,
  account: Account,
  place: Place,
  words: { amount_cents: number; reason: string },
): Promise<QuoteAnswered> {
  const asking = await askFor(context, account, place);
  return counterQuote(context, asking, { ...words, quote_id: place.quote_id, actor_id: account.user_id });
}

export async function declineForBusiness(
  context: Context,
  account: Account,
  place: Place,
): Promise<QuoteAnswered> {
  const asking = await askFor(context, account, place);
  return declineQuote(context, asking, { quote_id: place.quote_id, actor_id: account.user_id });
}

export async function withdrawForBusiness(
  context: Context,
  account: Account,
  place: Place,
): Promise<QuoteAnswered> {
  const asking = await askFor(context, account, place);
  return withdrawQuote(context, asking, { quote_id: place.quote_id, actor_id: account.user_id });
}

async function askFor({ db }: Context, account: Account, { id }: Place) {
  const membership = await requireBusiness(db, account, id, 'change');
  return { side: 'business', business_id: id, can_pay: membership === 'owner' } as const;
}
