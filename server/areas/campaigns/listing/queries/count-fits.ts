import { type RawBuilder, sql } from 'kysely';
import { MOST_CAMPAIGNS_COUNTED } from '#domain/campaigns/campaign-filters.ts';
import type { Plan } from './find-plan.ts';
import type { Scan } from './scan.ts';
import { fitsOf, withinOf } from './scan-conditions.ts';

/** A count may take as long as the page itself, which is about as long as reading this many entries. */
const MOST_LOOKED_AT = 1_000;
/** Checking an entry against other buckets costs as much as reading several entries. */
const LOOK_UP_COST = 5;
const SPARE = 1.25;
/** Sizes are rounded, so that there are few different statements. */
const STEP = 64;

/** The part of a statement that counts matching campaigns, up to the largest number that is shown. */
export function countFits(
  { criteria, plan, without }: Pick<Scan, 'criteria' | 'plan' | 'without'>,
  share: number,
): RawBuilder<number | null> {
  const fits = sql.join(fitsOf({ criteria, plan, without }), sql` and `);
  const within = sql.join(withinOf({ criteria, after: null }), sql` and `);
  const most = sql.lit(MOST_CAMPAIGNS_COUNTED);
  const lookedAt = (bucket: RawBuilder<unknown>) => sql`
    select campaign_id, ${fits} as fits
    from listing_buckets s
    where bucket = ${bucket} collate "C" and ${within}
    limit ${sql.lit(share)}`;
  const [only] = plan.buckets;
  // One bucket has a campaign only once.
  const counted =
    plan.buckets.length === 1
      ? sql`
        select count(*) filter (where fits)::int as found, count(*)::int as longest
        from (${lookedAt(sql`${only}::text`)}) entries`
      : sql`
        select count(distinct campaign_id) filter (where fits)::int as found, max(seen)::int as longest
        from unnest(${plan.buckets}::text[]) as chosen (bucket)
        cross join lateral (
          select campaign_id, fits, row_number() over () as seen from (${lookedAt(sql`chosen.bucket`)}) entries
        ) looked_at`;
  return sql`(
    select case when found >= ${most} then ${most} when longest < ${sql.lit(share)} then found end
    from (${counted}) counted
  )`;
}

/**
 * Returns how many entries of each bucket to count: all of them, or until enough match. Returns null if so few match that counting
 * would cost more than the page itself.
 */
export function shareToCount({ buckets, groups, length, fitting }: Plan): number | null {
  const enough = (MOST_CAMPAIGNS_COUNTED * SPARE) / Math.max(fitting, Number.EPSILON);
  const needed = length > 0 ? Math.min(enough, length * SPARE) : enough;
  if (needed * (groups.length > 0 ? LOOK_UP_COST : 1) > MOST_LOOKED_AT) return null;
  return Math.ceil(needed / buckets.length / STEP) * STEP;
}
