import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { serveWellKnown } from '#server/platform/http/well-known.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { type Maker, newMaker, newOpenCampaign, newShop, type Shop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { countPublicPaths, listPublicPaths } from './queries/list-public-paths.ts';

const { app, context } = await testApp({
  extend: (scope, parts) =>
    serveWellKnown(scope, parts.config, ['/help/fees'], {
      count: () => countPublicPaths(parts),
      list: (range) => listPublicPaths(parts, range),
    }),
});
const call = callerOf(app);
const { db } = context;
const STREET = '917 Hidden Lane';

let shop: Shop;
let slug: string;
let maker: Maker;
let handle: string;
let campaign: string;

beforeAll(async () => {
  shop = await newShop(context);
  slug = `public-${shop.business_id.slice(-10)}`;
  await db
    .updateTable('businesses')
    .set({
      slug,
      industry: 'bakery',
      description: `Two ovens at ${STREET}. Write to hello@ovens.example or call (212) 555-0148.`,
    })
    .where('id', '=', shop.business_id)
    .execute();
  const location_id = newId();
  await db
    .insertInto('business_locations')
    .values({
      ...{ id: location_id, business_id: shop.business_id, location_name: 'Ovens', address: STREET },
      ...{ neighborhood_id: neighborhoodId('Red Hook'), neighborhood: 'Red Hook' },
    })
    .execute();
  campaign = await newOpenCampaign(context, {
    business_id: shop.business_id,
    ...{ location_id, title: 'Rye at six', creator_payout_cents: 37_300, fulfilment: 'visit' },
    description: `Come to ${STREET} at six. We pay $373, so $373.00. jo@ovens.example`,
    questions: ['Private question?'],
    fulfilment_note: 'Ring at the back door',
  });
  maker = await newMaker(context, { full_name: 'Pia Public' });
  handle = `pia.${maker.creator_id.slice(-8)}`;
  await db
    .updateTable('creators')
    .set({ handle, bio: 'Bread. pia@films.example', home_neighborhood_id: neighborhoodId('Red Hook') })
    .where('id', '=', maker.creator_id)
    .execute();
});

const publicId = () => campaign.slice(-12);
const get = (path: string) => call(`GET ${path}` as 'GET /');
const turnShop = (is_on: boolean, headers: Record<string, string> = shop.headers) =>
  call(`PUT /api/businesses/${shop.business_id}/public-page`, { headers, payload: { is_on } });
const turnMaker = (is_on: boolean, more: { shows_prices?: boolean; piece_ids?: string[] } = {}) =>
  call('PUT /api/creators/me/public-page', {
    headers: maker.headers,
    payload: { is_on, shows_prices: false, piece_ids: [], ...more },
  });
const ADDRESSES = () =>
  [
    [`/@${handle}`, `/api/public/creators/${handle}`],
    [`/shops/${slug}`, `/api/public/shops/${slug}`],
    [`/c/${publicId()}`, `/api/public/campaigns/${publicId()}`],
  ] as const;

async function turnAll(is_on: boolean) {
  expect((await turnShop(is_on)).statusCode).toBe(200);
  expect((await turnMaker(is_on)).statusCode).toBe(200);
}

describe('public pages', () => {
  it('are off until their owner turns them on, and gone once they are turned off', async () => {
    for (const is_on of [false, true, false]) {
      if (is_on) await turnAll(true);
      for (const [path, api] of ADDRESSES()) {
        for (const address of [api, `/share${path}.png`, `/embed${path}`]) {
          expect([address, (await get(address)).statusCode]).toEqual([address, is_on ? 200 : 404]);
        }
        const oembed = `/api/oembed?url=${encodeURIComponent(`${context.config.app_url}${path}`)}`;
        expect((await get(oembed)).statusCode).toBe(is_on ? 200 : 404);
      }
      if (is_on) await turnAll(false);
    }
  });

  it('show no email, phone number, street, payout or private field', async () => {
    await turnAll(true);
    for (const [path, api] of ADDRESSES()) {
      for (const address of [api, `/embed${path}`]) {
        const { body } = await get(address);
        expect(body).not.toMatch(
          /@(?:ovens|films|example)|example\.com|555-0148|Hidden Lane|\$373|Private question|back door/,
        );
        expect(body).not.toContain(maker.email);
        expect(body).not.toContain(shop.email);
      }
    }
    expect((await get(`/api/public/campaigns/${publicId()}`)).json()).not.toHaveProperty(
      'creator_payout_cents',
    );
    await turnAll(false);
  });

  it('are listed in the sitemap exactly while they are on', async () => {
    const ours = [`/@${handle}`, `/shops/${slug}`, `/c/${publicId()}`];
    const listed = async () => {
      const { body } = await get('/sitemap.xml');
      return ours.filter((path) => body.includes(`<loc>${context.config.app_url}${path}</loc>`));
    };
    expect(await listed()).toEqual([]);
    await turnAll(true);
    expect(await listed()).toEqual(ours);
    expect((await get('/sitemap.xml')).body).toContain('/nyc/red-hook</loc>');
    await turnAll(false);
    expect(await listed()).toEqual([]);
  });

  it('end with a suspension of their owner, with leaving the directory, and with a pause of the campaign', async () => {
    await turnAll(true);
    const [creatorPage, shopPage, campaignPage] = ADDRESSES().map(([, api]) => api);
    const statusOf = async (api: string | undefined) => (await get(api ?? '')).statusCode;
    for (const status of ['paused', 'closed', 'draft', 'cancelled'] as const) {
      await db.updateTable('campaigns').set({ status }).where('id', '=', campaign).execute();
      expect([status, await statusOf(campaignPage)]).toEqual([status, 404]);
    }
    await db.updateTable('campaigns').set({ status: 'live' }).where('id', '=', campaign).execute();
    expect(await statusOf(campaignPage)).toBe(200);
    const suspend = (user_id: string, account_status: 'active' | 'suspended' | 'deleted') =>
      db.updateTable('profiles').set({ account_status }).where('user_id', '=', user_id).execute();
    for (const account_status of ['suspended', 'deleted'] as const) {
      await suspend(shop.user_id, account_status);
      await suspend(maker.user_id, account_status);
      expect(await Promise.all([creatorPage, shopPage, campaignPage].map(statusOf))).toEqual([404, 404, 404]);
    }
    await suspend(shop.user_id, 'active');
    await suspend(maker.user_id, 'active');
    await db.updateTable('creators').set({ is_listed: false }).where('id', '=', maker.creator_id).execute();
    expect(await statusOf(creatorPage)).toBe(404);
    await db.updateTable('creators').set({ is_listed: true }).where('id', '=', maker.creator_id).execute();
    await turnAll(false);
  });

  it('find a handle in any spelling and answer with the canonical one', async () => {
    await turnMaker(true);
    expect((await get(`/api/public/creators/${handle.toUpperCase()}`)).json()).toMatchObject({ handle });
    await turnMaker(false);
  });

  it('show only the pieces and prices the creator chose, and never those of someone else', async () => {
    const links = [newId(), newId()] as const;
    const other = await newMaker(context);
    const foreign = newId();
    await db
      .insertInto('portfolio_links')
      .values([
        {
          id: links[0],
          creator_id: maker.creator_id,
          url: 'https://reel.example/1',
          platform: 'other',
          title: 'One',
        },
        {
          id: links[1],
          creator_id: maker.creator_id,
          url: 'https://reel.example/2',
          platform: 'other',
          title: 'Two',
        },
        {
          id: foreign,
          creator_id: other.creator_id,
          url: 'https://reel.example/3',
          platform: 'other',
          title: 'Three',
        },
      ])
      .execute();
    await db
      .insertInto('creator_rates')
      .values({ creator_id: maker.creator_id, kind: 'tiktok_video', price_cents: 12_300 })
      .execute();
    const shown = async () => (await get(`/api/public/creators/${handle}`)).json();
    await turnMaker(true);
    expect(await shown()).toMatchObject({ pieces: [], rates: null });
    await turnMaker(true, { shows_prices: true, piece_ids: [links[1], foreign] });
    expect(await shown()).toMatchObject({
      pieces: [{ title: 'Two', kind: 'link' }],
      rates: [{ kind: 'tiktok_video', price_cents: 12_300 }],
    });
    await turnMaker(false);
  });

  it('are the owner’s to turn on: managers and strangers are refused', async () => {
    const manager = await newPerson(context, { role: 'business' });
    await db
      .insertInto('business_members')
      .values({
        ...{ id: newId(), business_id: shop.business_id, user_id: manager.user_id },
        ...{ role: 'manager', status: 'active' },
      })
      .execute();
    const stranger = await newShop(context);
    expect((await turnShop(true, await signInAs(context, manager))).statusCode).toBe(403);
    expect((await turnShop(true, stranger.headers)).statusCode).toBe(404);
    expect((await get(`/api/public/shops/${slug}`)).statusCode).toBe(404);
  });

  it('stay with the last of twenty switches at once, and each change is in the audit log', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => turnMaker(at % 2 === 0)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await turnMaker(false);
    const entries = await db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', maker.creator_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const turns = entries.map(({ action }) => action).filter((action) => action.endsWith('publish_page'));
    expect(turns.filter((action) => action === 'publish_page')).toHaveLength(
      turns.filter((action) => action === 'unpublish_page').length,
    );
  });
});

describe('share images and embeds', () => {
  it('have a PNG of 1200 by 630 each, which is sent once', async () => {
    await turnAll(true);
    for (const path of [...ADDRESSES().map(([page]) => page), '/nyc/red-hook', '/for/bakery']) {
      const answer = await get(`/share${path}.png`);
      expect([path, answer.headers['content-type']]).toEqual([path, 'image/png']);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
      const again = await call(`GET /share${path}.png`, {
        headers: { 'if-none-match': String(answer.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    }
    await turnAll(false);
  });

  it('may be framed, while every other page may not', async () => {
    await turnAll(true);
    const embed = await get(`/embed/shops/${slug}`);
    expect(embed.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(embed.headers['content-security-policy']).toContain("default-src 'none'");
    expect(embed.headers).not.toHaveProperty('x-frame-options');
    expect(embed.body).not.toContain('<script');
    const other = await get('/robots.txt');
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(other.headers['x-frame-options']).toBe('DENY');
    await turnAll(false);
  });

  it('are described by oEmbed for our own addresses only', async () => {
    await turnAll(true);
    const ask = (url: string, more = '') => get(`/api/oembed?url=${encodeURIComponent(url)}${more}`);
    const { app_url } = context.config;
    const answer = await ask(`${app_url}/shops/${slug}`, '&maxwidth=400&maxheight=300');
    expect(answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 400,
      thumbnail_url: `${app_url}/share/shops/${slug}.png`,
    });
    expect(answer.json().height).toBeLessThanOrEqual(300);
    expect(answer.json().html).toContain(`<iframe src="${app_url}/embed/shops/${slug}"`);
    for (const url of [
      `https://evil.example/shops/${slug}`,
      `${app_url}/login`,
      'nonsense',
      `${app_url}/c/%zz`,
    ]) {
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
    }
    expect((await ask(`${app_url}/shops/${slug}`, '&format=xml')).statusCode).toBe(400);
    await turnAll(false);
  });
});

describe('places', () => {
  it('count and list those who turned their page on', async () => {
    const read = async () => (await get('/api/public/neighborhoods/red-hook')).json();
    const before = await read();
    await turnAll(true);
    const after = await read();
    expect(after.shop_count).toBe(before.shop_count + 1);
    expect(after.campaign_count).toBe(before.campaign_count + 1);
    expect(after.creator_count).toBe(before.creator_count + 1);
    const trade = (await get('/api/public/industries/bakery')).json();
    expect(trade.shops.map((one: { slug: string }) => one.slug)).toContain(slug);
    await turnAll(false);
    expect(await read()).toEqual(before);
  });

  it('are known by name only', async () => {
    expect((await get('/api/public/neighborhoods/atlantis')).statusCode).toBe(404);
    expect((await get('/api/public/industries/witchcraft')).statusCode).toBe(404);
  });
});
