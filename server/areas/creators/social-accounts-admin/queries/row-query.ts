import type { Database } from '#server/platform/db/database.ts';

/** A social account with its owner, as shown to admins. */
export function adminSocialQuery(db: Database) {
  return db
    .selectFrom('social_accounts as a')
    .innerJoin('creators', 'creators.id', 'a.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .innerJoin('users', 'users.id', 'creators.user_id')
    .select(['a.id', 'a.platform', 'a.handle', 'a.status', 'a.followers', 'a.avg_views'])
    .select(['a.claimed_followers', 'a.claimed_avg_views', 'a.is_private', 'a.numbers_source'])
    .select(['a.numbers_read_at', 'a.failing_since', 'a.last_failure', 'a.connected_at', 'a.created_at'])
    .select(['a.token_expires_at', 'a.next_sync_at', 'a.creator_id'])
    .select(['profiles.full_name as creator_name', 'users.email as creator_email']);
}
