import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CampaignSort } from '#domain/campaign-filters.ts';
import { cutPage, readCursor } from '../../db/cursor.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { findWords } from './find-words.ts';
import { isEverything, shelvesFor, type Wanted } from './wanted.ts';

export interface ListedCampaign {
  campaign_id: string;
  /** The campaign as JSON, without what depends on the reader. */
  card: string;
  creator_payout_cents: number | null;
}

export interface ReadPage {
  campaigns: readonly ListedCampaign[];
  next_cursor: string | null;
}

interface Asked {
  wanted: Wanted;
  cursor: string | undefined;
  limit: number;
  /** Campaigns a person does not want to see. */
  without?: readonly string[];
}

/** A page of the list as it stands in the database. */
export async function readPage(db: Database, asked: Asked): Promise<ReadPage> {
  const after = readPlace(asked);
  const aim = await takeAim(db, asked.wanted);
  if (aim === null) return { campaigns: [], next_cursor: null };
  const { rows } = await pageQuery(asked, aim, after).execute(db);
  const { page, next_cursor } = cutPage(rows, asked.limit, ({ place, campaign_id }) => [
    String(place),
    campaign_id,
  ]);
  return { campaigns: page, next_cursor };
}

interface Aim {
  /** Every campaign that is wanted stands on one of these. */
  shelves: readonly string[];
  /** And on one of each of these. */
  groups: readonly (readonly string[])[];
}

/** Null where nothing can be found. */
async function takeAim(db: Database, wanted: Wanted): Promise<Aim | null> {
  const { plain, by_day, by_step } = shelvesFor(wanted);
  const words = await findWords(db, wanted.search);
  const [rarest] = words;
  if (rarest === undefined) {
    const isStep = by_day && by_step && (await countUpTo(db, by_step)) < FEW;
    return { shelves: isStep ? by_step : (by_day ?? by_step ?? plain), groups: [] };
  }
  if (rarest.count === 0) return null;
  const places = isEverything(plain) ? [] : [plain];
  const groups = [...words.map(({ shelf }) => [shelf]), ...places];
  const isPlaced = places.length > 0 && (await countUpTo(db, plain)) < rarest.count;
  const [shelves = plain] = isPlaced ? places : groups;
  return { shelves, groups: groups.filter((group) => group !== shelves) };
}

const FEW = 2_000;

/** Days are of one size; words, places and steps of payouts are not, and the rarest is the shortest way. */
async function countUpTo(db: Database, shelves: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from listing_shelves where shelf = any(${shelves}::text[]) limit ${sql.lit(FEW)}) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const SORTED = {
  newest: { column: sql.ref('published_at'), isUp: false, value: z.iso.datetime(), type: sql`timestamptz` },
  highest_payout: {
    column: sql.ref('payout_cents'),
    isUp: false,
    value: z.coerce.number().int().min(0).max(500_000),
    type: sql`int`,
  },
  deadline_soon: { column: sql.ref('last_day'), isUp: true, value: z.iso.date(), type: sql`date` },
} satisfies Record<
  CampaignSort,
  { column: RawBuilder<unknown>; isUp: boolean; value: z.ZodType; type: RawBuilder<unknown> }
>;

type After = readonly [value: unknown, id: string] | null;

function readPlace({ cursor, wanted: { sort } }: Asked): After {
  const place = readCursor(cursor);
  if (place === null) return null;
  const value = SORTED[sort].value.safeParse(place[0]);
  if (!value.success) {
    throw new Problem('invalid_input', 'This place in the list is not known. Begin at the first page.');
  }
  return [value.data, place[1]];
}

interface Row extends ListedCampaign {
  place: string | number;
}

/**
 * The beginning of each shelf, merged. One text a way to sort and set of conditions, so that each is planned once: every
 * shelf is walked along an index in its order and left at the first rows that fit.
 */
function pageQuery({ wanted, limit, without = [] }: Asked, { shelves, groups }: Aim, after: After) {
  const { column, isUp, type } = SORTED[wanted.sort];
  const direction = isUp ? sql`asc` : sql`desc`;
  const order = (of: RawBuilder<unknown>) => sql`${of} ${direction}, campaign_id ${direction}`;
  const isBehind =
    after &&
    sql`and (${column}, campaign_id) ${isUp ? sql`>` : sql`<`} (${after[0]}::${type}, ${after[1]}::uuid)`;
  const hasType = wanted.content_types > 0 && sql`and content_types & ${wanted.content_types}::integer <> 0`;
  const isAmong = groups.map(
    (group) => sql`and exists (
      select from listing_shelves also
      where also.shelf = any(${group}::text[]) and also.published_at = s.published_at
        and also.campaign_id = s.campaign_id
    )`,
  );
  const isLeftOut = without.length > 0 && sql`and campaign_id <> all(${without}::uuid[])`;
  const conditions = [isBehind, hasType, isLeftOut, ...isAmong].filter(
    (one) => one !== false && one !== null,
  );
  // A limit the planner cannot read, or a range that another index could answer, and it sorts whole shelves.
  const most = sql.lit(limit + 1);
  const day = wanted.sort === 'deadline_soon' ? sql`last_day` : sql`last_day + 0`;
  const payout = wanted.sort === 'highest_payout' ? sql`payout_cents` : sql`payout_cents + 0`;
  return sql<Row>`
    select l.campaign_id, l.card, l.creator_payout_cents, found.place
    from (
      select distinct first.place, first.campaign_id
      from unnest(${shelves}::text[]) as wanted (shelf)
      cross join lateral (
        select ${column} as place, campaign_id
        from listing_shelves s
        where shelf = wanted.shelf collate "C"
          and ${day} >= ${wanted.from}::date and ${day} <= ${wanted.to}::date
          and ${payout} >= ${wanted.low_cents}::int and ${payout} <= ${wanted.high_cents}::int
          ${sql.join(conditions, sql` `)}
        order by ${order(column)}
        limit ${most}
      ) first
      order by ${order(sql.ref('place'))}
      limit ${most}
    ) found
    join campaign_listings l on l.campaign_id = found.campaign_id
    order by found.place ${direction}, found.campaign_id ${direction}`;
}
