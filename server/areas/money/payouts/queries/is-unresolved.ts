import { sql } from 'kysely';

/** A failed payout that no later payout of the same creator made up for; ids sort by creation time. */
export function isUnresolved(payout: 'payouts' | 'p') {
  const of = (column: string) => sql.ref(`${payout}.${column}`);
  return sql<boolean>`(${of('status')} = 'failed' and not exists (
    select 1 from payouts as later
    where later.creator_id = ${of('creator_id')} and later.id > ${of('id')} and later.status <> 'canceled'
  ))`;
}
