import { formatCents } from '#domain/format/money.ts';
import type { RefundReason } from '#domain/money/funding-states.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { moneyPaidInMail } from '../mails/money-paid-in-mail.ts';
import { moneyRefundedMail } from '../mails/money-refunded-mail.ts';
import { paymentFailedMail } from '../mails/payment-failed-mail.ts';

const KIND = 'money_moves';

/** Notifies all members of the business about its money. */
export async function notifyAboutFunding(
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
  const user_ids = await listBusinessPeople(tx, funding);
  const identifier = funding.slug ?? funding.campaign_id;
  const amount = formatCents(total_cents);
  if (end === 'failed') {
    const facts = { title, total_cents, failure: failure ?? '', identifier, business_id };
    return notifyPeople(tx, context, {
      user_ids,
      business_id,
      kind: KIND,
      notification: {
        notification_key: `funding-failed:${funding_id}`,
        title: `Your payment for ${title} didn’t go through`,
        body: `${failure ?? ''} You weren’t charged.`.trim(),
        href: `/business/campaigns/${identifier}/fund`,
      },
      mail: { template: paymentFailedMail, facts },
    });
  }
  return notifyPeople(tx, context, {
    user_ids,
    business_id,
    kind: KIND,
    notification: {
      notification_key: `funding-paid:${funding_id}`,
      title: `You paid ${amount} for ${title}`,
      body: 'It’s held until you approve the work.',
      href: `/business/receipts/${funding_id}`,
    },
    mail: { template: moneyPaidInMail, facts: { title, total_cents, slots, funding_id } },
  });
}

export interface RefundUpdate {
  campaign_id: string;
  total_cents: number;
  reason: RefundReason;
}

export async function notifyAboutRefund(
  tx: Tx,
  context: Context,
  { campaign_id, total_cents, reason }: RefundUpdate,
): Promise<void> {
  const campaign = await tx
    .selectFrom('campaigns')
    .select(['title', 'slug', 'business_id'])
    .where('id', '=', campaign_id)
    .executeTakeFirst();
  if (campaign === undefined) return;
  const { title, slug, business_id } = campaign;
  const identifier = slug ?? campaign_id;
  await notifyPeople(tx, context, {
    user_ids: await listBusinessPeople(tx, { business_id, campaign_id }),
    business_id,
    kind: KIND,
    notification: {
      notification_key: `refunded:${newId()}`,
      title: `We’re refunding ${formatCents(total_cents)}`,
      body: `For ${title}, to the card you paid with. Banks usually show it within 5 to 10 business days.`,
      href: `/business/campaigns/${identifier}`,
    },
    mail: { template: moneyRefundedMail, facts: { title, total_cents, reason, identifier, business_id } },
  });
}
