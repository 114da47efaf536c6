import type { Account } from '#domain/access.ts';
import { INVITATION_MOVES } from '#domain/invitation-states.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { lockBusiness } from '../businesses/require-business.ts';

/** Takes an invitation back: its link opens nothing from then on. */
export async function revokeInvitation(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
  invitationId: string,
): Promise<{ done: true }> {
  const { from, to } = INVITATION_MOVES.revoke;
  return inTransaction(db, async (tx) => {
    await lockBusiness(tx, account, businessId, 'own');
    const held = await tx
      .selectFrom('business_invitations')
      .select('status')
      .where('id', '=', invitationId)
      .where('business_id', '=', businessId)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) throw new Problem('not_found', 'There is no such invitation.');
    if (held.status === 'accepted') {
      throw new Problem('conflict', 'They have accepted meanwhile. Take them out of the members instead.');
    }
    if ((from as readonly string[]).includes(held.status)) {
      await tx
        .updateTable('business_invitations')
        .set({ status: to, decided_at: now().toISOString() })
        .where('id', '=', invitationId)
        .execute();
    }
    return { done: true };
  });
}
