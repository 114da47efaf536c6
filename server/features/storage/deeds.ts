import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { recordAction } from '../audit-log/record-action.ts';
import { getLocked } from '../media/get-writable.ts';
import { bringBack } from '../media/restore-media.ts';
import { sweepOrphans } from '../media/sweep-orphans.ts';
import { giveUp } from '../uploads/sweep-uploads.ts';

interface Deed {
  admin_id: string;
  reason: string;
}

/** An admin brings back what its owner deleted. */
export function restoreAsAdmin(context: Context, id: string, { admin_id, reason }: Deed) {
  return inTransaction(context.db, async (tx) => {
    const before = await getLocked(tx, id);
    const after = await bringBack(tx, before, context.now());
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'restore_media_file',
      subject_type: 'media_file',
      subject_id: id,
      reason,
      before: { is_active: before.is_active, deleted_at: before.deleted_at },
      after: { is_active: after.is_active, deleted_at: after.deleted_at },
    });
    return after;
  });
}

/** The bytes go first: a log of what did not happen would be worse than one that a crash kept short. */
export async function sweepAsAdmin(context: Context, { admin_id, reason }: Deed) {
  const swept = await sweepOrphans(context);
  await inTransaction(context.db, (tx) =>
    recordAction(tx, {
      actor_id: admin_id,
      action: 'sweep_orphans',
      subject_type: 'storage',
      subject_id: newId(),
      reason,
      before: swept,
      after: { removed_count: 0, byte_size: 0 },
    }),
  );
  return swept;
}

/** Ends an upload that nobody finishes, before its day is over. */
export async function cancelAsAdmin(context: Context, id: string, { admin_id, reason }: Deed) {
  await inTransaction(context.db, async (tx) => {
    const upload = await tx
      .selectFrom('uploads')
      .select(['id', 'user_id', 'original_name', 'byte_size', 'finished_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (upload === undefined) throw new Problem('not_found', 'There is no such upload any more.');
    if (upload.finished_at !== null) throw new Problem('conflict', 'This file has arrived meanwhile.');
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'cancel_upload',
      subject_type: 'storage',
      subject_id: id,
      reason,
      before: upload,
    });
  });
  await giveUp(context, id, true);
  return { id };
}
