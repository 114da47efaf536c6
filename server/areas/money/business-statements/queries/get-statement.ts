import type { BusinessStatement } from '#contract/money/business-statements.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_SHOWN_LINES } from '#domain/money/business-statements.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { readLines, readSums, type Wanted } from './read-statement.ts';

/** The statement as its page shows it. */
export function getStatement(
  { db }: Pick<Context, 'db'>,
  account: Account,
  wanted: Wanted,
): Promise<BusinessStatement> {
  return inSnapshot(db, async (tx) => {
    await requireBusiness(tx, account, wanted.business_id, 'own');
    const sums = await readSums(tx, wanted);
    const balance_cents = sums.opening_cents;
    const lines = await readLines(tx, wanted, { after: null, limit: MOST_SHOWN_LINES + 1, balance_cents });
    return { ...sums, lines: lines.slice(0, MOST_SHOWN_LINES), is_cut: lines.length > MOST_SHOWN_LINES };
  });
}
