import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** The taps and redemptions of a link on a day in New York. */
export interface LinkDay {
  day: string;
  taps: number;
  redemptions: number;
}

/** The taps and redemptions of a link until now. Days without anything are left out. */
export interface LinkResults {
  collaboration_id: string;
  creator_id: string;
  /** The short link is `/go/{code}`. */
  code: string;
  counter_code: string;
  taps: number;
  redemptions: number;
  days: LinkDay[];
}

/** The links of a campaign, in the order they were made. */
export function readLinkResults(db: Database | Tx, campaignId: string): Promise<LinkResults[]> {
  return readWhere(db, sql`t.campaign_id = ${campaignId}::uuid`);
}

/** The link of one collaboration; null if it has none. */
export async function readLinkResult(
  db: Database | Tx,
  collaborationId: string,
): Promise<LinkResults | null> {
  const [found] = await readWhere(db, sql`t.collaboration_id = ${collaborationId}::uuid`);
  return found ?? null;
}

type Row = Omit<LinkResults, 'taps' | 'redemptions'>;

/** A redemption that was undone counts for nothing. */
async function readWhere(db: Database | Tx, wanted: RawBuilder<unknown>): Promise<LinkResults[]> {
  const { rows } = await sql<Row>`
    select t.collaboration_id, t.creator_id, t.code, t.counter_code, coalesce((
      select json_agg(json_build_object('day', day, 'taps', taps, 'redemptions', redemptions) order by day)
      from (
        select to_char(day, 'YYYY-MM-DD') as day, sum(taps)::int as taps, sum(redemptions)::int as redemptions
        from (
          select day, taps, 0 as redemptions from link_taps where link_id = t.id
          union all
          select (redeemed_at at time zone 'America/New_York')::date, 0, 1
          from redemptions where link_id = t.id and undone_at is null
        ) counted group by day
      ) by_day
    ), '[]') as days
    from tap_links t where ${wanted}
    order by t.created_at, t.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    taps: row.days.reduce((sum, { taps }) => sum + taps, 0),
    redemptions: row.days.reduce((sum, { redemptions }) => sum + redemptions, 0),
  }));
}
