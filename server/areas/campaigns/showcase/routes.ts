import { showcaseEndpoints } from '#contract/campaigns/showcase.ts';
import { handle } from '#server/platform/http/route.ts';
import { getShowcase } from './queries/get-showcase.ts';

export const showcaseRoutes = [
  handle(showcaseEndpoints.getShowcase, ({ context }) => getShowcase(context.db, context.now())),
];
