import { z } from 'zod';

/** A person's average rating over all their work; null below three ratings. */
export const ratingFigures = z
  .object({ count: z.number().int(), average: z.number().nullable() })
  .meta({ id: 'RatingFigures' });
export type RatingFigures = z.infer<typeof ratingFigures>;
