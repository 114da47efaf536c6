import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { CITY_STATUSES } from '#domain/base/city.ts';

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

const cityList = z.object({ cities: z.array(city) }).meta({ id: 'CityList' });

export const cityEndpoints = endpoints({
  listCities: {
    method: 'GET',
    url: '/api/cities',
    access: 'everyone',
    summary: 'List the live city and the cities that come next',
    response: cityList,
  },
});
