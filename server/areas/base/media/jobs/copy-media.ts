import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { MediaFile } from '#contract/base/media.ts';
import type { EntityType, MediaRole } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { freePath } from '../commands/free-path.ts';
import { nextPlace } from '../commands/next-place.ts';
import { replaceEarlier } from '../commands/replace-earlier.ts';
import { lockEntity } from '../lock.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { copyKey, fileKey, posterKey } from '../media-keys.ts';

interface Wanted {
  files: readonly MediaFile[];
  to: { entity_type: EntityType; entity_id: string; role: MediaRole };
  uploaded_by: string;
}

/**
 * Gives another entity copies of these files, so that deleting one leaves the other. The rows are there at once, and a
 * job copies the bytes. The caller locks the entity and checks its limits.
 */
export async function copyMedia(
  tx: Tx,
  { queue, now }: Pick<Context, 'queue' | 'now'>,
  { files, to, uploaded_by }: Wanted,
): Promise<MediaFile[]> {
  const copies: MediaFile[] = [];
  for (const file of files) {
    const { content_type, byte_size, width, height, duration_seconds, widths, has_poster } = file;
    const { placeholder, original_name, caption, alt_text } = file;
    const copy = await tx
      .insertInto('media_files')
      .values({
        id: newId(),
        ...(await freePath(tx, { ...to, original_name }, now())),
        ...to,
        ...{ content_type, byte_size, width, height, duration_seconds, widths, has_poster },
        ...{ placeholder, original_name, caption, alt_text, uploaded_by },
        status: 'processing',
        sort_order: await nextPlace(tx, to),
        created_at: now().toISOString(),
      })
      .returning(MEDIA_COLUMNS)
      .executeTakeFirstOrThrow();
    await queue.enqueue(tx, copyMediaFile, { from_id: file.id, to_id: copy.id });
    copies.push(copy);
  }
  return copies;
}

/** Copies the bytes of a file. Safe to repeat. */
export const copyMediaFile = defineJob({
  name: 'copy-media-file',
  payload: z.object({ from_id: z.uuid(), to_id: z.uuid() }),
  retries: 3,
  run: async (context, { from_id, to_id }) => {
    const from = await findFile(context, from_id);
    const to = await findFile(context, to_id);
    if (to?.status !== 'processing') return;
    const isCopied = from !== undefined && (await copyObjects(context, from, to));
    await settle(context, to, isCopied);
  },
});

function findFile({ db }: Pick<Context, 'db'>, id: string) {
  return db.selectFrom('media_files').select(MEDIA_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** False if the original was erased meanwhile. */
async function copyObjects({ files }: Context, from: MediaFile, to: MediaFile): Promise<boolean> {
  const parts = [
    { source: fileKey(from), target: fileKey(to), type: from.content_type },
    ...from.widths.map((width) => ({
      source: copyKey(from, width),
      target: copyKey(to, width),
      type: 'image/webp',
    })),
    ...(from.has_poster ? [{ source: posterKey(from), target: posterKey(to), type: 'image/jpeg' }] : []),
  ];
  for (const { source, target, type } of parts) {
    const found = await files.stat(source);
    const stream: Readable | null = found && (await files.read(source));
    if (found === null || stream === null) return false;
    await files.put(target, { stream, byte_size: found.byte_size }, type);
  }
  return true;
}

/** A copy that was deleted meanwhile must not replace its successor. */
async function settle({ db, now }: Context, file: MediaFile, isCopied: boolean): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockEntity(tx, file);
    const row = await tx
      .updateTable('media_files')
      .set({
        ...(isCopied
          ? { status: 'ready', failure: null }
          : { status: 'failed', failure: 'The original of this file was deleted. Upload it again.' }),
        updated_at: now().toISOString(),
      })
      .where('id', '=', file.id)
      .where('status', '=', 'processing')
      .returning('is_active')
      .executeTakeFirst();
    if (row?.is_active && isCopied) await replaceEarlier(tx, file, now());
  });
}
