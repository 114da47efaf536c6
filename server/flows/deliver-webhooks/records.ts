import type { WebhookRecordOperation } from '#contract/webhook-records.ts';
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

/** How the record of an event is read, by the operation whose answer it is. */
export const RECORDS: Record<WebhookRecordOperation, RecordOf> = {
  getOwnCampaign: {
    route: find(ownCampaignRoutes, 'getOwnCampaign'),
    params: ({ campaign_id = '' }, { business_id }) => ({ id: business_id ?? '', identifier: campaign_id }),
  },
  getCampaignRecord: {
    route: find(adminCampaignRoutes, 'getCampaignRecord'),
    params: ({ campaign_id = '' }) => ({ id: campaign_id }),
  },
  getCampaignApplicant: {
    route: find(campaignApplicantRoutes, 'getCampaignApplicant'),
    params: ({ campaign_id = '', application_id = '' }, { business_id }) => ({
      id: business_id ?? '',
      identifier: campaign_id,
      application_id,
    }),
  },
  getCollaboration: {
    route: find(collaborationRoutes, 'getCollaboration'),
    params: ({ collaboration_id = '' }) => ({ id: collaboration_id }),
  },
  getPayout: {
    route: find(payoutRoutes, 'getPayout'),
    params: ({ payout_id = '' }) => ({ id: payout_id }),
  },
  getPayoutRecord: {
    route: find(adminPayoutRoutes, 'getPayoutRecord'),
    params: ({ payout_id = '' }) => ({ id: payout_id }),
  },
  getDispute: {
    route: find(disputeRoutes, 'getDispute'),
    params: ({ dispute_id = '' }) => ({ id: dispute_id }),
  },
};

function find(routes: readonly Route[], operation: WebhookRecordOperation): Route {
  const route = routes.find(({ endpoint }) => endpoint.operation === operation);
  if (route === undefined) throw new Error(`No route answers ${operation}`);
  return route;
}
