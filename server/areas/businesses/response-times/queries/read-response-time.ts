import { sql } from 'kysely';
import type { ResponseTime } from '#contract/businesses/response-times.ts';
import type { Database } from '#server/platform/db/database.ts';

/** With fewer decisions than this, the median means nothing. */
const FEWEST_DECISIONS = 3;
const LOOKED_AT = 50;

/** The median time from an application to the business's answer, over its latest answers. */
export async function readResponseTime(db: Database, businessId: string): Promise<ResponseTime> {
  const { rows } = await sql<{ decision_count: number; median_hours: number | null }>`
    select count(*)::int as decision_count,
      percentile_cont(0.5) within group (order by hours) as median_hours
    from (
      select extract(epoch from a.decided_at - a.submitted_at)::float8 / 3600 as hours
      from applications a join campaigns c on c.id = a.campaign_id
      where c.business_id = ${businessId} and a.status in ('accepted', 'rejected')
        and a.submitted_at is not null and a.decided_at is not null
      order by a.decided_at desc
      limit ${LOOKED_AT}
    ) decided`.execute(db);
  const { decision_count = 0, median_hours = null } = rows[0] ?? {};
  const isKnown = decision_count >= FEWEST_DECISIONS && median_hours !== null;
  return { median_hours: isKnown ? Math.round(median_hours * 10) / 10 : null, decision_count };
}
