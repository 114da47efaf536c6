import { Plus } from 'lucide-react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { menuPagesFor, POST_CAMPAIGN_PATH, SHARED_SHOP_PAGES } from '#domain/accounts/header-links.ts';
import type { Viewer } from '#domain/accounts/navigation.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DashboardCampaigns } from './dashboard-campaigns.tsx';
import { FirstCampaign } from './first-campaign.tsx';
import { MoneyCard } from './money-card.tsx';
import { needsTitle } from './need-words.ts';
import { NeedsList } from './needs-list.tsx';
import { NewApplicants } from './new-applicants.tsx';
import { ShopCard } from './shop-card.tsx';
import { ShopPages } from './shop-pages.tsx';
import { listWork } from './work-words.ts';

type DashboardPageProps = {
  bar: AppBarProps;
  now: Date;
  business: Business;
  overview: BusinessOverview;
  /** Creators' work that needs the business. */
  waiting: readonly CollaborationRow[];
  photo: MediaFile | null;
  signed: SignedFile | undefined;
  industryName: string | null;
  /** Only the owner sees receipts and other money details. */
  isOwner: boolean;
  /** An admin views it, read-only. */
  isViewing: boolean;
};

export function DashboardPage({
  bar,
  now,
  business,
  overview,
  isOwner,
  waiting,
  isViewing,
  ...shop
}: DashboardPageProps) {
  const { needs, neighborhood, campaigns } = overview;
  const work = listWork(overview, waiting, now).slice(0, MOST_WORK);
  const isFirstRun = !isViewing && overview.campaign_count === 0;
  const as = isViewing ? business.id : undefined;
  return (
    <AreaLayout bar={bar}>
      {isViewing ? <ViewingBanner businessName={business.business_name} /> : null}
      <div className="mx-auto max-w-wide px-5 pt-6 pb-12 md:px-8 md:pt-13 lg:px-10">
        <p className="text-touch break-words text-ink-2">
          {isViewing ? business.business_name : longDate(now)}
        </p>
        <h1 className="type-page-title mt-1 break-words">
          {needsTitle(work.length + needs.length, isViewing ? 'this shop' : 'you')}
        </h1>
        <div className="mt-7 grid gap-x-8 gap-y-9 md:mt-8 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start">
          <div className="grid min-w-0 gap-y-9">
            {isFirstRun ? <FirstCampaign /> : null}
            {work.length + needs.length > 0 ? (
              <NeedsList work={work} needs={needs} now={now} isReadOnly={isViewing} isSecond={isFirstRun} />
            ) : isFirstRun ? null : (
              <p className="type-prose max-w-prose text-ink-2">
                Applicants, drafts to review and missing shop details show up here.
              </p>
            )}
            <DashboardCampaigns
              campaigns={campaigns}
              count={overview.campaign_count}
              shop={business}
              now={now}
              as={as}
            />
          </div>
          <div className="grid min-w-0 gap-y-7">
            <MoneyCard money={overview.money} campaigns={campaigns} hasReceipts={isOwner} />
            <NewApplicants
              applicants={overview.new_applicants}
              count={overview.new_applicant_count}
              now={now}
              as={as}
            />
            <ShopCard business={business} neighborhood={neighborhood} isReadOnly={isViewing} {...shop} />
            <ShopPages pages={bar.viewer ? pagesOf(bar.viewer, isViewing) : []} as={as} />
          </div>
        </div>
        {isViewing || isFirstRun ? null : (
          <ButtonLink
            variant="ink"
            size="large"
            className="mt-9 w-full md:hidden"
            icon={<Plus aria-hidden="true" />}
            render={(look) => <Link href={POST_CAMPAIGN_PATH} {...look} />}
          >
            Post a campaign
          </ButtonLink>
        )}
      </div>
    </AreaLayout>
  );
}

function pagesOf(viewer: Viewer, isViewing: boolean) {
  return isViewing ? SHARED_SHOP_PAGES : menuPagesFor(viewer);
}

/** A longer list is no longer a list of next steps. */
const MOST_WORK = 6;

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** "Wednesday, June 11", in New York time. */
function longDate(now: Date): string {
  return LONG_DATE.format(now);
}
