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

/**
 * The cents of each name by day in New York from the first one on; days with no transfer at all are left out. One
 * statement for all names, because it reads every transfer of these days.
 */
export async function sumByDay(
  db: Database,
  names: readonly MoneyName[],
  first: string,
): Promise<Map<MoneyName, Map<string, number>>> {
  const sums = names.map((name) => sql`${AMOUNTS[name]} as ${sql.ref(name)}`);
  const { rows } = await sql<{ day: string } & Record<MoneyName, number>>`
    select to_char(e.occurred_at at time zone 'America/New_York', 'YYYY-MM-DD') as day, ${sql.join(sums)}
    from ledger_events e join ledger_transfers t on t.event_id = e.id
    where e.occurred_at >= ${first}::timestamp at time zone 'America/New_York'
    group by 1`.execute(db);
  const byDay = (name: MoneyName) => new Map(rows.map((row) => [row.day, Number(row[name])]));
  return new Map(names.map((name) => [name, byDay(name)]));
}

function moved(from: string, to: string): RawBuilder<number> {
  return sql`coalesce(sum(t.amount_cents)
    filter (where t.from_account like ${from} and t.to_account like ${to}), 0)::bigint`;
}
