import { sql } from 'kysely';
import type { AdminBusiness } from '#contract/businesses/admin.ts';
import { MOST_LISTS } from '#domain/hiring/creator-lists.ts';
import { readBusinessSignals } from '#server/areas/accounts/users/queries/read-business-signals.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { businessRows } from './list-businesses.ts';

const MOST_OF_EACH = 50;

/** One business with its members, locations, files and campaigns. */
export async function getBusiness(context: Pick<Context, 'db' | 'now'>, id: string): Promise<AdminBusiness> {
  const { db } = context;
  const business = await businessRows(db)
    .select(['businesses.website', 'businesses.description'])
    .where('businesses.id', '=', id)
    .executeTakeFirst();
  if (business === undefined) throw new Problem('not_found', 'We can’t find that business.');
  return {
    ...business,
    signals: await readBusinessSignals(context, [id]),
    members: await membersOf(db, id),
    locations: await locationsOf(db, id),
    media: await countMedia(db, id),
    campaigns: await countCampaigns(db, id),
    creator_lists: await listsOf(db, id),
  };
}

function membersOf(db: Database, businessId: string) {
  return db
    .selectFrom('business_members')
    .innerJoin('users', 'users.id', 'business_members.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'business_members.user_id')
    .select(['business_members.user_id', 'users.email', 'profiles.full_name'])
    .select(['business_members.role', 'business_members.status'])
    .where('business_members.business_id', '=', businessId)
    .orderBy('business_members.role', 'desc')
    .orderBy('business_members.created_at')
    .limit(MOST_OF_EACH)
    .execute();
}

function locationsOf(db: Database, businessId: string) {
  return db
    .selectFrom('business_locations')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
    .select(['business_locations.id', 'business_locations.location_name', 'business_locations.address'])
    .select('business_locations.is_primary')
    .select(sql<boolean>`archived_at is not null`.as('is_archived'))
    .select((eb) =>
      eb.fn.coalesce('neighborhoods.neighborhood_name', 'business_locations.neighborhood').as('neighborhood'),
    )
    .where('business_locations.business_id', '=', businessId)
    .orderBy('business_locations.is_primary', 'desc')
    .orderBy('business_locations.id')
    .limit(MOST_OF_EACH)
    .execute();
}

async function countMedia(db: Database, businessId: string) {
  const counted = await db
    .selectFrom('media_files')
    .select(['role', (eb) => eb.fn.countAll<number>().as('count')])
    .where('entity_type', '=', 'business')
    .where('entity_id', '=', businessId)
    .where('is_active', '=', true)
    .groupBy('role')
    .orderBy('role')
    .execute();
  return counted.map(({ role, count }) => ({ role, count: Number(count) }));
}

async function countCampaigns(db: Database, businessId: string) {
  const counted = await db
    .selectFrom('campaigns')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('business_id', '=', businessId)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return counted.map(({ status, count }) => ({ status, count: Number(count) }));
}

function listsOf(db: Database, businessId: string) {
  return db
    .selectFrom('creator_lists as l')
    .leftJoin('creator_list_entries as e', 'e.list_id', 'l.id')
    .select(['l.id', 'l.name', sql<number>`count(e.id)::int`.as('count')])
    .where('l.business_id', '=', businessId)
    .groupBy('l.id')
    .orderBy('l.id', 'desc')
    .limit(MOST_LISTS)
    .execute();
}
