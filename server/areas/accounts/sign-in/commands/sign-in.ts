import { listFactorKinds } from '#server/areas/accounts/factors/queries/find-factors.ts';
import { guardSignIn } from '#server/areas/accounts/guessing/guard-sign-in.ts';
import { openSession, type Visit } from '#server/areas/accounts/sessions/commands/open-session.ts';
import { hashPassword, verifyPassword } from '#server/platform/auth/password-hash.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { beginSecondStep } from './sign-in-step.ts';

interface Credentials {
  email: string;
  password: string;
}

export async function signIn(context: Context, visit: Visit, credentials: Credentials) {
  const userId = await guardSignIn(context, visit.request, credentials.email, () =>
    checkCredentials(context, credentials),
  );
  if ((await listFactorKinds(context.db, userId)).length > 0) {
    return beginSecondStep(context, visit.reply, userId);
  }
  return openSession(context, visit, userId, 'password');
}

/**
 * Checks email and password. An unknown address costs the same hashing as a wrong password and gets the same response.
 * Only the right password reveals that an address is not verified yet.
 */
async function checkCredentials(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { email, password }: Credentials,
): Promise<string> {
  const user = await db
    .selectFrom('users')
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.user_id', '=', 'users.id').on('credentials.provider_id', '=', 'credential'),
    )
    .select(['users.id', 'users.email_verified', 'credentials.password as hash'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (!user?.hash) {
    await hashPassword(password, config.password_cost);
    throw wrongCredentials();
  }
  if (!(await verifyPassword({ hash: user.hash, password }))) throw wrongCredentials();
  if (!user.email_verified) {
    throw new Problem('email_not_verified', 'Open the link in the email we sent, then sign in.');
  }
  return user.id;
}

function wrongCredentials(): Problem {
  return new Problem('wrong_credentials', 'Email or password is wrong.');
}
