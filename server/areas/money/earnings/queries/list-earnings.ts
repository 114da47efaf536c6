import { sql } from 'kysely';
import type { z } from 'zod';
import type { Earning, EarningPage, earningsQuery } from '#contract/money/earnings.ts';
import { type EarningStatus, sendableCents } from '#domain/money/earning-states.ts';
import { earningStory } from '#domain/money/earning-story.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { underChargeback } from './is-free.ts';

const PAGE = 10;

/** The creator's earnings, latest release first, each with its history. */
export async function listEarnings(
  db: Database,
  creatorId: string,
  { segment, cursor }: z.output<typeof earningsQuery>,
): Promise<EarningPage> {
  const after = readCursor(cursor);
  const rows = await selectEarnings(db, creatorId)
    .$call((query) => (segment === 'all' ? query : query.where('e.status', '=', segment)))
    .$if(after !== null, (query) => query.where('e.id', '<', after?.[1] ?? ''))
    .orderBy('e.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, PAGE, ({ id }) => ['', id]);
  const payouts = await listPayoutsOf(
    db,
    page.map(({ id }) => id),
  );
  const earnings = page.map((row) =>
    present(
      row,
      payouts.filter(({ earning_id }) => earning_id === row.id),
    ),
  );
  return { earnings, counts: await countEarnings(db, creatorId), next_cursor };
}

function selectEarnings(db: Database, creatorId: string) {
  return db
    .selectFrom('earnings as e')
    .innerJoin('collaborations as w', 'w.id', 'e.collaboration_id')
    .innerJoin('applications as a', 'a.id', 'w.application_id')
    .innerJoin('businesses as b', 'b.id', 'e.business_id')
    .leftJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('profiles as p', 'p.user_id', 'a.decided_by')
    .select(['e.id', 'e.status', 'e.cause', 'e.campaign_id', 'e.collaboration_id', 'e.gross_cents'])
    .select(['e.creator_fee_cents', 'e.net_cents', 'e.in_transit_cents', 'e.paid_cents'])
    .select(['e.released_at', 'e.available_at', 'c.title', 'w.agreed_at', 'p.full_name as accepted_by'])
    .select(['b.business_name', 'b.slug', 'b.industry', underChargeback('e').as('is_under_chargeback')])
    .select((eb) =>
      eb
        .selectFrom('fundings as f')
        .select((inner) => inner.fn.min('f.paid_at').as('paid_at'))
        .whereRef('f.campaign_id', '=', 'e.campaign_id')
        .where('f.status', '=', 'paid')
        .as('paid_in_at'),
    )
    .where('e.creator_id', '=', creatorId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEarnings>['executeTakeFirstOrThrow']>>;
type PayoutOf = Awaited<ReturnType<typeof listPayoutsOf>>[number];

function present(row: Row, payouts: readonly PayoutOf[]): Earning {
  const { title, agreed_at, accepted_by, paid_in_at, business_name, slug, industry, ...kept } = row;
  const { is_under_chargeback, ...rest } = kept;
  const is_on_hold = is_under_chargeback === true && sendableCents(row) > 0;
  const coming = payouts.filter(({ paid_at }) => paid_at === null);
  const arrivals = coming.map(({ arrives_on }) => arrives_on).sort();
  return {
    ...rest,
    is_on_hold,
    campaign_title: title ?? 'A campaign',
    business: { business_name, slug, industry },
    arrives_on: arrivals.at(-1) ?? null,
    paid_at: payouts.at(-1)?.paid_at ?? null,
    story: earningStory({
      ...rest,
      is_on_hold,
      paid_in_at,
      accepted_at: agreed_at,
      accepted_by: accepted_by?.trim().split(/\s+/)[0] ?? null,
      payouts,
    }),
  };
}

/** An earning is split over several payouts only if the creator requested partial amounts. */
const MOST_PAYOUTS = 20;

async function listPayoutsOf(db: Database, earningIds: readonly string[]) {
  if (earningIds.length === 0) return [];
  return db
    .selectFrom('payout_parts as x')
    .innerJoin('payouts as o', 'o.id', 'x.payout_id')
    .select(['x.earning_id', 'o.number', 'o.created_at', 'o.paid_at', 'o.arrives_on'])
    .where('x.earning_id', 'in', [...earningIds])
    .where('o.status', 'in', ['requested', 'processing', 'paid'])
    .orderBy('o.id')
    .limit(MOST_PAYOUTS * earningIds.length)
    .execute();
}

async function countEarnings(db: Database, creatorId: string): Promise<EarningPage['counts']> {
  const count = (status: EarningStatus) => sql<number>`(count(*) filter (where status = ${status}))::int`;
  return db
    .selectFrom('earnings')
    .select([sql<number>`count(*)::int`.as('all'), count('pending').as('pending')])
    .select([count('available').as('available'), count('in_transit').as('in_transit')])
    .select(count('paid').as('paid'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
}
