import { describe, expect, it } from 'vitest';
import { seedId } from '#server/seed/ids.ts';
import { demoAccounts } from './accounts.ts';
import { demoApplications } from './application-rows.ts';
import { demoLinks } from './link-rows.ts';
import { demoMarketplace } from './marketplace.ts';
import { demoPostNumbers } from './post-number-rows.ts';
import { demoWork } from './work-rows.ts';

const TODAY = new Date('2026-06-10T16:00:00Z');
const marketplace = demoMarketplace(TODAY);
const { applications } = demoApplications(marketplace, TODAY);
const sources = { marketplace, applications, accounts: demoAccounts(TODAY), now: TODAY };
const work = demoWork(sources);
const { post_watches, post_readings } = demoPostNumbers(work, TODAY);
const links = demoLinks(sources, work);

describe('the results of the demo', () => {
  it('are the same on every call', () => {
    expect(demoPostNumbers(work, TODAY)).toEqual({ post_watches, post_readings });
    expect(demoLinks(sources, work)).toEqual(links);
  });

  it('have numbers of every post until today, whose views only grow', () => {
    for (const { deliverable_id } of post_watches) {
      const views = post_readings
        .filter((one) => one.deliverable_id === deliverable_id)
        .map((one) => one.views ?? 0);
      expect(views.toSorted((one, other) => one - other)).toEqual(views);
    }
    expect(post_readings.every(({ read_at }) => String(read_at) <= TODAY.toISOString())).toBe(true);
    expect(new Set(post_readings.map(({ source }) => source))).toEqual(
      new Set(['instagram', 'tiktok', 'creator']),
    );
  });

  it('give all work a link with codes of its own, and count nothing after now', () => {
    const { tap_links, perk_codes, redemptions } = links;
    expect(tap_links).toHaveLength(work.collaborations.length);
    expect(new Set(tap_links.map(({ code }) => code)).size).toBe(tap_links.length);
    const codes = [...tap_links.map((link) => `${link.business_id}/${link.counter_code}`)];
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(perk_codes.map(({ code }) => code)).size).toBe(perk_codes.length);
    expect(redemptions.every(({ redeemed_at }) => String(redeemed_at) <= TODAY.toISOString())).toBe(true);
  });

  it('make the report of the bakery’s finished campaign worth reading', () => {
    const campaign = seedId('campaign', 'crumb-co/one-shift-behind-the-counter');
    const own = links.tap_links.filter(({ campaign_id }) => campaign_id === campaign).map(({ id }) => id);
    const collaborations = work.collaborations.filter(({ campaign_id }) => campaign_id === campaign);
    const posts = work.deliverables.filter(({ collaboration_id }) =>
      collaborations.some(({ id }) => id === collaboration_id),
    );
    const sources = post_readings.filter(({ deliverable_id }) =>
      posts.some(({ id }) => id === deliverable_id),
    );
    expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(['instagram', 'creator']));
    expect(links.redemptions.filter(({ link_id }) => own.includes(link_id)).length).toBeGreaterThan(10);
    expect(links.perk_codes.length).toBeGreaterThan(0);
  });
});
