import { businessParams } from '#contract/business-views.ts';
import {
  businessWorkQuery,
  collaboration,
  collaborationList,
  collaborationParams,
  collaborationQuery,
  workCancellation,
} from '#contract/collaborations.ts';
import { ownCampaignParams } from '#contract/fundings.ts';
import { FILE } from '../../http/download.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { cancelWork } from './cancel-work.ts';
import { contractFile } from './contract-paper.ts';
import { getCollaboration } from './get-collaboration.ts';
import { getContract } from './get-contract.ts';
import { listBusinessWork } from './list-business-work.ts';
import { listCampaignWork, listOwnWork } from './list-work.ts';
import { startWork } from './start-work.ts';

export const collaborationRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/collaborations/:id',
    access: 'in_good_standing',
    operation: 'getCollaboration',
    summary: 'One piece of work, for whoever takes part in it',
    params: collaborationParams,
    response: collaboration,
    handle: ({ context, params, ...call }) =>
      getCollaboration(context, signedIn(call).account, { collaboration_id: params.id }),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/collaborations/:id/contract',
    access: 'in_good_standing',
    operation: 'getContractFile',
    summary: 'What both agreed to, as a PDF',
    params: collaborationParams,
    produces: 'application/pdf',
    response: FILE,
    handle: async ({ context, params, ...call }) =>
      contractFile(await getContract(context.db, signedIn(call).account, params.id)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/collaborations',
    access: 'creator',
    operation: 'listOwnCollaborations',
    summary: 'The work of the creator who asks, the newest first',
    query: collaborationQuery,
    response: collaborationList,
    handle: ({ context, query, ...call }) => listOwnWork(context, signedIn(call).account, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:business_id/campaigns/:identifier/collaborations',
    access: 'business',
    operation: 'listCampaignCollaborations',
    summary: 'The work of one campaign, the newest first',
    params: ownCampaignParams,
    query: collaborationQuery,
    response: collaborationList,
    handle: ({ context, params, query, ...call }) =>
      listCampaignWork(context, signedIn(call).account, params, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/collaborations',
    access: 'business',
    operation: 'listBusinessCollaborations',
    summary: 'The open work of a business, what ends first before the rest; on demand only what waits for it',
    params: businessParams,
    query: businessWorkQuery,
    response: collaborationList,
    handle: ({ context, params, query, ...call }) =>
      listBusinessWork(context, signedIn(call).account, params.id, query),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/collaborations/:id/start',
    access: 'creator',
    operation: 'startCollaboration',
    summary: 'Say that the work has begun',
    params: collaborationParams,
    response: collaboration,
    handle: async ({ context, params: { id: collaboration_id }, ...call }) => {
      const { account } = signedIn(call);
      await startWork(context, account, collaboration_id);
      return getCollaboration(context, account, { collaboration_id });
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/collaborations/:id/cancellation',
    access: 'in_good_standing',
    operation: 'cancelCollaboration',
    summary: 'Call work off before anything was sent; the whole spot goes back',
    params: collaborationParams,
    body: workCancellation,
    response: collaboration,
    handle: async ({ context, params: { id: collaboration_id }, body, ...call }) => {
      const { account } = signedIn(call);
      await cancelWork(context, account, collaboration_id, body);
      return getCollaboration(context, account, { collaboration_id });
    },
  }),
];
