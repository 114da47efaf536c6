import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { creatorCounts, neighborhoodFigures, neighborhoodParams } from './neighborhood-figures.ts';

export const neighborhood = z
  .object({
    id: z.string(),
    neighborhood_name: z.string(),
    slug: z.string(),
    borough: z.enum(BOROUGHS),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'Neighborhood' });
export type Neighborhood = z.infer<typeof neighborhood>;

const neighborhoodList = z.object({ neighborhoods: z.array(neighborhood) }).meta({ id: 'NeighborhoodList' });

export const neighborhoodEndpoints = endpoints({
  listNeighborhoods: {
    method: 'GET',
    url: '/api/neighborhoods',
    access: 'everyone',
    summary: 'List New York City neighborhoods with their centers',
    cache_control: 'public, max-age=3600',
    response: neighborhoodList,
  },
  getNeighborhoodFigures: {
    method: 'GET',
    url: '/api/neighborhoods/:id/figures',
    access: 'agreement',
    summary: "Get a neighborhood's creator count and typical payouts",
    params: neighborhoodParams,
    response: neighborhoodFigures,
  },
  countCreators: {
    method: 'GET',
    url: '/api/creator-counts',
    access: 'business',
    summary: 'Count creators by neighborhood',
    response: creatorCounts,
  },
});
