import { SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import { signFile } from '../sign-file.ts';
import { findMedia } from './find-media.ts';

type Reach = Pick<Context, 'db' | 'files' | 'now'>;

/** Sharp on a phone at the largest size a list shows. */
const FACE_WIDTH = 160;

/** The photos of these creators, by the id of the creator, in one statement. The caller checks who may see them. */
export function readFaces(context: Reach, creatorIds: readonly string[]): Promise<Map<string, string>> {
  return readPictures(context, {
    entity_type: 'creator',
    entity_ids: [...new Set(creatorIds)],
    role: 'avatar',
    width: FACE_WIDTH,
  });
}

interface Wanted {
  entity_type: 'creator' | 'campaign';
  entity_ids: readonly string[];
  role: 'avatar' | 'hero';
  /** The smallest copy of at least this width is used. */
  width: number;
}

/** The picture of each of these entities, by the id of the entity. */
export async function readPictures(
  { db, files, now }: Reach,
  { role, width, ...entities }: Wanted,
): Promise<Map<string, string>> {
  const pictures = await findMedia(db, { ...entities, roles: [role] });
  const expiresAt = new Date(now().getTime() + SIGNED_URL_SECONDS * 1000);
  const signed = await Promise.all(
    pictures.map(async (picture) => {
      const wide = picture.widths.filter((one) => one >= width).slice(0, 1);
      const { url, copies } = await signFile(files, { ...picture, widths: wide }, expiresAt);
      return [picture.entity_id, copies[0]?.url ?? url] as const;
    }),
  );
  return new Map(signed);
}
