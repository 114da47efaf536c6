import { type Expression, sql } from 'kysely';
import type { ChargebackStatus } from '#domain/chargeback-states.ts';

/** How the bank stands that took a payment back, an open question before a lost one; null where nobody took it. */
export function chargebackOf(fundingId: Expression<string>) {
  return sql<Exclude<ChargebackStatus, 'won'> | null>`(
    select x2.status from chargebacks x2 where x2.funding_id = ${fundingId} and x2.status <> 'won'
    order by x2.status desc limit 1
  )`;
}

/** Why a refund cannot be sent again now, and what becomes of it; null where it can. */
export function refundHindrance(chargeback: Exclude<ChargebackStatus, 'won'> | null): string | null {
  return chargeback === null ? null : HINDRANCES[chargeback];
}

const HINDRANCES: Record<Exclude<ChargebackStatus, 'won'>, string> = {
  open: 'The bank took this payment back and has not decided. If it returns the money to us, the refund goes out by itself.',
  lost: 'The bank gave this payment back to whoever paid, so it cannot be refunded as well. It stays here unless the bank changes its mind.',
};
