import { type EntityType, type MediaRole, SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { signFile } from '#server/areas/base/media/sign-file.ts';
import type { Context } from '#server/platform/context.ts';

interface Wanted {
  entity_type: EntityType;
  entity_ids: readonly string[];
  role: Extract<MediaRole, 'avatar' | 'hero'>;
  /** The smallest copy of at least this width is used. */
  width: number;
}

/** The picture of each of these entities, by the id of the entity. */
export async function readFaces(
  { db, files, now }: Pick<Context, 'db' | 'files' | 'now'>,
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
