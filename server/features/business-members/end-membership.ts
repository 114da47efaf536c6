import type { Account } from '#domain/access.ts';
import { canMoveMember, MEMBER_MOVES } from '#domain/member-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { memberRemovedMail } from '../../mail/templates/member-removed-mail.ts';
import { lockBusiness } from '../businesses/require-business.ts';
import { leaveConversations } from '../conversations/take-part.ts';
import { findMember } from './find-member.ts';

/** The owner takes somebody out: what they ask for next is refused, and they are told by mail. */
export async function removeMember(
  context: Context,
  account: Account,
  businessId: string,
  memberId: string,
): Promise<{ done: true }> {
  return inTransaction(context.db, async (tx) => {
    const { business_name } = await lockBusiness(tx, account, businessId, 'own');
    const member = await findMember(tx, businessId, { id: memberId });
    if (member === undefined) throw new Problem('not_found', 'There is no such member.');
    if (member.role === 'owner') {
      throw new Problem('conflict', 'The owner stays. Hand the business over first, then leave.');
    }
    // Taken out twice is taken out.
    if (!canMoveMember('remove', member)) return { done: true };
    await end(tx, businessId, member, context.now());
    if (member.account_status !== 'deleted') {
      await queueMail(context, tx, memberRemovedMail, member.email, { business_name });
    }
    return { done: true };
  });
}

/** A manager leaves. The owner cannot: a business has exactly one. */
export async function leaveBusiness(
  context: Context,
  account: Account,
  businessId: string,
): Promise<{ done: true }> {
  return inTransaction(context.db, async (tx) => {
    const { membership } = await lockBusiness(tx, account, businessId, 'change');
    const member = await findMember(tx, businessId, { user_id: account.user_id });
    if (membership === 'owner' || member === undefined || !canMoveMember('leave', member)) {
      throw new Problem('conflict', 'The owner stays. Hand the business over first, then leave.');
    }
    await end(tx, businessId, member, context.now());
    return { done: true };
  });
}

async function end(
  tx: Tx,
  business_id: string,
  { id, user_id }: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('business_members')
    .set({ status: MEMBER_MOVES.remove.to, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  await leaveConversations(tx, { business_id, user_id });
}
