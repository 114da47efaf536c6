import type { Showcase } from '#contract/showcase.ts';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import { keepFresh } from '../../db/keep-fresh.ts';
import { countOpenCampaigns, listBusyNeighborhoods, listHangingCampaigns } from './showcase-queries.ts';

export const getShowcase = keepFresh(60, async (db, now): Promise<Showcase> => {
  const [campaigns, neighborhoods, open] = await Promise.all([
    listHangingCampaigns(db, NEW_YORK_CITY_ID, now),
    listBusyNeighborhoods(db, NEW_YORK_CITY_ID),
    countOpenCampaigns(db, NEW_YORK_CITY_ID),
  ]);
  return { campaigns, neighborhoods, ...open };
});
