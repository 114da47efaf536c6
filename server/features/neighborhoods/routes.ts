import { creatorCounts, neighborhoodFigures, neighborhoodParams } from '#contract/neighborhood-figures.ts';
import { neighborhoodList } from '#contract/neighborhoods.ts';
import { defineRoute } from '../../http/route.ts';
import { countCreators } from './count-creators.ts';
import { getFigures } from './get-figures.ts';
import { listNeighborhoods } from './list-neighborhoods.ts';

export const neighborhoodRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/neighborhoods',
    access: 'everyone',
    operation: 'listNeighborhoods',
    summary: 'The neighborhoods of New York City, each with its center',
    response: neighborhoodList,
    handle: async ({ context, reply }) => {
      reply.header('cache-control', 'public, max-age=3600');
      return { neighborhoods: await listNeighborhoods(context.db, context.now()) };
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/neighborhoods/:id/figures',
    access: 'in_good_standing',
    operation: 'getNeighborhoodFigures',
    summary: 'How many creators live in a neighborhood, and what is paid there',
    params: neighborhoodParams,
    response: neighborhoodFigures,
    handle: ({ context, params }) => getFigures(context, params.id),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/creator-counts',
    access: 'business',
    operation: 'countCreators',
    summary: 'Where creators live, as numbers by neighborhood',
    response: creatorCounts,
    handle: async ({ context }) => ({ counts: await countCreators(context.db, context.now()) }),
  }),
];
