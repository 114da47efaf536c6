import { expect, it } from 'vitest';
import { MOST_SAVED_VIEWS } from '#domain/admin/lists.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
type Headers = Awaited<ReturnType<typeof signInAs>>;

const newAdmin = async () => signInAs(context, await newPerson(context, { role: 'admin' }));
const save = (headers: Headers, name: string, list = 'users') =>
  call('POST /api/admin/saved-views', {
    headers,
    payload: { list, name, view: { role: 'creator', sort: 'name' } },
  });
const listed = async (headers: Headers, list = 'users') =>
  (await call(`GET /api/admin/saved-views?list=${list}`, { headers })).json().saved_views;

it('an admin keeps a view of a list under a name, renames it and deletes it', async () => {
  const headers = await newAdmin();
  const saved = await save(headers, 'Creators by name');
  expect(saved.statusCode).toBe(201);
  const { id } = saved.json();
  expect(await listed(headers)).toEqual([
    { id, name: 'Creators by name', view: { role: 'creator', sort: 'name' } },
  ]);
  expect(await listed(headers, 'payouts')).toEqual([]);
  const renamed = await call(`PATCH /api/admin/saved-views/${id}`, {
    headers,
    payload: { name: 'Creators' },
  });
  expect(renamed.json()).toMatchObject({ name: 'Creators' });
  expect((await call(`DELETE /api/admin/saved-views/${id}`, { headers })).statusCode).toBe(200);
  expect(await listed(headers)).toEqual([]);
});

it('is the admin’s own: others don’t see, rename or delete it', async () => {
  const { id } = (await save(await newAdmin(), 'Mine')).json();
  const other = await newAdmin();
  expect(await listed(other)).toEqual([]);
  const payload = { name: 'Theirs' };
  expect((await call(`PATCH /api/admin/saved-views/${id}`, { headers: other, payload })).statusCode).toBe(
    404,
  );
  expect((await call(`DELETE /api/admin/saved-views/${id}`, { headers: other })).statusCode).toBe(404);
});

it('needs a name of its own in its list', async () => {
  const headers = await newAdmin();
  await save(headers, 'First');
  const { id } = (await save(headers, 'Second')).json();
  expect((await save(headers, 'First')).statusCode).toBe(409);
  expect((await save(headers, 'First', 'payouts')).statusCode).toBe(201);
  expect((await save(headers, '  ')).statusCode).toBe(400);
  const payload = { name: 'First' };
  expect((await call(`PATCH /api/admin/saved-views/${id}`, { headers, payload })).statusCode).toBe(409);
});

it('is one of a bounded number, however many are saved at once', async () => {
  const headers = await newAdmin();
  const names = Array.from({ length: MOST_SAVED_VIEWS + 3 }, (_, place) => `View ${place}`);
  const answers = await Promise.all(names.map((name) => save(headers, name)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_SAVED_VIEWS);
  expect(await listed(headers)).toHaveLength(MOST_SAVED_VIEWS);
});
