import { beforeEach, describe, expect, it } from 'vitest';
import { fundingReceipt } from '#domain/money/fees.ts';
import { newId } from '#server/platform/db/ids.ts';
import { CONTENT_PACKAGES } from '#server/seed/content-packages.ts';
import { newShop, type Shop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { completeCampaign, dayFrom } from '#test/support/campaigns.ts';
import { locationIn } from '#test/support/places.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const stranger = await newShop(context);
const REEL = packageId('Reel and stories');
const PHOTOS = packageId('Photos for the shop');

let shop: Shop;
let base: `/api/businesses/${string}`;
let location_id: string;
beforeEach(async () => {
  shop = await newShop(context);
  base = `/api/businesses/${shop.business_id}`;
  const { headers } = shop;
  const placed = await call(`POST ${base}/locations`, { headers, payload: locationIn('Greenpoint') });
  location_id = placed.json().id;
});

function packageId(name: string): string {
  return CONTENT_PACKAGES.find(({ package_name }) => package_name === name)?.id ?? '';
}

function answers(more: object = {}) {
  return {
    package_id: REEL,
    total_cents: 90_000,
    creator_count: 3,
    fulfilment: 'visit',
    location_ids: [location_id],
    application_deadline: dayFrom(context.now(), 14),
    content_due_days: 10,
    ...more,
  };
}

function post(payload: object, { key = newId(), headers = shop.headers } = {}) {
  return call(`POST ${base}/quick-posts`, { headers: { ...headers, 'idempotency-key': key }, payload });
}

async function read(id: string) {
  return (await call(`GET ${base}/campaigns/${id}/draft`, { headers: shop.headers })).json();
}

async function setUp(business: object, goals: string[]): Promise<void> {
  const { business_id } = shop;
  await context.db.updateTable('businesses').set(business).where('id', '=', business_id).execute();
  await context.db
    .insertInto('business_onboardings')
    .values({ business_id, step: 'done', goals })
    .onConflict((on) => on.column('business_id').doUpdateSet({ goals }))
    .execute();
}

describe('three answers', () => {
  it('make a complete draft that costs the budget to the cent, fee included', async () => {
    const answer = await post(answers());
    expect(answer.statusCode).toBe(201);
    const { campaign_id } = answer.json();
    const draft = await read(campaign_id);
    expect(draft).toMatchObject({ creator_payout_cents: 27_273, slots: 3, location_ids: [location_id] });
    const { headers } = shop;
    const finished = await call(`POST ${base}/campaigns/${campaign_id}/draft/completion`, { headers });
    expect(finished.statusCode).toBe(200);
    const funding = await call(`GET ${base}/campaigns/${campaign_id}/funding`, { headers });
    const { price, slots } = funding.json();
    expect((price.payout_cents + price.fee_cents) * slots).toBe(90_000);
  });

  it('are written into a brief from the shop’s facts and goals, which stays editable', async () => {
    await setUp(
      {
        business_name: 'Crumb & Co.',
        industry: 'bakery',
        description: 'A two-oven bakery that bakes at four.',
        social_links: JSON.stringify([
          { platform: 'instagram', url: 'https://www.instagram.com/crumbandco' },
        ]),
      },
      ['foot_traffic'],
    );
    const { campaign_id } = (await post(answers())).json();
    const draft = await read(campaign_id);
    expect(draft).toMatchObject({
      title: 'A reason to stop by Crumb & Co.',
      has_chosen_rights: true,
      rights_channels: ['instagram', 'website', 'in_store'],
      goals: '',
    });
    expect(draft.description).toMatch(
      /^A two-oven bakery that bakes at four\. You’ll find us in Greenpoint\./,
    );
    expect(draft.requirements_do).toContain('A tag of @crumbandco on Instagram');
    const payload = { version: draft.version, title: 'Rye, explained' };
    const changed = await call(`PATCH ${base}/campaigns/${campaign_id}/draft`, {
      headers: shop.headers,
      payload,
    });
    expect(changed.json().title).toBe('Rye, explained');
  });

  it('use the fee of now, also on a template, and keep the rest of the template', async () => {
    const { headers } = shop;
    const { id, version } = (await call(`POST ${base}/campaigns`, { headers, payload: {} })).json();
    const payload = { ...completeCampaign(context.now()), version };
    await call(`PATCH ${base}/campaigns/${id}/draft`, { headers, payload });
    const saved = await call(`POST ${base}/campaign-templates`, {
      headers,
      payload: { campaign_id: id, template_name: 'Rye week' },
    });
    const more = { package_id: undefined, template_id: saved.json().id, total_cents: 100_001 };
    const draft = await read((await post(answers(more))).json().campaign_id);
    expect(draft).toMatchObject({
      title: 'Rye week: cut the dark loaf',
      requirements_do: ['The cut and the crumb, up close'],
      slots: 3,
      fulfilment: 'visit',
      application_deadline: dayFrom(context.now(), 14),
    });
    const { total_cents } = fundingReceipt(draft.creator_payout_cents, 3, draft.business_fee_percent);
    expect(total_cents).toBeLessThanOrEqual(100_001);
    expect(
      fundingReceipt(draft.creator_payout_cents + 1, 3, draft.business_fee_percent).total_cents,
    ).toBeGreaterThan(100_001);
  });

  it('sent 20 times with the same key make one draft', async () => {
    const key = newId();
    const payload = answers();
    const all = await Promise.all(Array.from({ length: 20 }, () => post(payload, { key })));
    expect(new Set(all.map((answer) => answer.json().campaign_id)).size).toBe(1);
    const list = await call(`GET ${base}/campaigns?segment=drafts`, { headers: shop.headers });
    expect(list.json().counts.drafts).toBe(1);
    expect((await post(answers({ total_cents: 80_000 }), { key })).statusCode).toBe(409);
  });

  it.each([
    [{ total_cents: 0 }, 'total_cents', /^The smallest budget is \$5\.50/],
    [{ total_cents: 600 }, 'creator_count', /^With \$6\.00 you can pay one creator\./],
    [{ total_cents: 10_000_000 }, 'total_cents', /^A creator can be paid up to \$5,000\.00\./],
    [{ creator_count: 51 }, 'creator_count', /up to 50 creators/],
    [{ template_id: '018f0000-0000-7000-8000-000000000001' }, 'package_id', /either a package or a template/],
    [{ application_deadline: '2020-01-01' }, 'application_deadline', /Pick a date in the future/],
    [
      { location_ids: ['018f0000-0000-7000-8000-000000000001'] },
      'location_ids',
      /Pick one of your locations/,
    ],
  ])('%j are refused at the field, and nothing is kept', async (more, path, message) => {
    const answer = await post(answers(more));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toContainEqual({ path, message: expect.stringMatching(message) });
    const list = await call(`GET ${base}/campaigns`, { headers: shop.headers });
    expect(list.json().campaigns).toEqual([]);
  });

  it('of a stranger find no business', async () => {
    const { headers } = stranger;
    expect((await post(answers(), { headers })).statusCode).toBe(404);
    expect((await call(`GET ${base}/quick-posts/setup`, { headers })).statusCode).toBe(404);
  });
});

describe('what is proposed', () => {
  it('has the fees of today, the main location and two weeks', async () => {
    const setup = await call(`GET ${base}/quick-posts/setup`, { headers: shop.headers });
    expect(setup.json()).toMatchObject({
      business_fee_percent: 10,
      suggested_package_ids: [],
      fulfilment: 'visit',
      location_ids: [location_id],
      application_deadline: dayFrom(context.now(), 14),
      content_due_days: 10,
    });
  });

  it('puts the packages that serve the goals of onboarding first', async () => {
    await setUp({ industry: 'bakery' }, ['content']);
    const setup = await call(`GET ${base}/quick-posts/setup`, { headers: shop.headers });
    expect(setup.json().suggested_package_ids).toContain(PHOTOS);
    expect(setup.json().suggested_package_ids).not.toContain(REEL);
  });
});
