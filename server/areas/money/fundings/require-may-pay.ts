import { sql } from 'kysely';
import { formatCents } from '#domain/format/money.ts';
import { readSettings } from '#server/areas/base/settings/queries/read-settings.ts';
import { isBlockedFromPaying } from '#server/areas/businesses/businesses/queries/paying-block.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

const WEEK_MS = 7 * 86_400_000;
const DAY_MS = 86_400_000;

/**
 * Checks every payment of a business before it begins, one after the other, so that parallel payments can't exceed the
 * limit together. The lock is taken after the campaign's, and nothing is locked after it.
 */
export async function requireMayPay(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { business_id, total_cents }: { business_id: string; total_cents: number },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${business_id}`}, 0))`.execute(tx);
  await requireUnblocked(tx, business_id);
  const room = await findWeeklyRoom(tx, business_id, now());
  if (room === null || total_cents <= room.left_cents) return;
  const { limit_cents, left_cents } = room;
  const left = left_cents > 0 ? `${formatCents(left_cents)} is left` : 'None of it is left';
  throw new Problem(
    'conflict',
    `New businesses can pay up to ${formatCents(limit_cents)} in 7 days. ${left}. Pay for fewer spots now, or write to us.`,
  );
}

export async function requireUnblocked(db: Database | Tx, businessId: string): Promise<void> {
  if (!(await isBlockedFromPaying(db, businessId))) return;
  throw new Problem(
    'conflict',
    'A bank took back one of your payments, so you can’t pay until we’ve looked at it. Write to us.',
  );
}

interface WeeklyRoom {
  limit_cents: number;
  left_cents: number;
}

/**
 * The amount a new business can still pay this week; null once it is no longer new. A business is new until one of its
 * payments is old enough for a chargeback to have arrived. Open checkouts count against the week like payments.
 */
async function findWeeklyRoom(tx: Tx, businessId: string, now: Date): Promise<WeeklyRoom | null> {
  const { new_business_days, new_business_weekly_cents: limit_cents } = await readSettings(tx);
  const settledBefore = new Date(now.getTime() - new_business_days * DAY_MS).toISOString();
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const { rows } = await sql<{ is_known: boolean; used_cents: number }>`
    select
      coalesce(bool_or(f.status = 'paid' and f.paid_at <= ${settledBefore} and not exists (
        select 1 from chargebacks x where x.funding_id = f.id and x.status <> 'won'
      )), false) as is_known,
      coalesce(sum(f.total_cents - f.refunded_cents) filter (
        where f.status = 'created' or (f.status = 'paid' and f.paid_at > ${weekAgo})
      ), 0)::bigint as used_cents
    from fundings f where f.business_id = ${businessId}`.execute(tx);
  const { is_known = false, used_cents = 0 } = rows[0] ?? {};
  return is_known ? null : { limit_cents, left_cents: limit_cents - Number(used_cents) };
}
