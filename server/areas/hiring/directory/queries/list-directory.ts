import { type SelectQueryBuilder, sql } from 'kysely';
import type { DirectoryPage, DirectoryPlaces, DirectoryQuery } from '#contract/hiring/directory.ts';
import type { Account } from '#domain/accounts/access.ts';
import { DIRECTORY_PAGE, type DirectoryFilters, tagsOf } from '#domain/creators/directory.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import type { Tables } from '#server/platform/db/tables.gen.ts';
import { presentDirectory } from './present-directory.ts';

/** A page of the directory. Creators who blocked the business, or whom it blocked, are left out. */
export async function listDirectory(
  db: Database,
  account: Account,
  businessId: string,
  query: DirectoryQuery,
): Promise<DirectoryPage> {
  await requireBusiness(db, account, businessId, 'read');
  const rows = await directoryRows(db, businessId, query).execute();
  const { page, next_cursor } = cutPage(rows, DIRECTORY_PAGE, ({ place, creator_id }) => [place, creator_id]);
  const ids = page.map(({ creator_id }) => creator_id);
  return { creators: await presentDirectory(db, ids), next_cursor };
}

export function directoryRows(
  db: Database,
  businessId: string,
  { sort, cursor, ...filters }: DirectoryQuery,
) {
  const entries = db.selectFrom('directory_entries as e').select('e.creator_id');
  return inOrder(matching(entries, businessId, filters), ORDERS[sort], readCursor(cursor)).limit(
    DIRECTORY_PAGE + 1,
  );
}

/** The number of creators in each neighborhood, with the filters of the list. */
export async function listDirectoryPlaces(
  db: Database,
  account: Account,
  businessId: string,
  filters: DirectoryFilters,
): Promise<DirectoryPlaces> {
  await requireBusiness(db, account, businessId, 'read');
  const entries = db
    .selectFrom('directory_entries as e')
    .select((eb) => eb.ref('e.neighborhood_id').$notNull().as('neighborhood_id'))
    .select(sql<number>`count(*)::int`.as('creator_count'))
    .where('e.neighborhood_id', 'is not', null)
    .groupBy('e.neighborhood_id')
    .limit(500);
  return { places: await matching(entries, businessId, filters).execute() };
}

const id = sql`e.creator_id`;
const ORDERS: Record<DirectoryQuery['sort'], Order> = {
  best: { value: sql`e.match_score`, type: 'bigint', id, direction: 'desc' },
  newest: { value: sql`e.approved_at`, type: 'timestamptz', id, direction: 'desc' },
  rating: { value: sql`coalesce(e.rating_tenths, 0)`, type: 'bigint', id, direction: 'desc' },
  price: { value: sql`coalesce(e.price_from_cents, 2147483647)`, type: 'bigint', id, direction: 'asc' },
};

function matching<Row>(
  entries: SelectQueryBuilder<Tables & { e: Tables['directory_entries'] }, 'e', Row>,
  businessId: string,
  filters: DirectoryFilters,
) {
  const tags = tagsOf(filters);
  return entries
    .$if(tags.length > 0, (rows) => rows.where(sql<boolean>`e.tags @> ${tags}::text[]`))
    .where(
      sql<boolean>`not exists (select 1 from blocks b
        where b.business_id = ${businessId} and b.creator_id = e.creator_id)`,
    );
}
