import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { sourceWords } from '#web/components/social/read-words.ts';

type HandleListProps = { accounts: readonly SocialAccount[]; empty: string };

/** The user's own handles with their followers and the source of each number. */
export function HandleList({ accounts, empty }: HandleListProps) {
  if (accounts.length === 0) return <p className="text-md text-ink-2">{empty}</p>;
  return (
    <ul className="grid gap-2 text-md">
      {accounts.map((account) => (
        <li key={account.id} className="flex flex-wrap items-center gap-x-2.5">
          <PlatformIcon platform={account.platform} className="size-4.5" />
          <span className="sr-only">{PLATFORM_NAMES[account.platform]}:</span>
          <span className="min-w-0 grow break-words">@{account.handle}</span>
          <span className="num text-ink-2">{followerWords(account)}</span>
          <span className="basis-full pl-7 text-hint text-ink-3 empty:hidden">{sourceOf(account)}</span>
        </li>
      ))}
    </ul>
  );
}

function followerWords({ followers, claimed_followers, is_private }: SocialAccount): string {
  if (is_private) return 'Private account';
  const count = followers ?? claimed_followers;
  return count === null ? '' : `${shortCount(count)} followers`;
}

function sourceOf({
  followers,
  claimed_followers,
  numbers_source,
  is_private,
}: SocialAccount): string | null {
  if (is_private || (followers === null && claimed_followers === null)) return null;
  return followers === null || numbers_source === 'creator' ? 'Self-reported' : sourceWords(numbers_source);
}
