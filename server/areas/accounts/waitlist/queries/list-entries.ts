import { sql } from 'kysely';
import type { WaitlistFilters, WaitlistQuery } from '#contract/accounts/waitlist-admin.ts';
import { SIGN_UP_ROLES } from '#domain/accounts/roles.ts';
import { WAITLIST_STATUSES } from '#domain/accounts/waitlist-states.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

type Filters = WaitlistFilters & Ranged;

/** Each has an index. */
const ORDERS: Record<NonNullable<WaitlistQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  joined: {},
  email: { value: sql`e.email collate "C"` },
};

export async function listEntries(
  db: Database,
  { sort = 'joined', direction = 'desc', cursor, limit, ...filters }: WaitlistQuery & Ranged,
) {
  const order = { ...ORDERS[sort], id: sql.ref('e.id'), direction };
  const rows = await inOrder(selectEntries(db, filters), order, readCursor(cursor))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const choices = { status: WAITLIST_STATUSES, role: SIGN_UP_ROLES };
  const counts = cursor ? null : await countChoices(db, filters, choices, selectEntries);
  return { entries: page, next_cursor, counts };
}

function selectEntries(db: Database, { search, city_id, role, status, range }: Filters) {
  return db
    .selectFrom('waitlist_entries as e')
    .innerJoin('cities as c', 'c.id', 'e.city_id')
    .select(['e.id', 'e.email', 'c.name as city_name', 'e.role', 'e.status', 'e.created_at'])
    .$if(range !== undefined, (query) => query.where(isWithin(sql`e.created_at`, range)))
    .$if(city_id !== undefined, (query) => query.where('e.city_id', '=', city_id ?? ''))
    .$if(role !== undefined, (query) => query.where('e.role', '=', role ?? null))
    .$if(status !== undefined, (query) => query.where('e.status', '=', status ?? 'confirmed'))
    .$if(isSearch(search), (query) => query.where(beginsWith(sql`e.email`, search ?? '')));
}
