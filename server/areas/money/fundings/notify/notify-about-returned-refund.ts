import { formatCents } from '#domain/format/money.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { refundReturnedMail } from '../mails/refund-returned-mail.ts';

/** Tells the business that its money did not arrive and is still its own, and tells admins to act. */
export async function notifyAboutReturnedRefund(
  tx: Tx,
  context: Context,
  { refund_id, round }: { refund_id: string; round: number },
): Promise<void> {
  const row = await tx
    .selectFrom('refunds as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .leftJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .select([
      'r.funding_id',
      'r.campaign_id',
      'r.business_id',
      'r.total_cents',
      'r.failure',
      'b.business_name',
      'c.title',
    ])
    .where('r.id', '=', refund_id)
    .executeTakeFirst();
  if (row === undefined) return;
  const { funding_id, business_id, total_cents, business_name } = row;
  const [title, failure, amount] = [row.title ?? 'a campaign', row.failure ?? '', formatCents(total_cents)];
  const notification_key = `refund-returned:${refund_id}:${round}`;
  await notifyPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, row),
    business_id,
    kind: 'money_moves',
    notification: {
      notification_key,
      title: `Your ${amount} refund didn’t arrive`,
      body: `For ${title}. ${failure} The money is still yours, and we’ll send it again.`,
      href: `/business/receipts/${funding_id}`,
    },
    mail: { template: refundReturnedMail, facts: { title, total_cents, failure, funding_id } },
  });
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_money'),
    kind: 'needs_a_person',
    notification: {
      notification_key,
      title: `A ${amount} refund to ${business_name} failed`,
      body: failure,
      href: '/admin/payments?view=attention',
    },
  });
}
