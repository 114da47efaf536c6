import { formatCents } from '#domain/format/money.ts';
import { type EarningStatus, sendableCents } from '#domain/money/earning-states.ts';
import { firstBatchFor } from '#domain/money/may-be-paid.ts';
import { expectedArrival } from '#domain/money/payout-clock.ts';
import { PAYOUT_PARTS_MAX, type PayoutCause } from '#domain/money/payout-states.ts';
import { EARNING_COLUMNS, type LockedEarning } from '#server/areas/money/earnings/lock.ts';
import { isUnderChargeback } from '#server/areas/money/earnings/queries/is-free.ts';
import { moveEarning } from '#server/areas/money/earnings/transition.ts';
import type { LockedPayee } from '#server/areas/money/payees/lock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { availableOf, inTransitOf } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import type { PaymentProvider } from '#server/platform/payments/payment-provider.ts';
import { readPayeeFacts } from '../queries/payout-facts.ts';

export interface NewPayout {
  /** The id of a payout that only the provider knows. Without it, a new id. */
  id?: string;
  payee: LockedPayee;
  cause: PayoutCause;
  retry_of?: string;
  amount_cents: number;
}

/** Puts available money into a payout for the next batch. The caller has locked the payout account. */
export async function openPayout(
  tx: Tx,
  { payments, now }: { payments: Pick<PaymentProvider, 'name'>; now(): Date },
  { id = newId(), payee, cause, retry_of, amount_cents }: NewPayout,
): Promise<string> {
  const { creator_id } = payee;
  const earnings = await lockAvailable(tx, creator_id);
  const parts = splitOldestFirst(earnings, amount_cents);
  if (parts === null) throw notEnough(earnings, await readOnHold(tx, creator_id));
  const at = now().toISOString();
  const leavesAt = firstBatchFor(await readPayeeFacts(tx, payee.id), now());
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
    .values(
      parts.map(({ earning, amount_cents: part }) => ({
        payout_id: id,
        earning_id: earning.id,
        amount_cents: part,
      })),
    )
    .execute();
  for (const { earning, ...part } of parts) await moveEarning(tx, earning, { ...part, move: 'take' }, now());
  const transfers = [{ from: availableOf(creator_id), to: inTransitOf(creator_id), amount_cents }];
  const event = { event_key: `payout:${id}`, kind: 'payout_opened', subject_id: id, transfers };
  await postTransfers(tx, event, now());
  return id;
}

/** Locks available earnings by id, which is the order of their release. */
export async function lockAvailable(tx: Tx, creatorId: string) {
  const rows = await tx
    .selectFrom('earnings')
    .select(EARNING_COLUMNS)
    .where('creator_id', '=', creatorId)
    .where('status', '=', 'available' satisfies EarningStatus)
    .where((eb) => eb.not(isUnderChargeback))
    .orderBy('id')
    .limit(PAYOUT_PARTS_MAX)
    .forUpdate()
    .execute();
  return rows.map((earning) => ({ earning, amount_cents: sendableCents(earning) }));
}

/** Cleared earnings that can't be paid out because of a chargeback on the payment behind them. */
async function readOnHold(tx: Tx, creatorId: string): Promise<number> {
  const rows = await tx
    .selectFrom('earnings')
    .select(['net_cents', 'in_transit_cents', 'paid_cents'])
    .where('creator_id', '=', creatorId)
    .where('status', '=', 'available' satisfies EarningStatus)
    .where(isUnderChargeback)
    .execute();
  return rows.reduce((sum, row) => sum + sendableCents(row), 0);
}

function notEnough(earnings: readonly { amount_cents: number }[], onHoldCents: number): Problem {
  const sum = earnings.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const onHold =
    onHoldCents > 0
      ? ` ${formatCents(onHoldCents)} is on hold because a bank took back the payment for it.`
      : '';
  if (sum === 0) return new Problem('conflict', `You have nothing available to send.${onHold}`);
  if (earnings.length < PAYOUT_PARTS_MAX)
    return new Problem('conflict', `${formatCents(sum)} is available now.${onHold}`);
  return new Problem('conflict', `You can send up to ${formatCents(sum)} at once. Send the rest after that.`);
}

/** The payout account is locked, so no number is used twice. */
async function nextNumber(tx: Tx, creatorId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('payouts')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

interface Part {
  earning: LockedEarning;
  amount_cents: number;
}

/** Takes an amount from the oldest earnings, the last one maybe in part. Null if there isn't enough. */
function splitOldestFirst(earnings: readonly Part[], amountCents: number): Part[] | null {
  const parts: Part[] = [];
  let left = amountCents;
  for (const { earning, amount_cents } of earnings) {
    if (left === 0) break;
    const taken = Math.min(amount_cents, left);
    if (taken > 0) parts.push({ earning, amount_cents: taken });
    left -= taken;
  }
  return left === 0 ? parts : null;
}
