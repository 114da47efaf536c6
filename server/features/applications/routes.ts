import {
  applicationParams,
  applicationRequest,
  applicationStanding,
  campaignApplicationParams,
} from '#contract/applications.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { applyToCampaign } from './apply-to-campaign.ts';
import { leaveApplication } from './leave-application.ts';
import { getOwnCreatorId } from './own-application.ts';

export const applicationRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/campaigns/:campaign_id/applications',
    access: 'creator',
    operation: 'applyToCampaign',
    summary: 'Apply for a campaign; applied twice, it is one application',
    params: campaignApplicationParams,
    body: applicationRequest,
    response: applicationStanding,
    handle: ({ context, params, body, ...call }) =>
      inTransaction(context.db, async (tx) => {
        const creator_id = await getOwnCreatorId(tx, signedIn(call).account.user_id);
        return applyToCampaign(tx, context, { ...body, ...params, creator_id });
      }),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/applications/:id/withdrawal',
    access: 'creator',
    operation: 'withdrawApplication',
    summary: 'Take an application back',
    params: applicationParams,
    response: applicationStanding,
    handle: ({ context, params, ...call }) =>
      leaveApplication(context, signedIn(call).account, params.id, 'withdraw'),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/applications/:id/decline',
    access: 'creator',
    operation: 'declineCampaignInvitation',
    summary: 'Turn an invitation to apply down',
    params: applicationParams,
    response: applicationStanding,
    handle: ({ context, params, ...call }) =>
      leaveApplication(context, signedIn(call).account, params.id, 'decline'),
  }),
];
