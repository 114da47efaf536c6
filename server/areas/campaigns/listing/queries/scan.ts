import type { Criteria } from './criteria.ts';
import type { Plan } from './find-plan.ts';
import type { Mark } from './read-marks.ts';
import type { Place } from './sort-orders.ts';

export interface ListedCampaign {
  campaign_id: string;
  /** The campaign as JSON, without what depends on the reader. */
  card: string;
  creator_payout_cents: number | null;
}

/** A campaign where it was found, and the viewer’s relation to it. */
export type Found = ListedCampaign & Place & Mark;

export interface Segment {
  /** The matches in order, without gaps up to the end. */
  found: Found[];
  /** The start of the next segment; null if enough was found or nothing is left. */
  end: Place | null;
  /** The generation of the list when this was read. */
  generation: number;
  /** The number of matches; null if it wasn't counted. */
  found_count: number | null;
}

export interface Scan {
  criteria: Criteria;
  plan: Pick<Plan, 'buckets' | 'groups'>;
  after: Place | null;
  /** The scan stops after this many matches. */
  enough: number;
  /** The number of entries to read from each bucket; null reads on until enough match. */
  share: number | null;
  /** Campaigns left out of the reader's list. */
  without: readonly string[];
  /** The reader's account, if they are a creator. */
  reader: string | null;
  /** The creator doesn't know of decisions made after this moment. */
  announced_before: string;
  /** Whether the same statement counts the matches. */
  is_counted: boolean;
}
