import { hideMedia } from '#server/areas/base/media/commands/hide-media.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Erases everything that identifies the creator. The row itself stays for the history of payments. */
export async function eraseCreator(tx: Tx, userId: string, updated_at: string): Promise<void> {
  const creator = await tx
    .updateTable('creators')
    .set({
      status_note: null,
      handle: null,
      bio: null,
      languages: [],
      availability: null,
      home_neighborhood_id: null,
      updated_at,
    })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (creator === undefined) return;
  await hideMedia(tx, { entity_type: 'creator', entity_id: creator.id }, updated_at);
  for (const table of ['creator_niches', 'creator_rates', 'portfolio_links', 'vetting_decisions'] as const) {
    await tx.deleteFrom(table).where('creator_id', '=', creator.id).execute();
  }
}
