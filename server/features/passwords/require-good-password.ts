import { isCommonPassword } from '../../auth/common-passwords.ts';
import { Problem } from '../../errors.ts';

/** Length is the contract's affair; here go the passwords everyone who guesses tries first. */
export async function requireGoodPassword(password: string, field: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = 'This password is on the list people guess first. Please choose another one.';
  throw new Problem('invalid_input', message, [{ path: field, message }]);
}
