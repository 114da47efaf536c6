import { sql } from 'kysely';
import type { SocialPlatform } from '#domain/creators/social-platforms.ts';

/** Joins the platform with the most followers to `creators`. A number we read counts before a self-reported one. */
export function biggestAudience() {
  return sql<{ platform: SocialPlatform | null; followers: number | null }>`(
    select platform, coalesce(followers, claimed_followers) as followers from social_accounts
    where creator_id = creators.id order by 2 desc nulls last, platform limit 1
  )`.as<'audience'>(sql`audience`);
}
