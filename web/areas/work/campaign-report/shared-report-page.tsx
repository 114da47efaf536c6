import type { CampaignReport } from '#contract/work/campaign-reports.ts';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import { useBar } from '#web/session/use-bar.ts';
import { FileLinks } from './file-links.tsx';
import { ReportSheet } from './report-sheet.tsx';

type SharedReportPageProps = { report: CampaignReport; token: string; now: Date };

/** The results of a campaign, for anyone who has the link. */
export function SharedReportPage({ report, token, now }: SharedReportPageProps) {
  const { campaign_title, business_name } = report;
  return (
    <PlainLayout bar={useBar(`/reports/${token}`)} now={now}>
      <div className="mx-auto w-full max-w-[72rem] px-4 pt-8 pb-18 md:px-10 lg:pt-12 print:max-w-none print:p-0">
        <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="type-tool-title break-words">{campaign_title}</h1>
            <p className="mt-1 text-md break-words text-ink-2">Results for {business_name}</p>
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            <FileLinks path={`/api/public/reports/${encodeURIComponent(token)}`} />
          </div>
        </div>
        <ReportSheet report={report} />
      </div>
    </PlainLayout>
  );
}
