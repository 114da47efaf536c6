import type { AdminRole } from '#domain/accounts/roles.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { changeRole } from './change-role.ts';

interface NewAdmin {
  admin_id: string;
  email: string;
  admin_role: AdminRole;
  reason: string;
}

/** Gives an admin role to the account with this email. Roles of people who are admins already change in the list. */
export async function addAdmin(context: Context, { email, ...change }: NewAdmin) {
  const account = await context.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'profiles.role'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (account === undefined) throw refusal('No account has this email. Ask them to sign up first.');
  if (account.role === 'admin') throw refusal('They’re already an admin. Change their role in the list.');
  return changeRole(context, { ...change, user_id: account.id });
}

function refusal(message: string): Problem {
  return new Problem('conflict', message, [{ path: 'email', message }]);
}
