import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { shortCount } from '#web/components/social/count-words.ts';

type AudienceLineProps = { creator: BusinessQuote['creator'] };

/** The platform with the most followers, else the neighborhood. */
export function AudienceLine({ creator: { platform, followers, neighborhood } }: AudienceLineProps) {
  if (platform === null || followers === null) {
    return neighborhood ? <p className="text-sm text-ink-2">{neighborhood}</p> : null;
  }
  return (
    <p className="num flex items-center gap-1.5 text-sm text-ink-2">
      <PlatformIcon platform={platform} className="size-3.5" />
      <span>
        {shortCount(followers)}
        <span className="sr-only"> followers on {PLATFORM_NAMES[platform]}</span>
      </span>
    </p>
  );
}
