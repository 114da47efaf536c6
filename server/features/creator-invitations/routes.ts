import { campaignApplicantsParams } from '#contract/campaign-applicants.ts';
import {
  creatorInvitations,
  creatorSearchQuery,
  creatorsInvited,
  foundCreators,
  invitableCampaigns,
  invitableParams,
} from '#contract/creator-invitations.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { inviteCreators } from './invite-creators.ts';
import { listInvitableCampaigns } from './list-invitable-campaigns.ts';
import { searchCreators } from './search-creators.ts';

export const creatorInvitationRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/creators',
    access: 'business',
    operation: 'searchCreators',
    summary: 'Creators who could be invited to a campaign',
    params: campaignApplicantsParams,
    query: creatorSearchQuery,
    response: foundCreators,
    handle: ({ context, params, query, ...call }) =>
      searchCreators(context.db, signedIn(call).account, params, query),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/creator-invitations',
    access: 'business',
    operation: 'inviteCreators',
    summary: 'Ask up to 20 creators to apply, each for itself',
    params: campaignApplicantsParams,
    body: creatorInvitations,
    response: creatorsInvited,
    handle: ({ context, params, body, ...call }) =>
      inviteCreators(context, signedIn(call).account, params, body),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/creators/:creator_id/invitable-campaigns',
    access: 'business',
    operation: 'listInvitableCampaigns',
    summary: 'The open campaigns a creator could be invited to',
    params: invitableParams,
    response: invitableCampaigns,
    handle: ({ context, params, ...call }) => listInvitableCampaigns(context, signedIn(call).account, params),
  }),
];
