import type { RefundReason } from '#domain/funding-states.ts';
import { formatCents } from '#domain/money.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { moneyPaidInMail } from '../../mail/templates/money-paid-in-mail.ts';
import { moneyRefundedMail } from '../../mail/templates/money-refunded-mail.ts';
import { paymentFailedMail } from '../../mail/templates/payment-failed-mail.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';

const KIND = 'money_moves';

/** Everybody of the business hears where its money is. */
export async function tellOfFunding(
  tx: Tx,
  context: Context,
  fundingId: string,
  end: 'paid' | 'failed',
): Promise<void> {
  const funding = await tx
    .selectFrom('fundings')
    .innerJoin('campaigns', 'campaigns.id', 'fundings.campaign_id')
    .select(['fundings.id as funding_id', 'fundings.business_id', 'fundings.campaign_id'])
    .select(['fundings.total_cents', 'fundings.slots', 'fundings.failure'])
    .select(['campaigns.title', 'campaigns.slug'])
    .where('fundings.id', '=', fundingId)
    .executeTakeFirst();
  if (funding === undefined) return;
  const { funding_id, business_id, total_cents, slots, failure, title } = funding;
  const user_ids = await listBusinessPeople(tx, business_id);
  const identifier = funding.slug ?? funding.campaign_id;
  const amount = formatCents(total_cents);
  if (end === 'failed') {
    const facts = { title, total_cents, failure: failure ?? '', identifier };
    return tellPeople(tx, context, {
      user_ids,
      kind: KIND,
      notice: {
        notice_key: `funding-failed:${funding_id}`,
        title: `The payment for ${title} did not go through`,
        body: `${failure ?? ''} Nothing was charged.`.trim(),
        href: `/business/campaigns/${identifier}/fund`,
      },
      mail: { template: paymentFailedMail, facts },
    });
  }
  return tellPeople(tx, context, {
    user_ids,
    kind: KIND,
    notice: {
      notice_key: `funding-paid:${funding_id}`,
      title: `${amount} is paid in for ${title}`,
      body: 'It is held until you approve a draft.',
      href: `/business/receipts/${funding_id}`,
    },
    mail: { template: moneyPaidInMail, facts: { title, total_cents, slots, funding_id } },
  });
}

export interface RefundNews {
  campaign_id: string;
  total_cents: number;
  reason: RefundReason;
}

export async function tellOfRefund(
  tx: Tx,
  context: Context,
  { campaign_id, total_cents, reason }: RefundNews,
): Promise<void> {
  const campaign = await tx
    .selectFrom('campaigns')
    .select(['title', 'slug', 'business_id'])
    .where('id', '=', campaign_id)
    .executeTakeFirst();
  if (campaign === undefined) return;
  const { title, slug, business_id } = campaign;
  const identifier = slug ?? campaign_id;
  await tellPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, business_id),
    kind: KIND,
    notice: {
      notice_key: `refunded:${newId()}`,
      title: `${formatCents(total_cents)} goes back to you`,
      body: `From ${title}, to the card that paid. Banks show it in 5 to 10 business days.`,
      href: `/business/campaigns/${identifier}`,
    },
    mail: { template: moneyRefundedMail, facts: { title, total_cents, reason, identifier } },
  });
}
