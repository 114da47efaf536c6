import { z } from 'zod';

export const neighborhoodParams = z.object({ id: z.uuid() });

/** The figures of a neighborhood now. */
export const neighborhoodFigures = z
  .object({
    /** Null if there are so few that the number could identify someone. */
    creator_count: z.number().int().nullable(),
    open_campaign_count: z.number().int(),
    /** The typical payout of open campaigns; null if there are none. */
    median_payout_cents: z.number().int().nullable(),
  })
  .meta({ id: 'NeighborhoodFigures' });
export type NeighborhoodFigures = z.infer<typeof neighborhoodFigures>;

/** Creator counts by neighborhood; neighborhoods with very few are left out. */
export const creatorCounts = z
  .object({ counts: z.array(z.object({ neighborhood_id: z.string(), creator_count: z.number().int() })) })
  .meta({ id: 'CreatorCounts' });
