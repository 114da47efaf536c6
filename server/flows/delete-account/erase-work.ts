import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { Leaving } from './find-leaving.ts';
import { FORMER } from './replace-name.ts';

/**
 * Removes a creator's identity from applications and payments. Amounts, dates and the contract stay: the other side
 * agreed to them too, and the ledger and tax records need them.
 */
export async function eraseWork(tx: Tx, { creator_id }: Leaving, updated_at: string): Promise<void> {
  if (creator_id === null) return;
  for (const table of [
    'campaign_bookmarks',
    'creator_list_entries',
    'creator_page_pieces',
    'creator_pages',
    'waiting_invitations',
  ] as const) {
    await tx.deleteFrom(table).where('creator_id', '=', creator_id).execute();
  }
  const theirs = tx.selectFrom('applications').select('id').where('creator_id', '=', creator_id);
  await tx
    .updateTable('quotes')
    .set({ reason: '' })
    .where('made_by', '=', 'creator')
    .where('application_id', 'in', theirs)
    .execute();
  await tx.deleteFrom('application_notes').where('application_id', 'in', theirs).execute();
  await tx.deleteFrom('application_pieces').where('application_id', 'in', theirs).execute();
  await tx
    .updateTable('applications')
    .set({ pitch: '', availability: '', answers: [], note: null, invitation: null, updated_at })
    .where('creator_id', '=', creator_id)
    .execute();
  await tx
    .updateTable('collaborations')
    .set({ contract: sql`jsonb_set(contract, '{creator_name}', to_jsonb(${FORMER}::text))` })
    .where('creator_id', '=', creator_id)
    .execute();
  // The numbers stay with the work that was paid for; nothing new is read, and screenshots of their app are let go.
  await tx
    .updateTable('post_watches')
    .set({ next_read_at: null, reading_until: null, failure: null, failing_since: null, last_failure: null })
    .where('creator_id', '=', creator_id)
    .execute();
  await tx
    .updateTable('post_readings')
    .set({ screenshot_id: null })
    .where('screenshot_id', 'is not', null)
    .where('deliverable_id', 'in', (eb) =>
      eb.selectFrom('post_watches').select('deliverable_id').where('creator_id', '=', creator_id),
    )
    .execute();
  await tx
    .updateTable('shipments')
    .set({ tracking_number: null, note: null })
    .where('collaboration_id', 'in', (eb) =>
      eb.selectFrom('collaborations').select('id').where('creator_id', '=', creator_id),
    )
    .execute();
  await tx
    .updateTable('tap_links')
    .set({ counter_code: sql`'X' || upper(substr(md5(id::text), 1, 11))` })
    .where('creator_id', '=', creator_id)
    .execute();
  await tx
    .updateTable('payees')
    .set({
      bank_name: null,
      bank_last4: null,
      bank_fingerprint: null,
      failure: null,
      next_weekly_at: null,
      updated_at,
    })
    .where('creator_id', '=', creator_id)
    .execute();
  await tx
    .updateTable('payouts')
    .set({ bank_name: null, bank_last4: null })
    .where('creator_id', '=', creator_id)
    .execute();
  await tx
    .updateTable('media_files')
    .set({ original_name: 'file', caption: null, alt_text: null })
    .where('entity_type', '=', 'creator')
    .where('entity_id', '=', creator_id)
    .execute();
}
