import type { Database } from '#server/platform/db/database.ts';
import { listCreatorProfiles } from './list-creator-profiles.ts';

/** The creator data of an account, for the download of their own data. */
export async function exportCreator(db: Database, userId: string) {
  const row = await db
    .selectFrom('creators')
    .select(['id', 'status', 'status_note', 'decided_at', 'agreed_at', 'created_at', 'is_listed'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const [profile] = row ? await listCreatorProfiles(db, [row.id]) : [];
  if (row === undefined || profile === undefined) return null;
  const decisions = await db
    .selectFrom('vetting_decisions')
    .select(['decision', 'note', 'created_at'])
    .where('creator_id', '=', row.id)
    .orderBy('created_at')
    .execute();
  return {
    ...profile,
    ...row,
    home_neighborhood: profile.home_neighborhood?.neighborhood_name ?? null,
    decisions,
  };
}
