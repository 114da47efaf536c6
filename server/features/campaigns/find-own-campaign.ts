import type { Account } from '#domain/access.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { BusinessWish } from '../businesses/policy.ts';
import { requireBusiness } from '../businesses/require-business.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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

/** The same for whoever may look at it or change it; to a stranger it is not there. */
export async function getOwnCampaign(
  db: Database | Tx,
  account: Pick<Account, 'role' | 'user_id'>,
  { id, identifier }: { id: string; identifier: string },
  wish: BusinessWish,
) {
  await requireBusiness(db, account, id, wish);
  const campaign = await findOwnCampaign(db, id, identifier);
  if (campaign === null) throw new Problem('not_found', 'There is no such campaign.');
  return campaign;
}
