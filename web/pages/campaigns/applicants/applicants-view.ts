import {
  APPLICANT_SORTS,
  type ApplicantSort,
  CAMPAIGN_APPLICANT_SEGMENTS,
  type CampaignApplicantSegment,
} from '#domain/applicant-segments.ts';
import { SOCIAL_PLATFORMS } from '#domain/social-platforms.ts';

/** What the address says of the list of applicants. */
export type ApplicantsView = {
  state?: string;
  q?: string;
  sort?: string;
  /** The application that stands open. */
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

/** What narrows the list beside its segment; words an address was given by hand and nobody knows are left out. */
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
