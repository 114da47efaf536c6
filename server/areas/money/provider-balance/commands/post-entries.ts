import type { Selectable } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ProviderEntries } from '#server/platform/db/tables.gen.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { BANK_OPERATING, PLATFORM_RESERVE, PROVIDER_CLEARING } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';

const AT_ONCE = 200;

type Entry = Selectable<ProviderEntries>;

/**
 * Posts movements that only the provider knows: its fees, paid from the reserve, and transfers to our own bank.
 * Returned fees and transfers go the other way.
 */
export async function postEntries(context: Context): Promise<void> {
  for (;;) {
    const count = await inTransaction(context.db, (tx) => postSome(tx, context));
    if (count < AT_ONCE) return;
  }
}

async function postSome(tx: Tx, { payments, now }: Context): Promise<number> {
  const entries = await tx
    .selectFrom('provider_entries')
    .selectAll()
    .where('provider', '=', payments.name)
    .where('posted_at', 'is', null)
    .orderBy('occurred_at')
    .orderBy('reference')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  for (const entry of entries) await postOne(tx, entry, now());
  if (entries.length === 0) return 0;
  await tx
    .updateTable('provider_entries')
    .set({ posted_at: now().toISOString() })
    .where('provider', '=', payments.name)
    .where(
      'reference',
      'in',
      entries.map(({ reference }) => reference),
    )
    .execute();
  return entries.length;
}

async function postOne(tx: Tx, entry: Entry, now: Date): Promise<void> {
  const key = `${entry.provider}:${entry.reference}`.slice(0, 100);
  const [amount_cents, kept_cents] = [Number(entry.amount_cents), Number(entry.fee_cents)];
  const fee_cents = kept_cents + (entry.kind === 'fee' ? -amount_cents : 0);
  if (fee_cents !== 0) {
    const kind = entry.kind === 'chargeback' ? 'chargeback_fee' : 'provider_fee';
    const transfers = [out(PLATFORM_RESERVE, fee_cents)];
    await postTransfers(tx, { event_key: `provider-fee:${key}`, kind, transfers }, now);
  }
  if (entry.kind === 'bank') {
    const kind = amount_cents < 0 ? 'bank_payout' : 'bank_return';
    const transfers = [out(BANK_OPERATING, -amount_cents)];
    await postTransfers(tx, { event_key: `bank:${key}`, kind, transfers }, now);
  }
}

/** Money that left the provider for an account; negative for money that arrived. */
export function out(account: string, cents: number) {
  return cents > 0
    ? { from: account, to: PROVIDER_CLEARING, amount_cents: cents }
    : { from: PROVIDER_CLEARING, to: account, amount_cents: -cents };
}
