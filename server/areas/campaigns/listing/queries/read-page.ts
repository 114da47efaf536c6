import { cutPage } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { announcedBefore } from './announced-status.ts';
import { countOn, shareToCount } from './count-fits.ts';
import type { Criteria } from './criteria.ts';
import { findPlan, MANY_BUCKETS, type Plan } from './find-plan.ts';
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
  const counted = isFirst ? shareToCount(plan) : null;
  const scanned = await scanOn(db, {
    criteria,
    plan,
    after,
    enough,
    share,
    without,
    reader,
    counted,
    announced_before,
  });
  const { found, generation } = scanned;
  const countAll = (read: number) =>
    read <= limit ? read : (scanned.found_count ?? countOn(db, { criteria, plan, without }));
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

/**
 * Reading a full page from each of many buckets is expensive, so they are scanned in segments. A segment reads from each bucket the
 * entries it contributes if all buckets are alike, and some more, because the merged list is complete only up to the place where the
 * first segment ended. Few different sizes keep the number of different statements small.
 */
function shareOf({ buckets, length, fitting }: Plan, enough: number): number | null {
  if (buckets.length <= MANY_BUCKETS) return null;
  const each = enough / fitting;
  const share =
    2 ** Math.ceil(2 * Math.log2(SPREAD + Math.sqrt(SPREAD ** 2 + (FULLER * each) / buckets.length)));
  return share * WORTH_IT < Math.min(each, length / buckets.length) ? share : null;
}

const LONGER = 4;

/** Scans segment by segment until enough is found or nothing is left. */
export async function scanOn(db: Database, scan: Scan): Promise<Omit<Segment, 'end'>> {
  const { end, ...first } = await scanBuckets(db, scan);
  let { share } = scan;
  for (let after = end; after !== null && first.found.length < scan.enough; ) {
    share = share && share * LONGER;
    const next = await scanBuckets(db, { ...scan, after, share, counted: null });
    first.found.push(...next.found);
    after = next.end;
  }
  return first;
}
