import type { Applicant } from '#contract/creators/vetting.ts';
import { NICHE_NAMES } from '#domain/creators/niches.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/creators/social-platforms.ts';
import { displayName } from '#domain/format/display-name.ts';
import { CreatorBadge } from '#web/components/admin/creator-badge.tsx';
import { Facts } from '#web/components/admin/facts.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { NumberSource } from '#web/components/social/number-source.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';

export function CreatorFacts({ creator }: { creator: Applicant }) {
  const now = useNow();
  const { profile, email, accounts, work } = creator;
  const name = displayName({ full_name: profile.full_name, email });
  const home = profile.home_neighborhood;
  return (
    <>
      <div className="flex items-start gap-3.5">
        <Avatar name={name} src={creator.avatar_url} className="size-14" />
        <div className="min-w-0 grow">
          <h2 className="type-block-title break-words">{name}</h2>
          <p className="text-base break-words text-ink-2">
            {home ? `${home.neighborhood_name}, ${home.borough}` : 'No neighborhood'}
          </p>
        </div>
        <CreatorBadge status={profile.status} />
      </div>
      {profile.bio ? <p className="text-md break-words">“{profile.bio}”</p> : null}
      <Facts
        facts={[
          ['Handle', profile.handle ? `@${profile.handle}` : null],
          ['Niches', profile.niches.map((niche) => NICHE_NAMES[niche]).join(', ')],
          ['Email', email],
          ['Work', `${work.length} uploaded, ${profile.links.length} elsewhere`],
          [
            'Sent',
            profile.submitted_at ? (
              <span key="sent" className="num">
                {momentWords(profile.submitted_at, now)}
              </span>
            ) : null,
          ],
        ]}
      />
      {accounts.length > 0 ? (
        <section aria-label="Numbers">
          <h3 className="type-item">Numbers</h3>
          <ul className="mt-1">
            {accounts.map((account) => (
              <li key={account.id} className="border-line border-b py-3 last:border-b-0">
                <a
                  href={profileUrl(account.platform, account.handle)}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex items-center gap-2 font-medium text-link"
                >
                  <PlatformIcon platform={account.platform} />
                  <span className="sr-only">{PLATFORM_NAMES[account.platform]}</span>@{account.handle}
                </a>
                <dl className="mt-2 grid grid-cols-2 gap-4">
                  <NumberSource
                    label="Followers"
                    value={account.followers}
                    source={account.numbers_source}
                    readAt={account.numbers_read_at}
                    now={now}
                  />
                  <NumberSource
                    label="Avg. views"
                    value={account.avg_views}
                    source={account.numbers_source}
                    readAt={account.numbers_read_at}
                    now={now}
                  />
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
