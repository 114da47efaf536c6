import type { ApplicationStatus } from './application-states.ts';

/** The tabs in which a business sees a campaign's applicants. */
export const CAMPAIGN_APPLICANT_SEGMENTS = [
  'to_review',
  'shortlisted',
  'accepted',
  'declined',
  'invited',
] as const;
export type CampaignApplicantSegment = (typeof CAMPAIGN_APPLICANT_SEGMENTS)[number];

export const SEGMENT_STATUSES: Record<CampaignApplicantSegment, readonly ApplicationStatus[]> = {
  to_review: ['submitted', 'shortlisted'],
  shortlisted: ['shortlisted'],
  accepted: ['accepted'],
  declined: ['rejected', 'withdrawn', 'expired'],
  invited: ['invited', 'declined'],
};

export const APPLICANT_SORTS = ['applied', 'followers', 'avg_views', 'price', 'distance'] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

/** The most applicants in one bulk decision. */
export const MOST_DECIDED_AT_ONCE = 50;
export const MOST_INVITED_AT_ONCE = 20;
export const INVITATION_WORDS_MAX_LENGTH = 500;
export const TEAM_NOTE_MAX_LENGTH = 1000;
export const MOST_TEAM_NOTES = 50;

/** "2 spots open, pick 2 to accept": why so many can't be accepted at once. */
export function tooManyWords(open: number): string {
  if (open === 0) return 'No spots open';
  return open === 1 ? '1 spot open, pick 1 to accept' : `${open} spots open, pick ${open} to accept`;
}

/** Why nobody can be accepted into a campaign that we stopped. */
export const STOPPED_WORDS = 'This campaign is on hold. Nobody can be accepted until we’re done checking.';

/** Why a creator who applied to an earlier brief can't be accepted yet. */
export function awaitingConsent(creatorName: string): string {
  return `The brief changed since ${creatorName} applied. You can accept them once they say they’re still in.`;
}

/** Why applicants who were selected together can't be accepted together. */
export function askedAgainWords(count: number): string {
  return `The brief changed: ${count === 1 ? '1 hasn’t' : `${count} haven’t`} said they’re still in`;
}
