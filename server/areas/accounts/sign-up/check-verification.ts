import { readTicket } from '#server/areas/accounts/links/queries/sign-up-ticket.ts';
import type { Context } from '#server/platform/context.ts';

/** An unknown or forged ticket counts as not verified. */
export async function checkVerification({ db, config }: Context, ticket: string) {
  const userId = readTicket(config, ticket);
  if (userId === null) return { is_verified: false };
  const user = await db
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst();
  return { is_verified: user?.email_verified ?? false };
}
