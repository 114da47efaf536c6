import { sql } from 'kysely';
import type { CodeUse } from '#domain/work/tap-links.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isCounting } from '../is-counting.ts';
import { type LinkShop, SHOP_COLUMNS, SHOP_JOINS } from './link-shop.ts';

/** A short link with everything that a visit needs, in one statement. */
export interface OpenedLink extends LinkShop {
  id: string;
  business_id: string;
  counter_code: string;
  creator_name: string | null;
  is_counting: boolean;
  target_url: string | null;
  perk: string | null;
  code_use: CodeUse | null;
  ends_on: string | null;
}

export async function findLink(db: Database, code: string): Promise<OpenedLink | null> {
  const { rows } = await sql<OpenedLink>`
    select t.id, t.business_id, t.counter_code, p.full_name as creator_name, ${isCounting} as is_counting,
      s.target_url, s.perk, s.code_use, to_char(s.ends_on, 'YYYY-MM-DD') as ends_on, ${SHOP_COLUMNS}
    from tap_links t
    join creators k on k.id = t.creator_id
    join profiles p on p.user_id = k.user_id
    left join campaign_links s on s.campaign_id = t.campaign_id
    ${SHOP_JOINS}
    where t.code = ${code}`.execute(db);
  return rows[0] ?? null;
}
