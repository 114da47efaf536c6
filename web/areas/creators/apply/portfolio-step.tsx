import type { MediaFile } from '#contract/base/media.ts';
import type { CreatorProfile } from '#contract/creators/profiles.ts';
import { PortfolioFiles } from '#web/components/profile/portfolio-files.tsx';
import { PortfolioLinks } from '#web/components/profile/portfolio-links.tsx';
import { PartError } from './part-error.tsx';

type PortfolioStepProps = { profile: CreatorProfile; files: readonly MediaFile[]; error: string | null };

export function PortfolioStep({ profile, files, error }: PortfolioStepProps) {
  return (
    <>
      <PartError name="pieces" error={error} />
      <PortfolioFiles creatorId={profile.id} files={files} />
      <section aria-labelledby="live-posts" className="mt-10 border-line-strong border-t pt-8">
        <h2 id="live-posts" className="type-block-title">
          Links to live posts
        </h2>
        <p className="mt-2 mb-5 text-md text-ink-2">Optional, up to five. We check that they’re public.</p>
        <PortfolioLinks links={profile.links} />
      </section>
    </>
  );
}
