import { neighborhoodEndpoints } from '#contract/base/neighborhoods.ts';
import { handle } from '#server/platform/http/route.ts';
import { countCreators } from './queries/count-creators.ts';
import { getFigures } from './queries/get-figures.ts';
import { listNeighborhoods } from './queries/list-neighborhoods.ts';

export const neighborhoodRoutes = [
  handle(neighborhoodEndpoints.listNeighborhoods, async ({ context }) => ({
    neighborhoods: await listNeighborhoods(context.db, context.now()),
  })),
  handle(neighborhoodEndpoints.getNeighborhoodFigures, ({ context, params }) =>
    getFigures(context, params.id),
  ),
  handle(neighborhoodEndpoints.countCreators, async ({ context }) => ({
    counts: await countCreators(context.db, context.now()),
  })),
];
