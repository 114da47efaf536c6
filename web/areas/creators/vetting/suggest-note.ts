import type { Applicant } from '#contract/creators/vetting.ts';
import { isCloseEnough, numberGap } from '#domain/creators/applicant-checks.ts';
import { FEWEST_PIECES } from '#domain/creators/application-steps.ts';
import { countPieces } from '#domain/creators/portfolio-links.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import type { VettingReason } from '#domain/creators/vetting-reasons.ts';
import { exactCount } from '#web/components/social/count-words.ts';

/** A suggested note from the data we have; the admin edits it. */
export function suggestNote(
  reason: VettingReason,
  applicant: Pick<Applicant, 'accounts' | 'work' | 'profile'>,
) {
  switch (reason) {
    case 'numbers':
      return numbersNote(applicant.accounts);
    case 'pieces': {
      const pieces = applicant.work.length + countPieces(applicant.profile.links);
      return `We need ${FEWEST_PIECES} pieces of your own work, and you have ${pieces}. Please add more and send it again.`;
    }
    case 'links':
      return 'We can’t open some of your links. Please make them public or upload the work.';
    case 'not_in_new_york':
      return 'For now, Bizmeet only works with creators who live in New York City.';
    case 'other':
      return '';
  }
}

function numbersNote(accounts: Applicant['accounts']): string {
  const off = accounts.flatMap(({ platform, ...account }) =>
    [
      { label: 'followers', said: account.claimed_followers, read: account.followers },
      { label: 'average views', said: account.claimed_avg_views, read: account.avg_views },
    ].flatMap(({ label, said, read }) => {
      const gap = numberGap(said, read);
      if (gap === null || isCloseEnough(gap) || said === null || read === null) return [];
      return `${PLATFORM_NAMES[platform]} shows ${exactCount(read)} ${label}, but you entered ${exactCount(said)}.`;
    }),
  );
  if (off.length === 0)
    return 'We couldn’t verify your numbers. Please connect the account and send it again.';
  return `${off.join(' ')} Please correct ${off.length === 1 ? 'it' : 'them'} and send it again.`;
}
