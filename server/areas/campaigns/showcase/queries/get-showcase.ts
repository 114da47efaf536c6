import type { Showcase } from '#contract/campaigns/showcase.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { cacheFor } from '#server/platform/db/cache-for.ts';
import { countOpenCampaigns, listBusyNeighborhoods, listHangingCampaigns } from './showcase-queries.ts';

export const getShowcase = cacheFor(60, async (db, now): Promise<Showcase> => {
  const [campaigns, neighborhoods, open] = await Promise.all([
    listHangingCampaigns(db, NEW_YORK_CITY_ID, now),
    listBusyNeighborhoods(db, NEW_YORK_CITY_ID),
    countOpenCampaigns(db, NEW_YORK_CITY_ID),
  ]);
  return { campaigns, neighborhoods, ...open };
});
