import { expect, it } from 'vitest';
import { storePicture } from '#server/areas/base/media/commands/store-picture.ts';
import { publishBrief } from '#server/areas/campaigns/briefs/commands/publish-brief.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { pngPicture } from '#test/support/pictures.ts';
import { testApp } from '#test/support/test-app.ts';
import { whyItFits } from './queries/why-it-fits.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const shop = await newShop(context);

function open(more: object = {}) {
  return newOpenCampaign(context, { business_id: shop.business_id, brief_version: 0, ...more });
}

function read(identifier: string, headers: { cookie: string }) {
  return call(`GET /api/campaigns/${identifier}`, { headers });
}

function publish(campaign_id: string) {
  return inTransaction(context.db, async (tx) =>
    publishBrief(tx, context, await lockCampaign(tx, campaign_id)),
  );
}

async function place(campaignId: string, more: object = {}) {
  const home = await context.db
    .selectFrom('neighborhoods')
    .select(['id', 'neighborhood_name', 'latitude', 'longitude'])
    .where('slug', '=', 'greenpoint')
    .executeTakeFirstOrThrow();
  const id = newId();
  await context.db
    .insertInto('business_locations')
    .values({
      id,
      business_id: shop.business_id,
      location_name: 'The corner',
      address: '731 Manhattan Avenue',
      neighborhood_id: home.id,
      neighborhood: home.neighborhood_name,
      latitude: 40.7251,
      longitude: -73.9512,
      ...more,
    })
    .execute();
  await context.db.updateTable('campaigns').set({ location_id: id }).where('id', '=', campaignId).execute();
  return home;
}

it('[CREATOR-06] opens by its public id and by its id, with payout and spots for a creator', async () => {
  const id = await open({ taken_slots: 1 });
  const jules = await newMaker(context);
  const first = (await read(id, jules.headers)).json();
  expect(first).toMatchObject({
    id,
    creator_payout_cents: 35_000,
    is_paid_in: true,
    slots: 3,
    spots_left: 2,
    applicant_count: 0,
    application: null,
    brief: { title: 'Rye week', description: 'Bread.' },
  });
  expect((await read(first.public_id, jules.headers)).json()).toEqual(first);
});

it('[CREATOR-07] [PERM-16] [PERM-18] businesses and admins read it without payout and applications', async () => {
  const id = await open();
  const admin = await newPerson(context, { role: 'admin' });
  const stranger = await newShop(context);
  for (const headers of [await signInAs(context, admin), stranger.headers, shop.headers]) {
    expect((await read(id, headers)).json()).toMatchObject({
      id,
      creator_payout_cents: null,
      is_paid_in: false,
      applicant_count: null,
      application: null,
      fit_reasons: [],
    });
  }
});

it('a draft, one taken down, one called off and one nobody has are not there', async () => {
  const jules = await newMaker(context);
  const hidden = [
    await open({ status: 'draft', slug: null, published_at: null }),
    await open({ status: 'awaiting_funding', published_at: null }),
    await open({ status: 'paused', is_paused_by_admin: true }),
    await open({ status: 'cancelled' }),
    newId(),
    'no-such-id',
    "x'; drop table campaigns; --",
  ];
  for (const identifier of hidden) {
    const answer = await read(encodeURIComponent(identifier), jules.headers);
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect((await read('x'.repeat(65), jules.headers)).statusCode).toBe(400);
});

it('one that was called off stays with those who applied', async () => {
  const id = await open({ status: 'cancelled' });
  const jules = await newMaker(context);
  await newApplication(context, { campaign_id: id, creator_id: jules.creator_id });
  expect((await read(id, jules.headers)).json()).toMatchObject({ status: 'cancelled' });
});

it('shows one’s own application and nobody else’s', async () => {
  const id = await open();
  const [jules, nadia] = [await newMaker(context), await newMaker(context, { full_name: 'Nadia Osei' })];
  await newApplication(context, { campaign_id: id, creator_id: jules.creator_id, pitch: 'One take.' });
  expect((await read(id, jules.headers)).json().application).toMatchObject({
    status: 'submitted',
    pitch: 'One take.',
  });
  const hers = (await read(id, nadia.headers)).json();
  expect(hers).toMatchObject({ application: null, applicant_count: 1 });
  expect(JSON.stringify(hers)).not.toContain('One take.');
});

it('a decision is told once it can no longer be taken back', async () => {
  const id = await open();
  const jules = await newMaker(context);
  await newApplication(context, { campaign_id: id, creator_id: jules.creator_id, status: 'accepted' });
  expect((await read(id, jules.headers)).json().application).toMatchObject({
    status: 'submitted',
    payout_cents: null,
  });
  context.clock.advance({ hours: 11 / 3600 });
  expect((await read(id, jules.headers)).json().application).toMatchObject({
    status: 'accepted',
    payout_cents: 35_000,
  });
});

it('shows an invited creator the words of the business', async () => {
  const id = await open();
  const jules = await newMaker(context);
  const invitation = 'Your croissant film made us hungry.';
  await newApplication(context, {
    campaign_id: id,
    creator_id: jules.creator_id,
    status: 'invited',
    invitation,
    submitted_at: null,
  });
  expect((await read(id, jules.headers)).json().application).toMatchObject({ status: 'invited', invitation });
});

it('says what the brief says differently since one applied', async () => {
  const id = await open();
  const jules = await newMaker(context);
  await publish(id);
  await newApplication(context, { campaign_id: id, creator_id: jules.creator_id, brief_version: 1 });
  expect((await read(id, jules.headers)).json().application.brief_changes).toEqual([]);
  await context.db.updateTable('campaigns').set({ title: 'Rye month' }).where('id', '=', id).execute();
  expect((await read(id, jules.headers)).json().brief.title).toBe('Rye week');
  await publish(id);
  const after = (await read(id, jules.headers)).json();
  expect(after).toMatchObject({ brief_version: 2, brief: { title: 'Rye month' } });
  expect(after.application.brief_changes.join()).toContain('Rye month');
});

it('keeps a street that is for accepted creators from everybody else', async () => {
  const id = await open({ fulfilment: 'visit' });
  const greenpoint = await place(id, { address_visibility: 'accepted_creators' });
  const [jules, nadia] = [await newMaker(context), await newMaker(context)];
  await newApplication(context, { campaign_id: id, creator_id: nadia.creator_id, status: 'accepted' });
  context.clock.advance({ hours: 1 });
  const [place_] = (await read(id, jules.headers)).json().places;
  expect(place_).toMatchObject({ address: null, latitude: greenpoint.latitude });
  const shown = (await read(id, jules.headers)).body;
  expect(shown).not.toContain('731 Manhattan');
  expect(shown).not.toContain('40.7251');
  const [hers] = (await read(id, nadia.headers)).json().places;
  expect(hers).toMatchObject({ address: '731 Manhattan Avenue', latitude: 40.7251 });
});

it.each(['remote', 'shipping'] as const)('a campaign that is %s has no place', async (fulfilment) => {
  const id = await open({ fulfilment });
  await place(id, { address_visibility: 'everyone' });
  const maker = await newMaker(context);
  const { body } = await read(id, maker.headers);
  expect(JSON.parse(body).places).toEqual([]);
  expect(body).not.toContain('731 Manhattan');
});

it('says why it fits from what both sides told us, for many campaigns at once', async () => {
  const jules = await newMaker(context);
  const [near, other] = [await open({ fulfilment: 'visit', criteria_niches: ['baking'] }), await open()];
  const { id } = await place(near);
  await context.db
    .updateTable('creators')
    .set({ home_neighborhood_id: id })
    .where('id', '=', jules.creator_id)
    .execute();
  await context.db
    .insertInto('creator_niches')
    .values({ creator_id: jules.creator_id, niche: 'baking' })
    .execute();
  const reasons = await whyItFits(context.db, jules.user_id, [near, other]);
  expect(reasons.get(near)?.map(({ kind }) => kind)).toEqual(['neighborhood', 'niche']);
  expect(reasons.get(other)).toEqual([]);
  expect((await read(near, jules.headers)).json().fit_reasons).toEqual(reasons.get(near));
});

it('applying with another price opens a quote once, however often it is sent', async () => {
  const id = await open({ accepts_quotes: true, brief_version: 1 });
  const jules = await newMaker(context);
  const payload = {
    pitch: 'Two cameras.',
    brief_version: 1,
    quote: { amount_cents: 42_000, reason: 'Two cameras' },
  };
  const send = () => call(`POST /api/campaigns/${id}/applications`, { headers: jules.headers, payload });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { application } = (await read(id, jules.headers)).json();
  expect(application.quote).toMatchObject({ amount_cents: 42_000, made_by: 'creator', status: 'open' });
  const { count } = await context.db
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', application.application_id)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

it('where no quotes are taken, another price is refused and nothing is sent', async () => {
  const id = await open({ brief_version: 1 });
  const jules = await newMaker(context);
  const payload = {
    pitch: 'Two cameras.',
    brief_version: 1,
    quote: { amount_cents: 42_000, reason: 'Two cameras' },
  };
  const answer = await call(`POST /api/campaigns/${id}/applications`, { headers: jules.headers, payload });
  expect(answer.statusCode).toBe(409);
  expect((await read(id, jules.headers)).json().application).toBeNull();
});

it('shows the shop’s photos, hours, website and social accounts', async () => {
  const owner = await newShop(context);
  const id = await open({ business_id: owner.business_id });
  const jules = await newMaker(context);
  const bytes = await pngPicture(300, 200);
  const picture = (
    entity_type: 'business' | 'campaign',
    role: 'logo' | 'hero' | 'gallery',
    alt_text: string,
  ) =>
    storePicture(context, {
      entity_type,
      entity_id: entity_type === 'campaign' ? id : owner.business_id,
      ...{ role, alt_text, bytes, original_name: 'a.png', uploaded_by: null },
    });
  const seen = async () => {
    const { pictures } = (await read(id, jules.headers)).json();
    const words = (file: { alt_text: string } | null) => file?.alt_text ?? null;
    return {
      cover: words(pictures.cover),
      logo: words(pictures.logo),
      storefront: words(pictures.storefront),
      examples: pictures.examples.map(words),
      gallery: pictures.gallery.map(words),
    };
  };
  expect(await seen()).toEqual({ cover: null, logo: null, storefront: null, examples: [], gallery: [] });
  await picture('business', 'hero', 'The front');
  await picture('business', 'logo', 'The sign');
  await picture('business', 'gallery', 'The counter');
  await picture('campaign', 'gallery', 'A scored loaf');
  expect(await seen()).toMatchObject({ cover: 'The front', examples: ['A scored loaf'] });
  await picture('campaign', 'hero', 'Rye week');
  expect(await seen()).toEqual({
    cover: 'Rye week',
    logo: 'The sign',
    storefront: 'The front',
    examples: ['A scored loaf'],
    gallery: ['The counter'],
  });

  const hours = [{ days: ['tue', 'wed'], opens: '07:00', closes: '15:00' }];
  const social_links = [{ platform: 'instagram', url: 'https://instagram.com/crumb' }];
  await context.db
    .updateTable('businesses')
    .set({ website: 'https://crumb.example/', social_links: JSON.stringify(social_links) })
    .where('id', '=', owner.business_id)
    .execute();
  await place(id, {
    business_id: owner.business_id,
    hours: JSON.stringify(hours),
    address_visibility: 'accepted_creators',
  });
  expect((await read(id, jules.headers)).json()).toMatchObject({
    business: { website: 'https://crumb.example/', social_links },
    places: [{ address: null, hours }],
  });
});
