import type { Context } from '../../context.ts';
import { readTicket } from './sign-up-ticket.ts';

/** An unknown or forged ticket reads as not verified: there is nothing else to tell. */
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
