import { campaignApplicantEndpoints } from '#contract/hiring/applicants.ts';
import { handle } from '#server/platform/http/route.ts';
import { decideApplicant } from './commands/decide-applicant.ts';
import { decideApplicants, undoDecisions } from './commands/decide-applicants.ts';
import { getCampaignApplicant } from './queries/get-campaign-applicant.ts';
import { listCampaignApplicants } from './queries/list-campaign-applicants.ts';

export const campaignApplicantRoutes = [
  handle(campaignApplicantEndpoints.listCampaignApplicants, ({ context, account, params, query }) =>
    listCampaignApplicants(context, account, params, query),
  ),
  handle(campaignApplicantEndpoints.getCampaignApplicant, ({ context, account, params }) =>
    getCampaignApplicant(context, account, params),
  ),
  handle(campaignApplicantEndpoints.decideCampaignApplicant, ({ context, account, params, body }) =>
    decideApplicant(context, account, params, body),
  ),
  handle(campaignApplicantEndpoints.decideCampaignApplicants, ({ context, account, params, body }) =>
    decideApplicants(context, account, params, body),
  ),
  handle(campaignApplicantEndpoints.undoCampaignDecisions, ({ context, account, params, body }) =>
    undoDecisions(context, account, params, body.application_ids),
  ),
];
