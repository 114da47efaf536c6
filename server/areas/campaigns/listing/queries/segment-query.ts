import { type RawBuilder, sql } from 'kysely';
import { compileOncePerShape, placeholder } from '#server/platform/db/compiled-query.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pipelined } from '#server/platform/db/pipeline.ts';
import { announcedStatus } from './announced-status.ts';
import { countFits } from './count-fits.ts';
import { hasPayoutRange } from './criteria.ts';
import { GENERATION, type Mark, markedSince } from './read-marks.ts';
import type { Scan } from './scan.ts';
import { bucketsOf, fitsOf, MOST_WRITTEN_OUT, withinOf } from './scan-conditions.ts';
import { SORT_ORDERS } from './sort-orders.ts';

type Entry = [
  place: string | number,
  campaign_id: string,
  is_end: boolean,
  fits: boolean,
  creator_payout_cents: number | null,
  status: Mark['status'],
  since: Mark['since'],
  bookmark: Mark['bookmark'],
];

/** One row: reading two dozen of a dozen columns each takes the process longer than all of them at once. */
export interface SegmentRow {
  generation: number;
  found_count: number | null;
  entries: Entry[] | null;
  /** Of those that fit, in the same order. */
  cards: string | null;
}

/** Cards are JSON, in which such a character is written out. */
export const CARDS_END = '\x1e';

/**
 * Each sort order, set of conditions and share has one statement text, so PostgreSQL plans it once. The most common ones are also
 * compiled only once.
 */
export async function readSegment(db: Database, scan: Scan): Promise<SegmentRow | undefined> {
  if (scan.plan.buckets.length > MOST_WRITTEN_OUT || scan.plan.groups.length > 0 || scan.without.length > 0) {
    // Looking words up can take long if two common ones never occur together.
    const lane = scan.plan.groups.length > 0 ? db : pipelined(db);
    return (await segmentQuery(scan).execute(lane)).rows[0];
  }
  return (await readCommon(db, scan))[0];
}

const readCommon = compileOncePerShape(shapeOf, (_, scan: Scan) => segmentQuery(withPlaceholders(scan)));

/** Everything that changes the statement text. */
function shapeOf({ criteria, plan, after, enough, share, reader, is_counted }: Scan): string {
  const { sort, content_types } = criteria;
  return [
    sort,
    content_types !== 0,
    hasPayoutRange(criteria),
    plan.buckets.length,
    after !== null,
    enough,
    share,
    reader !== null,
    is_counted,
    criteria.neighborhoods.length < 2,
  ].join();
}

/** The same scan without its values. */
function withPlaceholders({ criteria, plan, after, reader, ...scan }: Scan): Scan {
  const from = <T>(read: (scan: Scan) => T) => placeholder(read);
  return {
    ...scan,
    criteria: {
      ...criteria,
      ...(hasPayoutRange(criteria) && {
        low_cents: from((one) => one.criteria.low_cents),
        high_cents: from((one) => one.criteria.high_cents),
      }),
      from: from((one) => one.criteria.from),
      to: from((one) => one.criteria.to),
      content_types: criteria.content_types && from((one) => one.criteria.content_types),
    },
    plan: { ...plan, buckets: plan.buckets.map((_, at) => from((one) => one.plan.buckets[at] ?? '')) },
    after: after && {
      place: from((one) => one.after?.place ?? ''),
      campaign_id: from((one) => one.after?.campaign_id ?? ''),
    },
    reader: reader && from((one) => one.reader),
    announced_before: from((one) => one.announced_before),
  };
}

function segmentQuery(scan: Scan) {
  const { isUp } = SORT_ORDERS[scan.criteria.sort];
  const direction = isUp ? sql`asc` : sql`desc`;
  return pageQuery(scan, {
    before: sql``,
    found_count: scan.is_counted ? countFits(scan) : sql`null::int`,
    // If the limit were a parameter, the planner would sort complete buckets.
    met: sql`
      select place, campaign_id, bool_or(fits) as fits, bool_or(is_end) as is_end
      from ${bucketsOf(scan.plan)} as chosen (bucket)
      cross join lateral (${scanQuery(scan, direction)}) entries
      group by place, campaign_id
      order by place ${direction}, campaign_id ${direction}
      limit ${sql.lit(scan.enough)}`,
  });
}

/** How a page finds its campaigns and their number; `before` may name what both read. */
interface Source {
  before: RawBuilder<unknown>;
  met: RawBuilder<unknown>;
  found_count: RawBuilder<unknown>;
}

/** A page's one statement: its campaigns with their cards and the reader's marks, their number, and the generation. */
export function pageQuery(
  { criteria, reader, announced_before }: Pick<Scan, 'criteria' | 'reader' | 'announced_before'>,
  { before, met, found_count }: Source,
) {
  const direction = SORT_ORDERS[criteria.sort].isUp ? sql`asc` : sql`desc`;
  return sql<SegmentRow>`${before}
    select ${GENERATION} as generation, ${found_count} as found_count,
      json_agg(json_build_array(place, campaign_id, is_end, fits, payout, status, since, bookmark)) as entries,
      string_agg(card, ${sql.lit(CARDS_END)}) as cards
    from (
      select place, met.campaign_id, is_end, fits, l.creator_payout_cents as payout, l.card,
        ${reader === null ? NO_MARK : markOf(reader, announced_before)}
      from (${met}) met
      left join campaign_listings l on l.campaign_id = met.campaign_id and met.fits
      ${reader === null ? sql`` : marksOf(reader)}
      order by place ${direction}, met.campaign_id ${direction}
    ) met`;
}

const NO_MARK = sql`null::text as status, null::text as since, null::text as bookmark`;

function markOf(reader: string, announced_before: string): RawBuilder<unknown> {
  return sql`${announcedStatus('a', announced_before)} as status,
    ${markedSince('a', announced_before)} as since,
    case when ${isBlocked(reader)} then 'hidden' else k.kind end as bookmark`;
}

/** The first part is asked once a statement, and for creators without blocks it ends there. */
function isBlocked(reader: string): RawBuilder<unknown> {
  const blocks = sql`select from blocks x join creators me on me.id = x.creator_id where me.user_id = ${reader}`;
  return sql`exists (${blocks}) and exists (
    ${blocks} and x.business_id = (select business_id from campaigns where id = l.campaign_id)
  )`;
}

function marksOf(reader: string): RawBuilder<unknown> {
  const creator = sql`(select id from creators where user_id = ${reader})`;
  return sql`
    left join applications a on a.campaign_id = l.campaign_id and a.creator_id = ${creator}
    left join campaign_bookmarks k on k.campaign_id = l.campaign_id and k.creator_id = ${creator}`;
}

/** The matches in one bucket and, if the scan is bounded, its last entry, which may itself be a match. */
function scanQuery(scan: Scan, direction: RawBuilder<unknown>): RawBuilder<unknown> {
  const { column } = SORT_ORDERS[scan.criteria.sort];
  const share = sql.lit(scan.share ?? EVERYTHING);
  // The limit inside keeps the planner from another index for what has to fit.
  const entries = sql`
    select ${column} as place, campaign_id, ${sql.join(fitsOf(scan), sql` and `)} as fits
    from listing_buckets s
    where bucket = chosen.bucket collate "C" and ${sql.join(withinOf(scan), sql` and `)}
    order by ${column} ${direction}, campaign_id ${direction}
    limit ${share}`;
  if (scan.share === null) {
    return sql`
      select place, campaign_id, fits, false as is_end from (${entries}) entries where fits
      limit ${sql.lit(scan.enough)}`;
  }
  return sql`
    select place, campaign_id, fits, seen = ${share} as is_end
    from (select *, row_number() over () as seen from (${entries}) entries) entries
    where fits or seen = ${share}
    limit ${sql.lit(scan.enough)}`;
}

/** More entries than any bucket has. */
const EVERYTHING = 2_000_000_000;
