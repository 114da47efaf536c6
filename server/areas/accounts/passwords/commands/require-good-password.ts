import { GUESSED_PASSWORD } from '#domain/accounts/first-guesses.ts';
import { isCommonPassword } from '#server/platform/auth/common-passwords.ts';
import { Problem } from '#server/platform/errors.ts';

/** Refuses the passwords that attackers try first. The contract checks the length. */
export async function requireGoodPassword(password: string, field: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new Problem('invalid_input', GUESSED_PASSWORD, [{ path: field, message: GUESSED_PASSWORD }]);
}
