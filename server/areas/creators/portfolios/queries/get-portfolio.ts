import type { CreatorPortfolio } from '#contract/creators/portfolios.ts';
import type { Account } from '#domain/accounts/access.ts';
import { milesBetween } from '#domain/format/distance.ts';
import { viewCreator } from '#server/areas/creators/profiles/view-creator.ts';
import { listSocialAccounts } from '#server/areas/creators/social-accounts/queries/list-social-accounts.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A portfolio is visible to those who may see the creator. */
export async function getPortfolio(
  db: Database,
  viewer: Account,
  creatorId: string,
  { as }: { as?: string | undefined },
): Promise<CreatorPortfolio> {
  const creator = await viewCreator(db, viewer, creatorId);
  const shopId = viewer.role === 'admin' ? as : viewer.business?.id;
  return {
    creator,
    accounts: await listSocialAccounts(db, [creatorId]),
    distance_miles: shopId ? await findDistance(db, creatorId, shopId) : null,
  };
}

/** Rounds the distance, so that it never reveals an exact location. */
async function findDistance(db: Database, creatorId: string, businessId: string): Promise<number | null> {
  const home = await db
    .selectFrom('creators')
    .innerJoin('neighborhoods', 'neighborhoods.id', 'creators.home_neighborhood_id')
    .select(['neighborhoods.latitude', 'neighborhoods.longitude'])
    .where('creators.id', '=', creatorId)
    .executeTakeFirst();
  const shop = await db
    .selectFrom('business_locations')
    .select(['latitude', 'longitude'])
    .where('business_id', '=', businessId)
    .where('is_primary', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (home === undefined || !shop || shop.latitude === null || shop.longitude === null) return null;
  const place = { latitude: shop.latitude, longitude: shop.longitude };
  return Math.round(milesBetween(home, place) * 10) / 10;
}
