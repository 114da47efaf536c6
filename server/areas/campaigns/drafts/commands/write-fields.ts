import type { CampaignFields } from '#contract/campaigns/drafts.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaigns/campaign-limits.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { checkFields } from './check-fields.ts';
import { writeDeliverables, writeLocations } from './write-lists.ts';

/** Writes the given fields, leaves the others, and raises the version. */
export async function writeFields(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  locked: LockedCampaign,
  fields: CampaignFields,
  editorId: string,
): Promise<LockedCampaign> {
  const { title, deliverables, location_ids, ...plain } = fields;
  await checkFields(tx, locked, fields, now());
  if (deliverables) await writeDeliverables(tx, locked.id, deliverables);
  if (location_ids) await writeLocations(tx, locked.id, location_ids);
  const changed = {
    ...plain,
    ...(title !== undefined && { title: title || UNTITLED_CAMPAIGN }),
    ...(plain.rights_channels?.length && { has_chosen_rights: true }),
    version: locked.version + 1,
    edited_by: editorId,
    updated_at: now().toISOString(),
  };
  await tx.updateTable('campaigns').set(changed).where('id', '=', locked.id).execute();
  await placeOnMap(tx, locked.id);
  return { ...locked, ...changed };
}

/** Shows a campaign at its first location on the map. One that takes place elsewhere isn't on the map. */
export async function placeOnMap(tx: Tx, campaignId: string): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set(({ selectFrom }) => ({
      location_id: selectFrom('campaign_locations as l')
        .innerJoin('campaigns as c', 'c.id', 'l.campaign_id')
        .select('l.location_id')
        .where('l.campaign_id', '=', campaignId)
        .where('c.fulfilment', '=', 'visit')
        .orderBy('l.sort_order')
        .limit(1),
    }))
    .where('id', '=', campaignId)
    .where('fulfilment', 'is not', null)
    .execute();
}
