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
  const entries = withTags(db.selectFrom('directory_entries as e').select('e.creator_id'), filters).where(
    sql<boolean>`not exists (select 1 from blocks b
      where b.business_id = ${businessId} and b.creator_id = e.creator_id)`,
  );
  return inOrder(entries, ORDERS[sort], readCursor(cursor)).limit(DIRECTORY_PAGE + 1);
}

/** The number of creators in each neighborhood, with the filters of the list. */
export async function listDirectoryPlaces(
  db: Database,
  account: Account,
  businessId: string,
  filters: DirectoryFilters,
): Promise<DirectoryPlaces> {
  await requireBusiness(db, account, businessId, 'read');
  return { places: await placeRows(db, businessId, filters).execute() };
}

/**
 * Counts first and takes off who is blocked, of whom there are few: without filters, the index of neighborhoods alone answers
 * the count.
 */
export function placeRows(db: Database, businessId: string, filters: DirectoryFilters) {
  const entries = withTags(db.selectFrom('directory_entries as e'), filters)
    .select((eb) => eb.ref('e.neighborhood_id').$notNull().as('neighborhood_id'))
    .where('e.neighborhood_id', 'is not', null)
    .groupBy('e.neighborhood_id');
  const listed = entries.select(sql<number>`count(*)::int`.as('creators'));
  const blocked = entries
    .innerJoin('blocks as b', 'b.creator_id', 'e.creator_id')
    .where('b.business_id', '=', businessId)
    .select(sql<number>`count(distinct e.creator_id)::int`.as('creators'));
  const left = sql<number>`listed.creators - coalesce(blocked.creators, 0)`;
  return db
    .selectFrom(listed.as('listed'))
    .leftJoin(blocked.as('blocked'), 'blocked.neighborhood_id', 'listed.neighborhood_id')
    .select(['listed.neighborhood_id', left.as('creator_count')])
    .where(left, '>', 0)
    .limit(500);
}

const id = sql`e.creator_id`;
const ORDERS: Record<DirectoryQuery['sort'], Order> = {
  best: { value: sql`e.match_score`, type: 'bigint', id, direction: 'desc' },
  newest: { value: sql`e.approved_at`, type: 'timestamptz', id, direction: 'desc' },
  rating: { value: sql`coalesce(e.rating_tenths, 0)`, type: 'bigint', id, direction: 'desc' },
  price: { value: sql`coalesce(e.price_from_cents, 2147483647)`, type: 'bigint', id, direction: 'asc' },
};

type Entries<Row> = SelectQueryBuilder<Tables & { e: Tables['directory_entries'] }, 'e', Row>;

function withTags<Row>(entries: Entries<Row>, filters: DirectoryFilters): Entries<Row> {
  const tags = tagsOf(filters);
  return entries.$if(tags.length > 0, (rows) => rows.where(sql<boolean>`e.tags @> ${tags}::text[]`));
}
