import { type RawBuilder, sql } from 'kysely';
import { MOST_CAMPAIGNS_COUNTED } from '#domain/campaign-filters.ts';
import type { Way } from './find-way.ts';
import type { Walk } from './walk.ts';
import { fitsOf, withinOf } from './walk-conditions.ts';

/** A count may take as long as the page again, which is as long as looking at so many entries. */
const MOST_LOOKED_AT = 1_000;
/** What has to be looked up on other shelves costs several entries. */
const LOOK_UP_COST = 5;
const SPARE = 1.25;
/** In few sizes, so that there are few texts. */
const STEP = 64;

/** How many campaigns fit, counted no further than anybody is told, as part of a statement. */
export function countFits(
  { wanted, way, without }: Pick<Walk, 'wanted' | 'way' | 'without'>,
  share: number,
): RawBuilder<number | null> {
  const fits = sql.join(fitsOf({ wanted, way, without }), sql` and `);
  const within = sql.join(withinOf({ wanted, after: null }), sql` and `);
  const most = sql.lit(MOST_CAMPAIGNS_COUNTED);
  const lookedAt = (shelf: RawBuilder<unknown>) => sql`
    select campaign_id, ${fits} as fits
    from listing_shelves s
    where shelf = ${shelf} collate "C" and ${within}
    limit ${sql.lit(share)}`;
  const [only] = way.shelves;
  // On one shelf a campaign stands once.
  const counted =
    way.shelves.length === 1
      ? sql`
        select count(*) filter (where fits)::int as found, count(*)::int as longest
        from (${lookedAt(sql`${only}::text`)}) entries`
      : sql`
        select count(distinct campaign_id) filter (where fits)::int as found, max(seen)::int as longest
        from unnest(${way.shelves}::text[]) as wanted (shelf)
        cross join lateral (
          select campaign_id, fits, row_number() over () as seen from (${lookedAt(sql`wanted.shelf`)}) entries
        ) looked_at`;
  return sql`(
    select case when found >= ${most} then ${most} when longest < ${sql.lit(share)} then found end
    from (${counted}) counted
  )`;
}

/**
 * How far each shelf is looked at: to its end, or until so many fit. Null where so little fits that counting would cost more
 * than the page itself.
 */
export function shareToCount({ shelves, groups, length, fitting }: Way): number | null {
  const enough = (MOST_CAMPAIGNS_COUNTED * SPARE) / Math.max(fitting, Number.EPSILON);
  const wanted = length > 0 ? Math.min(enough, length * SPARE) : enough;
  if (wanted * (groups.length > 0 ? LOOK_UP_COST : 1) > MOST_LOOKED_AT) return null;
  return Math.ceil(wanted / shelves.length / STEP) * STEP;
}
