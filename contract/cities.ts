import { z } from 'zod';
import { CITY_STATUSES } from '#domain/city.ts';

export const city = z
  .object({
    id: z.uuid(),
    name: z.string(),
    state_code: z.string(),
    slug: z.string(),
    status: z.enum(CITY_STATUSES),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof city>;

export const cityList = z.object({ cities: z.array(city) }).meta({ id: 'CityList' });
