import type { EarningSums } from '#contract/money/earnings.ts';
import { findPayoutWait, type PayoutFacts, waitEndsAt } from '#domain/money/may-be-paid.ts';
import { expectedArrival, nextBatchAt } from '#domain/money/payout-clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { selectPayoutFacts } from './payout-facts.ts';

interface OpenPayout {
  status: string;
  facts: PayoutFacts;
  arrives_on: string;
}

/** Payouts that were requested and haven't arrived. A payout on hold has no arrival date. */
export async function readOnItsWay(
  db: Database,
  creatorId: string,
  now: Date,
): Promise<EarningSums['on_its_way']> {
  const open = await selectPayoutFacts(db)
    .select(['payouts.status', 'payouts.amount_cents', 'payouts.arrives_on'])
    .where('payouts.creator_id', '=', creatorId)
    .where('payouts.status', 'in', ['requested', 'processing'])
    .execute();
  const arrivals = open.flatMap((payout) => arrivalOf(payout, now) ?? []).sort();
  return {
    amount_cents: open.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    arrives_on: arrivals.at(-1) ?? null,
    is_on_hold: open.length > 0 && arrivals.length === 0,
  };
}

/** Null while an admin has to release it. */
function arrivalOf({ status, facts, arrives_on }: OpenPayout, now: Date): string | null {
  const wait = status === 'requested' ? findPayoutWait(facts, now) : null;
  if (wait === null) return arrives_on;
  const ends = waitEndsAt(wait, facts);
  if (ends === null) return null;
  const expected = expectedArrival(nextBatchAt(ends));
  return expected > arrives_on ? expected : arrives_on;
}
