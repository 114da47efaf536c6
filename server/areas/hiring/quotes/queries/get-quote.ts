import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { presentQuotes, selectQuotes } from './quote-query.ts';

export async function getQuote(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  account: Account,
  { id, quote_id }: { id: string; quote_id: string },
): Promise<BusinessQuote> {
  const { db } = context;
  const { reach } = await requireMembership(db, account, id, 'read');
  const rows = await selectQuotes(db, id, reach).where('quotes.id', '=', quote_id).execute();
  const [quote] = await presentQuotes(context, rows);
  if (quote === undefined) throw new Problem('not_found', 'We can’t find that quote.');
  return quote;
}
