import { type SqlBool, sql } from 'kysely';
import { mayBePaid, type PayoutFacts } from '#domain/money/may-be-paid.ts';
import type { Database } from '#server/platform/db/database.ts';
import { payoutFacts, selectPayoutFacts } from './payout-facts.ts';

interface Total {
  amount_cents: number;
  payout_count: number;
}

interface Requested {
  leaving: Total;
  waiting: Total;
  waiting_facts: PayoutFacts[];
}

/** Requested payouts, split by `mayBePaid` into those for the next batch and those that can't leave yet. */
export async function readRequested(db: Database, now: Date): Promise<Requested> {
  const groups = await selectPayoutFacts(db)
    .clearSelect()
    .select([
      payoutFacts.as('facts'),
      sql<number>`sum(payouts.amount_cents)::bigint`.as('amount_cents'),
      sql<number>`count(*)::int`.as('payout_count'),
    ])
    .where('payouts.status', '=', 'requested')
    .groupBy(sql`1`)
    .execute();
  const waiting = groups.filter(({ facts }) => !mayBePaid(facts, now));
  return {
    leaving: total(groups.filter(({ facts }) => mayBePaid(facts, now))),
    waiting: total(waiting),
    waiting_facts: waiting.map(({ facts }) => facts),
  };
}

/** Matches payouts with one of these combinations of facts. */
export function hasFacts(facts: readonly PayoutFacts[]) {
  return sql<SqlBool>`${payoutFacts} in (select value from jsonb_array_elements(${JSON.stringify(facts)}::jsonb))`;
}

function total(groups: readonly Total[]): Total {
  return groups.reduce(
    (sum, group) => ({
      amount_cents: sum.amount_cents + group.amount_cents,
      payout_count: sum.payout_count + group.payout_count,
    }),
    { amount_cents: 0, payout_count: 0 },
  );
}
