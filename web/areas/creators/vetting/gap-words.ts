import { isCloseEnough, numberGap } from '#domain/creators/applicant-checks.ts';

/** How a number the applicant gave compares to the platform's. Nobody types one for an account that is connected. */
export function gapWords(said: number | null, read: number | null): { words: string; isFar: boolean } {
  const gap = numberGap(said, read);
  if (gap === null) return { words: read === null ? 'Not synced' : 'Synced', isFar: false };
  if (isCloseEnough(gap)) return { words: 'Matches', isFar: false };
  return { words: `${Math.round(Math.abs(gap) * 100)}% ${gap < 0 ? 'lower' : 'higher'}`, isFar: true };
}
