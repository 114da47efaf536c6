import { ArrowLeft } from 'lucide-react';
import type { MediaFile } from '#contract/base/media.ts';
import type { CreatorProfile } from '#contract/creators/profiles.ts';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { CreatorPortfolio } from '#web/components/creators/creator-portfolio.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useOwnPhoto } from './own-face.tsx';

type ShopViewProps = {
  bar: AppBarProps;
  profile: CreatorProfile;
  files: readonly MediaFile[];
  accounts: readonly SocialAccount[];
  now: Date;
  back: { href: string; label: string };
};

/** The user's own profile as businesses see it. */
export function ShopView({ bar, profile, files, accounts, now, back }: ShopViewProps) {
  return (
    <AreaLayout bar={bar}>
      <CreatorPortfolio
        portfolio={{ creator: profile, accounts: [...accounts], distance_miles: null }}
        files={files.filter(({ status }) => status === 'ready')}
        avatar={useOwnPhoto(profile.id)}
        now={now}
        lead={
          <Link
            href={back.href}
            className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-dense px-2 text-sm text-ink-2 hover:text-ink touch:min-h-11"
          >
            <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
            {back.label}
          </Link>
        }
      />
    </AreaLayout>
  );
}
