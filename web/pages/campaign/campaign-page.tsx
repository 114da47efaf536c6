import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { SaveButton } from '#web/components/campaigns/save-button.tsx';
import { Link } from '#web/components/link.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { BriefChanges } from './brief-changes.tsx';
import { BriefSections } from './brief-sections.tsx';
import { CampaignBanner } from './campaign-banner.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { CreatorSide } from './creator-side.tsx';
import { InspirationSide } from './inspiration-side.tsx';
import { PlaceSections } from './place-sections.tsx';
import { ShareButton } from './share-button.tsx';

const LatestReviews = lazy(async () => ({
  default: (await import('#web/components/reviews/latest-reviews.tsx')).LatestReviews,
}));

type CampaignPageProps = {
  bar: AppBarProps;
  now: Date;
  campaign: CampaignDetail;
  /** The role decides: creators read it to apply, everybody else for ideas. */
  isCreator: boolean;
};

export function CampaignPage({ bar, now, campaign, isCreator }: CampaignPageProps) {
  const { brief, application } = campaign;
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-page pb-12 md:px-8 xl:px-0">
        <div className="flex min-h-14 items-center justify-between gap-4 px-4 md:px-0">
          <Link
            href="/campaigns"
            className="inline-flex min-h-11 items-center gap-2 text-base font-medium text-ink-2 hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4.5 stroke-[1.75]" />
            All campaigns
          </Link>
          <div className="flex">
            <ShareButton title={brief.title} />
            {isCreator ? <SaveButton campaign={campaign} title={brief.title} hasLabel /> : null}
          </div>
        </div>
        <CampaignBanner campaign={campaign} />
        <div className="grid gap-x-15 px-4 md:px-0 lg:grid-cols-[minmax(0,1fr)_25.5rem] lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 lg:row-span-2 lg:pt-8 max-lg:contents">
            <CampaignHead campaign={campaign} now={now} className="max-lg:order-1 max-lg:pt-5" />
            <div className="min-w-0 max-lg:order-3">
              {application ? <BriefChanges changes={application.brief_changes} /> : null}
              <BriefSections campaign={campaign} now={now} isCreator={isCreator} />
              <PlaceSections campaign={campaign} />
              {isCreator ? (
                <div className="mt-8">
                  <Suspense>
                    <LatestReviews of="business" campaign={campaign.id} />
                  </Suspense>
                </div>
              ) : null}
            </div>
          </div>
          {isCreator ? (
            <CreatorSide campaign={campaign} now={now} />
          ) : (
            <InspirationSide campaign={campaign} />
          )}
        </div>
      </div>
      {isCreator ? <ApplyBar campaign={campaign} now={now} /> : null}
    </AreaLayout>
  );
}
