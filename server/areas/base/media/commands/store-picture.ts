import type { MediaFile } from '#contract/base/media.ts';
import type { EntityType, MediaRole, PictureType } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockEntity } from '../lock.ts';
import { makePicture, type Picture } from '../make-picture.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { keysOf } from '../media-keys.ts';
import { UnusableFile } from '../unusable-file.ts';
import { freePath } from './free-path.ts';
import { nextPlace } from './next-place.ts';
import { pictureColumns, putPicture } from './put-picture.ts';
import { replaceEarlier } from './replace-earlier.ts';
import { isPicture, SNIFF_BYTES, type SniffedType, sniff } from './sniff.ts';

interface NewPicture {
  entity_type: EntityType;
  entity_id: string;
  role: MediaRole;
  bytes: Uint8Array;
  original_name: string;
  uploaded_by: string | null;
  caption?: string;
  alt_text?: string;
}

/**
 * Stores a picture the server found itself, such as a logo on a website, like an upload that is ready at once.
 * Throws `UnusableFile` for anything that is not a picture.
 */
export async function storePicture(context: Context, wanted: NewPicture): Promise<MediaFile> {
  const source = Buffer.from(wanted.bytes);
  return keepPicture(
    context,
    wanted,
    await makePicture(source, storedType(sniff(source.subarray(0, SNIFF_BYTES)))),
  );
}

/** Stores a finished picture, so that the same picture for several places is drawn only once. */
export async function keepPicture(
  context: Context,
  wanted: Omit<NewPicture, 'bytes'>,
  picture: Picture,
): Promise<MediaFile> {
  const original_name = rename(wanted.original_name, picture.content_type);
  const file = await reserve(context, { ...wanted, original_name }, picture);
  try {
    await putPicture(context.files, file, picture);
    return await inTransaction(context.db, async (tx) => {
      await lockEntity(tx, file);
      await replaceEarlier(tx, file, context.now());
      return tx
        .updateTable('media_files')
        .set({ ...pictureColumns(picture), sort_order: await nextPlace(tx, file) })
        .where('id', '=', file.id)
        .returning(MEDIA_COLUMNS)
        .executeTakeFirstOrThrow();
    });
  } catch (cause) {
    await context.db.deleteFrom('media_files').where('id', '=', file.id).execute();
    const widths = picture.copies.map(({ width }) => width);
    await context.files.remove(keysOf({ ...file, widths, has_poster: false }));
    throw cause;
  }
}

/** Inserts the row first, so that no other picture gets the same path while this one is being stored. */
function reserve({ db, now }: Context, wanted: Omit<NewPicture, 'bytes'>, { content_type, bytes }: Picture) {
  const {
    entity_type,
    entity_id,
    role,
    original_name,
    uploaded_by,
    caption = null,
    alt_text = null,
  } = wanted;
  return inTransaction(db, async (tx) => {
    await lockEntity(tx, wanted);
    return tx
      .insertInto('media_files')
      .values({
        id: newId(),
        ...(await freePath(tx, wanted, now())),
        ...{ entity_type, entity_id, role, original_name, uploaded_by, caption, alt_text },
        status: 'processing',
        content_type,
        byte_size: bytes.length,
      })
      .returning(MEDIA_COLUMNS)
      .executeTakeFirstOrThrow();
  });
}

/** Other web formats are converted to WebP. SVG is refused because it can run scripts. */
function storedType(type: SniffedType | null): PictureType {
  if (type === 'image/gif' || type === 'image/avif') return 'image/webp';
  if (type !== null && isPicture(type)) return type;
  throw new UnusableFile('We can’t use this picture. Export it as JPG, PNG or WebP.');
}

const ENDINGS: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

function rename(name: string, type: PictureType): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(0, 200) || 'picture'}.${ENDINGS[type]}`;
}
