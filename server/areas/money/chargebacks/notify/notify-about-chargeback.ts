import { formatCents } from '#domain/format/money.ts';
import type { ChargebackStatus } from '#domain/money/chargeback-states.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { chargebackMail } from '../mails/chargeback-mail.ts';
import { owedCents } from '../owed-cents.ts';

const ADVICE: Record<ChargebackStatus, (cents: number) => string> = {
  open: () =>
    'The campaign is on hold, its open spots are no longer paid for, and you can’t pay until we’ve looked into it. If you recognize the payment, tell your bank.',
  won: () => 'The campaign and its open spots are back to how they were.',
  lost: (cents) =>
    cents > 0
      ? `You owe us ${formatCents(cents)}, which we owe creators. You can’t pay for campaigns until we’ve talked.`
      : 'You don’t owe us anything, but you can’t pay for campaigns until we’ve talked.',
};

/** Notifies the owner of the business, and the admins, who have to respond to the bank. */
export async function notifyAboutChargeback(tx: Tx, context: Context, chargebackId: string): Promise<void> {
  const row = await tx
    .selectFrom('chargebacks as x')
    .innerJoin('businesses', 'businesses.id', 'x.business_id')
    .leftJoin('campaigns', 'campaigns.id', 'x.campaign_id')
    .select(['x.id', 'x.status', 'x.amount_cents', 'x.reason', 'x.funding_id', owedCents.as('owed_cents')])
    .select(['x.business_id', 'businesses.owner_id', 'businesses.business_name', 'campaigns.title'])
    .where('x.id', '=', chargebackId)
    .executeTakeFirst();
  if (row === undefined) return;
  const { id, amount_cents, funding_id, business_id, owner_id, business_name, reason, status } = row;
  const title = row.title ?? 'a campaign';
  const amount = formatCents(amount_cents);
  const advice = ADVICE[status](row.owed_cents);
  const headline = {
    open: `A bank took back ${amount} paid for ${title}`,
    won: `The bank returned ${amount} for ${title}`,
    lost: `The bank kept ${amount} it took back from ${title}`,
  }[status];
  await notifyPeople(tx, context, {
    user_ids: owner_id ? [owner_id] : [],
    business_id,
    kind: 'money_moves',
    notification: {
      notification_key: `chargeback:${id}:${status}`,
      title: headline,
      body: advice,
      href: `/business/receipts/${funding_id}`,
    },
    mail: {
      template: chargebackMail,
      facts: { title, amount_cents, status, advice, funding_id },
    },
  });
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_money'),
    kind: 'needs_a_person',
    notification: {
      notification_key: `chargeback:${id}:${status}`,
      title: `${business_name}: ${headline}`,
      body: reason ?? '',
      href: '/admin/payments',
    },
  });
}
