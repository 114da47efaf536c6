import type { Database } from '#server/platform/db/database.ts';
import type { Found, Scan, Segment } from './scan.ts';
import { CARDS_END, readSegment, type SegmentRow } from './segment-query.ts';

/**
 * Scans the buckets of a plan in the order of the list. Each is read until enough entries match, or up to its share. The last entry
 * read of each comes back as well: after the first of these, the merged list would have gaps.
 */
export async function scanBuckets(db: Database, scan: Scan): Promise<Segment> {
  return toSegment(await readSegment(db, scan), scan.enough);
}

/** Reads what a page's statement found. */
export function toSegment(row: SegmentRow | undefined, enough: number): Segment {
  const { generation = 0, found_count = null, entries = null, cards = null } = row ?? {};
  const met = entries ?? [];
  const leftAt = met.findIndex(([, , is_end]) => is_end);
  const sure = leftAt === -1 ? met : met.slice(0, leftAt + 1);
  const left = (cards?.split(CARDS_END) ?? []).values();
  const found: Found[] = [];
  for (const [place, campaign_id, , fits, creator_payout_cents, status, since, bookmark] of sure) {
    if (!fits) continue;
    const { value: card = '' } = left.next();
    found.push({ place: asPlace(place), campaign_id, card, creator_payout_cents, status, since, bookmark });
  }
  const last = sure.at(-1);
  const isDone = leftAt === -1 || found.length >= enough || last === undefined;
  const end = isDone ? null : { place: asPlace(last[0]), campaign_id: last[1] };
  return { found, end, generation, found_count };
}

/** As `isoInstant` writes them: cursors hold places, whichever statement they come from. */
function asPlace(place: string | number): string | number {
  return typeof place === 'string' ? place.replace('+00:00', 'Z') : place;
}
