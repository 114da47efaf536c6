import type { VettingStep } from './application-steps.ts';

/** Why an application isn’t approved as it is. */
export const VETTING_REASONS = ['numbers', 'pieces', 'links', 'not_in_new_york', 'other'] as const;
export type VettingReason = (typeof VETTING_REASONS)[number];

export const REASON_LABELS: Record<VettingReason, string> = {
  numbers: 'Follower counts don’t match',
  pieces: 'Fewer than 3 pieces',
  links: 'Links are private',
  not_in_new_york: 'Not in New York',
  other: 'Other',
};

/** The step of the application where each is fixed. */
export const STEP_OF_REASON: Record<VettingReason, VettingStep> = {
  numbers: 'channels',
  pieces: 'portfolio',
  links: 'portfolio',
  not_in_new_york: 'about',
  other: 'about',
};

export const VETTING_NOTE_MAX_LENGTH = 2000;
export const MOST_BULK_DECISIONS = 50;
export const MOST_REQUESTED_CHANGES = 10;

/** The two halves of the queue: applications that wait for us, and those that went back to the applicant. */
export const APPLICANT_SEGMENTS = ['waiting', 'changes'] as const;
export type ApplicantSegment = (typeof APPLICANT_SEGMENTS)[number];
