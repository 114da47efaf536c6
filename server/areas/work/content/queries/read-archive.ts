import type { ArchiveQuery } from '#contract/work/content.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_ARCHIVED_FILES } from '#domain/work/content-limits.ts';
import { isInReach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { type ContentRow, filterContent, selectContent, withDetails } from './content-rows.ts';

/** The files a business downloads at once, creator by creator. */
export async function readBusinessArchive(
  db: Database,
  account: Account,
  business_id: string,
  { file_ids, ...filter }: ArchiveQuery,
): Promise<ContentRow[]> {
  const { reach } = await requireMembership(db, account, business_id, 'read');
  const own = filterContent(
    selectContent(db).where('w.business_id', '=', business_id).where(isInReach(reach, 'w.campaign_id')),
    filter,
  );
  return readAll(file_ids ? own.where('media_files.id', 'in', file_ids) : own);
}

/** The files of one piece of work, for both sides. */
export async function readWorkArchive(
  db: Database,
  account: Account,
  collaboration_id: string,
): Promise<ContentRow[]> {
  await requireSide(db, account, { collaboration_id });
  return readAll(selectContent(db).where('w.id', '=', collaboration_id));
}

/** One file of the work. For people who may not download it, it does not exist. */
export async function getContentFile(
  db: Database,
  account: Account,
  { collaboration_id, media_file_id }: { collaboration_id: string; media_file_id: string },
): Promise<ContentRow> {
  await requireSide(db, account, { collaboration_id });
  const row = await withDetails(selectContent(db).where('w.id', '=', collaboration_id))
    .where('media_files.id', '=', media_file_id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find an approved file here.');
  return row;
}

async function readAll(selected: ReturnType<typeof selectContent>): Promise<ContentRow[]> {
  const rows = await withDetails(selected)
    .orderBy('c.title')
    .orderBy('w.id')
    .orderBy('d.sort_order')
    .orderBy('f.sort_order')
    .orderBy('media_files.id')
    .limit(MOST_ARCHIVED_FILES + 1)
    .execute();
  if (rows.length === 0) throw new Problem('not_found', 'Nothing here is approved yet.');
  if (rows.length > MOST_ARCHIVED_FILES) {
    throw new Problem(
      'conflict',
      `That’s more than ${MOST_ARCHIVED_FILES} files. Filter by campaign or creator and download them in parts.`,
    );
  }
  return rows;
}
