import type { Account } from '#domain/accounts/access.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { QuoteAnswered } from './answer-quote.ts';
import { counterQuote } from './commands/counter-quote.ts';

interface Place {
  id: string;
  quote_id: string;
}

/** Any member of the business can answer. Only the owner can pay a difference. */
export async function counterForBusiness(
  context: Context,
  account: Account,
  place: Place,
  words: { amount_cents: number; reason: string; card_id?: string | undefined },
): Promise<QuoteAnswered> {
  const asking = await askForBusiness(context, account, place.id);
  return counterQuote(context, asking, { ...words, quote_id: place.quote_id, actor_id: account.user_id });
}

export async function askForBusiness({ db }: Context, account: Account, id: string) {
  const { membership, reach } = await requireMembership(db, account, id, 'change');
  return { side: 'business', business_id: id, reach, can_pay: membership === 'owner' } as const;
}
