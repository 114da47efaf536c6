import { businessParams } from '#contract/businesses/businesses.ts';
import { ownCampaignParams } from '#contract/money/fundings.ts';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import {
  businessWorkQuery,
  collaboration,
  collaborationList,
  collaborationParams,
  collaborationQuery,
  workCancellation,
} from './collaborations.ts';

export const collaborationEndpoints = endpoints({
  getCollaboration: {
    method: 'GET',
    url: '/api/collaborations/:id',
    access: 'agreement',
    is_viewable: true,
    summary: 'Get a collaboration',
    params: collaborationParams,
    response: collaboration,
  },
  getContractFile: {
    method: 'GET',
    url: '/api/collaborations/:id/contract',
    access: 'agreement',
    summary: "Download a collaboration's contract as a PDF",
    params: collaborationParams,
    produces: 'application/pdf',
    response: FILE,
  },
  getDealFile: {
    method: 'GET',
    url: '/api/collaborations/:id/receipt',
    access: 'agreement',
    summary: "Download a collaboration's receipt, the same for both sides, as a PDF",
    params: collaborationParams,
    produces: 'application/pdf',
    response: FILE,
  },
  listOwnCollaborations: {
    method: 'GET',
    url: '/api/me/collaborations',
    access: 'creator',
    is_viewable: true,
    summary: 'List my collaborations, newest first',
    query: collaborationQuery,
    response: collaborationList,
  },
  listCampaignCollaborations: {
    method: 'GET',
    url: '/api/businesses/:business_id/campaigns/:identifier/collaborations',
    access: 'business',
    summary: "List a campaign's collaborations, newest first",
    params: ownCampaignParams,
    query: collaborationQuery,
    response: collaborationList,
  },
  listBusinessCollaborations: {
    method: 'GET',
    url: '/api/businesses/:id/collaborations',
    access: 'business',
    summary: "List a business's open collaborations, soonest deadline first",
    params: businessParams,
    query: businessWorkQuery,
    response: collaborationList,
  },
  startCollaboration: {
    method: 'POST',
    url: '/api/collaborations/:id/start',
    access: 'creator',
    summary: 'Start work on a collaboration',
    params: collaborationParams,
    response: collaboration,
  },
  cancelCollaboration: {
    method: 'POST',
    url: '/api/collaborations/:id/cancellation',
    access: 'work_cancellation',
    summary: 'Cancel a collaboration before anything was submitted; the spot is refunded in full',
    params: collaborationParams,
    body: workCancellation,
    response: collaboration,
  },
});
