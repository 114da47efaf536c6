import { applicantEndpoints } from '#contract/creators/vetting.ts';
import { handle } from '#server/platform/http/route.ts';
import { decideApplication } from './commands/decide-application.ts';
import { decideMany } from './decide-many.ts';
import { getApplicant } from './queries/get-applicant.ts';
import { listApplicants } from './queries/list-applicants.ts';

export const applicantRoutes = [
  handle(applicantEndpoints.listApplicants, ({ context, query }) => listApplicants(context, query)),
  handle(applicantEndpoints.getApplicant, ({ context, params }) => getApplicant(context, params.creator_id)),
  handle(applicantEndpoints.decideApplication, ({ context, account, params, body }) =>
    decideApplication(context, { ...body, ...params, admin_id: account.user_id }),
  ),
  handle(applicantEndpoints.decideApplications, ({ context, account, body }) =>
    decideMany(context, account.user_id, body),
  ),
];
