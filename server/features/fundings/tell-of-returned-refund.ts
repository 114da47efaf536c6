import { formatCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refundReturnedMail } from '../../mail/templates/refund-returned-mail.ts';
import { listAdmins } from '../notices/list-admins.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';

/** The business hears that its money did not arrive and is still its own, and a person of ours that somebody has to act. */
export async function tellOfReturnedRefund(
  tx: Tx,
  context: Context,
  { refund_id, round }: { refund_id: string; round: number },
): Promise<void> {
  const row = await tx
    .selectFrom('refunds as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .leftJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .select(['r.funding_id', 'r.business_id', 'r.total_cents', 'r.failure', 'b.business_name', 'c.title'])
    .where('r.id', '=', refund_id)
    .executeTakeFirst();
  if (row === undefined) return;
  const { funding_id, business_id, total_cents, business_name } = row;
  const [title, failure, amount] = [row.title ?? 'a campaign', row.failure ?? '', formatCents(total_cents)];
  const notice_key = `refund-returned:${refund_id}:${round}`;
  await tellPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, business_id),
    kind: 'money_moves',
    notice: {
      notice_key,
      title: `A refund of ${amount} came back to us`,
      body: `From ${title}. ${failure} It stays yours: we send it again.`,
      href: `/business/receipts/${funding_id}`,
    },
    mail: { template: refundReturnedMail, facts: { title, total_cents, failure, funding_id } },
  });
  await tellPeople(tx, context, {
    user_ids: await listAdmins(tx),
    kind: 'needs_a_person',
    notice: {
      notice_key,
      title: `A refund of ${amount} to ${business_name} came back`,
      body: failure,
      href: '/admin/payments?view=attention',
    },
  });
}
