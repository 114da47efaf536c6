import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import {
  APPLICANT_SORTS,
  type ApplicantSort,
  CAMPAIGN_APPLICANT_SEGMENTS,
  type CampaignApplicantSegment,
} from '#domain/hiring/applicant-segments.ts';

/** The search parameters of the applicants list. */
export type ApplicantsView = {
  state?: string;
  q?: string;
  sort?: string;
  /** The application shown in the drawer. */
  open?: string;
  platform?: string;
  followers?: string;
  near?: string;
  quote?: string;
};

export const SEGMENT_NAMES: Record<CampaignApplicantSegment, string> = {
  to_review: 'To review',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  declined: 'Declined',
  invited: 'Invited',
};

export const SORT_NAMES: Record<ApplicantSort, string> = {
  applied: 'Newest',
  followers: 'Followers',
  avg_views: 'Avg. views',
  price: 'Price',
  distance: 'Distance',
};

export function segmentOf({ state }: ApplicantsView): CampaignApplicantSegment {
  return CAMPAIGN_APPLICANT_SEGMENTS.find((known) => known === state) ?? 'to_review';
}

export function sortOf({ sort }: ApplicantsView): ApplicantSort {
  return APPLICANT_SORTS.find((known) => known === sort) ?? 'applied';
}

/** The filters besides the segment; unknown values are left out. */
export function filtersOf({ platform, followers, near, quote }: ApplicantsView) {
  const known = SOCIAL_PLATFORMS.find((one) => one === platform);
  const least = Number(followers);
  return {
    ...(known && { platform: known }),
    ...(Number.isInteger(least) && least > 0 && { min_followers: least }),
    ...(near && UUID.test(near) && { neighborhood_id: near }),
    ...(quote === 'true' && { has_quote: 'true' as const }),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function queryOf(view: ApplicantsView) {
  return {
    segment: segmentOf(view),
    sort: sortOf(view),
    ...filtersOf(view),
    ...(view.q && { search: view.q }),
  };
}
