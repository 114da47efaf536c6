import type { Account } from '#domain/accounts/access.ts';
import { INVITATION_MOVES } from '#domain/businesses/invitation-states.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

/** Revokes an invitation. Its link stops working. */
export async function revokeInvitation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
  invitationId: string,
): Promise<{ done: true }> {
  const { from, to } = INVITATION_MOVES.revoke;
  return inTransaction(db, async (tx) => {
    await lockBusiness(tx, account, businessId, 'own');
    const invitation = await tx
      .selectFrom('business_invitations')
      .select('status')
      .where('id', '=', invitationId)
      .where('business_id', '=', businessId)
      .forUpdate()
      .executeTakeFirst();
    if (invitation === undefined) throw new Problem('not_found', 'We can’t find that invitation.');
    if (invitation.status === 'accepted') {
      throw new Problem('conflict', 'They’ve already accepted. Remove them from the team instead.');
    }
    if ((from as readonly string[]).includes(invitation.status)) {
      await tx
        .updateTable('business_invitations')
        .set({ status: to, decided_at: now().toISOString() })
        .where('id', '=', invitationId)
        .execute();
    }
    return { done: true };
  });
}
