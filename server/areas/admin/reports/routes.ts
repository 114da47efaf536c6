import { reportEndpoints } from '#contract/admin/reports.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { appealDecision } from './commands/appeal-decision.ts';
import { report } from './commands/report.ts';
import { getReportCase } from './queries/get-report-case.ts';
import { listOwnDecisions } from './queries/list-own-decisions.ts';
import { listReportDecisions } from './queries/list-report-decisions.ts';
import { listReports } from './queries/list-reports.ts';

export const reportRoutes = [
  handle(reportEndpoints.report, async ({ context, account, body }) => {
    await report(context, account, body);
    return DONE;
  }),
  handle(reportEndpoints.listOwnDecisions, ({ context, account }) => listOwnDecisions(context, account)),
  handle(reportEndpoints.appealDecision, async ({ context, account, params, body }) => {
    await appealDecision(context, account, { ...params, ...body });
    return DONE;
  }),
  handle(reportEndpoints.listReports, ({ context }) => listReports(context.db)),
  handle(reportEndpoints.listReportDecisions, ({ context, query }) => listReportDecisions(context.db, query)),
  handle(reportEndpoints.getReportCase, ({ context, params }) => getReportCase(context, params)),
];
