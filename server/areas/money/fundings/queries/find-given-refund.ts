import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

interface Decision {
  refund_key: string;
  funding_id: string;
  total_cents: number;
}

/**
 * After a restore the same decision may be made again, although the provider has already carried it out. The refund
 * then takes the id it has there, so that it is found and not sent twice. A full refund of a payment is always the same
 * refund, whatever its reason was.
 */
export async function findGivenRefund(
  tx: Tx,
  { refund_key, funding_id, total_cents }: Decision,
): Promise<string | null> {
  const keys =
    refund_key === `whole:${funding_id}` ? sql`true` : sql`e.memo ->> 'refund_key' = ${refund_key}`;
  const { rows } = await sql<{ our_id: string }>`
    select e.our_id
    from provider_entries e
    where e.kind = 'refund' and e.memo ->> 'funding_id' = ${funding_id} and ${keys} and e.explained_at is null
      and not exists (select 1 from refunds r where r.id = e.our_id)
    group by e.our_id
    having sum(e.amount_cents) = ${-total_cents}
    order by e.our_id
    limit 1`.execute(tx);
  return rows[0]?.our_id ?? null;
}
