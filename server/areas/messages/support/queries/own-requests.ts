import { sql } from 'kysely';
import type { OwnSupportThread } from '#contract/messages/support.ts';
import { MOST_SUPPORT_MESSAGES, ownSupportStatus } from '#domain/messages/support.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noRequest } from '../lock.ts';
import { findRecord } from './find-record.ts';

const PAGE = 20;

/** The requests of a person, latest first, without those that became part of another one. */
export async function listOwnRequests(db: Database, userId: string, cursor: string | undefined) {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('support_requests')
    .select(['id', 'subject', 'status', 'last_message_at'])
    .where('user_id', '=', userId)
    .where('merged_into_id', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(last_message_at, id) < (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, PAGE, ({ last_message_at, id }) => [last_message_at, id]);
  return { requests: page.map((row) => ({ ...row, status: ownSupportStatus(row.status) })), next_cursor };
}

/** A request with its messages, without notes. A merged one is read in its new place. */
export async function getOwnRequest(db: Database, userId: string, id: string): Promise<OwnSupportThread> {
  const own_id = await findOwnId(db, userId, id);
  const { status, record_type, record_id, ...row } = await db
    .selectFrom('support_requests')
    .select(['id', 'subject', 'status', 'last_message_at', 'record_type', 'record_id'])
    .where('id', '=', own_id)
    .executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom('support_messages')
    .select(['id', 'kind', 'body', 'created_at'])
    .where('support_request_id', '=', own_id)
    .where('kind', '!=', 'note')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_SUPPORT_MESSAGES)
    .execute();
  return {
    ...row,
    status: ownSupportStatus(status),
    record:
      record_type === null || record_id === null
        ? null
        : await findRecord(db, userId, { type: record_type, id: record_id }),
    messages: messages.map(({ kind, ...message }) => ({
      ...message,
      kind: kind === 'question' ? 'question' : 'answer',
    })),
  };
}

/** The id of a person's request, or of the one it became part of. To others it does not exist. */
export async function findOwnId(db: Database, userId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('support_requests')
    .select(['id', 'merged_into_id'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw noRequest();
  return row.merged_into_id ?? row.id;
}
