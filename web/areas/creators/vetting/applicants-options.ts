import { APPLICANT_SEGMENTS, type ApplicantSegment } from '#domain/creators/vetting-reasons.ts';
import { apiPages, apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type ApplicantsView = { segment?: string; open?: string };

export function segmentOf({ segment }: ApplicantsView): ApplicantSegment {
  return APPLICANT_SEGMENTS.find((known) => known === segment) ?? 'waiting';
}

export function applicantsOptions(api: ApiReach, view: ApplicantsView) {
  const query = { segment: segmentOf(view) };
  return apiPages(api, 'GET /api/admin/applicants', { query });
}

export function applicantOptions(api: ApiReach, creator_id: string) {
  return apiQuery(api, 'GET /api/admin/applicants/:creator_id', { params: { creator_id } });
}
