import { sql } from 'kysely';
import type { EmailEventsQuery } from '#contract/base/emails.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { listMailTemplates } from '#server/platform/mail/template.ts';

/** Every mail that was queued, newest first. */
export async function listEvents(
  db: Database,
  { search, status, template, cursor, limit }: EmailEventsQuery,
) {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('email_events')
    .select(['id', 'template', 'recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'queued'))
    .$if(template !== undefined, (query) => query.where('template', '=', template ?? ''))
    .$if(isSearch(search), (query) => query.where(beginsWith(sql`lower(recipient)`, search ?? '')))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ created_at, id }) => [created_at, id]);
  return { emails: page, templates: listMailTemplates(), next_cursor };
}
