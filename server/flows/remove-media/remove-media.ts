import type { MediaFile } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import { removeMedia as removeFile } from '#server/areas/base/media/commands/remove-media.ts';
import { removeObjects } from '#server/areas/base/media/remove-objects.ts';
import { dropDraftFiles } from '#server/areas/work/collaborations/commands/drop-draft-files.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** Deletes a file and removes it from unsent drafts. */
export async function removeMedia(
  context: Context,
  account: Account,
  request: { id: string; fromStorage: boolean },
): Promise<MediaFile> {
  const file = await inTransaction(context.db, async (tx) => {
    const removed = await removeFile(tx, context, account, request);
    await dropDraftFiles(tx, [request.id]);
    return removed;
  });
  // The row already says they are removed. If this fails, the orphan check finds the bytes.
  if (request.fromStorage) await removeObjects(context.files, file);
  return file;
}
