import { sql } from 'kysely';
import type { CreatorList } from '#contract/hiring/creator-lists.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { MOST_LISTS } from '#domain/hiring/creator-lists.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The lists of a business, the one changed last first. */
export async function listLists(
  db: Database,
  account: Account,
  businessId: string,
  { creator_id }: { creator_id?: string | undefined } = {},
): Promise<CreatorList[]> {
  await requireBusiness(db, account, businessId, 'read');
  const rows = await listRows(db, businessId, creator_id)
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(MOST_LISTS)
    .execute();
  return rows.map(presentList);
}

export function listRows(db: Database, businessId: string, creatorId?: string) {
  return db
    .selectFrom('creator_lists as l')
    .leftJoin('users as u', 'u.id', 'l.created_by')
    .leftJoin('profiles as p', 'p.user_id', 'l.created_by')
    .select(['l.id', 'l.name', 'l.updated_at', 'u.email', 'p.full_name'])
    .select(
      sql<number>`(select count(*)::int from creator_list_entries e where e.list_id = l.id)`.as(
        'creator_count',
      ),
    )
    .select(
      creatorId === undefined
        ? sql<null>`null`.as('has_creator')
        : sql<boolean>`exists (select 1 from creator_list_entries e
            where e.list_id = l.id and e.creator_id = ${creatorId})`.as('has_creator'),
    )
    .where('l.business_id', '=', businessId);
}

type ListRow = Omit<CreatorList, 'created_by_name'> & { email: string | null; full_name: string | null };

export function presentList({ email, full_name, ...list }: ListRow): CreatorList {
  return { ...list, created_by_name: displayName({ email, full_name }) };
}
