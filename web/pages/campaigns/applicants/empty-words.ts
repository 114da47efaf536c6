import type { CampaignApplicantSegment } from '#domain/applicant-segments.ts';

/** In place of a list that is empty: what it would hold, and one thing to do about it. */
export const EMPTY_WORDS: Record<CampaignApplicantSegment, { title: string; hint: string }> = {
  to_review: { title: 'Nobody waits for you', hint: 'You hear of each application as it comes in.' },
  shortlisted: { title: 'Nobody on the shortlist', hint: 'The star keeps somebody here while you decide.' },
  accepted: { title: 'Nobody is in yet', hint: 'Whoever you accept moves here.' },
  declined: { title: 'Nobody declined', hint: 'Who was declined, or withdrew, stands here.' },
  invited: { title: 'Nobody invited', hint: 'Ask creators you like to apply.' },
};

export const NO_MATCH_WORDS = {
  title: 'No applicants match',
  hint: 'Take a filter away, or search for another name.',
};
