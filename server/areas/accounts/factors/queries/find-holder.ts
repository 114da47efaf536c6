import { emailAddress } from '#contract/accounts/credentials.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { KnownFailure } from '#server/platform/known-failure.ts';

/** Locks the account, so that no reset is requested for one that is being deleted. */
export async function findHolder(tx: Tx, typed: string): Promise<{ user_id: string }> {
  const parsed = emailAddress.safeParse(typed);
  if (!parsed.success) throw new KnownFailure(`${typed} isn’t an email address.`);
  const holder = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id as user_id', 'profiles.role'])
    .where('users.email', '=', parsed.data)
    .forUpdate()
    .executeTakeFirst();
  if (holder === undefined) throw new KnownFailure(`No account has the address ${parsed.data}.`);
  if (holder.role === 'admin') {
    throw new KnownFailure('That is an admin. bin/seed --admin EMAIL lets an admin start over.');
  }
  return holder;
}
