import { emailAddress } from '#contract/credentials.ts';
import type { Context } from '../context.ts';
import { newId } from '../db/ids.ts';
import { inTransaction } from '../db/transaction.ts';
import { mintLink } from '../features/account-links/mint-link.ts';
import { KnownFailure } from '../known-failure.ts';

/**
 * Makes an account an admin, or makes one. Whoever runs this has the database in hand, so the address counts as
 * proved; the password is chosen through the link that is answered.
 */
export async function makeAdmin(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  typed: string,
): Promise<{ email: string; link: string }> {
  const parsed = emailAddress.safeParse(typed);
  if (!parsed.success) throw new KnownFailure(`--admin ${typed}: that is not an email address.`);
  const email = parsed.data;
  const updated_at = context.now().toISOString();
  const userId = await inTransaction(context.db, async (tx) => {
    const { id } = await tx
      .insertInto('users')
      .values({ id: newId(), email, email_verified: true })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email_verified: true, updated_at }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const role = { role: 'admin', account_status: 'active', is_business_onboarding: false } as const;
    await tx
      .insertInto('profiles')
      .values({ user_id: id, ...role })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...role, updated_at }))
      .execute();
    return id;
  });
  return { email, link: await mintLink(context, { purpose: 'reset_password', user_id: userId, email }) };
}
