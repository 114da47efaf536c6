import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { mayOweMoney, PROVIDER_CLEARING } from './accounts.ts';
import { LedgerFailure } from './ledger-failure.ts';

export interface Transfer {
  from: string;
  to: string;
  amount_cents: number;
}

export interface LedgerEvent {
  /** The same key is the same event: a repetition moves nothing. */
  event_key: string;
  kind: string;
  campaign_id?: string;
  subject_id?: string;
  transfers: readonly Transfer[];
}

/**
 * The only function that moves money. Returns false if the event was recorded before. Accounts are locked in the
 * order of their names, so that two events can't deadlock.
 */
export async function postTransfers(tx: Tx, event: LedgerEvent, now: Date): Promise<boolean> {
  const transfers = event.transfers.filter(({ amount_cents }) => amount_cents !== 0);
  requireSound(transfers);
  const eventId = await writeEvent(tx, event, transfers, now);
  if (eventId === null) return false;
  const changes = changesOf(transfers);
  await openAccounts(tx, [...changes.keys()], now);
  for (const [account, change] of changes) await changeBalance(tx, account, change);
  await tx
    .insertInto('ledger_transfers')
    .values(
      transfers.map(({ from, to, amount_cents }) => ({
        id: newId(),
        event_id: eventId,
        from_account: from,
        to_account: to,
        amount_cents,
      })),
    )
    .execute();
  return true;
}

function requireSound(transfers: readonly Transfer[]): void {
  if (transfers.length === 0) throw new LedgerFailure('bad_transfer', 'An event moves something');
  for (const { from, to, amount_cents } of transfers) {
    if (from === to) throw new LedgerFailure('bad_transfer', `${from} can’t pay itself`);
    if (!Number.isSafeInteger(amount_cents) || amount_cents < 0) {
      throw new LedgerFailure('bad_amount', `${amount_cents} is no amount in cents`);
    }
  }
}

/** Null if the event is known. If two come at the same moment, the second waits here for the first. */
async function writeEvent(
  tx: Tx,
  { event_key, kind, campaign_id, subject_id }: Omit<LedgerEvent, 'transfers'>,
  transfers: readonly Transfer[],
  now: Date,
): Promise<string | null> {
  const fingerprint = transfers
    .map(({ from, to, amount_cents }) => `${from}>${to}:${amount_cents}`)
    .join('\n');
  const written = await tx
    .insertInto('ledger_events')
    .values({
      id: newId(),
      event_key,
      kind,
      campaign_id: campaign_id ?? null,
      subject_id: subject_id ?? null,
      fingerprint,
      occurred_at: now.toISOString(),
    })
    .onConflict((oc) => oc.column('event_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) return written.id;
  const known = await tx
    .selectFrom('ledger_events')
    .select('fingerprint')
    .where('event_key', '=', event_key)
    .executeTakeFirstOrThrow();
  if (known.fingerprint !== fingerprint) {
    throw new LedgerFailure('other_event', `${event_key} moved other amounts before`);
  }
  return null;
}

/** The change of each account, in the order of their names. */
function changesOf(transfers: readonly Transfer[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const { from, to, amount_cents } of transfers) {
    changes.set(from, (changes.get(from) ?? 0) - amount_cents);
    changes.set(to, (changes.get(to) ?? 0) + amount_cents);
  }
  return new Map([...changes].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function openAccounts(tx: Tx, accounts: readonly string[], now: Date): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values(accounts.map((account) => ({ account, opened_at: now.toISOString() })))
    .onConflict((oc) => oc.column('account').doNothing())
    .execute();
}

/** This condition comes before the CHECK constraint, which would abort the transaction. */
async function changeBalance(tx: Tx, account: string, change: number): Promise<void> {
  if (account === PROVIDER_CLEARING || change === 0) return;
  const changed = await tx
    .updateTable('ledger_accounts')
    .set({ balance_cents: sql`balance_cents + ${change}::bigint` })
    .where('account', '=', account)
    .$if(!mayOweMoney(account), (query) => query.where(sql<boolean>`balance_cents + ${change}::bigint >= 0`))
    .returning('balance_cents')
    .executeTakeFirst();
  if (changed === undefined) throw new LedgerFailure('not_enough', `${account} holds less than ${-change}`);
}
