import { z } from 'zod';
import { NUMBERS_SOURCES } from '#domain/creators/social-account-states.ts';

/** Views of a creator's verified posts, by where the number is from. A source without posts is left out. */
export const postTotals = z
  .array(z.object({ source: z.enum(NUMBERS_SOURCES), post_count: z.number().int(), views: z.number().int() }))
  .max(NUMBERS_SOURCES.length)
  .meta({ id: 'PostTotals' });
export type PostTotals = z.infer<typeof postTotals>;
