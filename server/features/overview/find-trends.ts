import { sql } from 'kysely';
import type { Trend } from '#contract/overview.ts';
import { TREND_NAMES, type TrendName } from '#domain/overview.ts';
import type { Database } from '../../db/database.ts';

interface Source {
  table: 'users' | 'creators' | 'creator_reviews' | 'businesses' | 'campaigns' | 'email_events';
  column: string;
  only?: string;
}

/** What is counted by the day on which it happened; each has an index that begins with that moment. */
const SOURCES: Record<TrendName, Source> = {
  sign_ups: { table: 'users', column: 'created_at' },
  applications: { table: 'creators', column: 'submitted_at' },
  approvals: { table: 'creator_reviews', column: 'created_at', only: 'approve' },
  businesses: { table: 'businesses', column: 'created_at' },
  campaigns: { table: 'campaigns', column: 'published_at' },
  emails: { table: 'email_events', column: 'created_at' },
};

/** `range` are the days asked for and as many before them, in New York. */
export async function findTrends(db: Database, range: readonly string[], days: number): Promise<Trend[]> {
  const trends = [];
  for (const name of TREND_NAMES) {
    const counted = await countByDay(db, SOURCES[name], range[0] ?? '');
    const all = range.map((day) => counted.get(day) ?? 0);
    const [before, since] = [all.slice(0, days), all.slice(days)];
    trends.push({ name, days: since, days_before: before, total: sum(since), total_before: sum(before) });
  }
  return trends;
}

async function countByDay(db: Database, { table, column, only }: Source, first: string) {
  const moment = sql.ref(column);
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(${moment} at time zone 'America/New_York', 'YYYY-MM-DD') as day, count(*)::int as count
    from ${sql.table(table)}
    where ${moment} >= ${first}::timestamp at time zone 'America/New_York'
      ${only === undefined ? sql`` : sql`and decision = ${only}`}
    group by 1`.execute(db);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
