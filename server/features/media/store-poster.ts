import type { MediaFile } from '#contract/media.ts';
import type { Account } from '#domain/access.ts';
import { isVideoType } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { getWritable } from './get-writable.ts';
import { makePicture, type Picture } from './make-picture.ts';
import { copyKey, posterKey } from './media-keys.ts';
import { SNIFF_BYTES, sniff } from './sniff.ts';
import { UnusableFile } from './unusable-file.ts';

/** The still of a video. The browser that sent the video has it decoded already, and takes one out of it. */
export async function storePoster(
  context: Context,
  actor: Account,
  id: string,
  bytes: Buffer,
): Promise<void> {
  const file = await inTransaction(context.db, (tx) => getWritable(tx, actor, id));
  if (!isVideoType(file.content_type) || file.status === 'failed' || !file.is_active) {
    throw new Problem('conflict', 'Only a video has a poster.');
  }
  const poster = await draw(bytes);
  await layDown(context, file, poster);
  await context.db
    .updateTable('media_files')
    .set((eb) => ({
      has_poster: true,
      placeholder: poster.placeholder,
      widths: poster.copies.map(({ width }) => width),
      // The film itself knows better, where it says.
      width: eb.fn.coalesce('width', eb.val(poster.width)),
      height: eb.fn.coalesce('height', eb.val(poster.height)),
    }))
    .where('id', '=', id)
    .execute();
}

async function draw(bytes: Buffer): Promise<Picture> {
  if (sniff(bytes.subarray(0, SNIFF_BYTES)) !== 'image/jpeg') {
    throw new Problem('unsupported_content_type', 'A poster is a JPG.');
  }
  return makePicture(bytes, 'image/jpeg').catch((cause) => {
    if (cause instanceof UnusableFile) throw new Problem('invalid_input', cause.message);
    throw cause;
  });
}

async function layDown({ files }: Context, file: MediaFile, { bytes, copies }: Picture): Promise<void> {
  await Promise.all([
    files.put(posterKey(file), bytes, 'image/jpeg'),
    ...copies.map((copy) => files.put(copyKey(file, copy.width), copy.bytes, 'image/webp')),
  ]);
}
