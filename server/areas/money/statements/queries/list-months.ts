import { sql } from 'kysely';
import type { StatementList, StatementMonth } from '#contract/money/statements.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST_MONTHS = 240;

/** The months in New York in which something was released or paid, latest first. */
export async function listMonths(db: Database, creatorId: string, most: number): Promise<StatementMonth[]> {
  const monthOf = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone 'America/New_York', 'YYYY-MM')`;
  const { rows } = await sql<StatementMonth>`
    select month, sum(released)::int as released_cents, sum(paid)::int as paid_cents
    from (
      select ${monthOf('released_at')} as month, net_cents as released, 0 as paid
      from earnings where creator_id = ${creatorId}
      union all
      select ${monthOf('paid_at')}, 0, amount_cents
      from payouts where creator_id = ${creatorId} and status = 'paid'
    ) as moved
    group by month order by month desc limit ${most}`.execute(db);
  return rows;
}

export async function listStatements(db: Database, creatorId: string): Promise<StatementList> {
  const months = await listMonths(db, creatorId, MOST_MONTHS);
  return { months, years: [...new Set(months.map(({ month }) => month.slice(0, 4)))] };
}
