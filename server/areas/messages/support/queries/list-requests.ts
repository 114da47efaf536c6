import { sql } from 'kysely';
import type { SupportQueue, SupportQueueQuery } from '#contract/messages/support.ts';
import { displayName } from '#domain/format/display-name.ts';
import { SUPPORT_STATUSES } from '#domain/messages/support.ts';
import { usersNamed } from '#server/areas/accounts/users/queries/list-users.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSearch, patternOf } from '#server/platform/db/prefix.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

type Filters = Pick<SupportQueueQuery, 'status' | 'search'> & Ranged;

const ORDERS: Record<NonNullable<SupportQueueQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  last_message: { value: sql`r.last_message_at`, type: 'timestamptz' },
  asked: {},
};

/** The queue. Unless it is sorted, open requests start with the one open longest, all others with the latest. */
export async function listRequests(
  db: Database,
  { sort = 'last_message', direction, cursor, limit, ...filters }: SupportQueueQuery & Ranged,
): Promise<SupportQueue> {
  const order = {
    ...ORDERS[sort],
    id: sql.ref('r.id'),
    direction: direction ?? (filters.status === 'open' ? 'asc' : 'desc'),
  } as const;
  const rows = await inOrder(selectRequests(db, filters), order, readCursor(cursor))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const choices = { status: SUPPORT_STATUSES };
  const counts = cursor ? null : await countChoices(db, filters, choices, selectRequests);
  return { requests: page.map(presentRequest), next_cursor, counts };
}

function selectRequests(db: Database, { status, search, range }: Filters) {
  return requestQuery(db)
    .where('r.merged_into_id', 'is', null)
    .$if(range !== undefined, (query) => query.where(isWithin(sql`r.created_at`, range)))
    .$if(status !== undefined, (query) => query.where('r.status', '=', status ?? 'open'))
    .$if(isSearch(search), (query) =>
      query.where(
        sql<boolean>`(lower(r.subject) like ${patternOf(search ?? '')} or r.user_id in ${usersNamed(search ?? '')})`,
      ),
    );
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
