import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import type { NumbersSource } from '#domain/creators/social-account-states.ts';
import type { SocialPlatform } from '#domain/creators/social-platforms.ts';

export interface NumberRow {
  key: string;
  platform: SocialPlatform;
  label: 'Followers' | 'Avg. views';
  value: number;
  source: NumbersSource | null;
  read_at: string | null;
}

/** Measured numbers take precedence over self-reported ones; unknown numbers get no row. */
export function listNumbers(accounts: readonly SocialAccount[]): NumberRow[] {
  return accounts.flatMap((account) => [
    ...row(account, 'Followers', account.followers, account.claimed_followers),
    ...row(account, 'Avg. views', account.avg_views, account.claimed_avg_views),
  ]);
}

function row(
  { id, platform, numbers_source, numbers_read_at }: SocialAccount,
  label: NumberRow['label'],
  read: number | null,
  claimed: number | null,
): NumberRow[] {
  const shared = { key: `${id} ${label}`, platform, label };
  if (read !== null) return [{ ...shared, value: read, source: numbers_source, read_at: numbers_read_at }];
  return claimed === null ? [] : [{ ...shared, value: claimed, source: null, read_at: null }];
}
