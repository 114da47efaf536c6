import { type BankChange, findBankChange } from '#domain/money/bank-changes.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { ProviderPayee } from '#server/platform/payments/payment-provider.ts';
import { requireProvider } from '#server/platform/payments/require-provider.ts';
import { type LockedPayee, lockPayee } from '../lock.ts';
import { notifyAboutBankChange } from '../notify.ts';
import { ownerOfPayee } from '../queries/owner-of-payee.ts';

/** After being overtaken twice we can stop: the second of those answers was requested after we began. */
const MOST_TRIES = 2;
/** A read this recent is good enough right before money leaves. */
const FRESH_MS = 10 * 60_000;

/** Reads the account again unless it was read recently, so that a changed bank is noticed before money leaves. */
export async function refreshStalePayee(context: Context, payeeId: string): Promise<void> {
  const { read_at } = await context.db
    .selectFrom('payees')
    .select('read_at')
    .where('id', '=', payeeId)
    .executeTakeFirstOrThrow();
  const isFresh = read_at !== null && context.now().getTime() - Date.parse(read_at) < FRESH_MS;
  if (!isFresh) await refreshPayee(context, payeeId);
}

/**
 * The status of a payout account can go back and forth, so the order of messages can't be trusted. Whatever a message
 * says, we ask the provider. If two ask at once, the one that writes second asks again, so an old answer never stays.
 */
export async function refreshPayee(context: Context, payeeId: string): Promise<void> {
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
}

interface Reading {
  id: string;
  readings: number;
  answer: ProviderPayee;
}

/** False if another answer was stored since we asked. */
function keep(context: Context, { id, readings, answer }: Reading): Promise<boolean> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockPayee(tx, id);
    if (locked.readings !== readings) return false;
    // Ignore an answer about an account that was replaced meanwhile.
    if (locked.provider_reference !== null && locked.provider_reference !== answer.reference) return true;
    const at = context.now().toISOString();
    if (await isErased(tx, locked)) {
      const row = { status: answer.status, read_at: at, readings: readings + 1, updated_at: at };
      await tx.updateTable('payees').set(row).where('id', '=', id).execute();
      return true;
    }
    const { status, bank_name, bank_last4, has_tax_form } = answer;
    const change = status === 'gone' ? null : findBankChange(locked, answer);
    const waits = change !== null && (await mustWait(tx, locked, change));
    await tx
      .updateTable('payees')
      .set({
        provider_reference: answer.reference,
        status,
        bank_name: bank_name?.slice(0, 80) ?? null,
        bank_last4,
        bank_fingerprint: answer.bank_fingerprint ?? locked.bank_fingerprint,
        ...(waits && { bank_changed_at: at }),
        read_at: at,
        failure: answer.failure?.slice(0, 300) ?? null,
        checked_at: status === 'ready' ? (change === null ? (locked.checked_at ?? at) : at) : null,
        tax_form_at: has_tax_form ? (locked.tax_form_at ?? at) : null,
        readings: readings + 1,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
    if (change !== null) await notifyAboutBankChange(tx, context, { locked, answer, change, waits });
    if (status !== locked.status) await notifyOwner(tx, context, locked, answer);
    return true;
  });
}

/** The bank of a deleted account is neither stored nor mailed about. */
async function isErased(tx: Tx, { creator_id }: LockedPayee): Promise<boolean> {
  const { account_status } = await tx
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select('profiles.account_status')
    .where('creators.id', '=', creator_id)
    .executeTakeFirstOrThrow();
  return account_status === 'deleted';
}

/** A first bank is delayed only if money is available. Later earnings are pending for at least as long anyway. */
async function mustWait(tx: Tx, { creator_id }: LockedPayee, change: BankChange): Promise<boolean> {
  if (change !== 'connected') return change === 'changed';
  const earning = await tx
    .selectFrom('earnings')
    .select('id')
    .where('creator_id', '=', creator_id)
    .limit(1)
    .executeTakeFirst();
  return earning !== undefined;
}

async function notifyOwner(
  tx: Tx,
  context: Context,
  locked: LockedPayee,
  { status, failure }: ProviderPayee,
) {
  if (status !== 'ready' && status !== 'restricted' && status !== 'gone') return;
  await notifyPeople(tx, context, {
    user_ids: [await ownerOfPayee(tx, locked)],
    kind: 'money_moves',
    notification: {
      notification_key: `payee-${status}:${locked.id}:${locked.readings}`,
      title: TITLES[status],
      body: status === 'restricted' && failure !== null ? failure : BODIES[status],
      href: '/creator/earnings',
    },
  });
}

const TITLES = {
  ready: 'Your payout account is ready',
  restricted: 'Your payout account needs attention',
  gone: 'Your payout account was closed',
};

const BODIES = {
  ready: 'You can send your available earnings to your bank.',
  restricted: 'Payouts are on hold until it’s fixed.',
  gone: 'Payouts are on hold until you connect a new one. Your money is safe.',
};
