import { expect, it } from 'vitest';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { MOST_BUSINESSES } from '#domain/businesses/invitation-states.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { newBusiness, newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { findBusinessOf } from './find-business-of.ts';

const { app, context } = await testApp();
const call = callerOf(app);

/** Owns the first business and manages the second, with a session. */
async function personOfTwo() {
  const person = await newPerson(context, { role: 'business' });
  const owned = await newBusiness(context, person.user_id, 'owner');
  const managed = await newBusiness(context, person.user_id, 'manager');
  return { ...person, owned, managed, headers: await signInAs(context, person) };
}

async function newCampaign(business_id: string, slug: string): Promise<string> {
  const id = newId();
  await context.db
    .insertInto('campaigns')
    .values({
      id,
      business_id,
      slug,
      title: slug,
      description: '',
      slots: 1,
      status: 'draft',
      city_id: NEW_YORK_CITY_ID,
    })
    .execute();
  return id;
}

const choose = (headers: object, business_id: string) =>
  call('PUT /api/me/business', { headers: headers as never, payload: { business_id } });
const chosen = async (headers: object) =>
  (await call('GET /api/me', { headers: headers as never })).json().user.business;

it('a session works in the chosen business, and the other sessions stay where they are', async () => {
  const { headers, owned, managed, user_id } = await personOfTwo();
  const other = await signInAs(context, { user_id });
  expect(await chosen(headers)).toMatchObject({ id: owned, membership: 'owner' });
  expect((await choose(headers, managed)).json()).toMatchObject({ id: managed, membership: 'manager' });
  expect(await chosen(headers)).toMatchObject({ id: managed, membership: 'manager' });
  expect(await chosen(other)).toMatchObject({ id: owned });
});

it('nobody can choose a business they are not an active member of', async () => {
  const { headers, owned, managed, user_id } = await personOfTwo();
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  expect((await choose(headers, stranger.business_id ?? '')).statusCode).toBe(404);
  await choose(headers, managed);
  await context.db
    .updateTable('business_members')
    .set({ status: 'removed' })
    .where('business_id', '=', managed)
    .where('user_id', '=', user_id)
    .execute();
  expect((await choose(headers, managed)).statusCode).toBe(404);
  // Being removed from one leaves the other open.
  expect(await chosen(headers)).toMatchObject({ id: owned });
});

it('a page writes into the business it shows, although another tab switched in the meantime', async () => {
  const { headers, owned, managed } = await personOfTwo();
  const write = (id: string, name: string) =>
    call(`PATCH /api/businesses/${id}`, { headers, payload: { version: 1, business_name: name } });
  const [first, , second] = await Promise.all([
    write(owned, 'Owned bakery'),
    choose(headers, managed),
    write(managed, 'Managed diner'),
  ]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  const rows = await context.db
    .selectFrom('businesses')
    .select(['id', 'business_name'])
    .where('id', 'in', [owned, managed])
    .execute();
  expect(new Map(rows.map(({ id, business_name }) => [id, business_name]))).toEqual(
    new Map([
      [owned, 'Owned bakery'],
      [managed, 'Managed diner'],
    ]),
  );
});

it('rights follow the business a request names, not the one chosen', async () => {
  const { headers, owned, managed } = await personOfTwo();
  await choose(headers, managed);
  expect((await call(`GET /api/businesses/${owned}/members`, { headers })).statusCode).toBe(200);
  await choose(headers, owned);
  const refused = await call(`GET /api/businesses/${managed}/members`, { headers });
  expect(refused.json()).toMatchObject({ status: 403, code: 'ownership_required' });
});

it('a link belongs to the business of its record; of two campaigns with one address the chosen one counts', async () => {
  const { user_id, owned, managed } = await personOfTwo();
  const find = (path: string, chosen_id = owned) => findBusinessOf(context.db, { user_id, chosen_id }, path);
  const id = await newCampaign(managed, 'spring-menu');
  expect(await find('/business/campaigns/spring-menu')).toBe(managed);
  expect(await find(`/business/campaigns/${id}/edit?tab=x`)).toBe(managed);
  await newCampaign(owned, 'spring-menu');
  expect(await find('/business/campaigns/spring-menu')).toBe(owned);
  expect(await find('/business/campaigns/spring-menu', managed)).toBe(managed);
  expect(await find(`/business/campaigns/spring-menu?business=${managed}`)).toBe(managed);
  expect(await find('/business/campaigns/new')).toBeNull();
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  await newCampaign(stranger.business_id ?? '', 'only-theirs');
  expect(await find('/business/campaigns/only-theirs')).toBeNull();
  expect(await find(`/business?business=${stranger.business_id}`)).toBeNull();
  for (const path of ['/business/receipts/x', '/business/work', '/business/campaigns/%E0%A4', '/business']) {
    expect(await find(path)).toBeNull();
  }
});

it('notifications and counts name the business, for people who have several', async () => {
  const { headers, user_id, managed } = await personOfTwo();
  const one = await newPerson(context, { role: 'business', membership: 'owner' });
  await inTransaction(context.db, (tx) =>
    notifyPeople(tx, context, {
      user_ids: [user_id, one.user_id],
      business_id: managed,
      kind: 'money_moves',
      notification: { notification_key: newId(), title: 'You paid $10.00', href: '/business/quotes' },
    }),
  );
  const { notifications } = (await call('GET /api/notifications', { headers })).json();
  expect(notifications[0]).toMatchObject({
    business_name: 'Crumb & Co',
    href: `/business/quotes?business=${managed}`,
  });
  const { businesses } = (await call('GET /api/me/businesses', { headers })).json();
  expect(businesses).toMatchObject([
    { membership: 'owner', is_chosen: true, unread_notification_count: 0 },
    { id: managed, is_chosen: false, unread_notification_count: 1, unread_message_count: 0 },
  ]);
  const single = await call('GET /api/notifications', { headers: await signInAs(context, one) });
  expect(single.json().notifications[0]).toMatchObject({ business_name: null, href: '/business/quotes' });
});

it('a second business is added once, however often it is pressed, and is open right away', async () => {
  const person = await newPerson(context, { role: 'business', membership: 'owner' });
  const headers = await signInAs(context, person);
  const { slug } = await context.db.selectFrom('industries').select('slug').executeTakeFirstOrThrow();
  const payload = { business_name: 'Crumb Bar', industry: slug };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('POST /api/businesses', { headers, payload })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(await chosen(headers)).toMatchObject({ business_name: 'Crumb Bar', membership: 'owner' });
});

it(`nobody works in more than ${MOST_BUSINESSES} businesses`, async () => {
  const person = await newPerson(context, { role: 'business' });
  for (let count = 0; count < MOST_BUSINESSES; count += 1)
    await newBusiness(context, person.user_id, 'owner');
  const headers = await signInAs(context, person);
  const { slug } = await context.db.selectFrom('industries').select('slug').executeTakeFirstOrThrow();
  const payload = { business_name: 'One more', industry: slug };
  expect((await call('POST /api/businesses', { headers, payload })).statusCode).toBe(409);
});
