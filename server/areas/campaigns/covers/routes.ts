import { coverEndpoints } from '#contract/campaigns/covers.ts';
import { handle } from '#server/platform/http/route.ts';
import { listCovers } from './queries/list-covers.ts';

export const coverRoutes = [
  handle(coverEndpoints.listCampaignCovers, async ({ context, account, query }) => ({
    covers: await listCovers(context, account, query.ids),
  })),
];
