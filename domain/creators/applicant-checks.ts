import { FEWEST_PIECES } from './application-steps.ts';
import { countPieces, type LinkFinding } from './portfolio-links.ts';

export type CheckState = 'yes' | 'look' | 'no';

export interface ApplicantCheck {
  check: 'email_and_age' | 'city' | 'pieces' | 'links' | 'numbers' | 'labels';
  state: CheckState;
}

/** Two counts within this share are the same number, counted at different times. */
const CLOSE_ENOUGH = 0.1;

interface CheckedAccount {
  followers: number | null;
  avg_views: number | null;
  claimed_followers: number | null;
  claimed_avg_views: number | null;
}

interface CheckedApplication {
  email_verified: boolean;
  /** The time they agreed to be of age, to label paid posts and to show their own work. */
  agreed_at: string | null;
  home_neighborhood: object | null;
  file_count: number;
  links: readonly { is_public: boolean | null; finding?: LinkFinding | null }[];
  accounts: readonly CheckedAccount[];
}

/** The checks we can make from our own data; `look` means that a person has to check. */
export function checkApplicant(application: CheckedApplication): ApplicantCheck[] {
  const { email_verified, agreed_at, home_neighborhood, file_count, links, accounts } = application;
  const checks: ApplicantCheck[] = [
    { check: 'email_and_age', state: yesOr('no', email_verified && agreed_at !== null) },
    { check: 'city', state: yesOr('no', home_neighborhood !== null) },
    { check: 'pieces', state: yesOr('no', file_count + countPieces(links) >= FEWEST_PIECES) },
  ];
  if (links.length > 0) {
    checks.push({
      check: 'links',
      state: yesOr(
        'look',
        links.every(({ is_public }) => is_public === true),
      ),
    });
  }
  checks.push(
    { check: 'numbers', state: yesOr('look', accounts.length > 0 && accounts.every(doNumbersMatch)) },
    { check: 'labels', state: yesOr('no', agreed_at !== null) },
  );
  return checks;
}

/**
 * The difference between the number that was read and the claimed one, as a share of the claim: -0.27 is 27% lower.
 * Null if either is unknown.
 */
export function numberGap(said: number | null, read: number | null): number | null {
  if (said === null || read === null) return null;
  if (said === read) return 0;
  return said === 0 ? 1 : (read - said) / said;
}

export function isCloseEnough(gap: number): boolean {
  return Math.abs(gap) <= CLOSE_ENOUGH;
}

/** Unknown numbers match nothing. */
function doNumbersMatch(account: CheckedAccount): boolean {
  const gaps = [
    numberGap(account.claimed_followers, account.followers),
    numberGap(account.claimed_avg_views, account.avg_views),
  ].filter((gap) => gap !== null);
  return gaps.length > 0 && gaps.every(isCloseEnough);
}

function yesOr(otherwise: 'look' | 'no', isSo: boolean): CheckState {
  return isSo ? 'yes' : otherwise;
}
