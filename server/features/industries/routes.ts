import { industries } from '#contract/industries.ts';
import { defineRoute } from '../../http/route.ts';
import { listIndustries } from './list-industries.ts';

export const industryRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/industries',
    access: 'everyone',
    operation: 'listIndustries',
    summary: 'The kinds of business there are',
    response: industries,
    handle: ({ context }) => listIndustries(context.db),
  }),
];
