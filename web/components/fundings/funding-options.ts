import { apiPages, apiQuery } from '#web/api/query.ts';
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

/** The owner's saved card. Other devices and payments change it. */
export function savedCardOptions(api: ApiReach, businessId: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/saved-card', { params: { id: businessId } }),
    staleTime: 10_000,
  };
}

export function billingOptions(api: ApiReach, businessId: string) {
  return {
    ...apiQuery(api, 'GET /api/businesses/:id/billing', { params: { id: businessId } }),
    staleTime: 10_000,
  };
}

/** The whole list, or the payments and refunds of a year. */
export function billingEntriesOptions(api: ApiReach, businessId: string, year: string | null) {
  const query = billingSpan(year);
  return {
    ...apiPages(api, 'GET /api/businesses/:id/billing/entries', { params: { id: businessId }, query }),
    staleTime: 10_000,
  };
}

/** The query of a year; none for all time. */
export function billingSpan(year: string | null): Record<string, string> {
  return year === null ? {} : { from: `${year}-01`, until: `${year}-12` };
}
