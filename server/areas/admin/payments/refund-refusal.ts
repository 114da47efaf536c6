import { type Expression, sql } from 'kysely';
import type { ChargebackStatus } from '#domain/money/chargeback-states.ts';

/** The status of the chargeback on a payment, an open one before a lost one; null if there is none. */
export function chargebackOf(fundingId: Expression<string>) {
  return sql<Exclude<ChargebackStatus, 'won'> | null>`(
    select x2.status from chargebacks x2 where x2.funding_id = ${fundingId} and x2.status <> 'won'
    order by x2.status desc limit 1
  )`;
}

/** The reason a refund can't be sent again now, and what happens to it; null if it can. */
export function findRefundRefusal(chargeback: Exclude<ChargebackStatus, 'won'> | null): string | null {
  return chargeback === null ? null : REFUSALS[chargeback];
}

const REFUSALS: Record<Exclude<ChargebackStatus, 'won'>, string> = {
  open: 'The bank took this payment back and hasn’t decided yet. If it returns the money to us, we send the refund automatically.',
  lost: 'The bank already returned this payment, so it can’t be refunded too.',
};
