import type { Account } from '#domain/accounts/access.ts';
import { UUID } from '#domain/format/uuid.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import type { BusinessWish } from '#server/areas/businesses/businesses/policy.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** A campaign of this business, by its slug or its id. */
async function findOwnCampaign(
  db: Database | Tx,
  { businessId, identifier, reach }: { businessId: string; identifier: string; reach: Reach },
) {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['id', 'business_id', 'slug', 'title', 'status', 'brief_version'])
    .where('business_id', '=', businessId)
    .where(UUID.test(identifier) ? 'id' : 'slug', '=', identifier)
    .where(isInReach(reach, 'campaigns.id'))
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
  const { reach } = await requireMembership(db, account, id, wish);
  const campaign = await findOwnCampaign(db, { businessId: id, identifier, reach });
  if (campaign === null) throw new Problem('not_found', 'We can’t find that campaign.');
  return campaign;
}
