import { sql } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import type { Context } from '#server/platform/context.ts';

/** A campaign that went on this long after its last post had open work, or was missed while the program was off. */
const LATEST_DAYS = 120;

/** Campaigns whose posts aren't read anymore and whose work is finished, and whose owner wasn't told yet. */
export async function listFinishedReports(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const at = now();
  const since = addDays(newYorkDate(at), -LATEST_DAYS);
  const { rows } = await sql<{ campaign_id: string }>`
    select distinct w.campaign_id
    from post_watches p
    join deliverables d on d.id = p.deliverable_id and d.post_url is not null
    join collaborations w on w.id = d.collaboration_id
    where p.ends_at <= ${at.toISOString()}::timestamptz and p.ends_at > ${since}::timestamptz
      and (${after ?? null}::uuid is null or w.campaign_id > ${after ?? null}::uuid)
      and not exists (select from report_notices n where n.campaign_id = w.campaign_id)
      and not exists (
        select from collaborations o where o.campaign_id = w.campaign_id
          and o.status = any (${[...OPEN_COLLABORATION_STATUSES]}::text[])
      )
      and not exists (
        select from collaborations o
        join deliverables od on od.collaboration_id = o.id and od.post_url is not null
        join post_watches op on op.deliverable_id = od.id
        where o.campaign_id = w.campaign_id and op.ends_at > ${at.toISOString()}::timestamptz
      )
    order by w.campaign_id
    limit ${limit}`.execute(db);
  return rows.map(({ campaign_id }) => campaign_id);
}
