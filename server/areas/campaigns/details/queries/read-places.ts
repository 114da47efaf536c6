import type { CampaignDetail } from '#contract/campaigns/details.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * The locations of a campaign that takes place at the shop. If the shop shows its street only to accepted creators,
 * everyone else sees its neighborhood.
 */
export async function readPlaces(
  db: Database,
  campaignId: string,
  isAccepted: boolean,
): Promise<CampaignDetail['places']> {
  const rows = await db
    .selectFrom('campaigns as c')
    .leftJoin('campaign_locations as m', 'm.campaign_id', 'c.id')
    .innerJoin('business_locations as l', (join) =>
      join.on((eb) =>
        eb.or([eb('l.id', '=', eb.ref('m.location_id')), eb('l.id', '=', eb.ref('c.location_id'))]),
      ),
    )
    .leftJoin('neighborhoods as n', 'n.id', 'l.neighborhood_id')
    .select(['l.id', 'l.location_name', 'l.address', 'l.address_visibility', 'l.neighborhood', 'l.hours'])
    .select(['l.latitude', 'l.longitude', 'n.slug as neighborhood_slug', 'n.borough'])
    .select(['n.latitude as middle_latitude', 'n.longitude as middle_longitude'])
    .select((eb) => eb.fn.min('m.sort_order').as('place'))
    .where('c.id', '=', campaignId)
    .where((eb) => eb.or([eb('c.fulfilment', 'is', null), eb('c.fulfilment', '=', 'visit')]))
    .groupBy(['l.id', 'n.id'])
    .orderBy('place', (order) => order.asc().nullsFirst())
    .orderBy('l.id')
    .limit(50)
    .execute();
  return rows.map(
    ({ address, address_visibility, middle_latitude, middle_longitude, place: _, hours, ...rest }) => {
      const row = { ...rest, hours: hours as CampaignDetail['places'][number]['hours'] };
      return isAccepted || address_visibility === 'everyone'
        ? { ...row, address }
        : { ...row, address: null, latitude: middle_latitude, longitude: middle_longitude };
    },
  );
}
