import { cutPage } from '../../db/cursor.ts';
import type { Database } from '../../db/database.ts';
import { shareToCount } from './count-fits.ts';
import { findWay, MANY_SHELVES, type Way } from './find-way.ts';
import type { Mark, Marks } from './read-marks.ts';
import { placeOfCursor } from './sort-orders.ts';
import type { Found, ListedCampaign, Stretch, Walk } from './walk.ts';
import { walkShelves } from './walk-shelves.ts';
import type { Wanted } from './wanted.ts';

/** What is on a page, for everybody alike. */
export interface PageFacts {
  campaigns: readonly ListedCampaign[];
  next_cursor: string | null;
  /** Of all that fit, on the first page and as far as they are counted; null where nobody counts. */
  found_count: number | null;
}

export interface SharedPage extends PageFacts {
  /** How often the list had changed when it was read. */
  generation: number;
}

interface Asked {
  wanted: Wanted;
  cursor: string | undefined;
  limit: number;
  now: Date;
  /** The creator who looks, by their account. */
  reader: string | null;
  /** Campaigns a person does not want to see. */
  without?: readonly string[];
}

/** Comes before every list: what was read under it is not worth keeping. */
const BEFORE_ALL = -1;

/** A page of the list as it stands in the database, and what is the reader's own on it. */
export async function readPage(db: Database, asked: Asked): Promise<{ page: SharedPage; marks: Marks }> {
  const { wanted, cursor, limit, now, reader, without = [] } = asked;
  const after = placeOfCursor(cursor, wanted.sort);
  const enough = limit + 1;
  const way = await findWay(db, { wanted, enough, now });
  const isFirst = after === null;
  if (way === null) {
    const nothing = { campaigns: [], next_cursor: null, found_count: isFirst ? 0 : null };
    return { page: { ...nothing, generation: BEFORE_ALL }, marks: new Map() };
  }
  const share = shareOf(way, enough);
  // On the first page alone: whoever goes on has been told.
  const counted = isFirst ? shareToCount(way) : null;
  const walked = await walkOn(db, { wanted, way, after, enough, share, without, reader, counted });
  const { found, generation } = walked;
  const { page, next_cursor } = cutPage(found, limit, ({ place, campaign_id }) => [
    String(place),
    campaign_id,
  ]);
  const found_count = isFirst && found.length <= limit ? found.length : walked.found_count;
  return {
    page: { campaigns: page.map(withoutMark), next_cursor, found_count, generation },
    marks: new Map(page.filter(isMarked).map((one) => [one.campaign_id, one])),
  };
}

/** What is kept for everybody holds nothing of whoever came first. */
function withoutMark({ campaign_id, card, creator_payout_cents }: Found): ListedCampaign {
  return { campaign_id, card, creator_payout_cents };
}

function isMarked({ status, kept_as }: Mark): boolean {
  return status !== null || kept_as !== null;
}

/** However little is needed of each shelf, it is not the same of all; */
const SPREAD = 1.2;
/** and some are much fuller than others, so that they are left long before. */
const FULLER = 3;
/** A stretch may turn out too short, so it has to spare more than that. */
const WORTH_IT = 1.5;

/**
 * Many shelves each walked as far as a page needs add up, so they are walked in stretches: of each as much as it gives if all
 * are alike, and more, since the list is sure only up to where the first of them was left. In few sizes, so that there are few
 * texts.
 */
function shareOf({ shelves, length, fitting }: Way, enough: number): number | null {
  if (shelves.length <= MANY_SHELVES) return null;
  const each = enough / fitting;
  const share =
    2 ** Math.ceil(2 * Math.log2(SPREAD + Math.sqrt(SPREAD ** 2 + (FULLER * each) / shelves.length)));
  return share * WORTH_IT < Math.min(each, length / shelves.length) ? share : null;
}

const LONGER = 4;

/** Stretch after stretch, until enough is found or nothing is left. */
export async function walkOn(db: Database, walk: Walk): Promise<Omit<Stretch, 'end'>> {
  const { end, ...first } = await walkShelves(db, walk);
  let { share } = walk;
  for (let after = end; after !== null && first.found.length < walk.enough; ) {
    share = share && share * LONGER;
    const next = await walkShelves(db, { ...walk, after, share, counted: null });
    first.found.push(...next.found);
    after = next.end;
  }
  return first;
}
