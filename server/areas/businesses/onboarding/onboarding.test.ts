import { afterAll, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { onboardingBench } from '#test/support/onboarding.ts';
import { newPerson } from '#test/support/people.ts';

const {
  context,
  call,
  bakery,
  asked,
  newOwner,
  put,
  read,
  complete,
  greenpoint,
  place,
  profileOf,
  enrichmentsOf,
} = await onboardingBench();
afterAll(() => void bakery.server.close());

it('makes the business once, owned by the person who asked, and answers before its site is read in the background (decisions: our own names; tested at the call) [CALL-26] [CALL-27] [CALL-28] [CALL-29] [CALL-30] [CALL-31]', async () => {
  const { owner, headers } = await newOwner();
  expect(await read(headers)).toMatchObject({ step: 'website', business: null, enrichment: null });
  const answer = (await put(headers, { website: bakery.url })).json();
  expect(answer).toEqual({ business_id: expect.any(String), is_new: true });
  const [reading] = await enrichmentsOf(answer.business_id);
  expect(reading).toMatchObject({
    sources: ['website'],
    website_url: bakery.url,
    requested_by: owner.user_id,
  });
  expect(asked).toContainEqual({
    enrichment_id: reading?.id,
    business_id: answer.business_id,
    sources: ['website'],
    website_url: bakery.url,
  });
  expect(await read(headers)).toMatchObject({
    step: 'details',
    business: { id: answer.business_id, business_name: bakery.host, has_name: false, website: bakery.url },
    enrichment: { id: reading?.id },
  });
  const again = await put(headers, { business_name: 'Crumb & Co.', industry: 'bakery' });
  expect(again.json()).toEqual({ business_id: answer.business_id, is_new: false });
  expect(await enrichmentsOf(answer.business_id)).toHaveLength(1);
  const row = await context.db
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', answer.business_id)
    .executeTakeFirst();
  expect(row).toMatchObject({
    owner_id: owner.user_id,
    business_name: 'Crumb & Co.',
    industry: 'bakery',
    website: bakery.url,
  });
});

it('needs no website, and then reads none [CALL-29]', async () => {
  const { headers } = await newOwner();
  const { business_id, is_new } = (await put(headers, { business_name: 'ラーメン太郎' })).json();
  expect(is_new).toBe(true);
  expect(await enrichmentsOf(business_id)).toEqual([]);
  expect((await read(headers)).business).toMatchObject({
    has_name: true,
    slug: expect.stringMatching(/^shop/),
  });
  await put(headers, { website: bakery.url });
  expect(await enrichmentsOf(business_id)).toEqual([]);
});

it('twenty tabs make one business and one reading', async () => {
  const { owner, headers } = await newOwner();
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(headers, { website: bakery.url })));
  const bodies = answers.map((answer) => answer.json());
  expect(new Set(bodies.map(({ business_id }) => business_id)).size).toBe(1);
  expect(bodies.filter(({ is_new }) => is_new)).toHaveLength(1);
  const owned = await context.db
    .selectFrom('businesses')
    .select('id')
    .where('owner_id', '=', owner.user_id)
    .execute();
  expect(owned).toHaveLength(1);
  expect(await enrichmentsOf(owned[0]?.id ?? '')).toHaveLength(1);
});

it('gives shops of one name slugs of their own, also at once', async () => {
  const owners = await Promise.all(Array.from({ length: 8 }, () => newOwner()));
  const answers = await Promise.all(
    owners.map(({ headers }) => put(headers, { business_name: 'The Same Loaf' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const rows = await context.db
    .selectFrom('businesses')
    .select('slug')
    .where('business_name', '=', 'The Same Loaf')
    .execute();
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(8);
});

it('someone without a business begins here too, and is onboarding until it is done [STATE-27]', async () => {
  const { owner, headers } = await newOwner({ is_business_onboarding: false });
  expect((await put(headers, { business_name: 'Second Try' })).json()).toMatchObject({ is_new: true });
  expect(await profileOf(owner)).toEqual({ is_business_onboarding: true });
  expect((await call('GET /api/me', { headers })).json().user).toMatchObject({
    is_business_onboarding: true,
  });
});

it.each([
  ['[ENT-17]', 'business_members', [{ user_id: newId(), role: 'owner' }]],
  ['[ENT-18]', 'goals', ['launch']],
  ['[ENT-19]', 'other_goal', 'Fame'],
  ['[ENT-20]', 'location', { address: '1 Elsewhere St' }],
  ['[ENT-21]', 'neighborhood', 'Greenpoint'],
])('strips from an update of the business %s %s', async (_row, key, value) => {
  const { headers } = await newOwner();
  await put(headers, { business_name: 'Crumb & Co.' });
  const before = await read(headers);
  expect((await put(headers, { description: 'Two ovens.', [key]: value })).statusCode).toBe(200);
  expect(await read(headers)).toEqual({
    ...before,
    business: { ...before.business, description: 'Two ovens.' },
  });
});

it('keeps the step and the goals', async () => {
  const { headers } = await newOwner();
  const change = (payload: object) => call('PATCH /api/onboarding', { headers, payload });
  expect((await change({ step: 'location' })).json()).toMatchObject({ code: 'conflict' });
  await put(headers, { business_name: 'Crumb & Co.' });
  expect(
    (await change({ goals: ['launch', 'reviews'], other_goal: ' Quiet Mondays ' })).json(),
  ).toMatchObject({
    goals: ['launch', 'reviews'],
    other_goal: 'Quiet Mondays',
  });
  expect((await change({ step: 'location' })).json()).toMatchObject({
    step: 'location',
    goals: ['launch', 'reviews'],
  });
  for (const bad of [
    { step: 'done' },
    { goals: ['fame'] },
    { goals: ['launch', 'launch'] },
    { other_goal: 'x'.repeat(201) },
  ]) {
    expect((await change(bad)).statusCode).toBe(400);
  }
});

it.each([
  [{}],
  [{ website: 'not a site' }],
  [{ website: 'http://localhost:3000' }],
  [{ website: 'javascript:alert(1)' }],
  [{ business_name: ' ' }],
  [{ business_name: 'Crumb\nCo' }],
  [{ business_name: 'x', industry: 'smuggling' }],
  [{ business_name: 'x', description: 'y'.repeat(401) }],
])('makes no business of %j', async (payload) => {
  const { owner, headers } = await newOwner();
  expect((await put(headers, payload)).statusCode).toBe(400);
  expect(
    await context.db.selectFrom('businesses').select('id').where('owner_id', '=', owner.user_id).execute(),
  ).toEqual([]);
});

it('opens when name, industry and location are known, and says what is missing before (decision: our own names) [CALL-16] [CALL-32] [STATE-28] [STATE-29]', async () => {
  const { owner, headers } = await newOwner();
  expect((await complete(headers)).json()).toMatchObject({ code: 'conflict' });
  await put(headers, { website: bakery.url });
  expect((await complete(headers)).json()).toMatchObject({
    code: 'invalid_input',
    detail: 'Your shop still needs a name, an industry and a location.',
  });
  await put(headers, { business_name: 'Crumb & Co.', industry: 'bakery' });
  expect((await place(headers)).json()).toMatchObject({
    location: { address: '731 Manhattan Avenue', neighborhood: 'Greenpoint' },
  });
  expect((await place(headers, { address: '733 Manhattan Avenue' })).json()).toMatchObject({
    location: { address: '733 Manhattan Avenue' },
  });
  const answer = (await complete(headers)).json();
  expect(answer).toEqual({ business_id: expect.any(String), completed_at: expect.any(String) });
  expect(await profileOf(owner)).toEqual({ is_business_onboarding: false });
  expect((await complete(headers)).json()).toEqual(answer);
  expect((await put(headers, { business_name: 'Too late' })).json()).toMatchObject({
    code: 'onboarding_required',
  });
  const locations = await context.db
    .selectFrom('business_locations')
    .select('is_primary')
    .where('business_id', '=', answer.business_id)
    .execute();
  expect(locations).toEqual([{ is_primary: true }]);
});

it('twenty completions at once are one, with one mail', async () => {
  const { owner, headers } = await newOwner();
  await put(headers, { business_name: 'Once Only', industry: 'coffee' });
  await place(headers);
  const answers = await Promise.all(Array.from({ length: 20 }, () => complete(headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  const mails = await context.db
    .selectFrom('email_events')
    .select('id')
    .where('recipient', '=', owner.email)
    .where('template', '=', 'shop-open')
    .execute();
  expect(mails).toHaveLength(1);
});

it('counts creators who live within a mile and passed, and says nothing of fewer than three', async () => {
  const { headers } = await newOwner();
  const { id, latitude, longitude } = await greenpoint();
  const count = async () =>
    (
      await call(`GET /api/onboarding/nearby-creators?latitude=${latitude}&longitude=${longitude}`, {
        headers,
      })
    ).json().count;
  const settle = async (status: 'active' | 'pending_review') => {
    const { user_id } = await newPerson(context, { role: 'creator', creator: { status } });
    await context.db
      .updateTable('creators')
      .set({ home_neighborhood_id: id })
      .where('user_id', '=', user_id)
      .execute();
  };
  await context.db.updateTable('creators').set({ home_neighborhood_id: null }).execute();
  await settle('pending_review');
  await settle('active');
  await settle('active');
  expect(await count()).toBe(0);
  await settle('active');
  expect(await count()).toBe(3);
  const far = await call('GET /api/onboarding/nearby-creators?latitude=0&longitude=0', { headers });
  expect(far.json()).toEqual({ count: 0 });
});
