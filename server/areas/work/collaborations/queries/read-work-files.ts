import type { WorkFile } from '#contract/work/deliverables.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import type { Context } from '#server/platform/context.ts';
import { presentWorkFile } from './present-work-file.ts';

export interface PlacedFile {
  deliverable_id: string;
  /** Null until it is sent. */
  submission_id: string | null;
  file: WorkFile;
}

/** The files of these deliverables in order, with expiring URLs, in one statement. */
export async function readWorkFiles(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  deliverableIds: readonly string[],
  { withDrafts }: { withDrafts: boolean },
): Promise<PlacedFile[]> {
  if (deliverableIds.length === 0) return [];
  const rows = await context.db
    .selectFrom('deliverable_files as f')
    .innerJoin('media_files', 'media_files.id', 'f.media_file_id')
    .select(['f.deliverable_id', 'f.submission_id'])
    .select(MEDIA_COLUMNS)
    .select('media_files.objects_removed_at')
    .where('f.deliverable_id', 'in', [...deliverableIds])
    .$if(!withDrafts, (query) => query.where('f.submission_id', 'is not', null))
    .where((eb) => eb.or([eb('f.submission_id', 'is not', null), eb('media_files.is_active', '=', true)]))
    .orderBy('f.sort_order')
    .orderBy('media_files.id')
    .execute();
  return Promise.all(
    rows.map(async ({ deliverable_id, submission_id, ...row }) => {
      return { deliverable_id, submission_id, file: await presentWorkFile(context, row) };
    }),
  );
}
