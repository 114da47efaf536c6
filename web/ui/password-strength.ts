export const STRENGTH_WORDS = ['Too short', 'Weak', 'Fair', 'Strong', 'Very strong'] as const;
export type Strength = 0 | 1 | 2 | 3 | 4;

const SHORTEST = 8;
const LONG = 12;
const VERY_LONG = 16;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * The strength of a password in four steps. Length counts most; mixed character types raise a short one; few different
 * characters lower any, and so does being easy to guess.
 */
export function passwordStrength(password: string, isGuessed = false): Strength {
  if (password.length < SHORTEST) return 0;
  if (new Set(password).size < 5 || isGuessed) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length >= VERY_LONG && kinds >= 2) return 4;
  if (password.length >= LONG) return kinds >= 3 ? 4 : 3;
  return kinds >= 3 ? 3 : 2;
}
