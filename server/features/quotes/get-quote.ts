import type { BusinessQuote } from '#contract/quotes.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { requireBusiness } from '../businesses/require-business.ts';
import { presentQuotes, selectQuotes } from './quote-query.ts';

export async function getQuote(
  db: Database,
  account: Account,
  { id, quote_id }: { id: string; quote_id: string },
): Promise<BusinessQuote> {
  await requireBusiness(db, account, id, 'read');
  const rows = await selectQuotes(db, id).where('quotes.id', '=', quote_id).execute();
  const [quote] = await presentQuotes(db, rows);
  if (quote === undefined) throw new Problem('not_found', 'There is no such quote.');
  return quote;
}
