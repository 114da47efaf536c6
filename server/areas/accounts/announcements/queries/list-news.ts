import { sql } from 'kysely';
import { audiencesOf } from '#domain/accounts/announcements.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { parseMarkdown } from '#server/areas/base/help/parse-markdown.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';

const PAGE = 10;

/** What was announced to this role, newest first. */
export async function listNews(db: Database, role: Role | null, cursor: string | undefined) {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'title', 'body', 'link_label', 'link_url', 'starts_on'])
    .where('status', 'in', ['live', 'ended'])
    .where('audience', 'in', audiencesOf(role))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(starts_on, id) < (${after?.[0]}::date, ${after?.[1]}::uuid)`),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, PAGE, ({ starts_on, id }) => [starts_on, id]);
  const news = page.map(({ body, link_label, link_url, ...row }) => ({
    ...row,
    blocks: parseMarkdown(body),
    link: link_label && link_url ? { label: link_label, url: link_url } : null,
  }));
  return { news, next_cursor };
}
