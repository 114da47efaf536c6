import type { Account } from '#domain/access.ts';
import { canMoveMember, MEMBER_MOVES } from '#domain/member-states.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { findMember } from '../business-members/find-member.ts';
import { joinConversations } from '../conversations/take-part.ts';

/**
 * Makes somebody a manager. They set up no shop of their own any more: onboarding is over for them, and what they
 * had begun goes.
 */
export async function join(tx: Tx, account: Account, businessId: string, now: Date): Promise<void> {
  const { user_id, business, is_business_onboarding } = account;
  const at = now.toISOString();
  if (business !== null && is_business_onboarding && business.membership === 'owner') {
    await tx.deleteFrom('businesses').where('id', '=', business.id).execute();
  }
  await tx
    .updateTable('profiles')
    .set({ role: 'business', is_business_onboarding: false, updated_at: at })
    .where('user_id', '=', user_id)
    .execute();
  const held = await findMember(tx, businessId, { user_id });
  if (held === undefined) {
    await tx
      .insertInto('business_members')
      .values({
        id: newId(),
        business_id: businessId,
        user_id,
        role: 'manager',
        status: MEMBER_MOVES.join.to,
        created_at: at,
      })
      .execute();
  } else if (canMoveMember('join', held)) {
    await tx
      .updateTable('business_members')
      .set({ status: MEMBER_MOVES.join.to, created_at: at, updated_at: at })
      .where('id', '=', held.id)
      .execute();
  } else {
    return;
  }
  await joinConversations(tx, { business_id: businessId, user_id }, now);
}
