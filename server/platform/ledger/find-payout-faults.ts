import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

export interface Difference {
  account: string;
  said: number;
  booked: number;
}

/** The unpaid part of all earnings equals the balances of their creators' accounts. */
export async function findEarningDifferences(db: Database, most: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select account, sum(said)::bigint as said, sum(booked)::bigint as booked
    from (
      select 'creator:' || creator_id || ':pending' as account, net_cents as said, 0 as booked
      from earnings where status = 'pending'
      union all
      select 'creator:' || creator_id || ':available', net_cents - in_transit_cents - paid_cents, 0
      from earnings where status <> 'pending'
      union all
      select 'creator:' || creator_id || ':in_transit', in_transit_cents, 0 from earnings
      union all
      select account, 0, balance_cents from ledger_accounts where account like 'creator:%'
    ) as both_sides
    group by account having sum(said) <> sum(booked) limit ${most}`.execute(db);
  return rows;
}

/** Payouts on their way and paid out agree with the ledger, and each payout is the sum of its parts. */
export async function findPayoutDifferences(db: Database, most: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select account, sum(said)::bigint as said, sum(booked)::bigint as booked
    from (
      select 'creator:' || creator_id || ':in_transit' as account, amount_cents as said, 0 as booked
      from payouts where status in ('requested', 'processing')
      union all
      select account, 0, balance_cents from ledger_accounts where account like 'creator:%:in_transit'
      union all
      select 'creator:' || creator_id || ':paid', amount_cents, 0 from payouts where status = 'paid'
      union all
      select 'creator:' || split_part(from_account, ':', 2) || ':paid', 0, amount_cents
      from ledger_transfers where to_account = 'provider:clearing' and from_account like 'creator:%'
      union all
      select 'creator:' || split_part(to_account, ':', 2) || ':paid', 0, -amount_cents
      from ledger_transfers where from_account = 'provider:clearing' and to_account like 'creator:%'
      union all
      select 'payout:' || id, amount_cents, 0 from payouts
      union all
      select 'payout:' || payout_id, 0, amount_cents from payout_parts
    ) as both_sides
    group by account having sum(said) <> sum(booked) limit ${most}`.execute(db);
  return rows;
}
