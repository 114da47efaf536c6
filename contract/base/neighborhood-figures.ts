import { z } from 'zod';

export const neighborhoodParams = z.object({ id: z.uuid() });

/** The figures of a neighborhood now. */
export const neighborhoodFigures = z
  .object({
    /** Null where they are so few that a number would point at people. */
    creator_count: z.number().int().nullable(),
    open_campaign_count: z.number().int(),
    /** Of the open campaigns; null where there are none. */
    median_payout_cents: z.number().int().nullable(),
  })
  .meta({ id: 'NeighborhoodFigures' });
export type NeighborhoodFigures = z.infer<typeof neighborhoodFigures>;

/** Creator counts by neighborhood; neighborhoods with very few are left out. */
export const creatorCounts = z
  .object({ counts: z.array(z.object({ neighborhood_id: z.string(), creator_count: z.number().int() })) })
  .meta({ id: 'CreatorCounts' });
