import { bankWords } from '#domain/bank-words.ts';
import { formatCents } from '#domain/money.ts';
import { dateWords, newYorkMoment } from '#domain/new-york-time.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { payoutFailedMail } from '../../mail/templates/payout-failed-mail.ts';
import { payoutPaidMail } from '../../mail/templates/payout-paid-mail.ts';
import { payoutSentMail } from '../../mail/templates/payout-sent-mail.ts';
import { listAdmins } from '../notices/list-admins.ts';
import { tellPeople } from '../notices/tell-people.ts';

const KIND = 'money_moves';
const HREF = '/creator/earnings';
type Turn = 'requested' | 'sent' | 'paid' | 'failed' | 'canceled';

/** The creator hears how far a payout is. */
export async function tellOfPayout(tx: Tx, context: Context, payoutId: string, turn: Turn): Promise<void> {
  const payout = await read(tx, payoutId);
  const { number, amount_cents, failure, arrives_on } = payout;
  const amount = formatCents(amount_cents);
  const bank = bankWords(payout);
  const telling = { user_ids: [payout.user_id], kind: KIND };
  const notice = { notice_key: `payout-${turn}:${payoutId}`, href: HREF };
  switch (turn) {
    case 'requested':
      return tellPeople(tx, context, {
        ...telling,
        notice: {
          ...notice,
          title: `${amount} leaves ${newYorkMoment(payout.leaves_at)}`,
          body: `Payout No. ${number} to ${bank}. Until then you can call it back.`,
        },
      });
    case 'canceled':
      return tellPeople(tx, context, {
        ...telling,
        notice: {
          ...notice,
          title: `Payout No. ${number} was taken back`,
          body: `${amount} is available again. Write to us if you want to know why.`,
        },
      });
    case 'sent':
      return tellPeople(tx, context, {
        ...telling,
        notice: {
          ...notice,
          title: `${amount} is on its way`,
          body: `At ${bank} by ${dateWords(arrives_on)}.`,
        },
        mail: { template: payoutSentMail, facts: { number, amount_cents, bank, arrives_on } },
      });
    case 'paid':
      return tellPeople(tx, context, {
        ...telling,
        notice: { ...notice, title: `${amount} is in your account`, body: `Payout No. ${number} arrived.` },
        mail: { template: payoutPaidMail, facts: { number, amount_cents, bank } },
      });
    case 'failed':
      return tellPeople(tx, context, {
        ...telling,
        notice: {
          ...notice,
          title: `${amount} did not reach your bank`,
          body: `${failure ?? ''} It is available again. Check your bank details, then send it again.`.trim(),
        },
        mail: { template: payoutFailedMail, facts: { number, amount_cents, bank, failure: failure ?? '' } },
      });
  }
}

/** Somebody of ours looks whether it is about the bank or about us. */
export async function tellAdminsOfFailure(tx: Tx, context: Context, payoutId: string): Promise<void> {
  const { amount_cents, failure, full_name } = await read(tx, payoutId);
  await tellPeople(tx, context, {
    user_ids: await listAdmins(tx),
    kind: 'needs_a_person',
    notice: {
      notice_key: `payout-failed:${payoutId}`,
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
