import {
  campaignApplicant,
  campaignApplicantDecided,
  campaignApplicantDecision,
  campaignApplicantDecisions,
  campaignApplicantPage,
  campaignApplicantParams,
  campaignApplicantsDecided,
  campaignApplicantsParams,
  campaignApplicantsQuery,
  decisionUndos,
} from '#contract/campaign-applicants.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { decideApplicant } from './decide-applicant.ts';
import { decideApplicants, undoDecisions } from './decide-applicants.ts';
import { getCampaignApplicant } from './get-campaign-applicant.ts';
import { listCampaignApplicants } from './list-campaign-applicants.ts';

export const campaignApplicantRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/applicants',
    access: 'business',
    operation: 'listCampaignApplicants',
    summary: 'Who applied for a campaign, filtered and sorted, and how many spots are left for them',
    params: campaignApplicantsParams,
    query: campaignApplicantsQuery,
    response: campaignApplicantPage,
    handle: ({ context, params, query, ...call }) =>
      listCampaignApplicants(context, signedIn(call).account, params, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id',
    access: 'business',
    operation: 'getCampaignApplicant',
    summary: 'One applicant with pitch, answers, work and numbers',
    params: campaignApplicantParams,
    response: campaignApplicant,
    handle: ({ context, params, ...call }) =>
      getCampaignApplicant(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id/decision',
    access: 'business',
    operation: 'decideCampaignApplicant',
    summary: 'Shortlist, accept or decline an applicant',
    params: campaignApplicantParams,
    body: campaignApplicantDecision,
    response: campaignApplicantDecided,
    handle: ({ context, params, body, ...call }) =>
      decideApplicant(context, signedIn(call).account, params, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/applicant-decisions',
    access: 'business',
    operation: 'decideCampaignApplicants',
    summary: 'The same decision on up to 50 applicants, each for itself',
    params: campaignApplicantsParams,
    body: campaignApplicantDecisions,
    response: campaignApplicantsDecided,
    handle: ({ context, params, body, ...call }) =>
      decideApplicants(context, signedIn(call).account, params, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/decision-undos',
    access: 'business',
    operation: 'undoCampaignDecisions',
    summary: 'Take decisions back within ten seconds, before anybody is told',
    params: campaignApplicantsParams,
    body: decisionUndos,
    response: campaignApplicantsDecided,
    handle: ({ context, params, body, ...call }) =>
      undoDecisions(context, signedIn(call).account, params, body.application_ids),
  }),
];
