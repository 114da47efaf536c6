import type { ReactNode } from 'react';
import type { SignedFile } from '#contract/base/media.ts';
import type { DirectoryCreator } from '#contract/hiring/directory.ts';
import { describeLanguages } from '#domain/creators/languages.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { formatPayout } from '#domain/format/money.ts';
import { CreatorFace } from '#web/components/creators/creator-face.tsx';
import { directoryName, reliabilityWords } from '#web/components/creators/directory-words.ts';
import { Link } from '#web/components/link.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { SourceLine } from '#web/components/social/number-source.tsx';
import { stringifySearch } from '#web/search-params.ts';

type CreatorCardProps = {
  creator: DirectoryCreator;
  signed: ReadonlyMap<string, SignedFile>;
  now: Date;
  as: string | undefined;
  actions?: ReactNode;
};

/** A creator in the directory. The name opens the profile. */
export function CreatorCard({ creator, signed, now, as, actions }: CreatorCardProps) {
  const { neighborhood_name, niches, languages, accounts, rating, price_from_cents } = creator;
  const name = directoryName(creator);
  const facts = reliabilityWords(creator);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="flex items-start gap-3">
        <CreatorFace name={name} avatar={creator.avatar} signed={signed} className="size-14" />
        <div className="min-w-0 grow">
          <h2 className="type-item wrap-anywhere">
            <Link
              href={`/business/creators/${creator.creator_id}${stringifySearch(as ? { as } : {})}`}
              className="rounded-check hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="text-md text-ink-2">{neighborhood_name ?? 'New York City'}</p>
          <p className="mt-0.5 text-md text-ink-2">
            {rating.count === 0 ? 'No reviews yet' : <Rating rating={rating} />}
          </p>
        </div>
        {price_from_cents === null ? null : (
          <p className="shrink-0 text-right text-sm text-ink-2">
            from{' '}
            <span className="num block text-md font-semibold text-ink">{formatPayout(price_from_cents)}</span>
          </p>
        )}
      </div>
      {niches.length > 0 ? <p className="mt-3 text-md">{describeNiches(niches)}</p> : null}
      {languages.length > 0 ? <p className="text-sm text-ink-2">{describeLanguages(languages)}</p> : null}
      <ul aria-label={`Numbers of ${name}`} className="mt-3 grid gap-1">
        {accounts.map((account) => (
          <li key={account.platform} className="flex flex-wrap items-center gap-x-2 text-md">
            <PlatformIcon platform={account.platform} className="size-4 shrink-0" />
            <span className="sr-only">{PLATFORM_NAMES[account.platform]}</span>
            <Followers {...account} />
            <SourceLine
              source={account.followers === null ? 'creator' : account.numbers_source}
              readAt={account.numbers_read_at}
              now={now}
            />
          </li>
        ))}
      </ul>
      <p className="num mt-3 text-sm text-ink-2">{facts}</p>
      {actions ? <div className="mt-auto flex flex-wrap gap-2 pt-4">{actions}</div> : null}
    </li>
  );
}

type FollowersProps = Pick<DirectoryCreator['accounts'][number], 'followers' | 'claimed_followers'>;

function Followers({ followers, claimed_followers }: FollowersProps) {
  const known = followers ?? claimed_followers;
  if (known === null) return <span className="text-ink-2">No number yet</span>;
  return (
    <span className="num">
      <span className="font-semibold">{shortCount(known)}</span> followers
    </span>
  );
}
