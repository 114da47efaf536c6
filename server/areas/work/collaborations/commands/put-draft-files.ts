import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { describeDeliverableStatus } from '../status-words.ts';
import { type LockedWork, lockWorkOf } from './lock-work-of.ts';
import { requireKind } from './require-kind.ts';

/** Sets the files of the next version, in this order, in place of those chosen before. */
export async function putDraftFiles(
  context: Context,
  account: Account,
  deliverable_id: string,
  media_file_ids: readonly string[],
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const work = await lockWorkOf(tx, account, deliverable_id, 'creator');
    requirePuttable(work);
    if (new Set(media_file_ids).size !== media_file_ids.length) {
      throw new Problem('invalid_input', 'You can add each file only once.');
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

function requirePuttable({ one }: LockedWork): void {
  if (one.status === 'due' || one.status === 'changes_requested') return;
  throw new Problem('conflict', describeDeliverableStatus(one));
}

/** Checks that files are the creator's own uploads, ready or processing. Files of earlier versions may be reused. */
async function requireUsable(tx: Tx, { locked, one }: LockedWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('media_files')
    .select(['id', 'status', 'original_name', 'content_type'])
    .where('id', 'in', [...ids])
    .where('entity_type', '=', 'creator')
    .where('entity_id', '=', locked.creator_id)
    .where('role', '=', 'submission')
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length !== ids.length)
    throw new Problem('not_found', 'One of the files no longer exists. Upload it again.');
  if (rows.some(({ status }) => status === 'failed')) {
    throw new Problem('conflict', 'We couldn’t read one of the files. Upload it again.');
  }
  requireKind(one, rows);
  const used = await tx
    .selectFrom('deliverable_files')
    .select('media_file_id')
    .where('media_file_id', 'in', [...ids])
    .where('deliverable_id', '<>', one.id)
    .limit(1)
    .execute();
  if (used.length > 0) {
    throw new Problem('conflict', 'One of the files is already used somewhere else. Upload it again here.');
  }
}
