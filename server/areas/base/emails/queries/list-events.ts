import { sql } from 'kysely';
import type { EmailEventsQuery } from '#contract/base/emails.ts';
import { EMAIL_EVENT_STATUSES } from '#domain/base/email-event-states.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';
import { listMailTemplates } from '#server/platform/mail/template.ts';

type Filters = Pick<EmailEventsQuery, 'search' | 'status' | 'template'> & Ranged;

/** Each has an index. */
const ORDERS: Record<NonNullable<EmailEventsQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  queued: { value: sql`created_at`, type: 'timestamptz' },
  recipient: { value: sql`lower(recipient) collate "C"`, type: 'text' },
};

/** Every mail that was queued. */
export async function listEvents(
  db: Database,
  { sort = 'queued', direction = 'desc', cursor, limit, ...filters }: EmailEventsQuery & Ranged,
) {
  const order = { ...ORDERS[sort], id: sql.ref('id'), direction };
  const rows = await inOrder(selectEvents(db, filters), order, readCursor(cursor))
    .select(['id', 'template', 'recipient', 'subject', 'status', 'created_at', 'sent_at'])
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const templates = listMailTemplates();
  const choices = { status: EMAIL_EVENT_STATUSES, template: templates };
  const counts = cursor ? null : await countChoices(db, filters, choices, selectEvents);
  return { emails: page, templates, next_cursor, counts };
}

function selectEvents(db: Database, { search, status, template, range }: Filters) {
  return db
    .selectFrom('email_events')
    .$if(range !== undefined, (query) => query.where(isWithin(sql`created_at`, range)))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'queued'))
    .$if(template !== undefined, (query) => query.where('template', '=', template ?? ''))
    .$if(isSearch(search), (query) => query.where(beginsWith(sql`lower(recipient)`, search ?? '')));
}
