import { type RawBuilder, sql } from 'kysely';
import type { MoneyName } from '#domain/admin/overview.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What came in for campaigns, what went to creators and to us, and what went back, told apart by the accounts alone. */
export const AMOUNTS: Record<MoneyName, RawBuilder<number>> = {
  paid_in: moved('provider:clearing', 'campaign:%'),
  released: moved('campaign:%', 'creator:%'),
  fees: sql`${moved('%', 'platform:revenue:%')} - ${moved('platform:revenue:%', '%')}`,
  refunded: sql`${moved('business:%', 'provider:clearing')} - ${moved('provider:clearing', 'business:%')}`,
};

/** The cents of each day in New York from the first one on; days with no transfer at all are left out. */
export async function sumByDay(db: Database, name: MoneyName, first: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; cents: number }>`
    select to_char(e.occurred_at at time zone 'America/New_York', 'YYYY-MM-DD') as day, ${AMOUNTS[name]} as cents
    from ledger_events e join ledger_transfers t on t.event_id = e.id
    where e.occurred_at >= ${first}::timestamp at time zone 'America/New_York'
    group by 1`.execute(db);
  return new Map(rows.map(({ day, cents }) => [day, Number(cents)]));
}

function moved(from: string, to: string): RawBuilder<number> {
  return sql`coalesce(sum(t.amount_cents)
    filter (where t.from_account like ${from} and t.to_account like ${to}), 0)::bigint`;
}
