import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** The social accounts of these creators, for accounts that may see them, without codes and tokens. */
export function listSocialAccounts(
  db: Database | Tx,
  creatorIds: readonly string[],
): Promise<(SocialAccount & { creator_id: string })[]> {
  if (creatorIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('social_accounts')
    .select(['id', 'creator_id', 'platform', 'handle', 'status', 'followers', 'avg_views'])
    .select(['claimed_followers', 'claimed_avg_views', 'is_private', 'numbers_source', 'numbers_read_at'])
    .select(['failing_since', 'connected_at'])
    .where('creator_id', 'in', creatorIds)
    .orderBy('platform')
    .execute();
}
