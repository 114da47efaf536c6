import type { SignedFile } from '#contract/base/media.ts';
import type { FoundCreator } from '#contract/hiring/invitations.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { formatPayout } from '#domain/format/money.ts';
import { ApplicationBadge } from '#web/components/applications/application-badge.tsx';
import { CreatorFace } from '#web/components/creators/creator-face.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { nameOf } from './applicant-words.ts';

type FoundCreatorRowProps = {
  creator: FoundCreator;
  /** The kind of work whose price is shown. */
  kind: string | undefined;
  signed: ReadonlyMap<string, SignedFile>;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
};

/** A creator to invite, or the reason they can't be invited. */
export function FoundCreatorRow({ creator, kind, signed, isChosen, isFull, onToggle }: FoundCreatorRowProps) {
  const { status, platform, followers, niches, fits, neighborhood_name } = creator;
  const name = nameOf(creator);
  const tooSmall = fits.find(({ is_required, fits: does }) => is_required && !does);
  const price = cheapest(creator, kind);
  const isOut = status !== null || tooSmall !== undefined;
  return (
    <li
      className={`flex items-start gap-3 border-line border-b px-4 py-2 md:px-6 ${isChosen ? 'bg-sel' : ''}`}
    >
      <Checkbox
        labelHidden
        checked={isChosen}
        disabled={isOut || (isFull && !isChosen)}
        onChange={onToggle}
        hint={undefined}
      >
        Invite {name}
      </Checkbox>
      <CreatorFace name={name} avatar={creator.avatar} signed={signed} className="mt-1 size-10" />
      <div className="min-w-0 grow text-base">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <a
            href={`/business/creators/${creator.creator_id}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
          >
            {name}
            <span className="sr-only">, opens in a new tab</span>
          </a>
          {status === null ? null : <ApplicationBadge status={status} />}
        </p>
        <p className="num flex flex-wrap gap-x-3 text-ink-2">
          {neighborhood_name ? <span>{neighborhood_name}</span> : null}
          {platform && followers !== null ? (
            <span className="inline-flex items-center gap-1.5">
              <PlatformIcon platform={platform} className="size-3.5" />
              <span className="sr-only">{PLATFORM_NAMES[platform]}</span>
              {shortCount(followers)}
            </span>
          ) : null}
          <Rating rating={creator.rating} />
          {price === null ? null : <span>from {formatPayout(price)}</span>}
        </p>
        {niches.length > 0 ? <p className="text-hint text-ink-3">{describeNiches(niches)}</p> : null}
        {tooSmall ? <p className="text-hint text-yellow-text">{tooSmall.words}</p> : null}
      </div>
    </li>
  );
}

function cheapest({ rates }: FoundCreator, kind: string | undefined): number | null {
  const prices = rates.filter((rate) => kind === undefined || rate.kind === kind);
  return prices.length === 0 ? null : Math.min(...prices.map(({ price_cents }) => price_cents));
}
