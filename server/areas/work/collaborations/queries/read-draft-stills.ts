import { SIGNED_URL_SECONDS } from '#domain/base/media.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import { signFile } from '#server/areas/base/media/sign-file.ts';
import type { Context } from '#server/platform/context.ts';

/** Sharp on a phone at the size of a thumbnail. */
const STILL_WIDTH = 160;

/** The first file of a draft in review, as a picture, by collaboration and in one statement. The caller checks who may see it. */
export async function readDraftStills(
  { db, files, now }: Pick<Context, 'db' | 'files' | 'now'>,
  collaborationIds: readonly string[],
): Promise<Map<string, string>> {
  if (collaborationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions as s')
    .innerJoin('deliverables as d', 'd.id', 's.deliverable_id')
    .innerJoin('deliverable_files as f', 'f.submission_id', 's.id')
    .innerJoin('media_files', 'media_files.id', 'f.media_file_id')
    .distinctOn('d.collaboration_id')
    .select('d.collaboration_id')
    .select(MEDIA_COLUMNS)
    .where('d.collaboration_id', 'in', [...collaborationIds])
    .where('s.status', '=', 'in_review')
    .where('media_files.status', '=', 'ready')
    .where('media_files.objects_removed_at', 'is', null)
    .orderBy('d.collaboration_id')
    .orderBy('d.sort_order')
    .orderBy('f.sort_order')
    .execute();
  const expiresAt = new Date(now().getTime() + SIGNED_URL_SECONDS * 1000);
  const stills = await Promise.all(
    rows.map(async ({ collaboration_id, ...file }) => {
      const wide = file.widths.filter((one) => one >= STILL_WIDTH).slice(0, 1);
      const { url, poster_url, copies } = await signFile(files, { ...file, widths: wide }, expiresAt);
      const still = file.content_type.startsWith('video/') ? poster_url : (copies[0]?.url ?? url);
      return [collaboration_id, still] as const;
    }),
  );
  return new Map(stills.flatMap(([id, still]) => (still === null ? [] : [[id, still] as const])));
}
