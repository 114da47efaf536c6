import { sql } from 'kysely';
import type { SocialPlatform } from '#domain/social-platforms.ts';

/** Beside a row of `creators`: where they have most followers, read before said. */
export function biggestAudience() {
  return sql<{ platform: SocialPlatform | null; followers: number | null }>`(
    select platform, coalesce(followers, claimed_followers) as followers from social_accounts
    where creator_id = creators.id order by 2 desc nulls last, platform limit 1
  )`.as<'audience'>(sql`audience`);
}
