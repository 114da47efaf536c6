import type { z } from 'zod';
import type { MediaFile, mediaChange } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { getWritable } from '../queries/get-writable.ts';

export function changeMedia(
  { db, now }: Context,
  actor: Account,
  id: string,
  { caption, alt_text }: z.output<typeof mediaChange>,
): Promise<MediaFile> {
  return inTransaction(db, async (tx) => {
    await getWritable(tx, actor, id);
    return tx
      .updateTable('media_files')
      .set({
        ...(caption !== undefined && { caption }),
        ...(alt_text !== undefined && { alt_text }),
        updated_at: now().toISOString(),
      })
      .where('id', '=', id)
      .returning(MEDIA_COLUMNS)
      .executeTakeFirstOrThrow();
  });
}
