import type { Goal } from '#domain/businesses/onboarding.ts';
import type { ShopFacts } from '#domain/campaigns/brief-writer/brief-facts.ts';
import { handlesIn } from '#domain/campaigns/brief-writer/handles.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** What the business told us about itself and its goals. */
export async function readShop(
  db: Database | Tx,
  businessId: string,
  locationId: string | undefined,
): Promise<{ shop: ShopFacts; goals: Goal[] }> {
  const found = await db
    .selectFrom('businesses as b')
    .leftJoin('business_onboardings as o', 'o.business_id', 'b.id')
    .select(['b.business_name', 'b.industry', 'b.description', 'b.social_links', 'o.goals'])
    .where('b.id', '=', businessId)
    .executeTakeFirst();
  if (found === undefined) throw new Problem('not_found', 'We can’t find this business.');
  const { goals, social_links, ...shop } = found;
  return {
    shop: {
      ...shop,
      neighborhood: await findNeighborhood(db, businessId, locationId),
      handles: handlesIn(social_links as { platform: string; url: string }[]),
    },
    goals: (goals ?? []) as Goal[],
  };
}

async function findNeighborhood(
  db: Database | Tx,
  businessId: string,
  locationId: string | undefined,
): Promise<string | null> {
  const place = await db
    .selectFrom('business_locations')
    .select('neighborhood')
    .where('business_id', '=', businessId)
    .$if(locationId !== undefined, (query) => query.where('id', '=', locationId ?? ''))
    .$if(locationId === undefined, (query) => query.where('is_primary', '=', true))
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return place?.neighborhood ?? null;
}
