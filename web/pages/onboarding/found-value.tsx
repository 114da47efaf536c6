import type { FoundSocialLinks } from '#contract/enrichments.ts';
import type { Finding } from '#web/api/generated/types.gen.ts';
import { type Industries, PLATFORM_NAMES, wordsOf } from '#web/components/enrichment/found-words.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';

/** A finding's value as people read it; what its owner made of it comes first. */
export function FoundValue({ finding, industries }: { finding: Finding; industries: Industries }) {
  const value = finding.chosen ?? finding.value;
  if (finding.field === 'social_links') return <SocialLinks links={value as FoundSocialLinks} />;
  return <p className="text-lg/6 wrap-anywhere">{wordsOf(finding.field, value, industries)}</p>;
}

function SocialLinks({ links }: { links: FoundSocialLinks }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-lg/6">
      {links.map(({ platform, handle, url }) => (
        <li key={platform} className="flex min-w-0 items-center gap-2">
          {platform === 'facebook' ? null : <PlatformIcon platform={platform} className="size-4.5" />}
          <span className="sr-only">{PLATFORM_NAMES[platform]} </span>
          <span className="wrap-anywhere">
            {platform === 'facebook' ? `Facebook ${handle}` : handle || url}
          </span>
        </li>
      ))}
    </ul>
  );
}
