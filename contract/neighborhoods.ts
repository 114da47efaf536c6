import { z } from 'zod';
import { BOROUGHS } from '#domain/city.ts';

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

export const neighborhoodList = z
  .object({ neighborhoods: z.array(neighborhood) })
  .meta({ id: 'NeighborhoodList' });
