import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { campaignPath } from '#domain/campaigns/campaign-words.ts';
import { formatPrice } from '#domain/format/money.ts';
import { placeWords } from '#web/components/applications/application-words.ts';
import { drawnShop } from '#web/components/applications/drawn-shop.ts';
import { OwnApplicationBadge } from '#web/components/applications/own-application-badge.tsx';
import { DeliverablesLine } from '#web/components/campaigns/deliverables-line.tsx';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';

type NeedCardProps = {
  application: OwnApplication;
  now: Date;
  /** The time left to answer. */
  left: ReactNode;
  /** Shows the payout beside the work. */
  showsPayout?: boolean;
  children: ReactNode;
};

/** An application or invitation that needs the creator's answer. */
export function NeedCard({ application, now, left, showsPayout = false, children }: NeedCardProps) {
  const { business, campaign, posted_cents } = application;
  return (
    <li
      data-row
      className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 border-line p-4 not-first:border-t md:grid-cols-[9.25rem_minmax(0,1fr)] md:gap-x-6 md:p-6"
    >
      <ShopThumbnail shop={drawnShop(application)} className="w-full" />
      <div className="min-w-0 max-md:contents">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-base text-ink-2">
              <span className="font-semibold text-ink">{business.business_name}</span>{' '}
              {placeWords(application)}
            </p>
            <h3 className="mt-0.5 type-block-title wrap-anywhere text-balance">
              <Link href={campaignPath(campaign)} className="hover:underline">
                {campaign.title}
              </Link>
            </h3>
          </div>
          <p className="flex shrink-0 items-center gap-3 text-base max-md:hidden">
            {left}
            <OwnApplicationBadge application={application} now={now} />
          </p>
        </div>
        <div className="max-md:col-span-2 max-md:mt-3">
          <p className="mb-2 flex flex-wrap items-center gap-3 text-base md:hidden">
            {left}
            <OwnApplicationBadge application={application} now={now} />
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-base md:mt-2">
            <DeliverablesLine deliverables={campaign.deliverables} />
            {showsPayout && posted_cents !== null ? (
              <span className="text-ink-2">
                for <span className="num font-semibold text-ink">{formatPrice(posted_cents)}</span>
              </span>
            ) : null}
          </p>
          {children}
        </div>
      </div>
    </li>
  );
}
