import {
  applicant,
  applicantDecision,
  applicantPage,
  applicantParams,
  applicantsQuery,
  bulkDecided,
  bulkDecision,
  decided,
} from '#contract/applicants.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { decideApplication } from './decide-application.ts';
import { decideMany } from './decide-many.ts';
import { getApplicant } from './get-applicant.ts';
import { listApplicants } from './list-applicants.ts';

export const applicantRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/applicants',
    access: 'admin',
    operation: 'listApplicants',
    summary: 'Applications to be decided, the longest waiting first',
    query: applicantsQuery,
    response: applicantPage,
    handle: ({ context, query }) => listApplicants(context.db, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/applicants/:creator_id',
    access: 'admin',
    operation: 'getApplicant',
    summary: 'One application with work, numbers and checks',
    params: applicantParams,
    response: applicant,
    handle: ({ context, params }) => getApplicant(context.db, params.creator_id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/applicants/:creator_id/decision',
    access: 'admin',
    operation: 'decideApplication',
    summary: 'Approve an application, ask for changes, or reject it',
    params: applicantParams,
    body: applicantDecision,
    response: decided,
    handle: ({ context, params, body, ...call }) =>
      decideApplication(context, { ...body, ...params, admin_id: signedIn(call).account.user_id }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/applicant-decisions',
    access: 'admin',
    operation: 'decideApplications',
    summary: 'The same decision on up to 50 applications, each for itself',
    body: bulkDecision,
    response: bulkDecided,
    handle: ({ context, body, ...call }) => decideMany(context, signedIn(call).account.user_id, body),
  }),
];
