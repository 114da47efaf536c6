import { sql } from 'kysely';
import { MOST_CAMPAIGNS_COUNTED } from '#domain/campaign-filters.ts';
import type { Database } from '../../db/database.ts';
import type { Way } from './find-way.ts';
import { fitsOf, withinOf } from './walk-shelves.ts';
import type { Wanted } from './wanted.ts';

interface Count {
  wanted: Wanted;
  way: Way;
  without: readonly string[];
}

/** A count may take as long as the page again, which is as long as looking at so many entries. */
const MOST_LOOKED_AT = 1_000;
/** What has to be looked up on other shelves costs several entries. */
const LOOK_UP_COST = 5;
const SPARE = 1.25;

/**
 * How many campaigns fit, counted no further than anybody is told. Null where so little fits that counting would cost more
 * than the page itself.
 */
export async function countFits(db: Database, { wanted, way, without }: Count): Promise<number | null> {
  const share = shareOf(way);
  if (share === null) return null;
  const fits = sql.join(fitsOf({ wanted, way, without }), sql` and `);
  const within = sql.join(withinOf({ wanted, after: null }), sql` and `);
  // On one shelf a campaign stands once.
  const distinct = way.shelves.length > 1 ? sql`distinct` : sql``;
  const { rows } = await sql<{ found: number; longest: number }>`
    select count(${distinct} campaign_id) filter (where fits)::int as found, coalesce(max(seen), 0)::int as longest
    from unnest(${way.shelves}::text[]) as wanted (shelf)
    cross join lateral (
      select campaign_id, fits, row_number() over () as seen
      from (
        select campaign_id, ${fits} as fits
        from listing_shelves s
        where shelf = wanted.shelf collate "C" and ${within}
        limit ${sql.lit(share)}
      ) entries
    ) looked_at`.execute(db);
  const { found = 0, longest = 0 } = rows[0] ?? {};
  if (found >= MOST_CAMPAIGNS_COUNTED) return MOST_CAMPAIGNS_COUNTED;
  return longest < share ? found : null;
}

/** How far each shelf is looked at: to its end, or until so many fit. In few sizes, so that there are few texts. */
function shareOf({ shelves, groups, length, fitting }: Way): number | null {
  const enough = (MOST_CAMPAIGNS_COUNTED * SPARE) / Math.max(fitting, Number.EPSILON);
  const wanted = length > 0 ? Math.min(enough, length * SPARE) : enough;
  if (wanted * (groups.length > 0 ? LOOK_UP_COST : 1) > MOST_LOOKED_AT) return null;
  return 2 ** Math.ceil(Math.log2(Math.max(wanted / shelves.length, 64)));
}
