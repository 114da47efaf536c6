import type { Business, BusinessChange } from '#contract/businesses.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { refreshListingsOf } from '../feed/refresh-listing.ts';
import { requireIndustry } from '../industries/require-industry.ts';
import { businessQuery, toBusiness } from './business-query.ts';
import { lockBusiness } from './require-business.ts';

/** The slug stays whatever the name becomes: links and the drawing of the shop hang on it. */
export async function changeBusiness(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
  { updated_at: seen, ...change }: BusinessChange,
): Promise<Business> {
  return inTransaction(db, async (tx) => {
    const { membership } = await lockBusiness(tx, account, businessId, 'change');
    const held = await businessQuery(tx).where('businesses.id', '=', businessId).executeTakeFirstOrThrow();
    if (Date.parse(seen) !== Date.parse(held.updated_at)) {
      throw new Problem(
        'conflict',
        'Somebody else changed the shop meanwhile. Look at what it says now, then save again.',
      );
    }
    await requireIndustry(tx, change.industry);
    const { social_links, ...plain } = change;
    await tx
      .updateTable('businesses')
      .set({
        ...plain,
        ...(social_links && { social_links: JSON.stringify(social_links) }),
        updated_at: after(held.updated_at, now()),
      })
      .where('id', '=', businessId)
      .execute();
    await refreshListingsOf(tx, businessId);
    const row = await businessQuery(tx).where('businesses.id', '=', businessId).executeTakeFirstOrThrow();
    return toBusiness(row, membership);
  });
}

/** Every change has a moment of its own, also two within one millisecond. */
function after(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
