import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/limits.ts';

/** What is wrong with a password somebody chose; null when nothing is. */
export function newPasswordProblem(typed: string): string | null {
  if (typed === '') return 'Password is required';
  if (typed.length < PASSWORD_MIN_LENGTH)
    return `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
  if (typed.length > PASSWORD_MAX_LENGTH) return `Password can be at most ${PASSWORD_MAX_LENGTH} characters`;
  return null;
}
