import { sql } from 'kysely';
import { formatCents } from '#domain/money.ts';
import type { Database, Tx } from '../../db/database.ts';
import { readSettings } from '../platform-settings/read-settings.ts';

/** Money that is still to come to a creator, or to leave for their bank. What is too little to be sent holds nobody. */
export async function findOwed(db: Database | Tx, userId: string): Promise<string | null> {
  const { rows } = await sql<{ coming: number; available: number }>`
    select coalesce(sum(net_cents) filter (where status = 'pending'), 0)::int
        + coalesce(sum(in_transit_cents), 0)::int as coming,
      coalesce(sum(net_cents - in_transit_cents - paid_cents) filter (where status <> 'pending'), 0)::int as available
    from earnings where creator_id = (select id from creators where user_id = ${userId})`.execute(db);
  const { coming = 0, available = 0 } = rows[0] ?? {};
  if (coming > 0) return `${formatCents(coming)} is still on its way to you. Wait until it arrived.`;
  const { least_payout_cents } = await readSettings(db);
  if (available < least_payout_cents) return null;
  return `${formatCents(available)} is available to you. Send it to your bank first.`;
}
