import { APPLICANT_SEGMENTS, type ApplicantSegment } from '#domain/review-reasons.ts';
import {
  getApplicantOptions,
  listApplicantsInfiniteOptions,
} from '#web/api/generated/@tanstack/react-query.gen.ts';
import type { ApplicantPage } from '#web/api/generated/types.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { byCursor } from '#web/session/by-cursor.ts';

/** What the address of the page says. */
export type ApplicantsView = { segment?: string; open?: string };

export function segmentOf({ segment }: ApplicantsView): ApplicantSegment {
  return APPLICANT_SEGMENTS.find((known) => known === segment) ?? 'waiting';
}

export function applicantsOptions(api: ApiReach, view: ApplicantsView) {
  const query = { segment: segmentOf(view) };
  return byCursor<ApplicantPage>(listApplicantsInfiniteOptions({ ...api, query }));
}

export function applicantOptions(api: ApiReach, creator_id: string) {
  return getApplicantOptions({ ...api, path: { creator_id } });
}
