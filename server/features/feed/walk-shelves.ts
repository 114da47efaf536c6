import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Way } from './find-way.ts';
import { GENERATION, type Mark, markedSince } from './read-marks.ts';
import { mayStandOn } from './shelf-marks.ts';
import { type Place, SORT_ORDERS } from './sort-orders.ts';
import type { Wanted } from './wanted.ts';

export interface ListedCampaign {
  campaign_id: string;
  /** The campaign as JSON, without what depends on the reader. */
  card: string;
  creator_payout_cents: number | null;
}

/** A campaign where it was found, and what whoever looks has to do with it. */
export type Found = ListedCampaign & Place & Mark;

export interface Stretch {
  /** In order, and all there are up to the end. */
  found: Found[];
  /** Where it was left with too few found; null where there is no more, or enough. */
  end: Place | null;
  /** How often the list had changed when this was read. */
  generation: number;
  /** How many fit in all; null where nobody counted, or not to the end. */
  found_count: number | null;
}

export interface Walk {
  wanted: Wanted;
  way: Pick<Way, 'shelves' | 'groups'>;
  after: Place | null;
  /** So many are enough. */
  enough: number;
  /** About so many entries are looked at; null where there is no end to it but the last that is needed. */
  length: number | null;
  /** Campaigns a person does not want to see. */
  without: readonly string[];
  /** The creator who looks, by their account. */
  reader: string | null;
  /** What else is counted on the way. */
  count: RawBuilder<number | null> | null;
}

/**
 * Walks along the shelves of a way in the order of the list. Each is left at its first rows that fit, or after its share
 * of the length: the entry it is left at comes back as well, and behind the first of these the merged list would have gaps.
 */
export async function walkShelves(db: Database, walk: Walk): Promise<Stretch> {
  const { rows } = await stretchQuery(walk).execute(db);
  const { generation = 0, found_count = null } = rows[0] ?? {};
  const met = rows.filter((row): row is Row & Place => row.campaign_id !== null);
  const leftAt = met.findIndex(({ is_end }) => is_end);
  const sure = leftAt === -1 ? met : met.slice(0, leftAt + 1);
  const found = sure.filter((row): row is Row & Found => row.card !== null);
  const isDone = leftAt === -1 || found.length >= walk.enough;
  return { found, end: isDone ? null : (sure.at(-1) ?? null), generation, found_count };
}

interface Row extends Mark {
  generation: number;
  found_count: number | null;
  /** Null in the one row of a walk that met nothing. */
  campaign_id: string | null;
  place: string | number | null;
  /** Null where it does not fit. */
  card: string | null;
  creator_payout_cents: number | null;
  is_end: boolean | null;
}

/** One text a way to sort, set of conditions and share, so that each is planned once. */
function stretchQuery(walk: Walk) {
  const { isUp } = SORT_ORDERS[walk.wanted.sort];
  const direction = isUp ? sql`asc` : sql`desc`;
  // With a limit it cannot read the planner would sort whole shelves.
  const enough = sql.lit(walk.enough);
  return sql<Row>`
    select list.generation, list.found_count, place, met.campaign_id, is_end, l.card, l.creator_payout_cents,
      ${walk.reader === null ? NO_MARK : MARK}
    from (select ${GENERATION} as generation, ${walk.count ?? sql`null::int`} as found_count) list
    left join (
      select place, campaign_id, bool_or(fits) as fits, bool_or(not fits) as is_end
      from ${shelvesOf(walk)} as wanted (shelf)
      cross join lateral (${walkQuery(walk, direction)}) entries
      group by place, campaign_id
      order by place ${direction}, campaign_id ${direction}
      limit ${enough}
    ) met on true
    left join campaign_listings l on l.campaign_id = met.campaign_id and met.fits
    ${walk.reader === null ? sql`` : marksOf(walk.reader)}
    order by place ${direction}, met.campaign_id ${direction}`;
}

const NO_MARK = sql`null as status, null as since, null as kept_as`;
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
  const enough = sql.lit(walk.enough);
  const share = sql.lit(shareOf(walk));
  const along = sql`
    from listing_shelves s
    where shelf = wanted.shelf collate "C" and ${sql.join(withinOf(walk), sql` and `)}
    order by ${column} ${direction}, campaign_id ${direction}`;
  // The limit inside keeps the planner from another index for what has to fit.
  const fitting = sql`
    select place, campaign_id, true as fits
    from (
      select ${column} as place, campaign_id, ${sql.join(fitsOf(walk), sql` and `)} as fits ${along} limit ${share}
    ) entries
    where fits
    limit ${enough}`;
  if (walk.length === null) return fitting;
  const left = sql`select ${column} as place, campaign_id, false as fits ${along} offset ${share} - 1 limit 1`;
  return sql`(${fitting}) union all (${left})`;
}

/** More than any shelf holds. */
const EVERYTHING = 2_000_000_000;

/** In few sizes, so that there are few texts. */
function shareOf({ way, length, enough }: Walk): number {
  if (length === null) return EVERYTHING;
  return Math.max(2 ** Math.ceil(Math.log2(length / way.shelves.length)), enough);
}

/** What the order itself leaves out: there the walk begins, and there it ends. */
export function withinOf({ wanted, after }: Pick<Walk, 'wanted' | 'after'>): RawBuilder<unknown>[] {
  const { column, type, isUp } = SORT_ORDERS[wanted.sort];
  const isBehind = sql`(${column}, campaign_id) ${isUp ? sql`>` : sql`<`}`;
  return [
    ...(wanted.sort === 'deadline_soon' ? [daysOf(wanted)] : []),
    ...(wanted.sort === 'highest_payout' ? [payoutsOf(wanted)] : []),
    ...(after ? [sql`${isBehind} (${after.place}::${type}, ${after.campaign_id}::uuid)`] : []),
    ...(after || wanted.sort !== 'newest' ? [] : [sql`true`]),
  ];
}

/** The dearest last: whether a campaign stands on other shelves too has to be looked up there. */
export function fitsOf({
  wanted,
  way,
  without,
}: Pick<Walk, 'wanted' | 'way' | 'without'>): RawBuilder<unknown>[] {
  return [
    ...(wanted.sort === 'deadline_soon' ? [] : [daysOf(wanted)]),
    ...(wanted.sort === 'highest_payout' ? [] : [payoutsOf(wanted)]),
    ...(wanted.content_types > 0 ? [sql`content_types & ${wanted.content_types}::integer <> 0`] : []),
    ...(without.length > 0 ? [sql`campaign_id <> all(${without}::uuid[])`] : []),
    ...(way.groups.length > 0 ? [...mayStandOn(way.groups), standsOn(way.groups)] : []),
  ];
}

function standsOn(groups: Way['groups']): RawBuilder<unknown> {
  const all = groups.map((group) => sql`shelves && ${group}::text[]`);
  return sql`exists (
    select from campaign_listings l where l.campaign_id = s.campaign_id and ${sql.join(all, sql` and `)}
  )`;
}

const daysOf = ({ from, to }: Wanted) => sql`last_day between ${from}::date and ${to}::date`;

const payoutsOf = ({ low_cents, high_cents }: Wanted) =>
  sql`payout_cents between ${low_cents}::int and ${high_cents}::int`;
