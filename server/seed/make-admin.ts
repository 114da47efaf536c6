import { emailAddress } from '#contract/accounts/credentials.ts';
import { endKeys } from '#server/areas/accounts/api-keys/commands/end-keys.ts';
import { dropFactors } from '#server/areas/accounts/factors/commands/drop-factors.ts';
import { mintLink } from '#server/areas/accounts/links/mint-link.ts';
import { endSessions } from '#server/areas/accounts/sessions/commands/end-sessions.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { KnownFailure } from '#server/platform/known-failure.ts';

/**
 * Makes an account an owner among the admins, or makes one. The person who runs this controls the database, so the address counts as
 * proved; the password is chosen through the link that is answered.
 */
export async function makeAdmin(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  typed: string,
): Promise<{ email: string; link: string }> {
  const parsed = emailAddress.safeParse(typed);
  if (!parsed.success) throw new KnownFailure(`--admin ${typed}: that isn’t an email address.`);
  const email = parsed.data;
  const updated_at = context.now().toISOString();
  const userId = await inTransaction(context.db, async (tx) => {
    const { id } = await tx
      .insertInto('users')
      .values({ id: newId(), email, email_verified: true })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email_verified: true, updated_at }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const role = {
      role: 'admin',
      admin_role: 'owner',
      account_status: 'active',
      is_business_onboarding: false,
    } as const;
    await tx
      .insertInto('profiles')
      .values({ user_id: id, ...role })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...role, updated_at }))
      .execute();
    // An admin who lost everything starts over: the link sets the password, and the factors come after it.
    await dropFactors(tx, id);
    await endSessions(tx, id);
    await endKeys(tx, { user_id: id, cause: 'role_changed', at: context.now() });
    return id;
  });
  return { email, link: await mintLink(context, { purpose: 'reset_password', user_id: userId, email }) };
}
