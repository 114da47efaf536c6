import type { SupportThread } from '#contract/messages/support.ts';
import { displayName } from '#domain/format/display-name.ts';
import {
  MOST_OTHER_REQUESTS,
  MOST_SUPPORT_MESSAGES,
  type SupportRecordType,
} from '#domain/messages/support.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noRequest } from '../lock.ts';
import { presentRequest, requestQuery } from './list-requests.ts';

/** A request with everything an admin needs to answer it. */
export async function getRequest(db: Database, id: string): Promise<SupportThread> {
  const row = await requestQuery(db)
    .select(['r.record_type', 'r.record_id', 'r.merged_into_id'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw noRequest();
  const { record_type, record_id, merged_into_id, ...request } = row;
  return {
    ...presentRequest(request),
    record:
      record_type === null || record_id === null
        ? null
        : { type: record_type, id: record_id, shown_in: await placeOf(db, record_type, record_id) },
    merged_into_id,
    messages: await readMessages(db, id),
    others: await db
      .selectFrom('support_requests')
      .select(['id', 'subject', 'status', 'snoozed_until', 'last_message_at'])
      .where('user_id', '=', row.user_id)
      .where('id', '!=', id)
      .where('merged_into_id', 'is', null)
      .orderBy('last_message_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_OTHER_REQUESTS)
      .execute(),
  };
}

/** The admin area shows work as a payment, and what a business paid for spots with its campaign. */
async function placeOf(db: Database, type: SupportRecordType, id: string) {
  if (type === 'campaign' || type === 'payout') return { kind: type, id };
  if (type === 'collaboration') return { kind: 'payment' as const, id };
  const funding = await db
    .selectFrom('fundings')
    .select('campaign_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return { kind: 'campaign' as const, id: funding?.campaign_id ?? id };
}

async function readMessages(db: Database, id: string): Promise<SupportThread['messages']> {
  const rows = await db
    .selectFrom('support_messages as m')
    .innerJoin('users as u', 'u.id', 'm.author_id')
    .leftJoin('profiles as p', 'p.user_id', 'm.author_id')
    .select(['m.id', 'm.kind', 'm.body', 'm.created_at', 'u.email', 'p.full_name'])
    .where('m.support_request_id', '=', id)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .limit(MOST_SUPPORT_MESSAGES)
    .execute();
  return rows.map(({ email, full_name, ...message }) => ({
    ...message,
    author_name: displayName({ email, full_name }),
  }));
}
