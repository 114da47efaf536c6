import type { Business, BusinessChange } from '#contract/businesses/businesses.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireIndustry } from '#server/areas/base/industries/commands/require-industry.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { businessQuery, toBusiness } from '../business-query.ts';
import { lockBusiness } from '../queries/require-business.ts';

/** The slug stays when the name changes, because links and the shop's drawing depend on it. */
export async function changeBusiness(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  account: Account,
  businessId: string,
  { version, ...change }: BusinessChange,
): Promise<Business> {
  const { membership } = await lockBusiness(tx, account, businessId, 'set_up');
  const current = await businessQuery(tx).where('businesses.id', '=', businessId).executeTakeFirstOrThrow();
  if (version !== current.version) {
    throw new Problem(
      'stale',
      'Someone else changed the shop in the meantime. Check their changes, then save again.',
    );
  }
  await requireIndustry(tx, change.industry);
  const { social_links, ...plain } = change;
  await tx
    .updateTable('businesses')
    .set({
      ...plain,
      ...(social_links && { social_links: JSON.stringify(social_links) }),
      version: current.version + 1,
      updated_at: now().toISOString(),
    })
    .where('id', '=', businessId)
    .execute();
  const row = await businessQuery(tx).where('businesses.id', '=', businessId).executeTakeFirstOrThrow();
  return toBusiness(row, membership);
}
