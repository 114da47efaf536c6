import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import type { CreatorPortfolio } from '#contract/creators/portfolios.ts';
import { describeLanguages } from '#domain/creators/languages.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/creators/social-platforms.ts';
import { milesWords } from '#domain/format/distance.ts';
import { Link } from '#web/components/link.tsx';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

type PortfolioHeaderProps = {
  portfolio: CreatorPortfolio;
  avatar: MediaFile | null;
  signed: SignedFile | undefined;
};

export function PortfolioHeader({ portfolio, avatar, signed }: PortfolioHeaderProps) {
  const { creator, accounts } = portfolio;
  const name = creator.full_name ?? creator.handle ?? 'A creator';
  const about = aboutWords(creator);
  return (
    <header>
      <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 md:grid-cols-[8rem_minmax(0,1fr)] md:gap-x-7">
        <span className="block size-21 overflow-hidden rounded-full bg-fill md:row-span-2 md:size-32">
          {avatar ? (
            <MediaPicture file={avatar} signed={signed} sizes="128px" alt="" eager />
          ) : (
            <Avatar name={name} className="size-full" />
          )}
        </span>
        <h1 className="type-page-title self-center break-words md:self-end">{name}</h1>
        <div className="min-w-0 max-md:col-span-2 md:self-start">
          <p className="text-touch text-ink-2">{whereWords(portfolio)}</p>
          {accounts.length > 0 ? (
            <ul aria-label="Elsewhere" className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
              {accounts.map(({ platform, handle }) => (
                <li key={platform}>
                  <Link
                    href={profileUrl(platform, handle)}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-6 items-center gap-2 text-md font-medium touch:min-h-11"
                  >
                    <PlatformIcon platform={platform} />
                    <span className="break-all text-link">@{handle}</span>
                    <span className="sr-only"> on {PLATFORM_NAMES[platform]}, opens another site</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      {creator.bio ? (
        <p className="type-prose mt-6 max-w-prose whitespace-pre-line break-words">{creator.bio}</p>
      ) : null}
      {about ? <p className="mt-3 max-w-prose text-md text-ink-2">{about}</p> : null}
    </header>
  );
}

/** "Bushwick, Brooklyn, 2.1 miles from your shop". */
function whereWords({ creator, distance_miles }: CreatorPortfolio): string {
  const { home_neighborhood, home_city } = creator;
  const place = home_neighborhood
    ? `${home_neighborhood.neighborhood_name}, ${home_neighborhood.borough}`
    : (home_city?.name ?? 'New York');
  if (distance_miles === null) return place;
  return distance_miles < 0.1
    ? `${place}, ${milesWords(distance_miles)}`
    : `${place}, ${milesWords(distance_miles)} from your shop`;
}

function aboutWords({ niches, languages }: CreatorPortfolio['creator']): string {
  const about = niches.length > 0 ? `${describeNiches(niches)}.` : '';
  const speaks = languages.length > 0 ? `Speaks ${describeLanguages(languages)}.` : '';
  return [about, speaks].filter(Boolean).join(' ');
}
