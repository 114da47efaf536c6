import type { Account, OwnBusiness } from '#domain/accounts/access.ts';
import { chooseBusiness } from '#server/areas/accounts/sessions/commands/choose-business.ts';
import { findOwnMembership } from '#server/areas/base/actors/find-own-membership.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { findBusinessOf } from './find-business-of.ts';

/** Switches a session to one of the account's businesses. */
export async function switchBusiness(
  { db }: Pick<Context, 'db'>,
  { user_id }: Pick<Account, 'user_id'>,
  { session_id, business_id }: { session_id: string; business_id: string },
): Promise<OwnBusiness> {
  const business = await findOwnMembership(db, user_id, business_id);
  if (business === null) throw new Problem('not_found', 'We can’t find that business.');
  await chooseBusiness(db, { session_id, business_id });
  return business;
}

/**
 * Switches to the business of a page before it is drawn. Null if the session already works in it, or the page belongs
 * to no business of the account.
 */
export async function switchToPage(
  { db }: Pick<Context, 'db'>,
  { user_id, role, business, business_count }: Account,
  session_id: string,
  path: string,
): Promise<OwnBusiness | null> {
  if (role !== 'business' || business_count < 2 || business === null) return null;
  const business_id = await findBusinessOf(db, { user_id, chosen_id: business.id }, path);
  if (business_id === null || business_id === business.id) return null;
  return switchBusiness({ db }, { user_id }, { session_id, business_id });
}
