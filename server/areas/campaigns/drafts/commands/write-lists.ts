import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** In the order given. */
export async function writeDeliverables(
  tx: Tx,
  campaignId: string,
  deliverables: CampaignDraft['deliverables'],
): Promise<void> {
  await tx.deleteFrom('campaign_deliverables').where('campaign_id', '=', campaignId).execute();
  if (deliverables.length === 0) return;
  await tx
    .insertInto('campaign_deliverables')
    .values(
      deliverables.map((deliverable, index) => ({
        campaign_id: campaignId,
        ...deliverable,
        sort_order: index + 1,
      })),
    )
    .execute();
}

/** In the order given. */
export async function writeLocations(
  tx: Tx,
  campaignId: string,
  locationIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('campaign_locations').where('campaign_id', '=', campaignId).execute();
  if (locationIds.length === 0) return;
  await tx
    .insertInto('campaign_locations')
    .values(
      locationIds.map((location_id, index) => ({
        campaign_id: campaignId,
        location_id,
        sort_order: index + 1,
      })),
    )
    .execute();
}
