import { sql } from 'kysely';
import type { PostTotals } from '#contract/base/post-totals.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * The views of everything a creator posted for businesses that the business verified. Each post counts with its newest
 * number, or with the newest one that a platform itself showed.
 */
export async function readPostTotals(
  db: Database,
  creatorId: string,
  { only_read }: { only_read: boolean },
): Promise<PostTotals> {
  const { rows } = await sql<PostTotals[number]>`
    with newest as (
      select distinct on (d.id) r.source, r.views
      from collaborations w
      join deliverables d on d.collaboration_id = w.id and d.status = 'verified' and d.post_url is not null
      join post_readings r on r.deliverable_id = d.id and r.views is not null
        and (not ${only_read}::boolean or r.source <> 'creator')
      where w.creator_id = ${creatorId}
      order by d.id, r.read_at desc, r.source
    )
    select source, count(*)::int as post_count, sum(views)::bigint as views
    from newest group by source order by source`.execute(db);
  return rows;
}
