import type { Applicant } from '#contract/applicants.ts';
import { isCloseEnough, numberGap } from '#domain/applicant-checks.ts';
import { FEWEST_PIECES } from '#domain/application-steps.ts';
import type { ReviewReason } from '#domain/review-reasons.ts';
import { PLATFORM_NAMES } from '#domain/social-platforms.ts';
import { exactCount } from '#web/components/social/count-words.ts';

/** A note to begin with, made of what we hold; the admin writes on from there. */
export function suggestNote(
  reason: ReviewReason,
  applicant: Pick<Applicant, 'accounts' | 'work' | 'profile'>,
) {
  switch (reason) {
    case 'Numbers do not match':
      return numbersNote(applicant.accounts);
    case 'Fewer than 3 pieces': {
      const pieces = applicant.work.length + applicant.profile.links.length;
      return `We need ${FEWEST_PIECES} pieces of your own work, and there ${pieces === 1 ? 'is 1' : `are ${pieces}`}. Please add some and send again.`;
    }
    case 'Links are private':
      return 'We cannot open some of your links. Please make them open for everyone, or upload the work.';
    case 'Not in New York':
      return 'Bizmeet works with creators who live in New York City for now.';
    case 'Other':
      return '';
  }
}

function numbersNote(accounts: Applicant['accounts']): string {
  const off = accounts.flatMap(({ platform, ...account }) =>
    [
      { label: 'Followers', said: account.claimed_followers, read: account.followers },
      { label: 'Average views', said: account.claimed_avg_views, read: account.avg_views },
    ].flatMap(({ label, said, read }) => {
      const gap = numberGap(said, read);
      if (gap === null || isCloseEnough(gap) || said === null || read === null) return [];
      return `${label} on ${PLATFORM_NAMES[platform]} read ${exactCount(read)}, you wrote ${exactCount(said)}.`;
    }),
  );
  if (off.length === 0) return 'We could not read your numbers. Please connect the account and send again.';
  return `${off.join(' ')} Please correct ${off.length === 1 ? 'it' : 'them'} and send again.`;
}
