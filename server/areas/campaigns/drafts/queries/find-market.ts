import { sql } from 'kysely';
import type { CampaignHints } from '#contract/campaigns/drafts.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Fewer say nothing about a market and would reveal individual prices. */
const FEWEST_CAMPAIGNS = 5;
/** Only the newest ones are read, so that they are current and the cost doesn't grow. */
const LOOKED_AT = 2000;

interface Asked {
  campaign_id: string;
  kinds: readonly DeliverableKind[];
  industry: string | null;
  borough: string | null;
}

interface Market {
  payout: CampaignHints['payout'];
  content_due_days: number | null;
}

interface Figures {
  campaign_count: number;
  low_cents: number | null;
  middle_cents: number | null;
  high_cents: number | null;
  content_due_days: number | null;
  due_count: number;
}

/** Payouts and days of comparable campaigns in the industry: in the borough if there are enough, else in the city. */
export async function findMarket(db: Database, asked: Asked): Promise<Market> {
  if (asked.kinds.length === 0 || asked.industry === null) return { payout: null, content_due_days: null };
  const near = asked.borough === null ? null : await readFigures(db, asked);
  if (near && near.campaign_count >= FEWEST_CAMPAIGNS) return marketOf(near, 'borough');
  return marketOf(await readFigures(db, { ...asked, borough: null }), 'city');
}

function marketOf(figures: Figures, source: 'borough' | 'city'): Market {
  const { campaign_count, low_cents, middle_cents, high_cents, content_due_days, due_count } = figures;
  const isEnough = campaign_count >= FEWEST_CAMPAIGNS;
  const payout =
    isEnough && low_cents !== null && middle_cents !== null && high_cents !== null
      ? { source, low_cents, middle_cents, high_cents, campaign_count }
      : null;
  return { payout, content_due_days: due_count >= FEWEST_CAMPAIGNS ? content_due_days : null };
}

async function readFigures(db: Database, { campaign_id, kinds, industry, borough }: Asked): Promise<Figures> {
  const wanted = sql.join(kinds.map((kind) => sql`${kind}`));
  const { rows } = await sql<Figures>`
    with recent as materialized (
      select id, business_id, location_id, creator_payout_cents, content_due_days from campaigns
      where city_id = ${NEW_YORK_CITY_ID} and status = 'live' and not is_offer
      order by published_at desc, id desc limit ${sql.lit(LOOKED_AT)}
    ), same as (
      select r.creator_payout_cents, r.content_due_days from recent r
      join businesses b on b.id = r.business_id and b.industry = ${industry}
      left join business_locations l on l.id = r.location_id
      left join neighborhoods n on n.id = l.neighborhood_id
      where r.id <> ${campaign_id} and r.creator_payout_cents is not null
        and (${borough}::text is null or n.borough = ${borough})
        and (select count(*) from campaign_deliverables d where d.campaign_id = r.id) = ${kinds.length}
        and (
          select count(*) from campaign_deliverables d where d.campaign_id = r.id and d.kind in (${wanted})
        ) = ${kinds.length}
    )
    select count(*)::int as campaign_count,
      percentile_disc(0.25) within group (order by creator_payout_cents) as low_cents,
      percentile_disc(0.5) within group (order by creator_payout_cents) as middle_cents,
      percentile_disc(0.75) within group (order by creator_payout_cents) as high_cents,
      percentile_disc(0.5) within group (order by content_due_days) as content_due_days,
      count(content_due_days)::int as due_count
    from same`.execute(db);
  return rows[0] as Figures;
}
