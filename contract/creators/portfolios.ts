import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { creatorParams, creatorProfile } from './profiles.ts';
import { socialAccount } from './social-accounts.ts';

/** Not a named schema: it describes a query. `as` is the business an admin views it as. */
const portfolioQuery = z.object({ as: z.uuid().optional() });

/** A creator's profile for businesses. Files have endpoints of their own. */
export const creatorPortfolio = z
  .object({
    creator: creatorProfile,
    accounts: z.array(socialAccount),
    /** From the center of their neighborhood to the shop's first location; null if either is unknown. */
    distance_miles: z.number().nullable(),
  })
  .meta({ id: 'CreatorPortfolio' });
export type CreatorPortfolio = z.infer<typeof creatorPortfolio>;

export const portfolioEndpoints = endpoints({
  getCreatorPortfolio: {
    method: 'GET',
    url: '/api/creators/:id/portfolio',
    access: 'agreement',
    summary: "Get a creator's portfolio as businesses see it",
    params: creatorParams,
    query: portfolioQuery,
    response: creatorPortfolio,
  },
});
