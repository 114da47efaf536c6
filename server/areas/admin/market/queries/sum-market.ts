import { sql } from 'kysely';
import { MARKET_FIGURES, type MarketFigures } from '#domain/admin/market.ts';
import { AMOUNTS } from '#server/areas/admin/overview/queries/sum-by-day.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An empty borough or industry stands for none. */
export interface MarketRow extends MarketFigures {
  day: string;
  borough: string;
  industry: string;
}

/** Sums the days from the first to the last one in New York from their sources. Days on which nothing happened are left out. */
export async function sumMarket(db: Database, first: string, last: string): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    with published as (
      select ${dayOf('c.published_at')} as day, c.location_id, c.business_id, 1 as campaigns,
        exists (select 1 from campaigns o
          where o.business_id = c.business_id and o.published_at < c.published_at)::int as repeat_campaigns
      from campaigns c where ${isWithin('c.published_at', first, last)}
    ), first_applied as (
      select ${dayOf('a.submitted_at')} as day, c.location_id, c.business_id, 1 as first_applicants,
        greatest(0, extract(epoch from a.submitted_at - c.published_at))::bigint as seconds
      from applications a join campaigns c on c.id = a.campaign_id
      where ${isWithin('a.submitted_at', first, last)} and c.published_at is not null and not exists (
        select 1 from applications o
        where o.campaign_id = a.campaign_id and (o.submitted_at, o.id) < (a.submitted_at, a.id)
      )
    ), closed as (
      select ${dayOf('c.selection_closed_at')} as day, c.location_id, c.business_id, c.slots, c.taken_slots
      from campaigns c
      where ${isWithin('c.selection_closed_at', first, last)} and c.published_at is not null
    ), booked_by_campaign as (
      select ${dayOf('e.occurred_at')} as day, e.campaign_id, ${AMOUNTS.paid_in} as paid_in,
        ${AMOUNTS.released} as released, ${AMOUNTS.fees} as fees, ${AMOUNTS.refunded} as refunded
      from ledger_events e
      -- The transfers of each event by their index: a day is a small part of the ledger, which the planner can't know.
      cross join lateral (select * from ledger_transfers x where x.event_id = e.id offset 0) t
      where ${isWithin('e.occurred_at', first, last)} group by 1, 2
    ), booked as (
      select d.day, c.location_id, c.business_id, d.paid_in, d.released, d.fees, d.refunded
      from booked_by_campaign d left join campaigns c on c.id = d.campaign_id
    ), happened as (
      select day, location_id, business_id, paid_in, released, fees, refunded, 0 as campaigns, 0 as repeats,
        0 as firsts, 0 as within_day, 0::bigint as seconds, 0 as slots, 0 as taken from booked
      union all select day, location_id, business_id, 0, 0, 0, 0, campaigns, repeat_campaigns, 0, 0, 0, 0, 0 from published
      union all select day, location_id, business_id, 0, 0, 0, 0, 0, 0, 1, (seconds <= 86400)::int, seconds, 0, 0
        from first_applied
      union all select day, location_id, business_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, slots, taken_slots from closed
    )
    select h.day, coalesce(n.borough, '') as borough, coalesce(b.industry, '') as industry,
      sum(h.paid_in)::bigint as paid_in_cents, sum(h.released)::bigint as released_cents,
      sum(h.fees)::bigint as fees_cents, sum(h.refunded)::bigint as refunded_cents,
      sum(h.campaigns)::int as campaigns, sum(h.repeats)::int as repeat_campaigns,
      sum(h.firsts)::int as first_applicants, sum(h.within_day)::int as first_within_day,
      sum(h.seconds)::bigint as first_applicant_seconds,
      sum(h.slots)::int as closed_slots, sum(h.taken)::int as filled_slots
    from happened h
    left join businesses b on b.id = h.business_id
    left join business_locations l on l.id = h.location_id
    left join neighborhoods n on n.id = l.neighborhood_id
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows.map(withNumbers).filter((row) => MARKET_FIGURES.some((name) => row[name] !== 0));
}

/** A sum of 64-bit numbers may come as text. */
export function withNumbers<Row extends MarketFigures>(row: Row): Row {
  const figures = MARKET_FIGURES.map((name) => [name, Number(row[name])]);
  return { ...row, ...Object.fromEntries(figures) };
}

function dayOf(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'America/New_York', 'YYYY-MM-DD')`;
}

function isWithin(column: string, first: string, last: string) {
  const moment = sql.ref(column);
  return sql`${moment} >= ${first}::timestamp at time zone 'America/New_York'
    and ${moment} < (${last}::timestamp + interval '1 day') at time zone 'America/New_York'`;
}
