import { bankWords } from '#domain/bank-words.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { payoutAccountChangedMail } from '../../mail/templates/payout-account-changed-mail.ts';
import type { ProviderPayee } from '../../payments/payment-provider.ts';
import { requireProvider } from '../../payments/require-provider.ts';
import { tellPeople } from '../notices/tell-people.ts';
import { type HeldPayee, holdPayee } from './hold-payee.ts';

const MOST_TRIES = 5;

/**
 * How a payout account stands goes back and forth, so no order of messages tells it: whatever a message says, the provider
 * is asked. Of two who ask at once, whoever writes second asks again, so that an older answer never stays.
 */
export async function lookAtPayee(context: Context, payeeId: string): Promise<void> {
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const payee = await context.db
      .selectFrom('payees')
      .select(['id', 'provider', 'provider_reference', 'readings'])
      .where('id', '=', payeeId)
      .executeTakeFirstOrThrow();
    requireProvider(context.payments, payee.provider);
    const answer = await context.payments.findPayee({ id: payeeId, reference: payee.provider_reference });
    if (answer === null) return;
    if (await keep(context, { ...payee, answer })) return;
  }
  throw new Error(`Payee ${payeeId} keeps changing while it is looked at`);
}

interface Reading {
  id: string;
  readings: number;
  answer: ProviderPayee;
}

/** False where somebody wrote down another answer since we asked. */
function keep(context: Context, { id, readings, answer }: Reading): Promise<boolean> {
  return inTransaction(context.db, async (tx) => {
    const held = await holdPayee(tx, id);
    if (held.readings !== readings) return false;
    const at = context.now().toISOString();
    const { status, bank_name, bank_last4, has_tax_form } = answer;
    const isSameBank = held.bank_name === bank_name && held.bank_last4 === bank_last4;
    await tx
      .updateTable('payees')
      .set({
        provider_reference: answer.reference,
        status,
        bank_name: bank_name?.slice(0, 80) ?? null,
        bank_last4,
        failure: answer.failure?.slice(0, 300) ?? null,
        checked_at: status === 'ready' ? (isSameBank ? (held.checked_at ?? at) : at) : null,
        tax_form_at: has_tax_form ? (held.tax_form_at ?? at) : null,
        readings: readings + 1,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
    if (!isSameBank && held.bank_last4 !== null) await tellOfChange(tx, context, held, answer);
    if (status !== held.status) await tell(tx, context, held, answer);
    return true;
  });
}

async function tell(tx: Tx, context: Context, held: HeldPayee, { status, failure }: ProviderPayee) {
  if (status !== 'ready' && status !== 'restricted') return;
  const isReady = status === 'ready';
  await tellPeople(tx, context, {
    user_ids: [await userOf(tx, held)],
    kind: 'money_moves',
    notice: {
      notice_key: `payee-${status}:${held.id}:${held.readings}`,
      title: isReady ? 'Your payout account is ready' : 'Your payout account needs another look',
      body: isReady
        ? 'What is available can be sent to your bank.'
        : (failure ?? 'Payouts wait until it is done.'),
      href: '/creator/earnings',
    },
  });
}

/** Whoever gets into an account goes for the money: its owner hears of it also where they look at the mail only. */
async function tellOfChange(tx: Tx, context: Context, held: HeldPayee, answer: ProviderPayee): Promise<void> {
  const [before, bank] = [bankWords(held), bankWords(answer)];
  await tellPeople(tx, context, {
    user_ids: [await userOf(tx, held)],
    kind: 'money_moves',
    notice: {
      notice_key: `payee-changed:${held.id}:${held.readings}`,
      title: 'Your payout account was changed',
      body: `Payouts go to ${bank} now.`,
      href: '/creator/settings#payouts',
    },
    mail: { template: payoutAccountChangedMail, facts: { before, bank } },
  });
}

async function userOf(tx: Tx, { creator_id }: HeldPayee): Promise<string> {
  const { user_id } = await tx
    .selectFrom('creators')
    .select('user_id')
    .where('id', '=', creator_id)
    .executeTakeFirstOrThrow();
  return user_id;
}
