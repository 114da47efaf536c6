import { afterAll, expect, it } from 'vitest';
import { serveBakery } from '#test/support/bakery-site.ts';
import { callerOf } from '#test/support/doors.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newId } from '../../db/ids.ts';
import { enrichBusiness } from '../enrichments/enrich-business.ts';

const bakery = await serveBakery();
afterAll(() => void bakery.server.close());
/** What the worker would be given: the tests run it themselves, with the bakery in reach. */
const asked: object[] = [];
const { app, context } = await testApp({
  adapt: ({ config, queue }) => ({
    config: { ...config, outbound_allowed_hosts: [bakery.host] },
    queue: {
      ...queue,
      enqueue: async (tx, entry, payload, options) => {
        if (entry.name === enrichBusiness.name) asked.push(payload);
        else await queue.enqueue(tx, entry, payload, options);
      },
    },
  }),
});
const call = callerOf(app);

type Headers = { cookie: string };

async function newOwner(wishes = {}): Promise<{ owner: Person; headers: Headers }> {
  const owner = await newPerson(context, { role: 'business', is_business_onboarding: true, ...wishes });
  return { owner, headers: await signInAs(context, owner) };
}

const put = (headers: Headers, payload: object) => call('PUT /api/onboarding/business', { headers, payload });
const read = async (headers: Headers) => (await call('GET /api/onboarding', { headers })).json();
const complete = (headers: Headers) => call('POST /api/onboarding/completion', { headers });

async function greenpoint() {
  return context.db
    .selectFrom('neighborhoods')
    .selectAll()
    .where('slug', '=', 'greenpoint')
    .executeTakeFirstOrThrow();
}

async function place(headers: Headers, more: object = {}) {
  const { id: neighborhood_id, latitude, longitude } = await greenpoint();
  const payload = {
    address: '731 Manhattan Avenue',
    zip: '11222',
    neighborhood_id,
    latitude,
    longitude,
    ...more,
  };
  return call('PUT /api/onboarding/location', { headers, payload });
}

const profileOf = ({ user_id }: Person) =>
  context.db
    .selectFrom('profiles')
    .select('is_business_onboarding')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
const enrichmentsOf = (businessId: string) =>
  context.db
    .selectFrom('enrichments')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('created_at')
    .execute();

/** Runs the readings that wait, as the worker would. */
async function work(businessId: string) {
  for (const { id, website_url } of await enrichmentsOf(businessId)) {
    await enrichBusiness.run(context, {
      enrichment_id: id,
      business_id: businessId,
      sources: ['website'],
      website_url,
    });
  }
}

async function openBakery() {
  const { owner, headers } = await newOwner();
  const { business_id } = (await put(headers, { website: bakery.url })).json();
  await work(business_id);
  return { owner, headers, business_id, seen: await read(headers) };
}

interface Seen {
  id: string;
  field: string;
  value: unknown;
  decision: string | null;
}
const findings = (seen: { enrichment: { findings: Seen[] } }, field: string) =>
  seen.enrichment.findings.filter((one) => one.field === field);
const decide = (headers: Headers, id: string, payload: object) =>
  call(`PUT /api/enrichment-findings/${id}/decision`, { headers, payload });

it('makes the business once, owned by whoever asked, and reads its site in the background [CALL-26] [CALL-27] [CALL-28] [CALL-29] [CALL-30] [CALL-31]', async () => {
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

it('whoever belongs to no business begins here too, and is on their way in until it is done [STATE-27]', async () => {
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

it('proposes what the site says, with its source, and keeps apart what contradicts itself', async () => {
  const { seen } = await openBakery();
  expect(seen.enrichment).toMatchObject({ status: 'done', failure: null });
  expect(
    seen.enrichment.pages.map(({ url, status }: { url: string; status: number }) => [
      new URL(url).pathname,
      status,
    ]),
  ).toEqual([
    ['/', 200],
    ['/visit', 200],
    ['/private', null],
    ['/about', 200],
  ]);
  expect(seen.enrichment.pages[2].failure).toMatch(/asks programs not to read it/);
  expect(findings(seen, 'name')).toMatchObject([
    { value: 'Crumb & Co.', source_kind: 'json_ld', decision: null },
  ]);
  expect(findings(seen, 'industry')).toMatchObject([{ value: 'bakery' }]);
  expect(findings(seen, 'address')).toMatchObject([
    { value: { street: '731 Manhattan Avenue', city: 'Brooklyn', zip: '11222' } },
  ]);
  expect(findings(seen, 'hours')).toHaveLength(2);
  expect(findings(seen, 'logo')).toMatchObject([
    {
      value: {
        is_drawing: true,
        width: 512,
        height: 512,
        preview: expect.stringMatching(/^data:image\/webp/),
      },
      note: 'Drawn at 512 × 512, sharp everywhere',
    },
  ]);
  expect(seen.business).toMatchObject({ has_name: false, industry: null, description: '' });
});

it('what the owner accepts or changes becomes what the business says; the other answers are left out', async () => {
  const { headers, seen } = await openBakery();
  const [name] = findings(seen, 'name');
  const [links] = findings(seen, 'social_links');
  const [late, early] = findings(seen, 'hours');
  expect((await decide(headers, name?.id ?? '', { decision: 'accepted' })).json().business).toMatchObject({
    business_name: 'Crumb & Co.',
    has_name: true,
  });
  const [about] = findings(seen, 'description');
  const changed = await decide(headers, about?.id ?? '', {
    decision: 'changed',
    value: 'Two ovens, one long table.',
  });
  expect(changed.json().business.description).toBe('Two ovens, one long table.');
  expect(findings(changed.json(), 'description')).toMatchObject([
    { decision: 'changed', chosen: 'Two ovens, one long table.', value: about?.value },
  ]);
  expect(
    (await decide(headers, links?.id ?? '', { decision: 'accepted' })).json().business.social_links,
  ).toEqual([
    { platform: 'instagram', url: 'https://www.instagram.com/crumbandco' },
    { platform: 'tiktok', url: 'https://www.tiktok.com/@crumbandco' },
  ]);
  await decide(headers, late?.id ?? '', { decision: 'accepted' });
  const after = (await decide(headers, early?.id ?? '', { decision: 'accepted' })).json();
  expect(findings(after, 'hours').map(({ id, decision }) => [id, decision])).toEqual([
    [late?.id, 'dismissed'],
    [early?.id, 'accepted'],
  ]);
});

it('keeps a logo once, drawn anew so that nothing in it runs', async () => {
  const { headers, business_id, seen } = await openBakery();
  const [logo] = findings(seen, 'logo');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => decide(headers, logo?.id ?? '', { decision: 'accepted' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  const files = await context.db
    .selectFrom('media_files')
    .selectAll()
    .where('entity_id', '=', business_id)
    .execute();
  expect(files).toMatchObject([{ role: 'logo', status: 'ready', content_type: 'image/png', width: 512 }]);
});

it('reads again on request: a new reading, and what was decided stays', async () => {
  const { headers, business_id, seen } = await openBakery();
  await decide(headers, findings(seen, 'name')[0]?.id ?? '', { decision: 'accepted' });
  await decide(headers, findings(seen, 'description')[0]?.id ?? '', { decision: 'changed', value: 'Mine.' });
  const again = await call('POST /api/enrichments', { headers, payload: { website_url: bakery.url } });
  expect(again.statusCode).toBe(202);
  await work(business_id);
  const later = await read(headers);
  expect(later.enrichment.id).not.toBe(seen.enrichment.id);
  expect(findings(later, 'name')).toMatchObject([{ decision: 'accepted' }]);
  expect(findings(later, 'description')).toMatchObject([{ decision: 'changed', chosen: 'Mine.' }]);
  expect(later.business.description).toBe('Mine.');
  expect(await enrichmentsOf(business_id)).toHaveLength(2);
});

it('a job that runs twice finds everything once', async () => {
  const { headers, business_id, seen } = await openBakery();
  await context.db
    .updateTable('enrichments')
    .set({ status: 'running' })
    .where('business_id', '=', business_id)
    .execute();
  await Promise.all([work(business_id), work(business_id)]);
  expect((await read(headers)).enrichment.findings).toHaveLength(seen.enrichment.findings.length);
});

it('a site that fails leaves a sentence, and the way in goes on', async () => {
  const { headers } = await newOwner();
  const { business_id } = (await put(headers, { website: 'http://nobody.localhost' })).json();
  await work(business_id);
  expect((await read(headers)).enrichment).toMatchObject({
    status: 'failed',
    failure: 'This address is not on the public internet, so we cannot read it.',
    findings: [],
  });
});

it.each([
  ['name', ''],
  ['name', 7],
  ['name', 'a\nb'],
  ['description', ' '],
  ['social_links', [{ platform: 'x', url: 'javascript:1', handle: 'a' }]],
  ['industry', 'smuggling'],
])('does not take %s changed to %j', async (field, value) => {
  const { headers, seen } = await openBakery();
  const answer = await decide(headers, findings(seen, field)[0]?.id ?? '', { decision: 'changed', value });
  expect(answer.statusCode).toBe(400);
});

it('a stranger can neither see nor decide what was found for somebody else', async () => {
  const { seen } = await openBakery();
  const { headers } = await newOwner();
  await put(headers, { business_name: 'Next Door' });
  expect(
    (await decide(headers, findings(seen, 'name')[0]?.id ?? '', { decision: 'accepted' })).statusCode,
  ).toBe(404);
  expect((await call(`GET /api/enrichments/${seen.enrichment.id}`, { headers })).statusCode).toBe(404);
});

it('opens when name, industry and location are known, and says what is missing before [CALL-16] [CALL-32] [STATE-28] [STATE-29]', async () => {
  const { owner, headers } = await newOwner();
  expect((await complete(headers)).json()).toMatchObject({ code: 'conflict' });
  await put(headers, { website: bakery.url });
  expect((await complete(headers)).json()).toMatchObject({
    code: 'invalid_input',
    detail: 'The shop still needs a name, an industry and a location.',
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

it('an admin tries any address and sees what became of it, in the audit log too [ADMIN-11]', async () => {
  const admin = await newPerson(context, { role: 'admin' });
  const headers = await signInAs(context, admin);
  const ask = async (website_url: string) =>
    (await call('POST /api/admin/enrichments', { headers, payload: { website_url } })).json();
  const good = await ask(bakery.url);
  const bad = await ask('http://169.254.169.254/latest');
  for (const { id, website_url } of [good, bad]) {
    await enrichBusiness.run(context, {
      enrichment_id: id,
      business_id: null,
      sources: ['website'],
      website_url,
    });
  }
  const look = async (id: string) => (await call(`GET /api/admin/enrichments/${id}`, { headers })).json();
  expect((await look(good.id)).findings.length).toBeGreaterThan(6);
  expect(await look(bad.id)).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('not on the public internet'),
  });
  const { enrichments } = (await call('GET /api/admin/enrichments', { headers })).json();
  expect(enrichments.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([bad.id, good.id]);
  const logged = await context.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject_id', '=', bad.id)
    .execute();
  expect(logged).toEqual([
    { action: 'test_enrichment', after: { website_url: 'http://169.254.169.254/latest' } },
  ]);
});
