import type { Payout } from '#contract/payouts.ts';
import { canCallBack, type PayoutCause, type PayoutStatus } from '#domain/payout-states.ts';
import type { Database } from '../../db/database.ts';
import { waitOf } from './wait-of.ts';

export function selectPayouts(db: Database) {
  return db
    .selectFrom('payouts')
    .innerJoin('payees', 'payees.id', 'payouts.payee_id')
    .innerJoin('creators', 'creators.id', 'payouts.creator_id')
    .select(['payouts.id', 'payouts.number', 'payouts.status', 'payouts.cause', 'payouts.amount_cents'])
    .select(['payouts.bank_name', 'payouts.bank_last4', 'payouts.leaves_at', 'payouts.held_at'])
    .select(['payouts.arrives_on', 'payouts.sent_at', 'payouts.paid_at', 'payouts.ended_at'])
    .select(['payouts.failure', 'payouts.created_at'])
    .select(['payees.status as payee_status', 'creators.status as creator_status']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPayouts>['executeTakeFirstOrThrow']>>;

export function presentPayout(row: Row, now: Date): Payout {
  const { held_at, payee_status, creator_status, ...rest } = row;
  const status = row.status as PayoutStatus;
  return {
    ...rest,
    status,
    cause: row.cause as PayoutCause,
    waits_for: waitOf({ status, held_at, payee_status, creator_status }),
    can_cancel: canCallBack({ status, leaves_at: row.leaves_at, held_at }, now),
  };
}
