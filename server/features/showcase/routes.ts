import { showcase } from '#contract/showcase.ts';
import { defineRoute } from '../../http/route.ts';
import { getShowcase } from './get-showcase.ts';

export const showcaseRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/showcase',
    access: 'everyone',
    operation: 'getShowcase',
    summary: 'What the landing page shows of the live marketplace',
    response: showcase,
    handle: ({ context }) => getShowcase(context.db, context.now()),
  }),
];
