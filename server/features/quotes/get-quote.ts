import type { BusinessQuote } from '#contract/quotes.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { requireBusiness } from '../businesses/require-business.ts';
import { presentQuote, selectQuotes } from './quote-query.ts';

export async function getQuote(
  db: Database,
  account: Account,
  { id, quote_id }: { id: string; quote_id: string },
): Promise<BusinessQuote> {
  await requireBusiness(db, account, id, 'read');
  const row = await selectQuotes(db, id).where('quotes.id', '=', quote_id).executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'There is no such quote.');
  return presentQuote(row);
}
