import type { AdminSocialAccount } from '#contract/creators/social-accounts-admin.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/creators/social-platforms.ts';
import { endSentence } from '#domain/format/new-york-time.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { Link } from '#web/components/link.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { exactCount } from '#web/components/social/count-words.ts';
import { SourceLine } from '#web/components/social/number-source.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { creatorName, StateBadge } from './social-columns.tsx';

export function SocialFacts({ account }: { account: AdminSocialAccount }) {
  const now = useNow();
  const moment = (at: string | null) => (at ? <span className="num">{momentWords(at, now)}</span> : null);
  return (
    <>
      <div className="flex items-start gap-3">
        <PlatformIcon platform={account.platform} className="mt-1 size-5" />
        <div className="min-w-0 grow">
          <h2 className="type-block-title break-words">
            <a href={profileUrl(account.platform, account.handle)} target="_blank" rel="noreferrer">
              @{account.handle}
            </a>
          </h2>
          <p className="text-base text-ink-2">
            {PLATFORM_NAMES[account.platform]}, {creatorName(account)}
          </p>
        </div>
        <StateBadge account={account} />
      </div>
      {account.last_failure ? (
        <p className="rounded-control bg-danger-tint px-3.5 py-2.5 text-base text-danger">
          {account.last_failure}
          {account.failing_since
            ? ` ${endSentence(`Since ${momentWords(account.failing_since, now)}`)}`
            : null}
        </p>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-6">
        <Pair label="Followers" read={account.followers} said={account.claimed_followers} account={account} />
        <Pair
          label="Average views"
          read={account.avg_views}
          said={account.claimed_avg_views}
          account={account}
        />
      </dl>
      <Facts
        facts={[
          [
            'Creator',
            <Link key="creator" href={`/admin/creators?open=${account.creator_id}`} className="text-link">
              {creatorName(account)}
            </Link>,
          ],
          ['Email', account.creator_email],
          ['Private', account.is_private === null ? null : account.is_private ? 'Yes' : 'No'],
          ['Connected', moment(account.connected_at)],
          ['Next sync', moment(account.next_sync_at)],
          ['Expires', moment(account.token_expires_at)],
          ['Added', moment(account.created_at)],
        ]}
      />
    </>
  );
}

type PairProps = { label: string; read: number | null; said: number | null; account: AdminSocialAccount };

/** The platform's figure, and the creator's own below it. */
function Pair({ label, read, said, account }: PairProps) {
  const now = useNow();
  return (
    <div>
      <dt className="text-hint text-ink-2">{label}</dt>
      <dd>
        <span className="num block text-[1.375rem] leading-7 font-semibold tracking-[-0.02em]">
          {read === null ? (
            <span className="text-md font-normal text-ink-3">Not synced</span>
          ) : (
            exactCount(read)
          )}
        </span>
        {read === null ? null : (
          <SourceLine source={account.numbers_source} readAt={account.numbers_read_at} now={now} />
        )}
        <span className="num block text-hint text-ink-3">
          {said === null ? 'Not self-reported' : `Self-reported: ${exactCount(said)}`}
        </span>
      </dd>
    </div>
  );
}
