import { GUESSED_PASSWORD, isFirstGuess } from '#domain/accounts/first-guesses.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/accounts/limits.ts';

/** The error of a chosen password; null if it is valid. */
export function newPasswordProblem(typed: string): string | null {
  if (typed === '') return 'Password is required';
  if (typed.length < PASSWORD_MIN_LENGTH)
    return `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
  if (typed.length > PASSWORD_MAX_LENGTH) return `Password can be at most ${PASSWORD_MAX_LENGTH} characters`;
  return isFirstGuess(typed) ? GUESSED_PASSWORD : null;
}
