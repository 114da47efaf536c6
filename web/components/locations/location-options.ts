import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function locationsOptions(api: ApiReach, businessId: string) {
  return apiQuery(api, 'GET /api/businesses/:id/locations', { params: { id: businessId } });
}

export function figuresOptions(api: ApiReach, neighborhoodId: string) {
  return apiQuery(api, 'GET /api/neighborhoods/:id/figures', { params: { id: neighborhoodId } });
}

export function creatorCountsOptions(api: ApiReach) {
  return apiQuery(api, 'GET /api/creator-counts');
}
