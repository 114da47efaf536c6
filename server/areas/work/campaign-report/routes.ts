import { DONE } from '#contract/platform/answers.ts';
import { campaignReportEndpoints } from '#contract/work/campaign-reports.ts';
import { handle } from '#server/platform/http/route.ts';
import { renewShare, startSharing, stopSharing } from './commands/change-share.ts';
import { getShare } from './queries/find-share.ts';
import { getReport, getSharedReport } from './queries/get-report.ts';
import { reportCsv, reportPdf } from './report-files.ts';

export const campaignReportRoutes = [
  handle(campaignReportEndpoints.getCampaignReport, ({ context, account, params }) =>
    getReport(context.db, account, params),
  ),
  handle(campaignReportEndpoints.getCampaignReportPdf, async ({ context, account, params }) =>
    reportPdf(await getReport(context.db, account, params)),
  ),
  handle(campaignReportEndpoints.getCampaignReportCsv, async ({ context, account, params }) =>
    reportCsv(await getReport(context.db, account, params)),
  ),
  handle(campaignReportEndpoints.getReportShare, ({ context, account, params }) =>
    getShare(context, account, params),
  ),
  handle(campaignReportEndpoints.shareCampaignReport, ({ context, account, params }) =>
    startSharing(context, account, params),
  ),
  handle(campaignReportEndpoints.renewReportShare, ({ context, account, params }) =>
    renewShare(context, account, params),
  ),
  handle(campaignReportEndpoints.stopSharingReport, async ({ context, account, params }) => {
    await stopSharing(context, account, params);
    return DONE;
  }),
  handle(campaignReportEndpoints.getSharedReport, ({ context, params }) =>
    getSharedReport(context.db, params.token),
  ),
  handle(campaignReportEndpoints.getSharedReportPdf, async ({ context, params }) =>
    reportPdf(await getSharedReport(context.db, params.token)),
  ),
  handle(campaignReportEndpoints.getSharedReportCsv, async ({ context, params }) =>
    reportCsv(await getSharedReport(context.db, params.token)),
  ),
];
