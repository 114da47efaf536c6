import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { type NeighborhoodName, neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';

/** The form fields of a location in a neighborhood. */
export function locationIn(name: NeighborhoodName, more: object = {}) {
  return {
    address: '731 Manhattan Avenue',
    zip: '11222',
    neighborhood_id: neighborhoodId(name),
    latitude: 40.7304,
    longitude: -73.9515,
    ...more,
  };
}

export async function newCampaignAt(
  { db }: Pick<Context, 'db'>,
  {
    business_id,
    location_id,
    ...more
  }: {
    business_id: string;
    location_id: string | null;
    status?: CampaignStatus;
    creator_payout_cents?: number;
  },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('campaigns')
    .values({
      id,
      business_id,
      location_id,
      city_id: NEW_YORK_CITY_ID,
      slug: id,
      title: 'Rye week',
      description: 'Bread.',
      status: 'live',
      slots: 1,
      funded_slots: 1,
      published_at: new Date().toISOString(),
      ...more,
    })
    .execute();
  return id;
}
