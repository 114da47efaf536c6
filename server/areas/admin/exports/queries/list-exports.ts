import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { exportQuery, presentExport } from '../export-query.ts';

const A_PAGE = 20;

/** The admin's own, newest first: ids sort by creation time. */
export async function listExports(db: Database, adminId: string, cursor: string | undefined) {
  const after = readCursor(cursor);
  const rows = await exportQuery(db)
    .where('e.user_id', '=', adminId)
    .$if(after !== null, (query) => query.where('e.id', '<', after?.[1] ?? ''))
    .orderBy('e.id', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, A_PAGE, ({ id }) => ['', id]);
  return { exports: page.map(presentExport), next_cursor };
}
