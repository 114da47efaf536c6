import { type RawBuilder, sql } from 'kysely';
import { buildOnceAShape, later } from '../../db/build-once.ts';
import type { Database } from '../../db/database.ts';
import { quickly } from '../../db/quick-lane.ts';
import { countFits } from './count-fits.ts';
import { GENERATION, type Mark, markedSince } from './read-marks.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import type { Walk } from './walk.ts';
import { fitsOf, withinOf } from './walk-conditions.ts';

type Entry = [
  place: string | number,
  campaign_id: string,
  is_end: boolean,
  fits: boolean,
  creator_payout_cents: number | null,
  status: Mark['status'],
  since: Mark['since'],
  kept_as: Mark['kept_as'],
];

/** One row: reading two dozen of a dozen columns each takes the process longer than all of them at once. */
export interface StretchRow {
  generation: number;
  found_count: number | null;
  entries: Entry[] | null;
  /** Of those that fit, in the same order. */
  cards: string | null;
}

/** Cards are JSON, in which such a character is written out. */
export const CARDS_END = '\x1e';

/**
 * One text a way to sort, set of conditions and share, so that each is planned once. Those that most pages ask for are built
 * once as well.
 */
export async function readStretch(db: Database, walk: Walk): Promise<StretchRow | undefined> {
  if (walk.way.shelves.length > MOST_WRITTEN_OUT || walk.way.groups.length > 0 || walk.without.length > 0) {
    // Looking words up can take long where two common ones never meet.
    const lane = walk.way.groups.length > 0 ? db : quickly(db);
    return (await stretchQuery(walk).execute(lane)).rows[0];
  }
  return (await readCommon(db, walk))[0];
}

const readCommon = buildOnceAShape(shapeOf, (_, walk: Walk) => stretchQuery(standIn(walk)));

/** All that the text hangs on. */
function shapeOf({ wanted, way, after, enough, share, reader, counted }: Walk): string {
  const { sort, content_types } = wanted;
  return [
    sort,
    content_types !== 0,
    way.shelves.length,
    after !== null,
    enough,
    share,
    reader !== null,
    counted,
  ].join();
}

/** The same walk without its values. */
function standIn({ wanted, way, after, reader, ...walk }: Walk): Walk {
  const from = <T>(read: (walk: Walk) => T) => later(read);
  return {
    ...walk,
    wanted: {
      ...wanted,
      low_cents: from((one) => one.wanted.low_cents),
      high_cents: from((one) => one.wanted.high_cents),
      from: from((one) => one.wanted.from),
      to: from((one) => one.wanted.to),
      content_types: wanted.content_types && from((one) => one.wanted.content_types),
    },
    way: { ...way, shelves: way.shelves.map((_, at) => from((one) => one.way.shelves[at] ?? '')) },
    after: after && {
      place: from((one) => one.after?.place ?? ''),
      campaign_id: from((one) => one.after?.campaign_id ?? ''),
    },
    reader: reader && from((one) => one.reader),
  };
}

function stretchQuery(walk: Walk) {
  const { isUp } = SORT_ORDERS[walk.wanted.sort];
  const direction = isUp ? sql`asc` : sql`desc`;
  // With a limit it cannot read the planner would sort whole shelves.
  const enough = sql.lit(walk.enough);
  return sql<StretchRow>`
    select ${GENERATION} as generation, ${walk.counted === null ? sql`null::int` : countFits(walk, walk.counted)} as found_count,
      json_agg(json_build_array(place, campaign_id, is_end, fits, payout, status, since, kept_as)) as entries,
      string_agg(card, ${sql.lit(CARDS_END)}) as cards
    from (
      select place, met.campaign_id, is_end, fits, l.creator_payout_cents as payout, l.card,
        ${walk.reader === null ? NO_MARK : MARK}
      from (
        select place, campaign_id, bool_or(fits) as fits, bool_or(is_end) as is_end
        from ${shelvesOf(walk)} as wanted (shelf)
        cross join lateral (${walkQuery(walk, direction)}) entries
        group by place, campaign_id
        order by place ${direction}, campaign_id ${direction}
        limit ${enough}
      ) met
      left join campaign_listings l on l.campaign_id = met.campaign_id and met.fits
      ${walk.reader === null ? sql`` : marksOf(walk.reader)}
      order by place ${direction}, met.campaign_id ${direction}
    ) met`;
}

const NO_MARK = sql`null::text as status, null::text as since, null::text as kept_as`;
const MARK = sql`a.status, ${markedSince(sql.ref('a'))} as since, k.kept_as`;

function marksOf(reader: string): RawBuilder<unknown> {
  const creator = sql`(select id from creators where user_id = ${reader})`;
  return sql`
    left join applications a on a.campaign_id = l.campaign_id and a.creator_id = ${creator}
    left join kept_campaigns k on k.campaign_id = l.campaign_id and k.creator_id = ${creator}`;
}

/**
 * Written out where they are few and nothing is looked up elsewhere: of a list it cannot see into the planner expects ten, and
 * plans each call anew. Where words are looked up that is as it should be: how rare they are decides the plan.
 */
function shelvesOf({ way: { shelves, groups } }: Walk): RawBuilder<unknown> {
  if (shelves.length > MOST_WRITTEN_OUT || groups.length > 0) return sql`unnest(${shelves}::text[])`;
  return sql`(values ${sql.join(shelves.map((shelf) => sql`(${shelf}::text)`))})`;
}

const MOST_WRITTEN_OUT = 8;

/** What fits on one shelf and, where the walk is bounded, the entry it is left at, which may be one of these. */
function walkQuery(walk: Walk, direction: RawBuilder<unknown>): RawBuilder<unknown> {
  const { column } = SORT_ORDERS[walk.wanted.sort];
  const share = sql.lit(walk.share ?? EVERYTHING);
  // The limit inside keeps the planner from another index for what has to fit.
  const entries = sql`
    select ${column} as place, campaign_id, ${sql.join(fitsOf(walk), sql` and `)} as fits
    from listing_shelves s
    where shelf = wanted.shelf collate "C" and ${sql.join(withinOf(walk), sql` and `)}
    order by ${column} ${direction}, campaign_id ${direction}
    limit ${share}`;
  if (walk.share === null) {
    return sql`
      select place, campaign_id, fits, false as is_end from (${entries}) entries where fits
      limit ${sql.lit(walk.enough)}`;
  }
  return sql`
    select place, campaign_id, fits, seen = ${share} as is_end
    from (select *, row_number() over () as seen from (${entries}) entries) entries
    where fits or seen = ${share}`;
}

/** More than any shelf holds. */
const EVERYTHING = 2_000_000_000;
