import {
  getFundingPageOptions,
  getReceiptOptions,
  listReceiptsOptions,
} from '../../api/generated/@tanstack/react-query.gen.ts';
import type { ApiReach } from '../../api/reach.ts';

export function fundingPageOptions(api: ApiReach, businessId: string, identifier: string) {
  return {
    ...getFundingPageOptions({ ...api, path: { business_id: businessId, identifier } }),
    // What somebody is about to pay is never an old figure.
    staleTime: 0,
  };
}

export function receiptOptions(api: ApiReach, businessId: string, fundingId: string) {
  return getReceiptOptions({ ...api, path: { business_id: businessId, funding_id: fundingId } });
}

export function receiptsOptions(api: ApiReach, businessId: string) {
  return { ...listReceiptsOptions({ ...api, path: { id: businessId } }), staleTime: 10_000 };
}
