import { z } from 'zod';
import { ADDRESS_MAX_LENGTH, PLACED_BY } from '#domain/locations.ts';

/** An address as far as it is written down. */
export const geocodeRequest = z
  .object({
    address: z.string().trim().max(ADDRESS_MAX_LENGTH),
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, 'A ZIP has five digits')
      .nullish(),
    neighborhood_id: z.uuid().nullish(),
  })
  .meta({ id: 'GeocodeRequest' });
export type GeocodeRequest = z.infer<typeof geocodeRequest>;

/** Where it is, as well as we know; null where nothing says. */
export const geocode = z
  .object({
    place: z
      .object({
        latitude: z.number(),
        longitude: z.number(),
        neighborhood_id: z.string(),
        placed_by: z.enum(PLACED_BY),
      })
      .nullable(),
  })
  .meta({ id: 'Geocode' });
export type Geocode = z.infer<typeof geocode>;
