import type { Account } from '#domain/accounts/access.ts';
import { UUID } from '#domain/format/uuid.ts';
import type { BusinessWish } from '#server/areas/businesses/businesses/policy.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** A campaign of this business, by its slug or its id. */
async function findOwnCampaign(db: Database | Tx, businessId: string, identifier: string) {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['id', 'business_id', 'slug', 'title', 'status', 'brief_version'])
    .where('business_id', '=', businessId)
    .where(UUID.test(identifier) ? 'id' : 'slug', '=', identifier)
    .executeTakeFirst();
  return campaign ?? null;
}

/** The same, if the account may read or change it. To others the campaign does not exist. */
export async function getOwnCampaign(
  db: Database | Tx,
  account: Pick<Account, 'role' | 'user_id'>,
  { id, identifier }: { id: string; identifier: string },
  wish: BusinessWish,
) {
  await requireBusiness(db, account, id, wish);
  const campaign = await findOwnCampaign(db, id, identifier);
  if (campaign === null) throw new Problem('not_found', 'We can’t find that campaign.');
  return campaign;
}
