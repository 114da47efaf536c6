import { verifyPassword } from '../../auth/password-hash.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { takeProof } from '../../http/door-limits.ts';

/** Asked before what cannot be taken back: an unlocked phone on a counter must not be enough. */
export async function requireOwnPassword(
  context: Context,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  await takeProof(context, `password:${userId}`);
  const held = await context.db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (held?.password && (await verifyPassword({ hash: held.password, password }))) return;
  const message = held?.password
    ? 'This is not your password.'
    : 'This account has no password yet. Choose one through "Forgot it?" on the sign-in page.';
  throw new Problem('invalid_input', message, [{ path: field, message }]);
}
