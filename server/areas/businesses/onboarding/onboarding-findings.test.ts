import { afterAll, expect, it } from 'vitest';
import { enrichBusiness } from '#server/areas/businesses/enrichments/jobs/enrich-business.ts';
import { onboardingBench } from '#test/support/onboarding.ts';
import { newPerson, signInAs } from '#test/support/people.ts';

const {
  context,
  call,
  bakery,
  newOwner,
  put,
  read,
  enrichmentsOf,
  work,
  openBakery,
  untouchedBakery,
  findings,
  decide,
} = await onboardingBench();
afterAll(() => void bakery.server.close());

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

it('what is taken from the website is a new version, so that a form opened before overwrites nothing', async () => {
  const { headers, seen } = await openBakery();
  const readVersion = () =>
    context.db
      .selectFrom('businesses')
      .select('version')
      .where('id', '=', seen.business.id)
      .executeTakeFirstOrThrow();
  const { version } = await readVersion();
  await decide(headers, findings(seen, 'name')[0]?.id ?? '', { decision: 'accepted' });
  expect(await readVersion()).toEqual({ version: version + 1 });
});

it('keeps a logo once, re-encoded so that nothing in it runs', async () => {
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
    failure: 'This address isn’t on the public internet, so we can’t read it.',
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
  const { headers, seen } = await untouchedBakery();
  const answer = await decide(headers, findings(seen, field)[0]?.id ?? '', { decision: 'changed', value });
  expect(answer.statusCode).toBe(400);
});

it('a stranger can neither see nor decide what was found for somebody else', async () => {
  const { seen } = await untouchedBakery();
  const { headers } = await newOwner();
  await put(headers, { business_name: 'Next Door' });
  expect(
    (await decide(headers, findings(seen, 'name')[0]?.id ?? '', { decision: 'accepted' })).statusCode,
  ).toBe(404);
  expect((await call(`GET /api/enrichments/${seen.enrichment.id}`, { headers })).statusCode).toBe(404);
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
    failure: expect.stringContaining('isn’t on the public internet'),
  });
  const { enrichments } = (await call('GET /api/admin/enrichments', { headers })).json();
  expect(enrichments.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([bad.id, good.id]);
  const logged = await context.db
    .selectFrom('audit_log')
    .where('viewed_hour', 'is', null)
    .select(['action', 'after'])
    .where('subject_id', '=', bad.id)
    .execute();
  expect(logged).toEqual([
    { action: 'test_enrichment', after: { website_url: 'http://169.254.169.254/latest' } },
  ]);
});

it.each(['ftp://crumb.nyc', 'mailto:owner@crumb.nyc', 'my shop.com', 'not%20a%20url'])(
  'an admin is told that %s isn’t a website address, and nothing is read',
  async (website_url) => {
    const admin = await newPerson(context, { role: 'admin' });
    const headers = await signInAs(context, admin);
    const refused = await call('POST /api/admin/enrichments', { headers, payload: { website_url } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual([
      { path: 'website_url', message: expect.stringContaining('isn’t a website address') },
    ]);
  },
);

it('an address with a port is read as a host, and says why it failed', async () => {
  const admin = await newPerson(context, { role: 'admin' });
  const headers = await signInAs(context, admin);
  const payload = { website_url: 'localhost:3103' };
  const { id, website_url } = (await call('POST /api/admin/enrichments', { headers, payload })).json();
  expect(website_url).toBe('https://localhost:3103/');
  const job = { enrichment_id: id, business_id: null, sources: ['website' as const], website_url };
  await enrichBusiness.run(context, job);
  expect((await call(`GET /api/admin/enrichments/${id}`, { headers })).json()).toMatchObject({
    status: 'failed',
    failure: expect.stringContaining('isn’t a website address'),
  });
});
