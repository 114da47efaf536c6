import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { ADDRESS_MAX_LENGTH, PLACED_BY } from '#domain/businesses/locations.ts';

/** An address, as complete as it is known. */
export const geocodeRequest = z
  .object({
    address: z.string().trim().max(ADDRESS_MAX_LENGTH),
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, 'Enter a 5-digit ZIP code')
      .nullish(),
    neighborhood_id: z.uuid().nullish(),
  })
  .meta({ id: 'GeocodeRequest' });
export type GeocodeRequest = z.infer<typeof geocodeRequest>;

/** The best known position of an address; null if there is none. */
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

export const geocodeEndpoints = endpoints({
  placeAddress: {
    method: 'POST',
    url: '/api/geocodes',
    access: 'in_good_standing',
    summary: 'Locate an address with a geocoder, or at the center of its neighborhood',
    body: geocodeRequest,
    response: geocode,
  },
});
