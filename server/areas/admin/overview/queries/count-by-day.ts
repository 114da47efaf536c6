import { sql } from 'kysely';
import type { TrendName } from '#domain/admin/overview.ts';
import type { Database } from '#server/platform/db/database.ts';

interface Source {
  table: 'users' | 'creators' | 'vetting_decisions' | 'businesses' | 'campaigns' | 'email_events';
  column: string;
  only?: string;
}

/** The source of each daily count. Each column has an index that begins with it. */
const SOURCES: Record<TrendName, Source> = {
  sign_ups: { table: 'users', column: 'created_at' },
  applications: { table: 'creators', column: 'submitted_at' },
  approvals: { table: 'vetting_decisions', column: 'created_at', only: 'approve' },
  businesses: { table: 'businesses', column: 'created_at' },
  campaigns: { table: 'campaigns', column: 'published_at' },
  emails: { table: 'email_events', column: 'created_at' },
};

/** The count for each day in New York from the first one on; days with none are left out. */
export async function countByDay(db: Database, name: TrendName, first: string): Promise<Map<string, number>> {
  const { table, column, only } = SOURCES[name];
  const moment = sql.ref(column);
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(${moment} at time zone 'America/New_York', 'YYYY-MM-DD') as day, count(*)::int as count
    from ${sql.table(table)}
    where ${moment} >= ${first}::timestamp at time zone 'America/New_York'
      ${only === undefined ? sql`` : sql`and decision = ${only}`}
    group by 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}
