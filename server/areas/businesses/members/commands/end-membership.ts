import type { Account } from '#domain/accounts/access.ts';
import { canMoveMember, MEMBER_MOVES } from '#domain/businesses/member-states.ts';
import { endKeys } from '#server/areas/accounts/api-keys/commands/end-keys.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { findMember } from '#server/areas/businesses/businesses/queries/find-member.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { memberRemovedMail } from '../mails/member-removed-mail.ts';

/** Removes a member and mails them. Their next request is refused. Returns the removed account. */
export async function removeMember(
  tx: Tx,
  context: Context,
  account: Account,
  businessId: string,
  memberId: string,
): Promise<string | null> {
  const { business_name } = await lockBusiness(tx, account, businessId, 'own');
  const member = await findMember(tx, businessId, { id: memberId });
  if (member === undefined) throw new Problem('not_found', 'We can’t find that member.');
  if (member.role === 'owner') {
    throw new Problem('conflict', 'The owner can’t leave. Transfer ownership first.');
  }
  // Already removed.
  if (!canMoveMember('remove', member)) return null;
  await end(tx, businessId, member, context.now());
  if (member.account_status !== 'deleted') {
    await queueMail(context, tx, memberRemovedMail, member.email, { business_name });
    await notifyPeople(tx, context, {
      user_ids: [member.user_id],
      kind: 'account_decided',
      notification: {
        notification_key: `member-removed:${member.id}:${context.now().getTime()}`,
        title: `You were removed from ${business_name}`,
        href: '/settings',
      },
    });
  }
  return member.user_id;
}

/** Lets a manager leave. The owner can't, because a business has exactly one. */
export async function leaveBusiness(
  tx: Tx,
  context: Context,
  account: Account,
  businessId: string,
): Promise<void> {
  const { membership } = await lockBusiness(tx, account, businessId, 'change');
  const member = await findMember(tx, businessId, { user_id: account.user_id });
  if (membership === 'owner' || member === undefined || !canMoveMember('leave', member)) {
    throw new Problem('conflict', 'The owner can’t leave. Transfer ownership first.');
  }
  await end(tx, businessId, member, context.now());
}

async function end(
  tx: Tx,
  business_id: string,
  { id, user_id }: { id: string; user_id: string },
  now: Date,
): Promise<void> {
  await endKeys(tx, { user_id, business_id, cause: 'left_business', at: now });
  await tx
    .updateTable('business_members')
    .set({ status: MEMBER_MOVES.remove.to, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
