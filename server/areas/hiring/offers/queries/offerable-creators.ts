import { sql } from 'kysely';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** Those who take offers of this business: active, listed in the directory, and not blocked by either side. */
export async function offerableCreators(
  db: Database | Tx,
  businessId: string,
  creatorIds: readonly string[],
): Promise<string[]> {
  if (creatorIds.length === 0) return [];
  const rows = await db
    .selectFrom('creators as c')
    .innerJoin('profiles as p', 'p.user_id', 'c.user_id')
    .select(['c.id', 'c.status'])
    .where('c.id', 'in', [...creatorIds])
    .where('c.is_listed', '=', true)
    .where('p.role', '=', 'creator')
    .where('p.account_status', '=', 'active')
    .where(
      sql<boolean>`not exists (select 1 from blocks b where b.business_id = ${businessId} and b.creator_id = c.id)`,
    )
    .execute();
  return rows.filter(({ status }) => passesCreatorGate(status)).map(({ id }) => id);
}
