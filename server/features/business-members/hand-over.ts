import type { Account } from '#domain/access.ts';
import { isWorking } from '#domain/account-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { businessHandedOverMail } from '../../mail/templates/business-handed-over-mail.ts';
import { lockBusiness } from '../businesses/require-business.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';
import { findMember } from './find-member.ts';

/** The owner makes a manager the owner and becomes one: there is one owner before, after and in between. */
export async function handOver(
  context: Context,
  account: Account,
  businessId: string,
  { member_id, password }: { member_id: string; password: string },
): Promise<{ done: true }> {
  await requireOwnPassword(context, account.user_id, password, 'password');
  return inTransaction(context.db, async (tx) => {
    const { business_name } = await lockBusiness(tx, account, businessId, 'own');
    const next = await findMember(tx, businessId, { id: member_id });
    if (next === undefined || next.status !== 'active') {
      throw new Problem('not_found', 'There is no such manager.');
    }
    if (next.role === 'owner') throw new Problem('conflict', 'The business is theirs already.');
    if (!isWorking({ role: 'business', account_status: next.account_status })) {
      throw new Problem('conflict', 'Their account is suspended. Hand the business to somebody else.');
    }
    await swap(tx, businessId, { from: account.user_id, to: next.user_id, at: context.now() });
    const facts = { business_name, new_owner: next.full_name ?? next.email };
    await queueMail(context, tx, businessHandedOverMail, account.email, { ...facts, is_new_owner: false });
    await queueMail(context, tx, businessHandedOverMail, next.email, { ...facts, is_new_owner: true });
    return { done: true };
  });
}

async function swap(tx: Tx, businessId: string, { from, to, at }: { from: string; to: string; at: Date }) {
  const updated_at = at.toISOString();
  const roles = [
    { user_id: from, role: 'manager' },
    { user_id: to, role: 'owner' },
  ] as const;
  // The old owner first: the table holds one owner at a time.
  for (const { user_id, role } of roles) {
    await tx
      .updateTable('business_members')
      .set({ role, updated_at })
      .where('business_id', '=', businessId)
      .where('user_id', '=', user_id)
      .execute();
  }
  await tx.updateTable('businesses').set({ owner_id: to }).where('id', '=', businessId).execute();
}
