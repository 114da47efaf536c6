import { sql } from 'kysely';
import type { WaitlistFilters, WaitlistQuery } from '#contract/accounts/waitlist-admin.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

/** Newest first: ids sort by creation time. */
export async function listEntries(db: Database, { cursor, limit, ...filters }: WaitlistQuery & Ranged) {
  const rows = await selectEntries(db, filters, readCursor(cursor)?.[1])
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { entries: page, next_cursor };
}

/** The entries after this one. */
function selectEntries(
  db: Database,
  { search, city_id, role, status, range }: WaitlistFilters & Ranged,
  after: string | undefined,
) {
  return db
    .selectFrom('waitlist_entries as e')
    .innerJoin('cities as c', 'c.id', 'e.city_id')
    .select(['e.id', 'e.email', 'c.name as city_name', 'e.role', 'e.status', 'e.created_at'])
    .$if(range !== undefined, (query) => query.where(isWithin(sql`e.created_at`, range)))
    .$if(city_id !== undefined, (query) => query.where('e.city_id', '=', city_id ?? ''))
    .$if(role !== undefined, (query) => query.where('e.role', '=', role ?? null))
    .$if(status !== undefined, (query) => query.where('e.status', '=', status ?? 'confirmed'))
    .$if(isSearch(search), (query) => query.where(beginsWith(sql`e.email`, search ?? '')))
    .$if(after !== undefined, (query) => query.where('e.id', '<', after ?? ''))
    .orderBy('e.id', 'desc');
}
