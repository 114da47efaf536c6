import type { CampaignApplicantPage } from '#contract/campaign-applicants.ts';
import {
  getCampaignApplicantOptions,
  listApplicationNotesOptions,
  listCampaignApplicantsInfiniteOptions,
  searchCreatorsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { FoundCreators } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';
import { type ApplicantsView, queryOf } from './applicants-view.ts';

/** Which campaign of which business. */
export interface CampaignPlace {
  id: string;
  identifier: string;
}

export function applicantsOptions(api: ApiReach, path: CampaignPlace, view: ApplicantsView) {
  return byCursor<CampaignApplicantPage>(
    listCampaignApplicantsInfiniteOptions({ ...api, path, query: queryOf(view) }),
  );
}

export function applicantOptions(api: ApiReach, place: CampaignPlace, application_id: string) {
  return getCampaignApplicantOptions({ ...api, path: { ...place, application_id } });
}

export function notesOptions(api: ApiReach, place: CampaignPlace, application_id: string) {
  return listApplicationNotesOptions({ ...api, path: { ...place, application_id } });
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
  const query = search as NonNullable<Parameters<typeof searchCreatorsInfiniteOptions>[0]>['query'];
  return byCursor<FoundCreators>(searchCreatorsInfiniteOptions({ ...api, path, ...(query && { query }) }));
}
