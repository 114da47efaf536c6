import type { Account } from '#domain/accounts/access.ts';
import { canMoveMember, MEMBER_MOVES } from '#domain/businesses/member-states.ts';
import { changeAccount } from '#server/areas/accounts/users/commands/change-account.ts';
import { findMember } from '#server/areas/businesses/businesses/queries/find-member.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

/**
 * Makes an account a manager. Its own onboarding ends, and the business it had begun is deleted. Returns whether the
 * account is new there.
 */
export async function join(
  tx: Tx,
  account: Account,
  { business_id, location_ids }: { business_id: string; location_ids: string[] | null },
  now: Date,
): Promise<boolean> {
  const { user_id, business, is_business_onboarding } = account;
  const at = now.toISOString();
  if (business !== null && is_business_onboarding && business.membership === 'owner') {
    await tx.deleteFrom('businesses').where('id', '=', business.id).execute();
  }
  await changeAccount(tx, user_id, { role: 'business', is_business_onboarding: false }, now);
  const member = await findMember(tx, business_id, { user_id });
  if (member === undefined) {
    await tx
      .insertInto('business_members')
      .values({
        id: newId(),
        business_id,
        location_ids,
        user_id,
        role: 'manager',
        status: MEMBER_MOVES.join.to,
        created_at: at,
      })
      .execute();
  } else if (canMoveMember('join', member)) {
    await tx
      .updateTable('business_members')
      .set({ status: MEMBER_MOVES.join.to, location_ids, created_at: at, updated_at: at })
      .where('id', '=', member.id)
      .execute();
  } else {
    return false;
  }
  return true;
}
