import { ArrowLeft } from 'lucide-react';
import type { CreatorProfile } from '#contract/creators.ts';
import type { MediaFile } from '#contract/media.ts';
import type { SocialAccount } from '#contract/social-accounts.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { CreatorPortfolio } from '#web/components/creators/creator-portfolio.tsx';
import { Link } from '#web/components/link.tsx';

type ShopViewProps = {
  bar: AppBarProps;
  profile: CreatorProfile;
  files: readonly MediaFile[];
  accounts: readonly SocialAccount[];
  now: Date;
  back: { href: string; label: string };
};

/** One's own profile, the way owners read it. */
export function ShopView({ bar, profile, files, accounts, now, back }: ShopViewProps) {
  return (
    <AreaLayout bar={bar}>
      <CreatorPortfolio
        portfolio={{ creator: profile, accounts: [...accounts], distance_miles: null }}
        files={files.filter(({ status }) => status === 'ready')}
        avatar={null}
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
