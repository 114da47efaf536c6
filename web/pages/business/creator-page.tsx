import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { BusinessView } from '#web/api/generated/types.gen.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { CreatorPortfolio } from '#web/components/creators/creator-portfolio.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import { Link } from '#web/components/link.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { ShownPortfolio } from '#web/session/load-portfolio.ts';
import { InviteButton } from './invite-button.tsx';

const LatestReviews = lazy(async () => ({
  default: (await import('#web/components/reviews/latest-reviews.tsx')).LatestReviews,
}));

type CreatorPageProps = ShownPortfolio & {
  bar: AppBarProps;
  now: Date;
  /** The business an admin looks at. */
  viewingAs: BusinessView | null;
  /** The business of whoever looks. */
  shopId: string | null;
};

export function CreatorPage({ bar, now, viewingAs, shopId, ...shown }: CreatorPageProps) {
  const back = viewingAs ? `/business?as=${viewingAs.id}` : '/business';
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs.business_name} /> : null}
      <CreatorPortfolio
        {...shown}
        now={now}
        reviews={
          <Suspense>
            <LatestReviews of="creator" id={shown.portfolio.creator.id} />
          </Suspense>
        }
        lead={
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Link
              href={back}
              className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-dense px-2 text-sm text-ink-2 hover:text-ink touch:min-h-11"
            >
              <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
              Dashboard
            </Link>
            {viewingAs === null && shopId !== null ? (
              <InviteButton
                businessId={shopId}
                creatorId={shown.portfolio.creator.id}
                name={nameOf(shown.portfolio.creator)}
              />
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
