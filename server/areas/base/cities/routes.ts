import { cityEndpoints } from '#contract/base/cities.ts';
import { handle } from '#server/platform/http/route.ts';
import { listCities } from './queries/list-cities.ts';

export const cityRoutes = [
  handle(cityEndpoints.listCities, async ({ context }) => ({
    cities: await listCities(context.db, context.now()),
  })),
];
