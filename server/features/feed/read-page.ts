import { cutPage } from '../../db/cursor.ts';
import type { Database } from '../../db/database.ts';
import { countFits } from './count-fits.ts';
import { findWay, MANY_SHELVES, type Way } from './find-way.ts';
import { placeOfCursor } from './sort-orders.ts';
import { type Found, type ListedCampaign, type Walk, walkShelves } from './walk-shelves.ts';
import type { Wanted } from './wanted.ts';

export interface ReadPage {
  campaigns: readonly ListedCampaign[];
  next_cursor: string | null;
  /** Of all that fit, on the first page and as far as they are counted; null where nobody counts. */
  found_count: number | null;
}

interface Asked {
  wanted: Wanted;
  cursor: string | undefined;
  limit: number;
  now: Date;
  /** Campaigns a person does not want to see. */
  without?: readonly string[];
}

/** A page of the list as it stands in the database. */
export async function readPage(db: Database, asked: Asked): Promise<ReadPage> {
  const { wanted, cursor, limit, now, without = [] } = asked;
  const after = placeOfCursor(cursor, wanted.sort);
  const enough = limit + 1;
  const way = await findWay(db, { wanted, enough, now });
  if (way === null) return { campaigns: [], next_cursor: null, found_count: after === null ? 0 : null };
  const found = await walkOn(db, { wanted, way, after, enough, length: lengthOf(way, enough), without });
  const { page, next_cursor } = cutPage(found, limit, ({ place, campaign_id }) => [
    String(place),
    campaign_id,
  ]);
  // On the first page alone: whoever goes on has been told.
  if (after !== null) return { campaigns: page, next_cursor, found_count: null };
  const isWhole = found.length <= limit;
  const found_count = isWhole ? found.length : await countFits(db, { wanted, way, without });
  return { campaigns: page, next_cursor, found_count };
}

const MANY_FIT = 0.25;
/** No shelf is as long as the others, and none is as long as expected. */
const AHEAD = 2;
/** A bounded stretch costs twice its length, so it has to spare more than that. */
const WORTH_IT = 3;

/** Many shelves each walked as far as a page needs add up, so where little fits they are walked in stretches. */
function lengthOf({ shelves, length, fitting }: Way, enough: number): number | null {
  if (shelves.length <= MANY_SHELVES || fitting > MANY_FIT) return null;
  const first = Math.max((enough / fitting) * AHEAD, enough * shelves.length);
  return first * WORTH_IT < length ? first : null;
}

const LONGER = 4;

/** Stretch after stretch, until enough is found or nothing is left. */
export async function walkOn(db: Database, walk: Walk): Promise<Found[]> {
  const all: Found[] = [];
  let { after, length } = walk;
  do {
    const { found, end } = await walkShelves(db, { ...walk, after, length });
    all.push(...found);
    after = end;
    length = length && length * LONGER;
  } while (after !== null && all.length < walk.enough);
  return all;
}
