import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { publicPath } from '#domain/hiring/public-pages.ts';
import { LINK_CODE, MOST_CODES_A_DAY } from '#domain/work/tap-links.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newMaker } from '#test/support/applications.ts';
import { callerOf, newAddress } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newPaidCampaign, newWork, type Work } from '#test/support/work.ts';
import { readLinkResult, readLinkResults } from './queries/read-link-results.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let work: Work;
let link: { id: string; code: string; counter_code: string };

beforeEach(async () => {
  work = await newWork(context);
  link = await linkOf(work);
});

const linkOf = ({ collaboration_id }: Work) =>
  db
    .selectFrom('tap_links')
    .select(['id', 'code', 'counter_code'])
    .where('collaboration_id', '=', collaboration_id)
    .executeTakeFirstOrThrow();
const open = (
  code = link.code,
  { from = newAddress(), headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) => call(`GET /go/${code}`, { from, headers: { 'user-agent': IPHONE, ...headers } });
const brought = async (of = work) => readLinkResult(db, of.collaboration_id);
const taps = async (of = work) => (await brought(of))?.taps;
const settingsOf = ({ payer }: Work) =>
  `/api/businesses/${payer.business_id}/campaigns/${payer.campaign_id}/links` as const;
const set = (
  settings: object,
  { headers = work.shop, of = work }: { headers?: { cookie: string }; of?: Work } = {},
) =>
  call(`PUT ${settingsOf(of)}`, {
    headers,
    payload: { target_url: null, perk: null, ends_on: null, ...settings },
  });
const perk = (code_use: 'many' | 'once') => ({ words: 'A free cookie', code_use });
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const change = async (table: 'businesses' | 'collaborations' | 'campaigns', id: string, row: object) => {
  await db.updateTable(table).set(row).where('id', '=', id).execute();
};
const setShop = (row: object) => change('businesses', work.payer.business_id, row);

it('comes with the work, under a code with the name of the creator that is free at the business', async () => {
  expect(link.counter_code).toBe('JULES');
  expect(link.code).toMatch(/^[bcdfghjkmnp-tv-z2-9]{7}$/);
  const payer = await newPaidCampaign(context, { slots: 5 });
  const makers = await Promise.all(
    ['Jules Moreau', 'Jules Verne', 'Bo', 'Jules'].map((full_name) => newMaker(context, { full_name })),
  );
  for (const maker of makers) await newWork(context, { payer, maker });
  const codes = (await readLinkResults(db, payer.campaign_id)).map(({ counter_code }) => counter_code);
  expect(codes).toEqual(['JULES', 'JULES2', 'FRIEND', 'JULES3']);
});

it('leads to the website of the shop, else to its public page, else to its place on a map', async () => {
  const { business_id } = work.payer;
  const shop = await db
    .selectFrom('businesses')
    .select(['slug', 'business_name'])
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('business_locations')
    .values({
      ...{ id: newId(), business_id, location_name: 'Ovens', address: '917 Hidden Lane', is_primary: true },
      ...{ neighborhood: 'Red Hook', address_visibility: 'accepted_creators' },
    })
    .execute();
  const target = async () => {
    const answer = await open();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
    return answer.headers.location;
  };
  const map = await target();
  expect(map).toContain('https://www.google.com/maps/search/');
  expect(decodeURIComponent(map ?? '')).toContain(`${shop.business_name}, Red Hook, New York`);
  expect(map).not.toContain('Hidden');
  await db
    .updateTable('business_locations')
    .set({ address_visibility: 'everyone' })
    .where('business_id', '=', business_id)
    .execute();
  expect(decodeURIComponent((await target()) ?? '')).toContain('917 Hidden Lane');
  await db
    .insertInto('business_pages')
    .values({ business_id, is_on: true, updated_at: context.now().toISOString() })
    .execute();
  expect(await target()).toBe(`${context.config.app_url}${publicPath.shop(shop.slug)}`);
  await setShop({ website: `${context.config.app_url}/go/${link.code}` });
  expect(await target()).toContain('/shops/');
  await setShop({ website: 'https://ovens.example/' });
  expect(await target()).toBe('https://ovens.example/');
  expect((await set({ target_url: 'ovens.example/menu' })).statusCode).toBe(200);
  expect(await target()).toBe('https://ovens.example/menu');
});

it('leads nowhere else, whatever is in its address', async () => {
  await setShop({ website: 'https://ovens.example/' });
  for (const more of ['?to=https://evil.example', '?url=//evil.example', '?code=JULES']) {
    expect((await open(`${link.code}${more}`)).headers.location).toBe('https://ovens.example/');
  }
  for (const code of [
    'aaaaaaa',
    'bcdfghj',
    'x',
    `${link.code}2`,
    '%2f%2fevil.example',
    "' or 1=1 --",
    '%00',
  ]) {
    const answer = await open(encodeURI(code));
    expect(answer.headers.location).toBeUndefined();
    expect([400, 404]).toContain(answer.statusCode);
  }
  const unknown = await open('bcdfghj');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers['content-type']).toContain('text/html');
  expect(unknown.body).toContain('This link doesn’t work');
  const { app_url } = context.config;
  for (const target_url of [
    'http://ovens.example',
    'javascript:alert(1)',
    `${app_url}/go/x`,
    'https://10.0.0.1',
    '',
  ]) {
    const refused = await set({ target_url });
    expect([refused.statusCode, refused.json().fields?.[0]?.path]).toEqual([400, 'target_url']);
  }
});

it('counts a visitor once a day, without a cookie that says who it is', async () => {
  const today = newYorkDate(context.now());
  const tomorrow = addDays(today, 1);
  const first = await open();
  const [cookie] = first.cookies;
  expect(first.cookies).toHaveLength(1);
  expect(cookie).toMatchObject({
    ...{ name: 'seen', value: today, path: `/go/${link.code}`, httpOnly: true, sameSite: 'Lax' },
  });
  await open(link.code, { headers: { cookie: cookieOf(first) } });
  expect(await taps()).toBe(1);
  await open();
  expect(await taps()).toBe(2);
  const ends = context.now().getTime() + (cookie?.maxAge ?? 0) * 1000;
  expect([newYorkDate(new Date(ends - 1000)), newYorkDate(new Date(ends))]).toEqual([today, tomorrow]);
  clock.advance({ hours: 24 });
  await open(link.code, { headers: { cookie: cookieOf(first) } });
  expect((await brought())?.days).toEqual([
    { day: today, taps: 2, redemptions: 0 },
    { day: tomorrow, taps: 1, redemptions: 0 },
  ]);
});

it.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['the preview of a message', { 'user-agent': 'facebookexternalhit/1.1 Facebot Twitterbot/1.0' }],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older one', { 'x-moz': 'prefetch' }],
])('doesn’t count %s', async (_, headers) => {
  const answer = await open(link.code, { headers });
  expect([answer.statusCode, answer.cookies]).toEqual([302, []]);
  expect(await taps()).toBe(0);
});

it('doesn’t count a program that only asks for the headers', async () => {
  const answer = await app.inject({
    method: 'HEAD',
    url: `/go/${link.code}`,
    headers: { 'user-agent': IPHONE },
  });
  expect(answer.statusCode).toBe(302);
  expect(await taps()).toBe(0);
});

it('counts at most a hundred new visitors of one network a day, and keeps no address of theirs', async () => {
  const from = newAddress();
  for (let round = 0; round < 7; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, phone) =>
        open(link.code, { from, headers: { 'user-agent': `${IPHONE} ${round}-${phone}` } }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([302]));
  }
  expect(await taps()).toBe(100);
  await open();
  expect(await taps()).toBe(101);
  const keys = await db.selectFrom('rate_limits').select('key').where('key', 'like', 'tap:%').execute();
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(({ key }) => key.includes(from))).toEqual([]);
});

it('counts visitors who come at the same time each once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => open()));
  expect(await taps()).toBe(20);
});

it('counts a browser once that asks twenty times before it got its cookie', async () => {
  const from = newAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(link.code, { from })));
  for (const answer of answers) expect([answer.statusCode, answer.cookies[0]?.name]).toEqual([302, 'seen']);
  expect(await taps()).toBe(1);
  await open(link.code, { from, headers: { 'accept-language': 'es-US' } });
  expect(await taps()).toBe(2);
});

it('counts by the days of New York on both sides of a change of clocks', async () => {
  const { id: link_id } = link;
  const { business_id } = work.payer;
  const redeemed = [
    '2026-11-01T03:59:00Z',
    '2026-11-01T04:00:00Z',
    '2026-11-02T04:59:00Z',
    '2026-11-02T05:00:00Z',
  ];
  await db
    .insertInto('redemptions')
    .values(redeemed.map((redeemed_at) => ({ id: newId(), link_id, business_id, redeemed_at })))
    .execute();
  await db
    .insertInto('redemptions')
    .values({
      id: newId(),
      link_id,
      business_id,
      redeemed_at: '2026-11-01T12:00:00Z',
      undone_at: '2026-11-01T12:01:00Z',
    })
    .execute();
  expect(await brought()).toMatchObject({
    redemptions: 4,
    days: [
      { day: '2026-10-31', redemptions: 1 },
      { day: '2026-11-01', redemptions: 2 },
      { day: '2026-11-02', redemptions: 1 },
    ],
  });
});

it('shows what customers get, with the code, its QR code and the way to the shop', async () => {
  await setShop({ website: 'https://ovens.example/' });
  await set({ perk: { words: 'A <b>free</b> cookie & coffee', code_use: 'many' }, ends_on: '2030-06-30' });
  const { statusCode, headers, body } = await open();
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('A &lt;b&gt;free&lt;/b&gt; cookie &amp; coffee');
  expect(body).toContain(`<strong>${link.counter_code}</strong>`);
  expect(body).toContain('<svg');
  expect(body).toContain('Jules sent you here.');
  expect(body).toContain('Good until Sun, Jun 30.');
  expect(body).toContain(
    '<a href="https://ovens.example/" rel="noopener noreferrer">Visit ovens.example</a>',
  );
  expect(body).not.toContain('<script');
  expect(await taps()).toBe(1);
  expect((await set({ perk: perk('many'), ends_on: '2020-01-01' })).json().fields).toMatchObject([
    { path: 'ends_on' },
  ]);
  expect((await set({ perk: { words: ' ', code_use: 'many' } })).statusCode).toBe(400);
  await db
    .updateTable('campaign_links')
    .set({ ends_on: '2026-01-01' })
    .where('campaign_id', '=', work.payer.campaign_id)
    .execute();
  expect((await open()).headers.location).toBe('https://ovens.example/');
});

it('gives each visitor a one-time code of their own, which stays theirs', async () => {
  expect((await set({ perk: perk('once') })).statusCode).toBe(200);
  const codeIn = (body: string) => /<strong>([^<]+)<\/strong>/.exec(body)?.[1];
  const first = await open();
  const second = await open();
  expect(codeIn(first.body)).toMatch(/^[2-9][B-Z2-9]{3}-[B-Z2-9]{4}$/);
  expect(codeIn(second.body)).not.toBe(codeIn(first.body));
  const again = await open(link.code, { headers: { cookie: cookieOf(first) } });
  expect(codeIn(again.body)).toBe(codeIn(first.body));
  const other = await linkOf(await newWork(context));
  const stolen = await open(other.code, { headers: { cookie: cookieOf(first) } });
  expect(stolen.statusCode).toBe(302);
  const robot = await open(link.code, { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(codeIn(robot.body)).toBeUndefined();
});

it('gives out no more one-time codes in a day than it may, however many come at once', async () => {
  expect((await set({ perk: perk('once') })).statusCode).toBe(200);
  const { id: link_id } = link;
  const given = Array.from({ length: MOST_CODES_A_DAY - 3 }, (_, nth) => ({
    ...{ id: newId(), link_id, business_id: work.payer.business_id },
    ...{ code: `2${String(nth).padStart(7, '0')}`, created_at: context.now().toISOString() },
  }));
  await db.insertInto('perk_codes').values(given).execute();
  const answers = await Promise.all(Array.from({ length: 12 }, () => open()));
  expect(answers.filter(({ body }) => body.includes('There are no codes left for today')).length).toBe(9);
  clock.advance({ hours: 24 });
  expect((await open()).body).toContain('works once');
});

it.each([
  [
    'its work is cancelled',
    () =>
      change('collaborations', work.collaboration_id, {
        status: 'cancelled',
        cancelled_at: context.now().toISOString(),
      }),
  ],
  [
    'its campaign is stopped',
    () => change('campaigns', work.payer.campaign_id, { stopped_at: context.now().toISOString() }),
  ],
  [
    'the creator is suspended',
    () =>
      db
        .updateTable('creators')
        .set({ status: 'suspended' })
        .where('id', '=', work.maker.creator_id)
        .execute(),
  ],
  ['the account of the creator is suspended', () => suspend(work.maker.user_id)],
  ['the owner is suspended', () => suspend(work.payer.owner.user_id)],
])('once %s, still leads to the shop, but counts nothing and gives no code', async (_, stop) => {
  await setShop({ website: 'https://ovens.example/' });
  expect((await set({ perk: perk('once') })).statusCode).toBe(200);
  await stop();
  const answer = await open();
  expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([
    302,
    'https://ovens.example/',
    [],
  ]);
  expect(await taps()).toBe(0);
  expect(await db.selectFrom('perk_codes').select('id').where('link_id', '=', link.id).execute()).toEqual([]);
});

const suspend = (userId: string) =>
  db.updateTable('profiles').set({ account_status: 'suspended' }).where('user_id', '=', userId).execute();

it('counts on after its campaign is closed and its work is done', async () => {
  await change('campaigns', work.payer.campaign_id, {
    status: 'closed',
    closed_at: context.now().toISOString(),
  });
  await change('collaborations', work.collaboration_id, {
    status: 'completed',
    completed_at: context.now().toISOString(),
  });
  await open();
  expect(await taps()).toBe(1);
});

it('is shown to both sides with what it brought, and set by the shop alone', async () => {
  await open();
  const url = `${context.config.app_url}/go/${link.code}`;
  const own = await call(`GET /api/collaborations/${work.collaboration_id}/link`, {
    headers: work.maker.headers,
  });
  expect(own.json()).toMatchObject({
    ...{ url, counter_code: 'JULES', perk: null, is_counting: true, taps: 1, redemptions: 0 },
    qr: { size: expect.any(Number) },
  });
  const shown = await call(`GET ${settingsOf(work)}`, { headers: work.shop });
  expect(shown.json()).toMatchObject({
    settings: { target_url: null, perk: null, ends_on: null },
    links: [{ url, creator_name: 'Jules Moreau', taps: 1, redemptions: 0, is_counting: true }],
  });
  const stranger = await newWork(context);
  for (const headers of [stranger.shop, stranger.maker.headers]) {
    expect(
      (await call(`GET /api/collaborations/${work.collaboration_id}/link`, { headers })).statusCode,
    ).toBe(404);
  }
  expect((await set({}, { headers: stranger.shop })).statusCode).toBe(404);
  expect((await set({}, { headers: work.maker.headers })).statusCode).toBe(403);
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  expect((await set({}, { headers: admin })).statusCode).toBe(404);
  expect((await set({ surprise: true })).statusCode).toBe(400);
});

it('was made by a migration for work that is older than links', async () => {
  const payer = await newPaidCampaign(context, { slots: 5 });
  const makers = await Promise.all(
    ['José Ruiz', 'jose', 'Bo Li', 'Jose Cruz', '李小龍'].map((full_name) =>
      newMaker(context, { full_name }),
    ),
  );
  for (const maker of makers) await newWork(context, { payer, maker });
  await db.deleteFrom('tap_links').where('campaign_id', '=', payer.campaign_id).execute();
  const migration = new URL('../../../../db/migrations/0265_tap_links_of_earlier_work.sql', import.meta.url);
  const text = await readFile(migration, 'utf8');
  await sql.raw(text).execute(db);
  await sql.raw(text).execute(db);
  const rows = await readLinkResults(db, payer.campaign_id);
  expect(rows).toHaveLength(5);
  expect(rows.map(({ counter_code }) => counter_code).sort()).toEqual([
    'FRIEND',
    'FRIEND2',
    'JOSE',
    'JOSE2',
    'JOSE3',
  ]);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(5);
  expect(rows.every(({ code }) => LINK_CODE.test(code))).toBe(true);
});

it('gets a code of its own when several creators of one name begin at the same moment', async () => {
  const payer = await newPaidCampaign(context, { slots: 6 });
  const makers = await Promise.all(
    Array.from({ length: 6 }, () => newMaker(context, { full_name: 'Nia Cole' })),
  );
  await Promise.all(makers.map((maker) => newWork(context, { payer, maker })));
  const codes = (await readLinkResults(db, payer.campaign_id)).map(({ counter_code }) => counter_code);
  expect(codes.sort()).toEqual(['NIA', 'NIA2', 'NIA3', 'NIA4', 'NIA5', 'NIA6']);
});
