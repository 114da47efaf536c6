import { hideMedia } from '#server/areas/base/media/commands/hide-media.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Leaving } from './find-leaving.ts';

/** A business without members keeps only its name, for contracts and receipts. */
export async function eraseBusinesses(tx: Tx, { business_ids }: Leaving, updated_at: string): Promise<void> {
  if (business_ids.length === 0) return;
  await tx
    .updateTable('businesses')
    .set({ website: null, description: '', social_links: JSON.stringify([]), updated_at })
    .where('id', 'in', business_ids)
    .execute();
  await tx
    .updateTable('business_locations')
    .set({ location_name: 'Location', address: 'Removed', zip: null, latitude: null, longitude: null })
    .set({ hours: null, archived_at: updated_at, updated_at })
    .where('business_id', 'in', business_ids)
    .execute();
  await tx
    .updateTable('business_onboardings')
    .set({ goals: [], other_goal: null, updated_at })
    .where('business_id', 'in', business_ids)
    .execute();
  await tx
    .updateTable('receipt_revisions')
    .set({
      address: null,
      legal_name: null,
      ein: null,
      street: null,
      unit: null,
      city: null,
      state: null,
      zip: null,
    })
    .where('funding_id', 'in', (eb) =>
      eb.selectFrom('fundings').select('id').where('business_id', 'in', business_ids),
    )
    .execute();
  await tx.deleteFrom('business_tax_details').where('business_id', 'in', business_ids).execute();
  await tx.deleteFrom('business_invitations').where('business_id', 'in', business_ids).execute();
  await tx.deleteFrom('campaign_templates').where('business_id', 'in', business_ids).execute();
  await tx.deleteFrom('business_pages').where('business_id', 'in', business_ids).execute();
  await tx.deleteFrom('creator_lists').where('business_id', 'in', business_ids).execute();
  await tx
    .deleteFrom('waiting_invitations')
    .where('campaign_id', 'in', (eb) =>
      eb.selectFrom('campaigns').select('id').where('business_id', 'in', business_ids),
    )
    .execute();
  for (const table of ['campaign_links', 'report_shares'] as const) {
    await tx
      .deleteFrom(table)
      .where('campaign_id', 'in', (eb) =>
        eb.selectFrom('campaigns').select('id').where('business_id', 'in', business_ids),
      )
      .execute();
  }
  await tx.deleteFrom('saved_replies').where('business_id', 'in', business_ids).execute();
  await tx.deleteFrom('enrichments').where('business_id', 'in', business_ids).execute();
  for (const entity_id of business_ids) {
    await hideMedia(tx, { entity_type: 'business', entity_id }, updated_at);
  }
  await tx
    .updateTable('media_files')
    .set({ original_name: 'file', caption: null, alt_text: null })
    .where('entity_type', '=', 'business')
    .where('entity_id', 'in', business_ids)
    .execute();
}
