import { sql } from 'kysely';
import type { SupportQueue, SupportQueueQuery } from '#contract/messages/support.ts';
import { displayName } from '#domain/format/display-name.ts';
import { usersNamed } from '#server/areas/accounts/users/queries/list-users.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSearch, patternOf } from '#server/platform/db/prefix.ts';

/** The queue: open requests start with the one that has been open longest, all others with the latest. */
export async function listRequests(
  db: Database,
  { status, search, cursor, limit }: SupportQueueQuery,
): Promise<SupportQueue> {
  const after = readCursor(cursor);
  const isQueue = status === 'open';
  const place = sql`(r.last_message_at, r.id)`;
  const rows = await requestQuery(db)
    .where('r.merged_into_id', 'is', null)
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'open'))
    .$if(isSearch(search), (query) =>
      query.where(
        sql<boolean>`(lower(r.subject) like ${patternOf(search ?? '')} or r.user_id in ${usersNamed(search ?? '')})`,
      ),
    )
    .$if(after !== null, (query) =>
      query.where(
        isQueue
          ? sql<boolean>`${place} > (${after?.[0]}, ${after?.[1]})`
          : sql<boolean>`${place} < (${after?.[0]}, ${after?.[1]})`,
      ),
    )
    .orderBy('r.last_message_at', isQueue ? 'asc' : 'desc')
    .orderBy('r.id', isQueue ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ last_message_at, id }) => [last_message_at, id]);
  return { requests: page.map(presentRequest), next_cursor };
}

/** Requests with the person who wrote them. */
export function requestQuery(db: Database) {
  return db
    .selectFrom('support_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('profiles as p', 'p.user_id', 'r.user_id')
    .select(['r.id', 'r.subject', 'r.status', 'r.snoozed_until', 'r.last_message_at', 'r.user_id'])
    .select(['u.email', 'p.full_name', 'p.role', 'p.account_status']);
}

type Row = Awaited<ReturnType<ReturnType<typeof requestQuery>['executeTakeFirstOrThrow']>>;

export function presentRequest({ user_id, email, full_name, role, account_status, ...row }: Row) {
  return {
    ...row,
    person: { id: user_id, name: displayName({ email, full_name }), email, role, account_status },
  };
}
