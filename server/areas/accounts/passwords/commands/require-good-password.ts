import { isCommonPassword } from '#server/platform/auth/common-passwords.ts';
import { Problem } from '#server/platform/errors.ts';

/** Refuses the passwords that attackers try first. The contract checks the length. */
export async function requireGoodPassword(password: string, field: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = 'This password is too easy to guess. Choose another one.';
  throw new Problem('invalid_input', message, [{ path: field, message }]);
}
