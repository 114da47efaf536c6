import { type RawBuilder, sql } from 'kysely';
import { MOST_CAMPAIGNS_COUNTED } from '#domain/campaigns/campaign-filters.ts';
import type { Plan } from './find-plan.ts';
import type { Scan } from './scan.ts';
import { bucketsOf, isIn, mayFit, withinOf } from './scan-conditions.ts';

/** The page's own statement counts if that reads about as much as the page, this many entries. */
const MOST_WITH_PAGE = 2_000;
/** Checking an entry against other buckets costs as much as reading several entries. */
export const LOOK_UP_COST = 5;
/** Entries read for campaigns that are in several of the chosen buckets. */
const REPEATED = 60;

/** The part of a statement that counts matching campaigns, up to the largest number that is shown. It reads no further. */
export function countFits({
  criteria,
  plan,
  without,
}: Pick<Scan, 'criteria' | 'plan' | 'without'>): RawBuilder<number> {
  const filters = { criteria, plan, without };
  const conditions = sql.join([...withinOf({ criteria, after: null }), ...mayFit(filters)], sql` and `);
  // Without the offset the planner expects to look up every entry, and compiles the statement for that.
  const lookedUp = (entries: RawBuilder<unknown>) =>
    plan.groups.length === 0
      ? entries
      : sql`select campaign_id from (${entries} offset 0) s where ${sql.join(isIn(plan.groups))}`;
  const most = sql.lit(MOST_CAMPAIGNS_COUNTED);
  const [only] = plan.buckets;
  if (plan.buckets.length === 1) {
    const entries = sql`
      select campaign_id from listing_buckets s where bucket = ${only}::text collate "C" and ${conditions}`;
    return sql`(select count(*)::int from (${lookedUp(entries)} limit ${most}) fitting)`;
  }
  const fitting = lookedUp(sql`
    select campaign_id
    from ${bucketsOf(plan)} as chosen (bucket)
    join listing_buckets s on s.bucket = chosen.bucket collate "C"
    where ${conditions}`);
  // Only a campaign in several neighborhoods is in several of the buckets of a plan.
  if (criteria.neighborhoods.length < 2)
    return sql`(select count(*)::int from (${fitting} limit ${most}) fitting)`;
  const read = sql.lit(MOST_CAMPAIGNS_COUNTED + REPEATED);
  return sql`(
    select case
      when found >= ${most} then ${most}
      when seen < ${read} then found
      else (select least(count(distinct campaign_id), ${most})::int from (${fitting}) fitting)
    end
    from (
      select count(distinct campaign_id)::int as found, count(*)::int as seen
      from (${fitting} limit ${read}) fitting
    ) counted
  )`;
}

/** Whether the page's statement counts. If few match, counting would cost more than the page itself. */
export function isCountedWithPage(plan: Plan): boolean {
  return toLookAt(plan) * (plan.groups.length > 0 ? LOOK_UP_COST : 1) <= MOST_WITH_PAGE;
}

/** The estimated number of entries to look at: all of them, or until enough match. */
export function toLookAt({ length, fitting }: Plan): number {
  const enough = MOST_CAMPAIGNS_COUNTED / Math.max(fitting, Number.EPSILON);
  return length > 0 ? Math.min(enough, length) : enough;
}
