import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { type HeldWork, holdWorkOf } from './hold-work-of.ts';
import { deliverableStanding } from './standing-words.ts';

/** What the next version is made of, in this order. It takes the place of what was put together before. */
export async function putDraftFiles(
  context: Context,
  account: Account,
  deliverable_id: string,
  media_file_ids: readonly string[],
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await holdWorkOf(tx, account, deliverable_id, 'creator');
    requirePuttable(work);
    if (new Set(media_file_ids).size !== media_file_ids.length) {
      throw new Problem('invalid_input', 'A file can stand there once.');
    }
    await requireUsable(tx, work, media_file_ids);
    await tx
      .deleteFrom('deliverable_files')
      .where('deliverable_id', '=', deliverable_id)
      .where('submission_id', 'is', null)
      .execute();
    if (media_file_ids.length === 0) return;
    const created_at = context.now().toISOString();
    await tx
      .insertInto('deliverable_files')
      .values(
        media_file_ids.map((media_file_id, sort_order) => ({
          deliverable_id,
          version: work.one.version + 1,
          media_file_id,
          sort_order,
          created_at,
        })),
      )
      .execute();
  });
}

function requirePuttable({ one }: HeldWork): void {
  if (one.status === 'due' || one.status === 'changes_requested') return;
  throw new Problem('conflict', deliverableStanding(one));
}

/** Files the creator uploaded for this, which are whole or still looked into. What stood in a version before may stand here again. */
async function requireUsable(tx: Tx, { held, one }: HeldWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('media_files')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .where('entity_type', '=', 'creator')
    .where('entity_id', '=', held.creator_id)
    .where('role', '=', 'submission')
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length !== ids.length) throw new Problem('not_found', 'One of the files is not there.');
  if (rows.some(({ status }) => status === 'failed')) {
    throw new Problem('conflict', 'One of the files could not be read. Upload it again.');
  }
  const used = await tx
    .selectFrom('deliverable_files')
    .select('media_file_id')
    .where('media_file_id', 'in', [...ids])
    .where('deliverable_id', '<>', one.id)
    .limit(1)
    .execute();
  if (used.length > 0) {
    throw new Problem('conflict', 'One of the files stands elsewhere already. Upload it again for this.');
  }
}
