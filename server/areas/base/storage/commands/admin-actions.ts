import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { bringBack, requireNotRemoved } from '#server/areas/base/media/commands/restore-media.ts';
import { sweepOrphans } from '#server/areas/base/media/jobs/sweep-orphans.ts';
import { getLocked } from '#server/areas/base/media/queries/get-writable.ts';
import { giveUp } from '#server/areas/base/uploads/jobs/sweep-uploads.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

interface AdminRequest {
  admin_id: string;
  reason: string;
}

/** Restores a deleted file as an admin. */
export function restoreAsAdmin(context: Context, id: string, { admin_id, reason }: AdminRequest) {
  return inTransaction(context.db, async (tx) => {
    const before = await getLocked(tx, id);
    await requireNotRemoved(tx, before.id);
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

/** Removes the bytes before it logs: an entry for something that didn't happen would be worse than a missing one. */
export async function sweepAsAdmin(context: Context, { admin_id, reason }: AdminRequest) {
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

/** Ends an unfinished upload before its 24 hours are over. */
export async function cancelAsAdmin(context: Context, id: string, { admin_id, reason }: AdminRequest) {
  await inTransaction(context.db, async (tx) => {
    const upload = await tx
      .selectFrom('uploads')
      .select(['id', 'user_id', 'original_name', 'byte_size', 'finished_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (upload === undefined) throw new Problem('not_found', 'This upload no longer exists.');
    if (upload.finished_at !== null) throw new Problem('conflict', 'This file has arrived in the meantime.');
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
