import { sql } from 'kysely';
import type { CreatorListPage } from '#contract/hiring/creator-lists.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { LIST_PAGE } from '#domain/hiring/creator-lists.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { presentDirectory } from '#server/areas/hiring/directory/queries/present-directory.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inOrder } from '#server/platform/db/sorted.ts';
import type { ListPlace } from '../lock.ts';
import { noList } from '../policy.ts';
import { listRows, presentList } from './list-lists.ts';

/** A list with a page of its creators, those saved last first. Blocked pairs look like creators who left. */
export async function getList(
  db: Database,
  account: Account,
  { id, list_id }: ListPlace,
  cursor: string | undefined,
): Promise<CreatorListPage> {
  await requireBusiness(db, account, id, 'read');
  const list = await listRows(db, id).where('l.id', '=', list_id).executeTakeFirst();
  if (list === undefined) throw noList();
  const { page, next_cursor } = cutPage(await entryRows(db, id, list_id, cursor), LIST_PAGE, (row) => [
    row.place,
    row.id,
  ]);
  const shown = page.filter(({ is_blocked }) => !is_blocked).map(({ creator_id }) => creator_id);
  const creators = new Map(
    (await presentDirectory(db, shown)).map((creator) => [creator.creator_id, creator]),
  );
  const entries = page.map((row) => ({
    creator_id: row.creator_id,
    name: displayName({ full_name: row.full_name, email: null }),
    note: row.note,
    added_by_name: displayName({ full_name: row.adder_name, email: row.adder_email }),
    added_at: row.added_at,
    creator: creators.get(row.creator_id) ?? null,
  }));
  return { list: presentList(list), entries, next_cursor };
}

function entryRows(db: Database, businessId: string, listId: string, cursor: string | undefined) {
  const rows = db
    .selectFrom('creator_list_entries as e')
    .innerJoin('creators as c', 'c.id', 'e.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'c.user_id')
    .leftJoin('users as adder', 'adder.id', 'e.added_by')
    .leftJoin('profiles as a', 'a.user_id', 'e.added_by')
    .select(['e.id', 'e.creator_id', 'e.note', 'e.added_at', 'p.full_name'])
    .select(['adder.email as adder_email', 'a.full_name as adder_name'])
    .select(
      sql<boolean>`exists (select 1 from blocks b
        where b.business_id = ${businessId} and b.creator_id = e.creator_id)`.as('is_blocked'),
    )
    .where('e.list_id', '=', listId);
  const order = {
    value: sql`e.added_at`,
    type: 'timestamptz',
    id: sql`e.id`,
    direction: 'desc',
  } as const;
  return inOrder(rows, order, readCursor(cursor))
    .limit(LIST_PAGE + 1)
    .execute();
}
