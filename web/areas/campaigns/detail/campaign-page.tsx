import { ArrowLeft, Flag, Lightbulb } from 'lucide-react';
import { Suspense } from 'react';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { campaignPlace } from '#domain/campaigns/campaign-words.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { DeadlineFact } from '#web/components/campaigns/deadline-fact.tsx';
import { DeliverablesLine } from '#web/components/campaigns/deliverables-line.tsx';
import { SaveButton } from '#web/components/campaigns/save-button.tsx';
import { SpotsLeft } from '#web/components/campaigns/spots-left.tsx';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { Link } from '#web/components/link.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { ReportButton } from '#web/components/reports/report-button.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { BriefChanges } from './brief-changes.tsx';
import { BriefSections } from './brief-sections.tsx';
import { CampaignBanner } from './campaign-banner.tsx';
import { CreatorSide } from './creator-side.tsx';
import { PlaceSections } from './place-sections.tsx';
import { placeOf } from './place-words.ts';
import { ShareButton } from './share-button.tsx';
import { shownPictures } from './shown-pictures.ts';
import { TheShop } from './the-shop.tsx';

const LatestRatings = lazyPart(
  async () => (await import('#web/components/ratings/latest-ratings.tsx')).LatestRatings,
);

type CampaignPageProps = {
  bar: AppBarProps;
  now: Date;
  campaign: CampaignDetail;
  /** Creators read the campaign to apply, everyone else for ideas. */
  isCreator: boolean;
  /** Neither admins nor the business itself report a campaign. */
  canReport: boolean;
};

export function CampaignPage({ bar, now, campaign, isCreator, canReport }: CampaignPageProps) {
  const { brief, application } = campaign;
  const signed = useSignedUrls(shownPictures(campaign));
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-page pb-12 md:px-8 xl:px-0">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 md:px-0">
          <Link
            href="/campaigns"
            className="inline-flex min-h-11 items-center gap-2 text-base font-medium text-ink-2 hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4.5 stroke-[1.75]" />
            All campaigns
          </Link>
          <div className="flex">
            <ShareButton title={brief.title} />
            {canReport ? <ReportCampaign id={campaign.id} /> : null}
            {isCreator ? <SaveButton campaign={campaign} title={brief.title} hasLabel /> : null}
          </div>
        </div>
        <CampaignBanner campaign={campaign} signed={signed} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-15 px-4 md:px-0 lg:grid-cols-[minmax(0,1fr)_25.5rem] lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 lg:row-span-2 lg:pt-8 max-lg:contents">
            <CampaignHead campaign={campaign} now={now} className="max-lg:order-1 max-lg:pt-5" />
            <div className="min-w-0 max-lg:order-3">
              {application ? <BriefChanges campaign={campaign} application={application} /> : null}
              <BriefSections campaign={campaign} signed={signed} now={now} isCreator={isCreator} />
              <PlaceSections campaign={campaign} />
              <TheShop campaign={campaign} signed={signed} isCreator={isCreator} />
              {isCreator ? (
                <div className="mt-8">
                  <Suspense>
                    <LatestRatings of="business" campaign={campaign.id} />
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
      {isCreator ? (
        <HelpLine
          page="applying-to-campaigns"
          about={{ type: 'campaign', id: campaign.id }}
          className="mx-auto max-w-page px-4 pb-6 md:px-8 xl:px-0"
        >
          How applying works
        </HelpLine>
      ) : null}
      {isCreator ? <ApplyBar campaign={campaign} now={now} /> : null}
    </AreaLayout>
  );
}

function ReportCampaign({ id }: { id: string }) {
  return (
    <ReportButton
      target="campaign"
      id={id}
      what="this campaign"
      trigger={
        <Button variant="ghost" icon={<Flag aria-hidden="true" />}>
          Report
        </Button>
      }
    />
  );
}

type CampaignHeadProps = { campaign: CampaignDetail; now: Date; className?: string };

function CampaignHead({ campaign, now, className = '' }: CampaignHeadProps) {
  const { brief, business, slots, spots_left } = campaign;
  const place = placeOf(campaign);
  return (
    <header className={`border-line-strong pb-8 lg:border-b ${className}`}>
      <p className="text-touch text-ink-2">
        <span className="font-semibold text-ink">{business.business_name}</span>{' '}
        <span className="ml-1">{campaignPlace(place?.neighborhood ?? null, place?.borough ?? null)}</span>
      </p>
      <h1 className="mt-1.5 type-page-title wrap-anywhere">{brief.title}</h1>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-md">
        <DeliverablesLine deliverables={brief.deliverables} />
        <DeadlineFact deadline={brief.application_deadline} now={now} />
        <SpotsLeft slots={slots} left={spots_left} />
      </p>
    </header>
  );
}

/** Businesses and admins read other campaigns for ideas, so there is no apply form and no payout. */
function InspirationSide({ campaign }: { campaign: CampaignDetail }) {
  return (
    <aside aria-labelledby="inspiration-title" className="max-lg:order-2 lg:pt-8">
      <Card>
        <h2 id="inspiration-title" className="flex items-center gap-2.5 type-block-title">
          <Lightbulb aria-hidden="true" className="size-5 stroke-[1.75]" />
          For inspiration
        </h2>
        <p className="mt-2 text-md text-ink-2">
          This page shows how {campaign.business.business_name} asks. Creators also see the payout and can
          apply.
        </p>
      </Card>
    </aside>
  );
}
