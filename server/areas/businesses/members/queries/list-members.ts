import type { Members } from '#contract/businesses/members.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_MEMBERS } from '#domain/businesses/invitation-states.ts';
import { MOST_LOCATIONS } from '#domain/businesses/locations.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { listInvitations } from '#server/areas/businesses/invitations/queries/list-invitations.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The members of a business and its open invitations. */
export async function listMembers(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
): Promise<Members> {
  await requireBusiness(db, account, businessId, 'own');
  const members = await db
    .selectFrom('business_members')
    .innerJoin('users', 'users.id', 'business_members.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'business_members.user_id')
    .select(['business_members.id', 'business_members.user_id', 'business_members.role'])
    .select(['business_members.created_at as joined_at', 'users.email', 'profiles.full_name'])
    .select('business_members.location_ids')
    .where('business_members.business_id', '=', businessId)
    .where('business_members.status', '=', 'active')
    .orderBy('business_members.role', 'desc')
    .orderBy('business_members.created_at')
    .limit(MOST_MEMBERS)
    .execute();
  return {
    members,
    invitations: await listInvitations(db, businessId, now()),
    locations: await listOpenLocations(db, businessId),
  };
}

function listOpenLocations(db: Database, businessId: string) {
  return db
    .selectFrom('business_locations')
    .select(['id', 'location_name'])
    .where('business_id', '=', businessId)
    .where('archived_at', 'is', null)
    .orderBy('is_primary', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_LOCATIONS)
    .execute();
}
