import type { Account } from '#domain/accounts/access.ts';
import { acceptInvitation } from '#server/areas/businesses/invitations/commands/answer-invitation.ts';
import { joinConversations } from '#server/areas/messages/conversations/commands/take-part.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

/** Accepts an invitation. The account becomes a manager and joins the business's conversations. */
export function joinBusiness(context: Context, account: Account, token: string) {
  return inTransaction(context.db, async (tx) => {
    const now = context.now();
    const { business_id, receipt, is_new } = await acceptInvitation(tx, account, token, now);
    if (is_new) await joinConversations(tx, { business_id, user_id: account.user_id }, now);
    return receipt;
  });
}
