import { ArrowLeft, Share2 } from 'lucide-react';
import type { CampaignReport } from '#contract/work/campaign-reports.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { HelpLine } from '#web/components/help/help-line.tsx';
import { Link } from '#web/components/link.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { stringifySearch } from '#web/search-params.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { FileLinks } from './file-links.tsx';
import { ReportSheet } from './report-sheet.tsx';

type ReportPageProps = {
  bar: AppBarProps;
  report: CampaignReport;
  place: { id: string; identifier: string };
  /** The business an admin views. */
  viewing: { businessName: string; as: string } | null;
};

/** The results of a campaign, for the business that ran it. */
export function ReportPage({ bar, report, place, viewing }: ReportPageProps) {
  const { campaign_title } = report;
  const search = stringifySearch(viewing ? { as: viewing.as } : {});
  const trigger = (
    <Button size="touch" icon={<Share2 aria-hidden="true" />}>
      Share
    </Button>
  );
  return (
    <AreaLayout bar={bar}>
      {viewing ? <ViewingBanner businessName={viewing.businessName} /> : null}
      <div className="mx-auto w-full max-w-[72rem] px-4 pt-3 pb-10 md:px-10 md:pt-5 print:max-w-none print:p-0">
        <Link
          href={`/business/campaigns/${place.identifier}${search}`}
          className="-ml-2 inline-flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-dense px-2 text-base text-ink-2 hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 stroke-2" />
          <span className="truncate">{campaign_title}</span>
        </Link>
        <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="type-tool-title">Results</h1>
            <p className="mt-1 text-md break-words text-ink-2">{campaign_title}</p>
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            <FileLinks
              path={`/api/businesses/${place.id}/campaigns/${encodeURIComponent(place.identifier)}/report`}
            />
            {viewing ? null : (
              <OnDemand
                trigger={trigger}
                popup="dialog"
                load={async () => (await import('./share-dialog.tsx')).ShareDialog}
                props={{ trigger, place }}
              />
            )}
          </div>
        </div>
        <ReportSheet
          report={report}
          workHref={(id) => `/business/campaigns/${place.identifier}/work/${id}${search}`}
        />
        <HelpLine page="campaign-results" className="mt-8">
          How results are counted
        </HelpLine>
      </div>
    </AreaLayout>
  );
}
