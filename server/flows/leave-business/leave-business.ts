import type { Account } from '#domain/accounts/access.ts';
import { leaveBusiness, removeMember } from '#server/areas/businesses/members/commands/end-membership.ts';
import { leaveConversations } from '#server/areas/messages/conversations/commands/take-part.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** Removes a manager, also from the business's conversations. */
export function takeOut(
  context: Context,
  account: Account,
  business_id: string,
  memberId: string,
): Promise<{ done: true }> {
  return inTransaction(context.db, async (tx) => {
    const user_id = await removeMember(tx, context, account, business_id, memberId);
    if (user_id !== null) await leaveConversations(tx, { business_id, user_id });
    return { done: true };
  });
}

/** Lets a manager leave the business and its conversations. */
export function goAway(context: Context, account: Account, business_id: string): Promise<{ done: true }> {
  return inTransaction(context.db, async (tx) => {
    await leaveBusiness(tx, context, account, business_id);
    await leaveConversations(tx, { business_id, user_id: account.user_id });
    return { done: true };
  });
}
