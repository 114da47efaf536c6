import { sql } from 'kysely';
import type { ResponseTime } from '#contract/response-times.ts';
import type { Context } from '../../context.ts';

/** Fewer decisions than this say nothing about anybody. */
const FEWEST_DECISIONS = 3;
const LOOK_BACK_DAYS = 180;

/** How long a business takes from an application to its answer, in the middle of all it gave lately. */
export async function readResponseTime(
  { db, now }: Pick<Context, 'db' | 'now'>,
  businessId: string,
): Promise<ResponseTime> {
  const since = new Date(now().getTime() - LOOK_BACK_DAYS * 86_400_000).toISOString();
  const { count, median } = await db
    .selectFrom('applications')
    .innerJoin('campaigns', 'campaigns.id', 'applications.campaign_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(
      sql<number | null>`percentile_cont(0.5) within group (order by
        extract(epoch from applications.decided_at - applications.submitted_at)::float8)`.as('median'),
    )
    .where('campaigns.business_id', '=', businessId)
    .where('applications.status', 'in', ['accepted', 'rejected'])
    .where('applications.submitted_at', 'is not', null)
    .where('applications.decided_at', '>=', since)
    .executeTakeFirstOrThrow();
  const decision_count = Number(count);
  const isKnown = decision_count >= FEWEST_DECISIONS && median !== null;
  return { median_hours: isKnown ? Math.max(1, Math.round(median / 3600)) : null, decision_count };
}
