import { sql } from 'kysely';
import type { EarningSums } from '#contract/money/earnings.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';
import { announcedBefore } from '#server/areas/campaigns/listing/queries/announced-status.ts';
import { isUnderChargeback } from '#server/areas/money/earnings/queries/is-free.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findFailedPayout } from '../open-payouts.ts';
import { readOnItsWay } from './read-on-its-way.ts';

/** The money of a creator by state. */
export async function readSums(
  db: Database,
  creatorId: string,
  now: Date,
  failedPayout = findFailedPayout(db, creatorId, now),
): Promise<EarningSums> {
  const year = newYorkInstant(`${newYorkDate(now).slice(0, 4)}-01-01`, 0).toISOString();
  const [held, earned, on_its_way, paid_this_year, failed] = await Promise.all([
    readHeld(db, creatorId, now),
    readEarned(db, creatorId, year),
    readOnItsWay(db, creatorId, now),
    readPaid(db, creatorId, year),
    failedPayout,
  ]);
  return {
    held,
    pending: { amount_cents: earned.pending_cents, next_at: earned.next_at },
    available_cents: earned.available_cents,
    on_hold_cents: earned.on_hold_cents,
    on_its_way,
    paid_this_year,
    earned_this_year_cents: earned.this_year_cents,
    failed_payout: failed && { number: failed.number, amount_cents: failed.amount_cents },
  };
}

/**
 * Money held for agreed work that is not settled, and for accepted applications that have no contract yet. An
 * acceptance that can still be taken back isn't announced, so its money doesn't count.
 */
async function readHeld(db: Database, creatorId: string, now: Date): Promise<EarningSums['held']> {
  const { rows } = await sql<EarningSums['held']>`
    select coalesce(sum(cents), 0)::int as amount_cents, (count(distinct business_id))::int as business_count
    from (
      select d.share_cents - d.creator_fee_cents as cents, w.business_id
      from collaborations w
      join deliverables d on d.collaboration_id = w.id
      where w.creator_id = ${creatorId} and w.status in ('contracted', 'in_progress', 'in_review', 'disputed')
        and d.settled_at is null and d.status <> 'cancelled'
      union all
      select a.payout_cents, c.business_id
      from applications a
      join campaigns c on c.id = a.campaign_id
      where a.creator_id = ${creatorId} and a.status = 'accepted' and a.decided_at <= ${announcedBefore(now)}
        and c.status <> 'cancelled'
        and not exists (select 1 from collaborations w where w.application_id = a.id)
    ) as waiting
    where cents > 0`.execute(db);
  return rows[0] ?? { amount_cents: 0, business_count: 0 };
}

/** An earning with an open chargeback is on hold, and neither pending nor available, until that is settled. */
async function readEarned(db: Database, creatorId: string, yearBegins: string) {
  const left = sql`net_cents - in_transit_cents - paid_cents`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('earnings')
        .selectAll()
        .select(isUnderChargeback.as('is_on_hold'))
        .where('creator_id', '=', creatorId)
        .as('e'),
    )
    .select([
      sql<number>`coalesce(sum(net_cents) filter (where status = 'pending' and not is_on_hold), 0)::int`.as(
        'pending_cents',
      ),
      sql<string | null>`min(available_at) filter (where status = 'pending' and not is_on_hold)`.as(
        'next_at',
      ),
      sql<number>`coalesce(sum(${left}) filter (where status <> 'pending' and not is_on_hold), 0)::int`.as(
        'available_cents',
      ),
      sql<number>`coalesce(sum(${left}) filter (where is_on_hold), 0)::int`.as('on_hold_cents'),
      sql<number>`coalesce(sum(net_cents) filter (where released_at >= ${yearBegins}), 0)::int`.as(
        'this_year_cents',
      ),
    ])
    .executeTakeFirstOrThrow();
}

async function readPaid(db: Database, creatorId: string, yearBegins: string) {
  const { amount_cents, payout_count } = await db
    .selectFrom('payouts')
    .select([
      sql<number>`coalesce(sum(amount_cents), 0)::int`.as('amount_cents'),
      sql<number>`count(*)::int`.as('payout_count'),
    ])
    .where('creator_id', '=', creatorId)
    .where('status', '=', 'paid')
    .where('paid_at', '>=', yearBegins)
    .executeTakeFirstOrThrow();
  return { amount_cents, payout_count };
}
