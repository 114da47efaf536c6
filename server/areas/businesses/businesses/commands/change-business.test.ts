import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newBusiness, newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

const owner = await newPerson(context, { role: 'business', membership: 'owner' });
const business_id = owner.business_id ?? '';
const headers = await signInAs(context, owner);
const manager = await newManager(business_id);

async function newManager(businessId: string): Promise<Person> {
  const person = await newPerson(context, { role: 'business' });
  await context.db
    .insertInto('business_members')
    .values({
      id: newId(),
      business_id: businessId,
      user_id: person.user_id,
      role: 'manager',
      status: 'active',
    })
    .execute();
  return person;
}

async function read(id = business_id, asked = headers) {
  return (await call(`GET /api/businesses/${id}`, { headers: asked })).json();
}

async function change(payload: object, asked: { cookie: string } = headers, id = business_id) {
  const { version } = await read(business_id);
  return call(`PATCH /api/businesses/${id}`, { headers: asked, payload: { version, ...payload } });
}

it('tells its members and admins what it says of itself, and strangers nothing [ENT-13] [ENT-15] [ENT-16]', async () => {
  expect(await read()).toMatchObject({ id: business_id, business_name: 'Crumb & Co', membership: 'owner' });
  expect(await read(business_id, await signInAs(context, manager))).toMatchObject({ membership: 'manager' });
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  expect(await read(business_id, admin)).toMatchObject({ id: business_id, membership: null });
  const stranger = await signInAs(
    context,
    await newPerson(context, { role: 'business', membership: 'owner' }),
  );
  expect(await read(business_id, stranger)).toMatchObject({ status: 404, code: 'not_found' });
});

it('a new name, website and trade are kept, and the slug stays with its links [CALL-24]', async () => {
  const before = await read();
  const answer = await change({
    business_name: '  Crumb & Söhne ',
    website: 'www.Crumb.nyc',
    industry: 'bakery',
    description: 'Two ovens.',
    social_links: [{ platform: 'instagram', url: 'https://instagram.com/crumb' }],
  });
  expect(answer.json()).toMatchObject({
    business_name: 'Crumb & Söhne',
    website: 'https://www.crumb.nyc/',
    industry: 'bakery',
    description: 'Two ovens.',
    slug: before.slug,
    social_links: [{ platform: 'instagram', url: 'https://instagram.com/crumb' }],
  });
  expect((await change({ website: null })).json()).toMatchObject({
    website: null,
    description: 'Two ovens.',
  });
});

it.each([
  ['[ENT-17]', 'business_members', [{ user_id: newId(), role: 'owner', status: 'active' }]],
  ['[ENT-18]', 'goals', ['more_customers']],
  ['[ENT-19]', 'other_goal', 'Fame'],
  ['[ENT-20]', 'location', { address: '1 Elsewhere St' }],
  ['[ENT-21]', 'neighborhood', 'Greenpoint'],
  ['of the key', 'owner_id', newId()],
  ['of the key', 'slug', 'somebody-elses'],
])('updates are stripped %s %s', async (_row, key, value) => {
  const current = async () => ({
    business: await context.db
      .selectFrom('businesses')
      .select(['owner_id', 'slug'])
      .where('id', '=', business_id)
      .executeTakeFirst(),
    members: await context.db
      .selectFrom('business_members')
      .select(['user_id', 'role', 'status'])
      .where('business_id', '=', business_id)
      .orderBy('id')
      .execute(),
    locations: await context.db
      .selectFrom('business_locations')
      .select('id')
      .where('business_id', '=', business_id)
      .execute(),
  });
  const before = await current();
  const answer = await change({ description: `With ${key}.`, [key]: value });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ description: `With ${key}.` });
  expect(answer.json()).not.toHaveProperty(key === 'slug' ? 'owner_id' : key);
  expect(await current()).toEqual(before);
});

it('of two editors the later is told, and nothing of theirs is kept', async () => {
  const { version } = await read();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => change({ version, description: `Editor ${index}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const late of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'stale',
      detail: expect.stringContaining('Someone else'),
    });
  }
  const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(await read()).toMatchObject({ description: won.description, version: version + 1 });
});

it('managers change it too; strangers, creators and admins do not', async () => {
  const asManager = await signInAs(context, manager);
  expect((await change({ description: 'By Marco.' }, asManager)).statusCode).toBe(200);
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  const refused = await change({ description: 'Mine now.' }, await signInAs(context, stranger));
  expect(refused.json()).toMatchObject({ status: 404, code: 'not_found' });
  const admin = await newPerson(context, { role: 'admin' });
  expect((await change({ description: 'x' }, await signInAs(context, admin))).statusCode).toBe(404);
  const creator = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
  expect((await change({ description: 'x' }, await signInAs(context, creator))).json()).toMatchObject({
    code: 'role_not_allowed',
  });
  expect(await read()).toMatchObject({ description: 'By Marco.' });
});

it.each([
  ['an empty name', { business_name: '  ' }, 'business_name'],
  ['a name without end', { business_name: 'x'.repeat(121) }, 'business_name'],
  ['a name of two lines', { business_name: 'Crumb\nCo' }, 'business_name'],
  ['a name that turns the reading direction', { business_name: 'Crumb \u202eoC' }, 'business_name'],
  ['a description of 401 characters', { description: 'x'.repeat(401) }, 'description'],
  ['a script as a website', { website: 'javascript:alert(1)' }, 'website'],
  ['a website with a password', { website: 'https://me:secret@crumb.nyc' }, 'website'],
  ['a website inside', { website: 'http://localhost:3000' }, 'website'],
  ['words as a website', { website: 'we have none' }, 'website'],
  ['a trade that does not exist', { industry: 'smuggling' }, 'industry'],
  [
    'eleven links',
    { social_links: Array(11).fill({ platform: 'x', url: 'https://x.com/a' }) },
    'social_links',
  ],
  [
    'a link that is a script',
    { social_links: [{ platform: 'x', url: 'javascript:1' }] },
    'social_links.0.url',
  ],
])('refuses %s', async (_case, wishes, path) => {
  const answer = await change(wishes);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toContainEqual({ path, message: expect.any(String) });
});

it('lists the businesses one owns or manages, one’s own first [CALL-23] [CALL-25] [ENT-14] [ENT-22] [ENT-23] [ENT-24]', async () => {
  const person = await newPerson(context, { role: 'business', membership: 'manager' });
  const own = await newBusiness(context, person.user_id, 'owner');
  const left = await newBusiness(context, person.user_id, 'manager');
  await context.db
    .updateTable('business_members')
    .set({ status: 'removed' })
    .where('business_id', '=', left)
    .execute();
  const asked = await signInAs(context, person);
  const ids = async (query: string) =>
    (await call(`GET /api/businesses${query}`, { headers: asked }))
      .json()
      .businesses.map(({ id }: { id: string }) => id);
  expect(await ids('')).toEqual([own, person.business_id]);
  expect(await ids('?membership=owner')).toEqual([own]);
});
