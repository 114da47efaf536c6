import { type SqlBool, sql } from 'kysely';

/**
 * True if a chargeback affects the campaign of the earning. A lost chargeback counts too, until an admin releases the
 * earnings. Reads the table `earnings`, or its alias in the query.
 */
export function underChargeback(table: 'earnings' | 'e') {
  return sql<SqlBool>`exists (
    select 1 from chargebacks x
    where x.campaign_id = ${sql.ref(`${table}.campaign_id`)} and x.status <> 'won' and x.earnings_released_at is null
  )`;
}
export const isUnderChargeback = underChargeback('earnings');

/** An earning clears only if neither side is suspended and no chargeback affects it. Reads the table `earnings`. */
export const isFree = sql<SqlBool>`(
  exists (
    select 1 from creators k join profiles p on p.user_id = k.user_id
    where k.id = earnings.creator_id and k.status in ('approved', 'active') and p.account_status = 'active'
  )
  and not exists (
    select 1 from businesses b join profiles p on p.user_id = b.owner_id
    where b.id = earnings.business_id and p.account_status not in ('active', 'completed')
  )
  and not ${isUnderChargeback}
)`;
