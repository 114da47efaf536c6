import { reportEndpoints } from '#contract/admin/reports.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideReports } from './decide-reports.ts';

export const decideReportRoutes = [
  handle(reportEndpoints.decideReports, async ({ context, account, params, body }) => {
    await decideReports(context, account.user_id, { ...params, ...body });
    return DONE;
  }),
  handle(reportEndpoints.decideAppeal, ({ context, account, params, body }) =>
    decideAppeal(context, account.user_id, { ...params, ...body }),
  ),
];
