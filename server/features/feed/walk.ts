import type { Way } from './find-way.ts';
import type { Mark } from './read-marks.ts';
import type { Place } from './sort-orders.ts';
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
  /** So many entries of each shelf are looked at; null where there is no end to it but the last that is needed. */
  share: number | null;
  /** Campaigns a person does not want to see. */
  without: readonly string[];
  /** The creator who looks, by their account. */
  reader: string | null;
  /** So many of each shelf are counted on the way; null where nobody counts. */
  counted: number | null;
}
