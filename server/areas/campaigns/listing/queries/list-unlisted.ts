import { sql } from 'kysely';
import { compileOnce } from '#server/platform/db/compiled-query.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Nobody hides more than this. Only the newest count. */
const MOST_HIDDEN = 1_000;
/** Campaigns of blocked shops. Only open ones have to be left out, so this is far above what there is. */
const MOST_BLOCKED = 5_000;

/** The campaigns left out of a creator's list: those they hid, and those of shops with a block in either direction. */
export async function listUnlisted(db: Database, user_id: string): Promise<string[]> {
  const rows = await readUnlisted(db, { user_id });
  return rows.map(({ campaign_id }) => campaign_id);
}

const readUnlisted = compileOnce(
  (_, { user_id }: { user_id: string }) => sql<{ campaign_id: string }>`
    (
      select k.campaign_id
      from creators c join campaign_bookmarks k on k.creator_id = c.id and k.kind = 'hidden'
      where c.user_id = ${user_id}
      order by k.created_at desc
      limit ${sql.lit(MOST_HIDDEN)}
    )
    union
    (
      select l.campaign_id
      from creators c
      join blocks x on x.creator_id = c.id
      join campaigns p on p.business_id = x.business_id and p.status = 'live'
      join campaign_listings l on l.campaign_id = p.id
      where c.user_id = ${user_id}
      order by l.published_at desc
      limit ${sql.lit(MOST_BLOCKED)}
    )`,
);
