import type { Account } from '#domain/accounts/access.ts';
import { chooseBusiness } from '#server/areas/accounts/sessions/commands/choose-business.ts';
import { acceptInvitation } from '#server/areas/businesses/invitations/commands/answer-invitation.ts';
import { joinConversations } from '#server/areas/messages/conversations/commands/take-part.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';

interface Acceptance {
  token: string;
  session_id: string;
}

/** Accepts an invitation. The account becomes a manager, joins the business's conversations, and works in it from now on. */
export function joinBusiness(context: Context, account: Account, { token, session_id }: Acceptance) {
  return inTransaction(context.db, async (tx) => {
    const now = context.now();
    const { business_id, receipt, is_new } = await acceptInvitation(tx, account, token, now);
    if (is_new) await joinConversations(tx, { business_id, user_id: account.user_id }, now);
    await chooseBusiness(tx, { session_id, business_id });
    return receipt;
  });
}
