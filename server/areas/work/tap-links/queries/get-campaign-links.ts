import { sql } from 'kysely';
import type { CampaignLinks } from '#contract/work/tap-links.ts';
import type { Context } from '#server/platform/context.ts';
import { drawQr } from '#server/platform/documents/draw-qr.ts';
import { shortUrl } from '../counter-url.ts';
import { isCounting } from '../is-counting.ts';
import { defaultTarget } from '../leads-to.ts';
import { readLinkShop } from './link-shop.ts';
import { readLinkResults } from './read-link-results.ts';

type Reach = Pick<Context, 'db' | 'config'>;

/** The settings and the links of a campaign. The caller checks who may read them. */
export async function readCampaignLinks({ db, config }: Reach, campaignId: string): Promise<CampaignLinks> {
  const [settings, shop, facts, results] = await Promise.all([
    readLinkSettings(db, campaignId),
    readLinkShop(db, campaignId),
    readFacts(db, campaignId),
    readLinkResults(db, campaignId),
  ]);
  return {
    settings,
    default_target: defaultTarget(config, shop),
    links: results.flatMap(({ collaboration_id, code, counter_code, taps, redemptions }) => {
      const fact = facts.find((one) => one.collaboration_id === collaboration_id);
      if (fact === undefined) return [];
      const url = shortUrl(config, code);
      return [{ ...fact, url, qr: drawQr(url), counter_code, taps, redemptions }];
    }),
  };
}

export async function readLinkSettings(db: Reach['db'], campaignId: string) {
  const row = await db
    .selectFrom('campaign_links')
    .select([
      'target_url',
      'perk',
      'code_use',
      sql<string | null>`to_char(ends_on, 'YYYY-MM-DD')`.as('ends_on'),
    ])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  const { target_url = null, perk = null, code_use = null, ends_on = null } = row ?? {};
  const given = perk === null || code_use === null ? null : { words: perk, code_use };
  return { target_url, perk: given, ends_on };
}

async function readFacts(db: Reach['db'], campaignId: string) {
  const { rows } = await sql<{ collaboration_id: string; creator_name: string; is_counting: boolean }>`
    select t.collaboration_id, coalesce(nullif(trim(p.full_name), ''), 'A creator') as creator_name,
      ${isCounting} as is_counting
    from tap_links t join creators k on k.id = t.creator_id join profiles p on p.user_id = k.user_id
    where t.campaign_id = ${campaignId}::uuid`.execute(db);
  return rows;
}
