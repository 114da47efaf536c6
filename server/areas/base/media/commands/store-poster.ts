import type { MediaFile } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isVideoType } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { makePicture, type Picture } from '../make-picture.ts';
import { copyKey, posterKey } from '../media-keys.ts';
import { getWritable } from '../queries/get-writable.ts';
import { UnusableFile } from '../unusable-file.ts';
import { SNIFF_BYTES, sniff } from './sniff.ts';

/** The pages send stills 1,600 pixels wide. */
const MOST_PIXELS = 4_000_000;
const MOST_AN_HOUR = 30;
/** Posters are held in memory while they wait, so one person can't queue many. */
const MOST_AT_ONCE = 2;
const underWay = new Map<string, number>();

/** Stores the poster of a video. The browser that uploaded the video extracts it. */
export async function storePoster(
  context: Context,
  actor: Account,
  id: string,
  bytes: Buffer,
): Promise<void> {
  const file = await inTransaction(context.db, (tx) => getWritable(tx, actor, id));
  if (!isVideoType(file.content_type) || file.status === 'failed' || !file.is_active) {
    throw new Problem('conflict', 'Only videos have posters.');
  }
  await takeFromLimit(context.db, `posters:${actor.user_id}`, { most: MOST_AN_HOUR, seconds: 3600 });
  const poster = await inTurn(actor.user_id, () => draw(bytes));
  await layDown(context, file, poster);
  await context.db
    .updateTable('media_files')
    .set((eb) => ({
      has_poster: true,
      placeholder: poster.placeholder,
      widths: poster.copies.map(({ width }) => width),
      // Prefer the size from the video itself, if it gives one.
      width: eb.fn.coalesce('width', eb.val(poster.width)),
      height: eb.fn.coalesce('height', eb.val(poster.height)),
    }))
    .where('id', '=', id)
    .execute();
}

async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(userId) ?? 0;
  if (before >= MOST_AT_ONCE) {
    throw new Problem(
      'too_many_requests',
      'Your last posters are still being processed. Try again in a moment.',
    );
  }
  underWay.set(userId, before + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}

async function draw(bytes: Buffer): Promise<Picture> {
  if (sniff(bytes.subarray(0, SNIFF_BYTES)) !== 'image/jpeg') {
    throw new Problem('unsupported_content_type', 'A poster has to be a JPG.');
  }
  return makePicture(bytes, 'image/jpeg', MOST_PIXELS).catch((cause) => {
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
