import type { Account } from '#domain/accounts/access.ts';
import { isWorking } from '#domain/accounts/account-states.ts';
import { endKeys } from '#server/areas/accounts/api-keys/commands/end-keys.ts';
import { requireOwnPassword } from '#server/areas/accounts/passwords/commands/require-own-password.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { findMember } from '#server/areas/businesses/businesses/queries/find-member.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { businessTransferredMail } from '../mails/business-transferred-mail.ts';

/** Swaps the roles of the owner and a manager. There is exactly one owner at all times. */
export async function transferOwnership(
  context: Context,
  account: Account,
  businessId: string,
  { member_id, password, session_id }: { member_id: string; password: string; session_id: string },
): Promise<{ done: true }> {
  await requireOwnPassword(context, { user_id: account.user_id, session_id }, password, 'password');
  return inTransaction(context.db, async (tx) => {
    const { business_name } = await lockBusiness(tx, account, businessId, 'own');
    const next = await findMember(tx, businessId, { id: member_id });
    if (next === undefined || next.status !== 'active') {
      throw new Problem('not_found', 'We can’t find that manager.');
    }
    if (next.role === 'owner') throw new Problem('conflict', 'They already own the business.');
    if (!isWorking({ role: 'business', account_status: next.account_status })) {
      throw new Problem('conflict', 'Their account is suspended. Choose another manager.');
    }
    await swap(tx, businessId, { from: account.user_id, to: next.user_id, at: context.now() });
    const facts = { business_name, new_owner: next.full_name ?? next.email };
    await queueMail(context, tx, businessTransferredMail, account.email, { ...facts, is_new_owner: false });
    await queueMail(context, tx, businessTransferredMail, next.email, { ...facts, is_new_owner: true });
    await notifyPeople(tx, context, {
      user_ids: [next.user_id],
      business_id: businessId,
      kind: 'account_decided',
      notification: {
        notification_key: `ownership:${businessId}:${context.now().getTime()}`,
        title: `You own ${business_name} now`,
        href: '/business/settings',
      },
    });
    return { done: true };
  });
}

async function swap(tx: Tx, businessId: string, { from, to, at }: { from: string; to: string; at: Date }) {
  const updated_at = at.toISOString();
  const roles = [
    { user_id: from, role: 'manager' },
    { user_id: to, role: 'owner' },
  ] as const;
  // Change the old owner first, because the table allows one owner at a time.
  for (const { user_id, role } of roles) {
    await tx
      .updateTable('business_members')
      .set({ role, location_ids: null, updated_at })
      .where('business_id', '=', businessId)
      .where('user_id', '=', user_id)
      .execute();
    await endKeys(tx, { user_id, business_id: businessId, cause: 'role_changed', at });
  }
  await tx.updateTable('businesses').set({ owner_id: to }).where('id', '=', businessId).execute();
}
