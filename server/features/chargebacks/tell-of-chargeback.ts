import type { ChargebackStatus } from '#domain/chargeback-states.ts';
import { formatCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { chargebackMail } from '../../mail/templates/chargeback-mail.ts';
import { listAdmins } from '../notices/list-admins.ts';
import { tellPeople } from '../notices/tell-people.ts';

const ADVICE: Record<ChargebackStatus, string> = {
  open: 'The held funds of the campaign stay whole. If this was a mistake, tell your bank that you know the payment.',
  won: 'Everything is as it was before.',
  lost: 'We will write to you about what is owed.',
};

/** Whoever owns the business hears of it, and a person of ours, who has to answer the bank. */
export async function tellOfChargeback(tx: Tx, context: Context, chargebackId: string): Promise<void> {
  const row = await tx
    .selectFrom('chargebacks as c')
    .innerJoin('businesses', 'businesses.id', 'c.business_id')
    .leftJoin('campaigns', 'campaigns.id', 'c.campaign_id')
    .select(['c.id', 'c.status', 'c.amount_cents', 'c.reason', 'c.funding_id'])
    .select(['businesses.owner_id', 'businesses.business_name', 'campaigns.title'])
    .where('c.id', '=', chargebackId)
    .executeTakeFirst();
  if (row === undefined) return;
  const { id, amount_cents, funding_id, owner_id, business_name, reason } = row;
  const status = row.status as ChargebackStatus;
  const title = row.title ?? 'a campaign';
  const amount = formatCents(amount_cents);
  const headline = {
    open: `A bank took back ${amount} paid for ${title}`,
    won: `The bank returned ${amount} for ${title}`,
    lost: `The bank keeps ${amount} taken back from ${title}`,
  }[status];
  await tellPeople(tx, context, {
    user_ids: owner_id ? [owner_id] : [],
    kind: 'money_moves',
    notice: {
      notice_key: `chargeback:${id}:${status}`,
      title: headline,
      body: ADVICE[status],
      href: `/business/receipts/${funding_id}`,
    },
    mail: {
      template: chargebackMail,
      facts: { title, amount_cents, status, advice: ADVICE[status], funding_id },
    },
  });
  await tellPeople(tx, context, {
    user_ids: await listAdmins(tx),
    kind: 'needs_a_person',
    notice: {
      notice_key: `chargeback:${id}:${status}`,
      title: `${business_name}: ${headline}`,
      body: reason ?? '',
      href: '/admin/payments',
    },
  });
}
