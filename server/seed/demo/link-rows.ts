import type { Insertable } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import { counterStem, freeCounterCode, newLinkCode, newPerkCode } from '#domain/work/tap-links.ts';
import type {
  CampaignLinks,
  LinkTaps,
  PerkCodes,
  Redemptions,
  TapLinks,
} from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import { pickNumber } from './pick.ts';
import type { DemoSources, DemoWork } from './work-rows.ts';

/** The campaigns whose customers get something for a code. */
const PERKS: Readonly<Record<string, { perk: string; code_use: 'many' | 'once' }>> = {
  'crumb-co/one-shift-behind-the-counter': { perk: 'A cardamom knot with any coffee', code_use: 'many' },
  'crumb-co/saturday-line-first-twenty-people': { perk: 'A free coffee with any loaf', code_use: 'once' },
  'poppy-lox/a-dozen-for-the-crossing-guards': { perk: 'A free schmear with a dozen', code_use: 'once' },
};
const TAPPED_DAYS = 30;
const OPEN_HOURS = [9, 14] as const;

export interface DemoLinks {
  campaign_links: Insertable<CampaignLinks>[];
  tap_links: Insertable<TapLinks>[];
  link_taps: Insertable<LinkTaps>[];
  perk_codes: Insertable<PerkCodes>[];
  redemptions: Insertable<Redemptions>[];
}

/** A link for all work, opened more often in the days after its first post. */
export function demoLinks({ marketplace, accounts, now }: DemoSources, work: DemoWork): DemoLinks {
  const rows: DemoLinks = {
    campaign_links: [],
    tap_links: [],
    link_taps: [],
    perk_codes: [],
    redemptions: [],
  };
  const shops = new Map(marketplace.businesses.map((business) => [business.id, business]));
  const paths = new Map(
    marketplace.campaigns.map(({ id, slug, business_id }) => [id, `${shops.get(business_id)?.slug}/${slug}`]),
  );
  const users = new Map(accounts.creators.map(({ id, user_id }) => [id, user_id]));
  const names = new Map(accounts.profiles.map(({ user_id, full_name }) => [user_id, full_name ?? null]));
  const taken = new Set<string>();
  for (const one of work.collaborations) {
    const { business_id } = one;
    const stem = counterStem(names.get(users.get(one.creator_id) ?? '') ?? null);
    const counter_code = freeCounterCode(stem, (code) => taken.has(`${business_id}/${code}`));
    taken.add(`${business_id}/${counter_code}`);
    const link = {
      id: seedId('tap-link', one.id),
      ...{ collaboration_id: one.id, campaign_id: one.campaign_id, business_id, creator_id: one.creator_id },
      ...{ code: newLinkCode(pickerFor(one.id)), counter_code, created_at: one.agreed_at },
    };
    rows.tap_links.push(link);
    const posted = work.deliverables
      .flatMap(({ collaboration_id, posted_at }) =>
        collaboration_id === one.id && posted_at ? [posted_at] : [],
      )
      .toSorted()[0];
    const perk = PERKS[paths.get(one.campaign_id) ?? ''];
    if (posted)
      addTraffic(rows, {
        link,
        posted: new Date(posted),
        now,
        perk,
        owner_id: shops.get(business_id)?.owner_id ?? null,
      });
  }
  for (const [campaign_id, path] of paths) {
    const perk = PERKS[path];
    if (perk) rows.campaign_links.push({ campaign_id, ...perk, updated_at: now.toISOString() });
  }
  return rows;
}

interface Traffic {
  link: { id: string; business_id: string };
  posted: Date;
  now: Date;
  perk: { code_use: 'many' | 'once' } | undefined;
  owner_id: string | null;
}

function addTraffic(rows: DemoLinks, { link, posted, now, perk, owner_id }: Traffic): void {
  const first = newYorkDate(posted);
  for (let place = 0; place < TAPPED_DAYS; place += 1) {
    const day = addDays(first, place);
    if (newYorkInstant(day, OPEN_HOURS[0]) > now) return;
    const taps = tapsOn(link.id, place);
    if (taps === 0) continue;
    rows.link_taps.push({ link_id: link.id, day, taps });
    if (perk === undefined) continue;
    const customers = pickNumber(Math.ceil(taps / 6) + 1, `${link.id}/${day}/redeemed`);
    for (let customer = 0; customer < customers; customer += 1) {
      const name = `${link.id}/${day}/${customer}`;
      const [opens, hours] = OPEN_HOURS;
      const moment = newYorkInstant(day, opens + pickNumber(hours - opens, name));
      const redeemed_at = new Date(
        moment.getTime() + pickNumber(3_600, `${name}/second`) * 1_000,
      ).toISOString();
      if (redeemed_at > now.toISOString()) continue;
      const id = seedId('redemption', name);
      const perk_code_id = perk.code_use === 'once' ? seedId('perk-code', name) : null;
      if (perk_code_id !== null) {
        const code = newPerkCode(pickerFor(name));
        const created_at = newYorkInstant(day, 0).toISOString();
        rows.perk_codes.push({
          id: perk_code_id,
          link_id: link.id,
          business_id: link.business_id,
          code,
          created_at,
        });
      }
      rows.redemptions.push({
        ...{ id, link_id: link.id, perk_code_id, business_id: link.business_id },
        ...{ redeemed_by: owner_id, redeemed_at },
      });
    }
  }
}

/** Most people open a link in the days after a post. */
function tapsOn(linkId: string, place: number): number {
  const most = Math.round((30 + pickNumber(50, `${linkId}/taps`)) * Math.exp(-place / 6));
  return most === 0 ? 0 : pickNumber(most + 1, `${linkId}/taps/${place}`);
}

/** Looks like chance, and is the same on every machine. */
function pickerFor(name: string): (limit: number) => number {
  let place = 0;
  return (limit) => {
    place += 1;
    return pickNumber(limit, `${name}/sign/${place}`);
  };
}
