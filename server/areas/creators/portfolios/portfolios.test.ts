import { expect, it } from 'vitest';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, type PersonWishes, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const [bushwick, greenpoint] = [await neighborhood('bushwick'), await neighborhood('greenpoint')];

function neighborhood(slug: string) {
  return context.db
    .selectFrom('neighborhoods')
    .select(['id', 'latitude', 'longitude'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
}

async function newCreator(status: CreatorStatus, more: PersonWishes = {}) {
  const person = await newPerson(context, { role: 'creator', creator: { status }, ...more });
  const { id } = await context.db
    .updateTable('creators')
    .set({ bio: 'Bread and steam.', home_neighborhood_id: bushwick.id, availability: 'Weekdays' })
    .where('user_id', '=', person.user_id)
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.db
    .insertInto('social_accounts')
    .values({
      id: newId(),
      creator_id: id,
      platform: 'tiktok',
      handle: 'julesbakes',
      status: 'claimed',
      proof_code: 'BM-SECRET',
      access_token_sealed: 'sealed-token',
      claimed_followers: 61_200,
    })
    .execute();
  return { ...person, creator_id: id };
}

async function newShop() {
  const owner = await newPerson(context, { role: 'business', membership: 'owner' });
  await context.db
    .insertInto('business_locations')
    .values({
      id: newId(),
      business_id: owner.business_id ?? '',
      location_name: 'Manhattan Ave',
      address: '718 Manhattan Ave',
      latitude: greenpoint.latitude,
      longitude: greenpoint.longitude,
      is_primary: true,
    })
    .execute();
  return { ...owner, headers: await signInAs(context, owner) };
}

const shop = await newShop();

function read(creatorId: string, headers: Record<string, string> = shop.headers, query = '') {
  return call(`GET /api/creators/${creatorId}/portfolio${query}`, { headers });
}

it('shows a business who somebody is, their handles and how far they live', async () => {
  const jules = await newCreator('active', { full_name: 'Jules Moreau' });
  const answer = (await read(jules.creator_id)).json();
  expect(answer).toMatchObject({
    creator: { full_name: 'Jules Moreau', bio: 'Bread and steam.', availability: 'Weekdays' },
    accounts: [{ platform: 'tiktok', handle: 'julesbakes', claimed_followers: 61_200 }],
  });
  expect(answer.distance_miles).toBeGreaterThan(1);
  expect(answer.distance_miles).toBeLessThan(6);
});

it('tells no secret of an account, no email and no place on the map', async () => {
  const jules = await newCreator('active');
  const { body } = await read(jules.creator_id);
  for (const secret of ['BM-SECRET', 'sealed-token', jules.email, String(bushwick.latitude)]) {
    expect(body).not.toContain(secret);
  }
});

it.each<CreatorStatus>(['draft', 'pending_review', 'changes_requested', 'rejected', 'suspended'])(
  'a creator who is %s is not there for a business',
  async (status) => {
    const person = await newCreator(status);
    expect((await read(person.creator_id)).json()).toMatchObject({ status: 404, code: 'not_found' });
  },
);

it('is there for admins with the business they look at, and for oneself, and for no other creator', async () => {
  const jules = await newCreator('approved');
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  expect((await read(jules.creator_id, admin)).json()).toMatchObject({ distance_miles: null });
  const seenAs = await read(jules.creator_id, admin, `?as=${shop.business_id}`);
  expect(seenAs.json().distance_miles).toBeGreaterThan(1);
  expect((await read(jules.creator_id, await signInAs(context, jules))).json()).toMatchObject({
    creator: { id: jules.creator_id },
    distance_miles: null,
  });
  const other = await newCreator('active');
  expect((await read(jules.creator_id, await signInAs(context, other))).statusCode).toBe(404);
});

it('a business that is not set up, or an account that was suspended, is shown nobody', async () => {
  const jules = await newCreator('active');
  const beginner = await newPerson(context, { role: 'business', is_business_onboarding: true });
  expect((await read(jules.creator_id, await signInAs(context, beginner))).statusCode).toBe(404);
  const gone = await newCreator('active', { account_status: 'suspended' });
  expect((await read(gone.creator_id)).statusCode).toBe(404);
  expect((await read('not-an-id')).statusCode).toBe(400);
});
