import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { BusinessWish } from '../businesses/policy.ts';
import { requireBusiness } from '../businesses/require-business.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Place {
  business_id: string;
  identifier: string;
}

/** The campaign whose money somebody asks about, by its slug or its id, and what they are to the business. */
export async function getOwnCampaign(
  db: Database,
  account: Account,
  { business_id, identifier }: Place,
  wish: BusinessWish,
) {
  const membership = await requireBusiness(db, account, business_id, wish);
  const campaign = await db
    .selectFrom('campaigns')
    .select('id')
    .where('business_id', '=', business_id)
    .where(UUID.test(identifier) ? 'id' : 'slug', '=', identifier)
    .executeTakeFirst();
  if (campaign === undefined) throw new Problem('not_found', 'There is no such campaign.');
  return { id: campaign.id, membership };
}
