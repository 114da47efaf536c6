import { sql } from 'kysely';
import type { SocialPlatform } from '#domain/social-platforms.ts';

export interface ShownAccount {
  platform: SocialPlatform | null;
  followers: number | null;
  avg_views: number | null;
  are_numbers_read: boolean | null;
}

/** Beside a row of `creators`: the account with most followers, on one platform where that is asked for. */
export function choiceOfAccount(platform: SocialPlatform | undefined) {
  const onIt = platform === undefined ? sql`` : sql`and platform = ${platform}`;
  return sql<ShownAccount>`(
    select platform, coalesce(followers, claimed_followers) as followers,
      coalesce(avg_views, claimed_avg_views) as avg_views, followers is not null as are_numbers_read
    from social_accounts where creator_id = creators.id ${onIt}
    order by 2 desc nulls last, platform limit 1
  )`.as<'account'>(sql`account`);
}
