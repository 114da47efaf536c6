import { formatCents } from '#domain/format/money.ts';
import { dateWords, endSentence, newYorkMoment } from '#domain/format/new-york-time.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { payoutFailedMail } from './mails/payout-failed-mail.ts';
import { payoutPaidMail } from './mails/payout-paid-mail.ts';
import { payoutSentMail } from './mails/payout-sent-mail.ts';

const KIND = 'money_moves';
const HREF = '/creator/earnings';
type Turn = 'requested' | 'stopped' | 'released' | 'sent' | 'paid' | 'failed' | 'canceled';

/** Notifies the creator about the progress of a payout. */
export async function notifyAboutPayout(
  tx: Tx,
  context: Context,
  payoutId: string,
  turn: Turn,
): Promise<void> {
  const payout = await read(tx, payoutId);
  const { number, amount_cents, failure, arrives_on } = payout;
  const amount = formatCents(amount_cents);
  const bank = bankWords(payout);
  const shared = { user_ids: [payout.user_id], kind: KIND };
  const notification = { notification_key: `payout-${turn}:${payoutId}`, href: HREF };
  switch (turn) {
    case 'requested':
      return notifyPeople(tx, context, {
        ...shared,
        notification: {
          ...notification,
          title: `${amount} leaves ${newYorkMoment(payout.leaves_at)}`,
          body: `Payout No. ${number} to ${bank}. You can cancel it until then.`,
        },
      });
    case 'stopped':
      return notifyPeople(tx, context, {
        ...shared,
        notification: {
          ...notification,
          notification_key: `payout-stopped:${payoutId}:${context.now().getTime()}`,
          title: `Your ${amount} payout is on hold`,
          body: `We put Payout No. ${number} on hold. Write to us if you have questions.`,
        },
      });
    case 'released':
      return notifyPeople(tx, context, {
        ...shared,
        notification: {
          ...notification,
          notification_key: `payout-released:${payoutId}:${context.now().getTime()}`,
          title: `Your ${amount} payout is no longer on hold`,
          body: endSentence(`Payout No. ${number} leaves ${newYorkMoment(payout.leaves_at)}`),
        },
      });
    case 'canceled':
      return notifyPeople(tx, context, {
        ...shared,
        notification: {
          ...notification,
          title: `Payout No. ${number} was canceled`,
          body: `${amount} is available again. Write to us if you have questions.`,
        },
      });
    case 'sent':
      return notifyPeople(tx, context, {
        ...shared,
        notification: {
          ...notification,
          title: `Your ${amount} payout is on its way`,
          body: `It should reach ${bank} by ${dateWords(arrives_on)}.`,
        },
        mail: { template: payoutSentMail, facts: { number, amount_cents, bank, arrives_on } },
      });
    case 'paid':
      return notifyPeople(tx, context, {
        ...shared,
        notification: {
          ...notification,
          title: `Your ${amount} payout arrived`,
          body: `Payout No. ${number} to ${bank}.`,
        },
        mail: { template: payoutPaidMail, facts: { number, amount_cents, bank } },
      });
    case 'failed':
      return notifyPeople(tx, context, {
        ...shared,
        notification: {
          ...notification,
          title: `Your ${amount} payout didn’t go through`,
          body: `${failure ?? ''} The money is available again. Check your bank details, then send it again.`.trim(),
        },
        mail: { template: payoutFailedMail, facts: { number, amount_cents, bank, failure: failure ?? '' } },
      });
  }
}

/** Asks an admin to find out whether the cause is the bank or us. */
export async function notifyAdminsOfFailure(tx: Tx, context: Context, payoutId: string): Promise<void> {
  const { amount_cents, failure, full_name } = await read(tx, payoutId);
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_money'),
    kind: 'needs_a_person',
    notification: {
      notification_key: `payout-failed:${payoutId}`,
      title: `A payout of ${formatCents(amount_cents)} to ${full_name ?? 'a creator'} failed`,
      body: failure ?? '',
      href: `/admin/payouts?open=${payoutId}`,
    },
  });
}

function read(tx: Tx, payoutId: string) {
  return tx
    .selectFrom('payouts')
    .innerJoin('creators', 'creators.id', 'payouts.creator_id')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['payouts.number', 'payouts.amount_cents', 'payouts.bank_name', 'payouts.bank_last4'])
    .select(['payouts.leaves_at', 'payouts.arrives_on', 'payouts.failure'])
    .select(['creators.user_id', 'profiles.full_name'])
    .where('payouts.id', '=', payoutId)
    .executeTakeFirstOrThrow();
}
