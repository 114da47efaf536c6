import { sql } from 'kysely';
import type { EarningSums } from '#contract/earnings.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { newYorkInstant } from '#domain/new-york-dates.ts';
import type { Database } from '../../db/database.ts';

/** Where the money of a creator is, in one look. */
export async function readSums(db: Database, creatorId: string, now: Date): Promise<EarningSums> {
  const year = newYorkInstant(`${newYorkDate(now).slice(0, 4)}-01-01`, 0).toISOString();
  const [held, earned, paid] = await Promise.all([
    readHeld(db, creatorId),
    readEarned(db, creatorId, year),
    readPayouts(db, creatorId, year),
  ]);
  return {
    held,
    pending: { amount_cents: earned.pending_cents, next_at: earned.next_at },
    available_cents: earned.available_cents,
    on_its_way: { amount_cents: paid.on_its_way_cents, arrives_on: paid.arrives_on },
    paid_this_year: { amount_cents: paid.paid_cents, payout_count: paid.payout_count },
    earned_this_year_cents: earned.this_year_cents,
  };
}

/** Work that was agreed on and is not settled; before it is agreed on in writing, the spot that was given. */
async function readHeld(db: Database, creatorId: string): Promise<EarningSums['held']> {
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
      where a.creator_id = ${creatorId} and a.status = 'accepted' and c.status <> 'cancelled'
        and not exists (select 1 from collaborations w where w.application_id = a.id)
    ) as waiting
    where cents > 0`.execute(db);
  return rows[0] ?? { amount_cents: 0, business_count: 0 };
}

async function readEarned(db: Database, creatorId: string, yearBegins: string) {
  return db
    .selectFrom('earnings')
    .select([
      sql<number>`coalesce(sum(net_cents) filter (where status = 'pending'), 0)::int`.as('pending_cents'),
      sql<string | null>`min(available_at) filter (where status = 'pending')`.as('next_at'),
      sql<number>`coalesce(sum(net_cents - in_transit_cents - paid_cents)
        filter (where status <> 'pending'), 0)::int`.as('available_cents'),
      sql<number>`coalesce(sum(net_cents) filter (where released_at >= ${yearBegins}), 0)::int`.as(
        'this_year_cents',
      ),
    ])
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
}

async function readPayouts(db: Database, creatorId: string, yearBegins: string) {
  const { rows } = await sql<{
    on_its_way_cents: number;
    arrives_on: string | null;
    paid_cents: number;
    payout_count: number;
  }>`
    select o.on_its_way_cents, o.arrives_on, p.paid_cents, p.payout_count
    from (
      select coalesce(sum(amount_cents), 0)::int as on_its_way_cents, max(arrives_on) as arrives_on
      from payouts where creator_id = ${creatorId} and status in ('requested', 'processing')
    ) as o, (
      select coalesce(sum(amount_cents), 0)::int as paid_cents, count(*)::int as payout_count
      from payouts where creator_id = ${creatorId} and status = 'paid' and paid_at >= ${yearBegins}
    ) as p`.execute(db);
  return rows[0] ?? { on_its_way_cents: 0, arrives_on: null, paid_cents: 0, payout_count: 0 };
}
