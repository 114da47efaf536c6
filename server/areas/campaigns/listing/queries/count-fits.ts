import { type RawBuilder, sql } from 'kysely';
import { MOST_CAMPAIGNS_COUNTED } from '#domain/campaigns/campaign-filters.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Plan } from './find-plan.ts';
import type { Scan } from './scan.ts';
import { fitsOf, withinOf } from './scan-conditions.ts';

/** The page's own statement counts as long as that takes no longer than the page, about this many entries. */
const MOST_WITH_PAGE = 1_000;
/** Counting stops here, even if the number isn't known by then. Either takes less than a tenth of a second. */
const MOST_LOOKED_AT = { plain: 100_000, withLookUps: 5_000 };
/** Checking an entry against other buckets costs as much as reading several entries. */
const LOOK_UP_COST = 5;
const SPARE = 1.25;
/** Sizes are rounded, so that there are few different statements. */
const STEP = 64;
const LONGER = 4;

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
 * How many entries of each bucket the page's statement counts: all of them, or until enough match. Null if so few match
 * that counting would cost more than the page itself.
 */
export function shareToCount(plan: Plan): number | null {
  const needed = toLookAt(plan);
  if (needed * (plan.groups.length > 0 ? LOOK_UP_COST : 1) > MOST_WITH_PAGE) return null;
  return Math.ceil(needed / plan.buckets.length / STEP) * STEP;
}

/** Counts on its own, for filters that match rarely or where the page's statement didn't look far enough. */
export async function countOn(
  db: Database,
  scan: Pick<Scan, 'criteria' | 'without'> & { plan: Plan },
): Promise<number | null> {
  const { plan } = scan;
  const most = MOST_LOOKED_AT[plan.groups.length > 0 ? 'withLookUps' : 'plain'] / plan.buckets.length;
  let share = Math.ceil(Math.min(toLookAt(plan) / plan.buckets.length, most));
  for (;;) {
    const { rows } = await sql<{ found: number | null }>`select ${countFits(scan, share)} as found`.execute(
      db,
    );
    const found = rows[0]?.found ?? null;
    if (found !== null || share * LONGER > most) return found;
    share *= LONGER;
  }
}

/** The estimated number of entries to look at: all of them, or until enough match. */
function toLookAt({ length, fitting }: Plan): number {
  const enough = (MOST_CAMPAIGNS_COUNTED * SPARE) / Math.max(fitting, Number.EPSILON);
  return length > 0 ? Math.min(enough, length * SPARE) : enough;
}
