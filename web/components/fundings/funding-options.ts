import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function fundingPageOptions(api: ApiReach, businessId: string, identifier: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:business_id/campaigns/:identifier/funding', {
      params: { business_id: businessId, identifier },
    }),
    // The amount to pay must never be stale.
    staleTime: 0,
  };
}

export function receiptOptions(api: ApiReach, businessId: string, fundingId: string) {
  return apiQuery(api, 'GET /api/businesses/:business_id/receipts/:funding_id', {
    params: { business_id: businessId, funding_id: fundingId },
  });
}

export function receiptsOptions(api: ApiReach, businessId: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/receipts', { params: { id: businessId } }),
    staleTime: 10_000,
  };
}
