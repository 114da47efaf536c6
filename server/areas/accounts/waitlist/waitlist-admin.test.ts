import { afterAll, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const admin = await newPerson(context, { role: 'admin' });
const headers = await signInAs(context, admin);
const reason = 'The first shops of this city are live.';

type Entry = { email: string; role?: 'business' | 'creator'; status?: 'confirmed' | 'pending' | 'removed' };

const made: string[] = [];

/** A city of this test alone, because opening one empties its list. */
async function newCity(): Promise<{ id: string; name: string }> {
  const city = { id: newId(), name: `Testville ${Date.now()}-${Math.random()}` };
  const slug = `testville-${city.id}`;
  await db
    .insertInto('cities')
    .values({ ...city, slug, state_code: 'NY', status: 'coming_soon', sort_order: 9_000 })
    .execute();
  made.push(city.id);
  return city;
}

afterAll(async () => {
  if (made.length === 0) return;
  await db.deleteFrom('waitlist_entries').where('city_id', 'in', made).execute();
  await db.deleteFrom('cities').where('id', 'in', made).execute();
});

async function join(city_id: string, entries: readonly Entry[]): Promise<void> {
  const mailed_at = context.now().toISOString();
  await db
    .insertInto('waitlist_entries')
    .values(
      entries.map(({ email, role = null, status = 'confirmed' }) => ({
        id: newId(),
        city_id,
        email,
        role,
        status,
        mailed_at,
      })),
    )
    .execute();
}

const newEmails = (count: number) => {
  const word = `wait${Date.now()}${Math.floor(Math.random() * 1e6)}`;
  return Array.from({ length: count }, (_, place) => `${word}-${place}@example.com`);
};
const get = async (path: string) => (await call(`GET /api/admin/${path}`, { headers })).json();

it('counts people by city and role, and lists them by city, role, status and the start of an address', async () => {
  const city = await newCity();
  const [first = '', second = '', third = '', fourth = ''] = newEmails(4);
  await join(city.id, [
    { email: first, role: 'business' },
    { email: second, role: 'creator' },
    { email: third, status: 'pending' },
    { email: fourth, status: 'removed' },
  ]);
  const { cities } = await get('waitlist-counts');
  expect(cities.find(({ id }: { id: string }) => id === city.id)).toEqual({
    ...city,
    confirmed: 2,
    confirmed_businesses: 1,
    confirmed_creators: 1,
    pending: 1,
  });
  const emails = async (query: string) =>
    (await get(`waitlist?city_id=${city.id}&${query}`)).entries.map(({ email }: Entry) => email);
  expect(await emails('')).toEqual([fourth, third, second, first]);
  expect(await emails('role=business')).toEqual([first]);
  expect(await emails('status=removed')).toEqual([fourth]);
  expect(await emails(`search=${second.slice(0, -12).toUpperCase()}`)).toEqual([second]);
  const page = await get(`waitlist?city_id=${city.id}&limit=3`);
  const rest = await get(`waitlist?city_id=${city.id}&limit=3&cursor=${page.next_cursor}`);
  expect(rest).toMatchObject({ entries: [{ email: first }], next_cursor: null });
});

it('tells everyone who confirmed that the city is open, once, and logs who did it', async () => {
  const city = await newCity();
  const [waiting = '', unconfirmed = ''] = newEmails(2);
  await join(city.id, [{ email: waiting }, { email: unconfirmed, status: 'pending' }]);
  const open = () =>
    call(`POST /api/admin/waitlist-cities/${city.id}/opening`, { headers, payload: { reason } });
  const answers = await Promise.all([open(), open()]);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(202);
  const left = () => db.selectFrom('waitlist_entries').select('id').where('city_id', '=', city.id).execute();
  await until(async () => (await left()).length === 0);
  const mails = () =>
    db
      .selectFrom('email_events')
      .select('id')
      .where('template', '=', 'city-open')
      .where('subject', '=', `Bizmeet is open in ${city.name}`)
      .execute();
  expect(await mails()).toHaveLength(1);
  expect((await open()).statusCode).toBe(409);
  const [logged] = await db
    .selectFrom('audit_log')
    .select(['action', 'subject_type', 'reason'])
    .where('subject_id', '=', city.id)
    .execute();
  expect(logged).toEqual({ action: 'open_city', subject_type: 'city', reason });
  expect(await mails()).toHaveLength(1);
});

it('refuses a city nobody knows, and a reason that says nothing', async () => {
  const path = (id: string) => `POST /api/admin/waitlist-cities/${id}/opening` as const;
  expect((await call(path(newId()), { headers, payload: { reason } })).statusCode).toBe(404);
  const city = await newCity();
  expect((await call(path(city.id), { headers, payload: { reason: 'now' } })).statusCode).toBe(400);
});
