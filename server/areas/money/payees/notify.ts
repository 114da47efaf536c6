import type { BankChange } from '#domain/money/bank-changes.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { listFormerEmails } from '#server/areas/accounts/owner-mails/former-emails.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import type { ProviderPayee } from '#server/platform/payments/payment-provider.ts';
import type { LockedPayee } from './lock.ts';
import { payoutAccountChangedMail } from './mails/payout-account-changed-mail.ts';
import { ownerOfPayee } from './queries/owner-of-payee.ts';

interface Changed {
  locked: LockedPayee;
  answer: ProviderPayee;
  change: BankChange;
  /** Whether payouts to this bank are still delayed. */
  waits: boolean;
}

/**
 * Mails the owner about every new bank, with a link that stops payouts, because an intruder goes for the money. Recent
 * former addresses get the mail too.
 */
export async function notifyAboutBankChange(
  tx: Tx,
  context: Context,
  { locked, answer, change, waits }: Changed,
): Promise<void> {
  const user_id = await ownerOfPayee(tx, locked);
  const facts = { user_id, change, waits, before: bankWords(locked), bank: bankWords(answer) };
  await notifyPeople(tx, context, {
    user_ids: [user_id],
    kind: 'money_moves',
    notification: {
      notification_key: `payee-changed:${locked.id}:${locked.readings}`,
      title: TITLES[change],
      body: `${newsOf(facts)} If this wasn’t you, use the link in our email.`,
      href: '/creator/settings#payouts',
    },
    mail: { template: payoutAccountChangedMail, facts },
  });
  for (const email of await listFormerEmails(tx, user_id, context.now())) {
    await queueMail(context, tx, payoutAccountChangedMail, email, facts);
  }
}

function newsOf({
  change,
  waits,
  before,
  bank,
}: {
  change: BankChange;
  waits: boolean;
  before: string;
  bank: string;
}) {
  if (change === 'removed') return `We’ll no longer send payouts to ${before}.`;
  return waits ? `Payouts to ${bank} start in 72 hours.` : `Payouts now go to ${bank}.`;
}

const TITLES: Record<BankChange, string> = {
  connected: 'A bank account was connected',
  changed: 'Your bank account was changed',
  removed: 'Your bank account was removed',
};
