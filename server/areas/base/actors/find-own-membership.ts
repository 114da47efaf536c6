import { sql } from 'kysely';
import type { OwnBusiness } from '#domain/accounts/access.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** A business the account is an active member of; null for any other. */
export async function findOwnMembership(
  db: Database | Tx,
  userId: string,
  businessId: string,
): Promise<OwnBusiness | null> {
  const row = await db
    .selectFrom('business_members')
    .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
    .select(['businesses.id', 'businesses.business_name', 'businesses.slug', 'businesses.industry'])
    .select('business_members.role as membership')
    .select(sql<boolean>`business_members.location_ids is not null`.as('is_limited'))
    .where('business_members.business_id', '=', businessId)
    .where('business_members.user_id', '=', userId)
    .where('business_members.status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { is_limited, ...business } = row;
  return { ...business, ...(is_limited && { is_limited }) };
}
