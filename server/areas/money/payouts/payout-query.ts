import type { Payout } from '#contract/money/payouts.ts';
import { findPayoutWait, waitEndsAt } from '#domain/money/may-be-paid.ts';
import { canCallBack } from '#domain/money/payout-states.ts';
import type { Database } from '#server/platform/db/database.ts';
import { selectPayoutFacts } from './queries/payout-facts.ts';

export function selectPayouts(db: Database) {
  return selectPayoutFacts(db)
    .select(['payouts.number', 'payouts.status', 'payouts.cause', 'payouts.amount_cents'])
    .select(['payouts.bank_name', 'payouts.bank_last4', 'payouts.leaves_at'])
    .select(['payouts.arrives_on', 'payouts.sent_at', 'payouts.paid_at', 'payouts.ended_at'])
    .select(['payouts.failure', 'payouts.created_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPayouts>['executeTakeFirstOrThrow']>>;

export function presentPayout(row: Row, now: Date): Payout {
  const { facts, ...rest } = row;
  const { status } = row;
  const waits_for = status === 'requested' ? findPayoutWait(facts, now) : null;
  return {
    ...rest,
    waits_until: waitEndsAt(waits_for, facts)?.toISOString() ?? null,
    waits_for,
    can_cancel: canCallBack({ status, leaves_at: row.leaves_at, stopped_at: facts.stopped_at }, now),
  };
}
