import type { WebhookAudience, WebhookEvent } from '#domain/base/webhooks.ts';
import { adminCampaignRoutes } from '#server/areas/campaigns/admin/routes.ts';
import { ownCampaignRoutes } from '#server/areas/campaigns/campaigns/own-routes.ts';
import { campaignApplicantRoutes } from '#server/areas/hiring/applicants/routes.ts';
import { payoutRoutes } from '#server/areas/money/payouts/routes.ts';
import { adminPayoutRoutes } from '#server/areas/money/payouts-admin/routes.ts';
import { collaborationRoutes } from '#server/areas/work/collaborations/routes.ts';
import { disputeRoutes } from '#server/areas/work/disputes/routes.ts';
import type { Route } from '#server/platform/http/route.ts';

type Ids = Record<string, string>;

interface RecordOf {
  route: Route;
  params(ids: Ids, endpoint: { business_id: string | null }): Ids;
}

const collaboration = recordOf(collaborationRoutes, 'getCollaboration', (ids) => ({
  id: ids.collaboration_id ?? '',
}));
const work = { business: collaboration, creator: collaboration, platform: collaboration };
const dispute = recordOf(disputeRoutes, 'getDispute', (ids) => ({ id: ids.dispute_id ?? '' }));

/** The operation whose answer each event carries, for each side that can be told. */
export const RECORDS: Record<WebhookEvent, Partial<Record<WebhookAudience, RecordOf>>> = {
  'campaign.published': {
    business: recordOf(ownCampaignRoutes, 'getOwnCampaign', (ids, { business_id }) => ({
      id: business_id ?? '',
      identifier: ids.campaign_id ?? '',
    })),
    platform: recordOf(adminCampaignRoutes, 'getCampaignRecord', (ids) => ({ id: ids.campaign_id ?? '' })),
  },
  'application.received': {
    business: recordOf(campaignApplicantRoutes, 'getCampaignApplicant', (ids, { business_id }) => ({
      id: business_id ?? '',
      identifier: ids.campaign_id ?? '',
      application_id: ids.application_id ?? '',
    })),
  },
  'application.accepted': work,
  'work.submitted': work,
  'work.approved': work,
  'payment.released': work,
  'payout.paid': {
    creator: recordOf(payoutRoutes, 'getPayout', (ids) => ({ id: ids.payout_id ?? '' })),
    platform: recordOf(adminPayoutRoutes, 'getPayoutRecord', (ids) => ({ id: ids.payout_id ?? '' })),
  },
  'dispute.opened': { business: dispute, creator: dispute, platform: dispute },
};

function recordOf(routes: readonly Route[], operation: string, params: RecordOf['params']): RecordOf {
  const route = routes.find(({ endpoint }) => endpoint.operation === operation);
  if (route === undefined) throw new Error(`No route answers ${operation}`);
  return { route, params };
}
