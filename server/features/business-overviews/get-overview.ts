import type { BusinessOverview } from '#contract/business-overviews.ts';
import type { Account } from '#domain/access.ts';
import { listNeeds } from '#domain/business-needs.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { requireBusiness } from '../businesses/require-business.ts';
import { listInvitations } from '../invitations/list-invitations.ts';
import { findMedia } from '../media/find-media.ts';

export async function getBusinessOverview(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
): Promise<BusinessOverview> {
  const membership = await requireBusiness(db, account, businessId, 'read');
  const at = now();
  const business = await db
    .selectFrom('businesses')
    .select('description')
    .where('id', '=', businessId)
    .executeTakeFirst();
  // Admins belong to every business, also to one that is not there.
  if (business === undefined) throw new Problem('not_found', 'There is no such business.');
  const places = await listPlaces(db, businessId);
  const pictures = await findMedia(db, {
    entity_type: 'business',
    entity_ids: [businessId],
    roles: ['logo', 'hero'],
  });
  const needs = listNeeds(
    {
      has_logo: pictures.some(({ role }) => role === 'logo'),
      has_storefront_photo: pictures.some(({ role }) => role === 'hero'),
      description: business.description,
      location_count: places.length,
      unread_website: await findUnreadWebsite(db, businessId),
      invitations: membership === 'owner' ? await listInvitations(db, businessId, at) : [],
    },
    at,
  );
  const [first] = places;
  return {
    needs,
    location_count: places.length,
    boroughs: [...new Set(places.flatMap(({ borough }) => borough ?? []))],
    neighborhood:
      first?.id && first.neighborhood_name && first.borough
        ? { id: first.id, neighborhood_name: first.neighborhood_name, borough: first.borough }
        : null,
  };
}

/** The neighborhoods of its open locations, the first location's before the others. */
function listPlaces(db: Database, businessId: string) {
  return db
    .selectFrom('business_locations')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
    .select(['neighborhoods.id', 'neighborhoods.neighborhood_name', 'neighborhoods.borough'])
    .where('business_locations.business_id', '=', businessId)
    .where('business_locations.archived_at', 'is', null)
    .orderBy('business_locations.is_primary', 'desc')
    .orderBy('business_locations.created_at')
    .limit(200)
    .execute();
}

/** Null once a later attempt worked. */
async function findUnreadWebsite(db: Database, businessId: string): Promise<string | null> {
  const last = await db
    .selectFrom('enrichments')
    .select(['status', 'website_url'])
    .where('business_id', '=', businessId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.status === 'failed' ? last.website_url : null;
}
