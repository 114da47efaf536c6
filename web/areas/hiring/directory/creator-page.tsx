import { ArrowLeft, Ban, Flag } from 'lucide-react';
import { Suspense } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { BlockButton } from '#web/components/blocks/block-button.tsx';
import { InviteButton, SaveButton } from '#web/components/creators/creator-actions.tsx';
import { CreatorPortfolio } from '#web/components/creators/creator-portfolio.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import { Link } from '#web/components/link.tsx';
import { OfferButton } from '#web/components/offers/offer-button.tsx';
import { ReportButton } from '#web/components/reports/report-button.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

import type { ShownPortfolio } from './load-portfolio.ts';

const LatestRatings = lazyPart(
  async () => (await import('#web/components/ratings/latest-ratings.tsx')).LatestRatings,
);

type CreatorPageProps = ShownPortfolio & {
  bar: AppBarProps;
  now: Date;
  /** The business an admin views. */
  viewingAs: Business | null;
  /** The reader's own business. */
  shopId: string | null;
};

export function CreatorPage({ bar, now, viewingAs, shopId, ...shown }: CreatorPageProps) {
  const back = viewingAs ? `/business/creators?as=${viewingAs.id}` : '/business/creators';
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs.business_name} /> : null}
      <CreatorPortfolio
        {...shown}
        now={now}
        canReport={viewingAs === null && shopId !== null}
        ratings={
          <Suspense>
            <LatestRatings of="creator" id={shown.portfolio.creator.id} />
          </Suspense>
        }
        lead={
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Link
              href={back}
              className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-dense px-2 text-sm text-ink-2 hover:text-ink touch:min-h-11"
            >
              <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
              Creators
            </Link>
            {viewingAs === null && shopId !== null ? (
              <div className="flex flex-wrap gap-2">
                <ReportButton
                  target="creator"
                  id={shown.portfolio.creator.id}
                  what={nameOf(shown.portfolio.creator)}
                  trigger={
                    <Button variant="ghost" icon={<Flag aria-hidden="true" />}>
                      Report
                    </Button>
                  }
                />
                <BlockButton
                  target={{ creator_id: shown.portfolio.creator.id }}
                  name={nameOf(shown.portfolio.creator)}
                  trigger={
                    <Button variant="ghost" icon={<Ban aria-hidden="true" />}>
                      Block
                    </Button>
                  }
                />
                <SaveButton
                  businessId={shopId}
                  creatorId={shown.portfolio.creator.id}
                  name={nameOf(shown.portfolio.creator)}
                />
                <OfferButton
                  businessId={shopId}
                  creator={{
                    creator_id: shown.portfolio.creator.id,
                    name: nameOf(shown.portfolio.creator),
                  }}
                />
                <InviteButton
                  businessId={shopId}
                  creatorId={shown.portfolio.creator.id}
                  name={nameOf(shown.portfolio.creator)}
                />
              </div>
            ) : null}
          </div>
        }
      />
    </AreaLayout>
  );
}

function nameOf({ full_name, handle }: ShownPortfolio['portfolio']['creator']): string {
  return firstName({ full_name, email: handle });
}
