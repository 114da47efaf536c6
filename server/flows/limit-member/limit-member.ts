import type { Account } from '#domain/accounts/access.ts';
import { setMemberLocations } from '#server/areas/businesses/members/commands/set-member-locations.ts';
import { joinMissedConversations } from '#server/areas/messages/conversations/commands/take-part.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** Sets a manager's locations. They also get to read conversations that began while they couldn't. */
export function limitMember(
  context: Context,
  account: Account,
  wish: { business_id: string; member_id: string; location_ids: readonly string[] | null },
): Promise<{ done: true }> {
  return inTransaction(context.db, async (tx) => {
    const { business_id } = wish;
    const user_id = await setMemberLocations(tx, context, account, wish);
    if (user_id !== null) await joinMissedConversations(tx, { business_id, user_id }, context.now());
    return { done: true };
  });
}
