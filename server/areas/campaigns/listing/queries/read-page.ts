import { MOST_CAMPAIGNS_COUNTED } from '#domain/campaigns/campaign-filters.ts';
import { cutPage } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { announcedBefore } from './announced-status.ts';
import { isCountedWithPage } from './count-fits.ts';
import { countOn } from './count-on.ts';
import type { Criteria } from './criteria.ts';
import { costOfScan, findPlan, MANY_BUCKETS, type Plan } from './find-plan.ts';
import { lookUp, MOST_LOOKED_UP } from './look-up.ts';
import { ROW_COST } from './plan-look-up.ts';
import type { Mark, Marks } from './read-marks.ts';
import type { Found, ListedCampaign, Scan, Segment } from './scan.ts';
import { scanBuckets } from './scan-buckets.ts';
import { placeOfCursor } from './sort-orders.ts';

/** The part of a page that is the same for everyone. */
export interface PageFacts {
  campaigns: readonly ListedCampaign[];
  next_cursor: string | null;
  /** The number of matches, up to a limit and only on the first page; null if they are not counted. */
  found_count: number | null;
}

export interface SharedPage extends PageFacts {
  /** The generation of the list at the time of reading. */
  generation: number;
}

interface Asked {
  criteria: Criteria;
  cursor: string | undefined;
  limit: number;
  now: Date;
  /** The reader's account, if they are a creator. */
  reader: string | null;
  /** Campaigns left out of the reader's list. */
  without?: readonly string[];
}

/** Comes before every list: what was read under it is not worth keeping. */
const BEFORE_ALL = -1;

/** Reads a page of the list from the database, with the reader's marks. */
export async function readPage(db: Database, asked: Asked): Promise<{ page: SharedPage; marks: Marks }> {
  const { criteria, cursor, limit, now, reader, without = [] } = asked;
  const announced_before = announcedBefore(now);
  const after = placeOfCursor(cursor, criteria.sort);
  const enough = limit + 1;
  const plan = await findPlan(db, { criteria, enough, now });
  const isFirst = after === null;
  if (plan === null) {
    const nothing = { campaigns: [], next_cursor: null, found_count: isFirst ? 0 : null };
    return { page: { ...nothing, generation: BEFORE_ALL }, marks: new Map() };
  }
  const share = shareOf(plan, enough);
  // Count only on the first page. Later pages don't show the number.
  const is_counted = isFirst && isCountedWithPage(plan);
  const scan = {
    criteria,
    plan,
    after,
    enough,
    share,
    without,
    reader,
    is_counted,
    announced_before,
  };
  const { found, generation, found_count: known } = await findMatches(db, scan);
  const countAll = (read: number) =>
    read <= limit
      ? read
      : known === null
        ? countOn(db, { criteria, plan, without })
        : Math.min(known, MOST_CAMPAIGNS_COUNTED);
  const { page, next_cursor } = cutPage(found, limit, ({ place, campaign_id }) => [
    String(place),
    campaign_id,
  ]);
  const found_count = isFirst ? await countAll(found.length) : null;
  return {
    page: { campaigns: page.map(withoutMark), next_cursor, found_count, generation },
    marks: new Map(page.filter(isMarked).map((one) => [one.campaign_id, one])),
  };
}

/** A cached page must not contain anything of the reader it was made for. */
function withoutMark({ campaign_id, card, creator_payout_cents }: Found): ListedCampaign {
  return { campaign_id, card, creator_payout_cents };
}

function isMarked({ status, bookmark }: Mark): boolean {
  return status !== null || bookmark !== null;
}

/** Buckets never contribute exactly the same number of entries, however few are needed; */
const SPREAD = 1.2;
/** and some are much fuller than others, so the scan stops long before their end. */
const FULLER = 3;
/** A segment may turn out too short, so segments are used only if they save at least this factor. */
const WORTH_IT = 1.5;

/** The shortest and the longest beginning of a bucket that a search reads before it looks its words up instead. */
const LEAST = 16;
const MOST = 8_192;

/**
 * Reading a full page from each of many buckets is expensive, so they are scanned in segments. A segment reads from each bucket the
 * entries it contributes if all buckets are alike, and some more, because the merged list is complete only up to the place where the
 * first segment ended. Few different sizes keep the number of different statements small.
 */
function shareOf({ buckets, length, fitting, look_up }: Plan, enough: number): number | null {
  if (look_up !== undefined) {
    const several = (LONGER * enough) / fitting / buckets.length;
    return Math.min(2 ** Math.ceil(Math.log2(Math.max(several, LEAST))), MOST);
  }
  if (buckets.length <= MANY_BUCKETS) return null;
  const each = enough / fitting;
  const share =
    2 ** Math.ceil(2 * Math.log2(SPREAD + Math.sqrt(SPREAD ** 2 + (FULLER * each) / buckets.length)));
  return share * WORTH_IT < Math.min(each, length / buckets.length) ? share : null;
}

const LONGER = 4;

/** A lookup also knows the number of matches, which a scan has to count. */
const KNOWS_NUMBER = 2;

/** Finds the matches in whichever way should take less and, if that finds too many or too few, in the other. */
function findMatches(db: Database, scan: Scan & { plan: Plan }): Promise<Omit<Segment, 'end'>> {
  const { plan, enough } = scan;
  const { look_up } = plan;
  if (look_up === undefined) return scanOn(db, scan);
  const byRows = () => lookUp(db, scan, look_up);
  const isShorter = look_up.cost + look_up.length * ROW_COST < costOfScan(plan, enough) * KNOWS_NUMBER;
  return isShorter && look_up.length <= MOST_LOOKED_UP
    ? byRows().then((found) => found ?? scanOn(db, scan))
    : scanOn(db, scan, byRows);
}

/** Scans segment by segment until enough is found or nothing is left. If the first isn't enough, `instead` may know all. */
export async function scanOn(
  db: Database,
  scan: Scan,
  instead?: () => Promise<Omit<Segment, 'end'> | null>,
): Promise<Omit<Segment, 'end'>> {
  const { end, ...first } = await scanBuckets(db, scan);
  const known = end === null ? null : await instead?.();
  if (known) return known;
  let { share } = scan;
  for (let after = end; after !== null && first.found.length < scan.enough; ) {
    share = share && share * LONGER;
    const next = await scanBuckets(db, { ...scan, after, share, is_counted: false });
    first.found.push(...next.found);
    after = next.end;
  }
  return first;
}
