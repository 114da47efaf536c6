import { sql } from 'kysely';
import { displayName } from '#domain/format/display-name.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { FoundTarget } from './found-target.ts';

/** Uploaded files with their owners: a creator, a business, or the business of a campaign. */
export async function findUploads(db: Database | Tx, ids: readonly string[]): Promise<FoundTarget[]> {
  const rows = await db
    .selectFrom('media_files as m')
    .leftJoin('campaigns as c', (join) =>
      join.onRef('c.id', '=', 'm.entity_id').on('m.entity_type', '=', 'campaign'),
    )
    .leftJoin('businesses as b', (join) =>
      // One value to look up, so that the primary key is used.
      join.on(
        sql<boolean>`b.id = case m.entity_type when 'business' then m.entity_id else c.business_id end`,
      ),
    )
    .leftJoin('creators as k', (join) =>
      join.onRef('k.id', '=', 'm.entity_id').on('m.entity_type', '=', 'creator'),
    )
    .leftJoin('profiles as p', 'p.user_id', 'k.user_id')
    .leftJoin('users as u', 'u.id', 'k.user_id')
    .select(['m.id', 'm.caption as text', 'b.business_name', 'b.owner_id', 'k.user_id'])
    .select(['p.full_name', 'u.email'])
    .where('m.id', 'in', ids)
    .execute();
  return rows.map(({ id, text, business_name, owner_id, user_id, full_name, email }) => ({
    ...{ id, text, status: null },
    name: business_name ?? displayName({ full_name, email }),
    person_id: owner_id ?? user_id,
  }));
}
