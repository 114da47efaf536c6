import { cityList } from '#contract/cities.ts';
import { defineRoute } from '../../http/route.ts';
import { listCities } from './list-cities.ts';

export const cityRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/cities',
    access: 'everyone',
    operation: 'listCities',
    summary: 'The live city and those that come next',
    response: cityList,
    handle: async ({ context }) => ({ cities: await listCities(context.db, context.now()) }),
  }),
];
