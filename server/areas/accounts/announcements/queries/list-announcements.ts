import type { AnnouncementStatus } from '#domain/accounts/announcements.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';

const PAGE = 50;

/** Newest first: ids sort by creation time. */
export async function listAnnouncements(
  db: Database,
  { cursor, status }: { cursor?: string | undefined; status?: AnnouncementStatus | undefined },
) {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'status', 'title', 'audience', 'has_bar', 'has_email', 'starts_on', 'ends_on'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'draft'))
    .$if(after !== null, (query) => query.where('id', '<', after?.[1] ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, PAGE, ({ id }) => ['', id]);
  return { announcements: page, next_cursor };
}
