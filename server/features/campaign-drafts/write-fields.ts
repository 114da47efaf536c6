import type { CampaignFields } from '#contract/campaign-drafts.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaign-limits.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { checkFields } from './check-fields.ts';
import type { HeldDraft } from './hold-draft.ts';
import { writeDeliverables, writeLocations } from './write-lists.ts';

/** Writes what is there and leaves the rest; the next editor reads from here on. */
export async function writeFields(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  held: HeldDraft,
  fields: CampaignFields,
  editorId: string,
): Promise<void> {
  const { title, deliverables, location_ids, ...plain } = fields;
  await checkFields(tx, held, fields, now());
  if (deliverables) await writeDeliverables(tx, held.id, deliverables);
  if (location_ids) await writeLocations(tx, held.id, location_ids);
  await tx
    .updateTable('campaigns')
    .set({
      ...plain,
      ...(title !== undefined && { title: title || UNTITLED_CAMPAIGN }),
      edit_number: held.edit_number + 1,
      edited_by: editorId,
      updated_at: now().toISOString(),
    })
    .where('id', '=', held.id)
    .execute();
  await placeOnMap(tx, held.id);
}

/** The first shop is where it is shown; what is done elsewhere is shown nowhere. */
async function placeOnMap(tx: Tx, campaignId: string): Promise<void> {
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
