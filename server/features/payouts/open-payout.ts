import { type EarningStatus, sendableCents } from '#domain/earning-states.ts';
import { formatCents } from '#domain/money.ts';
import { expectedArrival, nextBatchAt } from '#domain/payout-clock.ts';
import { PAYOUT_PARTS_MAX, type PayoutCause } from '#domain/payout-states.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { Problem } from '../../errors.ts';
import { availableOf, inTransitOf } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { moveEarning } from '../earnings/move-earning.ts';
import type { HeldPayee } from '../payees/hold-payee.ts';
import { splitOldestFirst } from './split-oldest-first.ts';

export interface NewPayout {
  payee: HeldPayee;
  cause: PayoutCause;
  retry_of?: string;
  amount_cents: number;
}

/** Takes what is available into a payout that leaves with the next batch. The caller holds the payout account. */
export async function openPayout(
  tx: Tx,
  { payments, now }: { payments: Pick<PaymentProvider, 'name'>; now(): Date },
  { payee, cause, retry_of, amount_cents }: NewPayout,
): Promise<string> {
  const { creator_id } = payee;
  const earnings = await holdAvailable(tx, creator_id);
  const parts = splitOldestFirst(earnings, amount_cents);
  if (parts === null) throw notEnough(earnings);
  const id = newId();
  const at = now().toISOString();
  const leavesAt = nextBatchAt(now());
  await tx
    .insertInto('payouts')
    .values({
      id,
      creator_id,
      payee_id: payee.id,
      number: await nextNumber(tx, creator_id),
      status: 'requested',
      cause,
      amount_cents,
      bank_name: payee.bank_name,
      bank_last4: payee.bank_last4,
      leaves_at: leavesAt.toISOString(),
      arrives_on: expectedArrival(leavesAt),
      retry_of: retry_of ?? null,
      provider: payments.name,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('payout_parts')
    .values(parts.map((part) => ({ payout_id: id, ...part })))
    .execute();
  for (const part of parts) await moveEarning(tx, { ...part, move: 'take' }, now());
  const transfers = [{ from: availableOf(creator_id), to: inTransitOf(creator_id), amount_cents }];
  const event = { event_key: `payout:${id}`, kind: 'payout_opened', subject_id: id, transfers };
  await postTransfers(tx, event, now());
  return id;
}

/** Locked in the order of their ids, which is the order in which they were released. */
export async function holdAvailable(tx: Tx, creatorId: string) {
  const rows = await tx
    .selectFrom('earnings')
    .select(['id', 'status', 'net_cents', 'in_transit_cents', 'paid_cents'])
    .where('creator_id', '=', creatorId)
    .where('status', '=', 'available' satisfies EarningStatus)
    .orderBy('id')
    .limit(PAYOUT_PARTS_MAX)
    .forUpdate()
    .execute();
  return rows.map((row) => ({ earning_id: row.id, amount_cents: sendableCents(row) }));
}

function notEnough(earnings: readonly { amount_cents: number }[]): Problem {
  const sum = earnings.reduce((total, { amount_cents }) => total + amount_cents, 0);
  if (sum === 0) return new Problem('conflict', 'Nothing is available to send.');
  if (earnings.length < PAYOUT_PARTS_MAX)
    return new Problem('conflict', `${formatCents(sum)} is available now.`);
  return new Problem('conflict', `At most ${formatCents(sum)} goes at once. Send the rest after that.`);
}

/** The payout account is held, so nobody counts beside us. */
async function nextNumber(tx: Tx, creatorId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('payouts')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
