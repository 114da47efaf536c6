import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CampaignSort } from '#domain/campaigns/campaign-filters.ts';
import { readCursor } from '#server/platform/db/cursor.ts';
import { Problem } from '#server/platform/errors.ts';

interface SortOrder {
  column: RawBuilder<unknown>;
  type: RawBuilder<unknown>;
  isUp: boolean;
  /** The type of its value in a cursor. */
  value: z.ZodType<string | number>;
}

export const SORT_ORDERS = {
  newest: {
    column: sql.ref('published_at'),
    type: sql`timestamptz`,
    isUp: false,
    value: z.iso.datetime(),
  },
  highest_payout: {
    column: sql.ref('payout_cents'),
    type: sql`int`,
    isUp: false,
    value: z.coerce.number().int().min(0).max(500_000),
  },
  deadline_soon: {
    column: sql.ref('last_day'),
    type: sql`date`,
    isUp: true,
    value: z.iso.date(),
  },
} satisfies Record<CampaignSort, SortOrder>;

/** A place in the list; equal values are told apart by the campaign. */
export interface Place {
  place: string | number;
  campaign_id: string;
}

export function placeOfCursor(cursor: string | undefined, sort: CampaignSort): Place | null {
  const read = readCursor(cursor);
  if (read === null) return null;
  const value = SORT_ORDERS[sort].value.safeParse(read[0]);
  if (!value.success) {
    throw new Problem('invalid_input', 'This page of the list no longer exists. Start from the first page.');
  }
  return { place: value.data, campaign_id: read[1] };
}
