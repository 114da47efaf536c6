import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { ContentType } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { SAMPLE_SHOP } from '#web/components/role-choice.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { Example } from './example.tsx';

const TAQUERIA = {
  industry: 'taqueria',
  business: 'tia-chelo-15',
  campaign: 'al-pastor',
  name: 'Tía Chelo',
} as const;

const LINES = [
  { label: '1 Instagram Reel', amount: '$250.00' },
  { label: '2 Instagram Stories', amount: '$100.00' },
  { label: 'Creator fee', amount: '$0.00', quiet: true },
];

/** Two listings, a creator at work and her pay. A phone shows only the receipt. */
export function CreatorExample({ className = '' }: { className?: string }) {
  return (
    <Example
      label="two campaigns, one open at $350 and one accepted at $400, and the receipt of the first: $250.00 for a reel, $100.00 for two stories, no creator fee, you keep $350.00."
      className={className}
    >
      <div className="grid max-w-150 gap-4.25 max-sm:hidden">
        <Listing
          shop={SAMPLE_SHOP}
          place="Crumb & Co., Greenpoint"
          title="Film our 6 a.m. sourdough pull"
          platform="instagram"
          deliverables="1 Instagram Reel, 2 Instagram Stories"
          payout="$350"
          action={<span className={buttonLook({ variant: 'primary', size: 'dense' })}>Apply</span>}
        />
        <Listing
          shop={TAQUERIA}
          place="Tía Chelo Tacos, Jackson Heights"
          title="The al pastor cut, up close"
          platform="tiktok"
          deliverables="2 TikTok Videos"
          payout="$400"
          action={
            <Badge tone="money" icon={<Check />}>
              Accepted
            </Badge>
          }
        />
      </div>
      <div className="flex items-start sm:mt-8.5 sm:gap-10 md:gap-23.25">
        <ThemedArt
          path={(theme) => artPath.street(theme, 'filming')}
          width={254}
          height={290}
          className="aspect-[254/290] w-63.5 max-w-[42%] rounded-card max-sm:hidden!"
        />
        <Receipt
          as="h3"
          title="Your payout"
          aside={<LogoMark className="size-6" />}
          lines={LINES}
          total={{ label: 'You keep', amount: '$350.00' }}
          className="w-full sm:mt-7! sm:w-80"
        />
      </div>
    </Example>
  );
}

type ListingProps = {
  shop: { industry: string; business: string; campaign: string; name: string };
  place: string;
  title: string;
  platform: ContentType;
  deliverables: string;
  payout: string;
  action: ReactNode;
};

function Listing({ shop, place, title, platform, deliverables, payout, action }: ListingProps) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-3.5 shadow-2">
      <ThemedArt
        path={(theme) => artPath.shop({ theme, ...shop })}
        width={96}
        height={96}
        className="size-24 shrink-0 rounded-control"
      />
      <div className="min-w-0 grow">
        <p className="text-sm text-ink-2">{place}</p>
        <p className="mt-0.5 truncate font-display text-[1.40625rem] leading-6.75 font-bold tracking-[-0.014em] font-stretch-[85%]">
          {title}
        </p>
        <p className="mt-1 flex items-center gap-1.75 text-sm text-ink-2">
          <PlatformIcon platform={platform} />
          {deliverables}
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-2">
        <p className="num text-[1.5rem] leading-7 font-money tracking-[-0.035em]">{payout}</p>
        {action}
      </div>
    </div>
  );
}
