import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Our own money at the provider: what we earned, less chargebacks, the provider's fees and what went to our bank. Everything else
 * there belongs to campaigns, businesses and creators, so below zero we hold less than we owe.
 */
export async function readReserve(db: Database): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(balance_cents), 0)::bigint as cents from ledger_accounts
    where account like 'platform:%' or account = 'bank:operating'`.execute(db);
  return Number(rows[0]?.cents ?? 0);
}
