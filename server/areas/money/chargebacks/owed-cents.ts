import { sql } from 'kysely';

/**
 * The part of a chargeback that nothing has covered yet: the amount taken, less returned spots and settled refunds. The
 * reserve keeps carrying it, because a claim is not money. Reads a `chargebacks` named x.
 */
export const owedCents = sql<number>`(x.amount_cents - x.taken_back_cents - coalesce((
  select sum(r.total_cents) from refunds r where r.covered_by = x.id
), 0))::int`;
