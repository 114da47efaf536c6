import { type RawBuilder, sql } from 'kysely';
import { MOST_CAMPAIGNS_COUNTED } from '#domain/campaigns/campaign-filters.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { LookUp } from './plan-look-up.ts';
import type { Scan, Segment } from './scan.ts';
import { toSegment } from './scan-buckets.ts';
import { behind, fitsOf, withinOf } from './scan-conditions.ts';
import { pageQuery } from './segment-query.ts';
import { SORT_ORDERS } from './sort-orders.ts';

/** More rows than this are sorted slower than a bucket is read in order. */
export const MOST_LOOKED_UP = 2_000;

/**
 * Looks the matches of a search up and sorts them. It knows them all, so the number is exact, or null if there are too many
 * rows: then nothing is found either.
 */
export async function lookUp(
  db: Database,
  scan: Scan,
  wanted: LookUp,
  most = MOST_LOOKED_UP,
): Promise<Omit<Segment, 'end'> | null> {
  const { criteria, after, enough } = scan;
  const { column, isUp } = SORT_ORDERS[criteria.sort];
  const direction = isUp ? sql`asc` : sql`desc`;
  const rest = after ? sql`fits and ${behind(criteria, after)}` : sql`fits`;
  const { rows } = await pageQuery(scan, {
    before: sql`with looked_up as materialized (
      select campaign_id, ${column}, ${fitting(scan, wanted)} as fits
      from campaign_listings s where ${inIndex(wanted)}
      limit ${sql.lit(most + 1)}
    )`,
    found_count: sql`(
      select case when count(*) <= ${sql.lit(most)} then count(*) filter (where fits)::int end from looked_up
    )`,
    met: sql`
      select ${column} as place, campaign_id, true as fits, false as is_end
      from looked_up where ${rest}
      order by ${column} ${direction}, campaign_id ${direction}
      limit ${sql.lit(enough)}`,
  }).execute(db);
  const { end: _end, ...found } = toSegment(rows[0], enough);
  return found.found_count === null ? null : found;
}

/** Counts the matches of a search by the rows, up to the largest number that is shown. */
export async function countLookedUp(
  db: Database,
  scan: Pick<Scan, 'criteria' | 'without'>,
  wanted: LookUp,
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found
    from (
      -- The offset keeps the planner from looking for the rest in the index too.
      select from (select * from campaign_listings where ${inIndex(wanted)} offset 0) s
      where ${fitting(scan, wanted)}
      limit ${sql.lit(MOST_CAMPAIGNS_COUNTED)}
    ) fitting`.execute(db);
  return rows[0]?.found ?? 0;
}

/** The groups of one bucket are asked for at once: then the index follows the rarest and skips through the others. */
function inIndex({ groups }: LookUp): RawBuilder<unknown> {
  const all = groups.filter(({ length }) => length === 1).flat();
  const any = groups.filter(({ length }) => length > 1);
  return sql.join(
    [...(all.length > 0 ? [sql`buckets @> ${all}::text[]`] : []), ...any.map(isInOneOf)],
    sql` and `,
  );
}

function fitting(
  { criteria, without }: Pick<Scan, 'criteria' | 'without'>,
  { others }: LookUp,
): RawBuilder<unknown> {
  const conditions = [
    ...withinOf({ criteria, after: null }),
    ...fitsOf({ criteria, plan: { groups: [] }, without }),
    ...others.map(isInOneOf),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const isInOneOf = (group: readonly string[]) => sql`buckets && ${group}::text[]`;
