import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** True after a chargeback, until an admin lets the business pay again. */
export async function isBlockedFromPaying(db: Database | Tx, businessId: string): Promise<boolean> {
  const open = await db
    .selectFrom('chargebacks')
    .select('id')
    .where('business_id', '=', businessId)
    .where('status', '<>', 'won')
    .where('cleared_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** The same for each row of `campaigns`. */
export const isPayingBlocked = sql<boolean>`exists (
  select 1 from chargebacks x
  where x.business_id = campaigns.business_id and x.status <> 'won' and x.cleared_at is null
)`;
