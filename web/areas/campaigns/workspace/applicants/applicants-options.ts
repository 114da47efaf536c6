import type { RequestTo } from '#web/api/call.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { type ApplicantsView, queryOf } from './applicants-view.ts';

/** The business and campaign ids. */
export interface CampaignPlace {
  id: string;
  identifier: string;
}

export function applicantsOptions(api: ApiReach, path: CampaignPlace, view: ApplicantsView) {
  return apiPages(api, 'GET /api/businesses/:id/campaigns/:identifier/applicants', {
    params: path,
    query: queryOf(view),
  });
}

export function applicantOptions(api: ApiReach, place: CampaignPlace, application_id: string) {
  return apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier/applicants/:application_id', {
    params: { ...place, application_id },
  });
}

export function notesOptions(api: ApiReach, place: CampaignPlace, application_id: string) {
  return apiQuery(api, 'GET /api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes', {
    params: { ...place, application_id },
  });
}

export interface CreatorSearch {
  search?: string;
  niche?: string;
  borough?: string;
  min_followers?: number;
  kind?: string;
  max_rate_cents?: number;
}

export function creatorsOptions(api: ApiReach, path: CampaignPlace, search: CreatorSearch) {
  return apiPages(api, 'GET /api/businesses/:id/campaigns/:identifier/creators', {
    params: path,
    query: search as RequestTo<'GET /api/businesses/:id/campaigns/:identifier/creators'>['query'],
  });
}
