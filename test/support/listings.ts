import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { refreshListing } from '#server/areas/campaigns/listing/commands/refresh-listing.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type NeighborhoodName, neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';

export interface ListedWish {
  title: string;
  industry: string | null;
  neighborhood: NeighborhoodName | null;
  creator_payout_cents: number | null;
  application_deadline: string | null;
  published_at: string | null;
  kinds: readonly DeliverableKind[];
  business_name: string;
  description: string;
  status: CampaignStatus;
}

/** A campaign of a shop of its own, as it stands on the list once it is live. */
export async function newListedCampaign(
  context: Pick<Context, 'db' | 'now'>,
  wishes: Partial<ListedWish> = {},
): Promise<string> {
  const {
    neighborhood = null,
    industry = null,
    business_name = 'Crumb & Co',
    kinds = ['ugc_photo'],
    ...more
  } = wishes;
  const id = newId();
  const business_id = newId();
  const location_id = neighborhood && newId();
  await inTransaction(context.db, async (tx) => {
    await tx
      .insertInto('businesses')
      .values({ id: business_id, business_name, slug: `shop-${id}`, industry })
      .execute();
    if (neighborhood && location_id) {
      await tx
        .insertInto('business_locations')
        .values({
          id: location_id,
          business_id,
          location_name: neighborhood,
          address: '1 Main Street',
          neighborhood,
          neighborhood_id: neighborhoodId(neighborhood),
        })
        .execute();
    }
    await tx
      .insertInto('campaigns')
      .values({
        id,
        public_id: id.replaceAll('-', ''),
        business_id,
        location_id,
        city_id: NEW_YORK_CITY_ID,
        slug: id,
        title: 'Rye week',
        description: 'Bread.',
        status: 'live',
        slots: 3,
        funded_slots: 3,
        published_at: context.now().toISOString(),
        ...more,
      })
      .execute();
    await tx
      .insertInto('campaign_deliverables')
      .values(kinds.map((kind, sort_order) => ({ campaign_id: id, kind, quantity: 1, sort_order })))
      .execute();
    await refreshListing(tx, id);
  });
  return id;
}
