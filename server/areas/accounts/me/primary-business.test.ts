import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { newBusiness, newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

async function primaryBusiness(userId: string) {
  const headers = await signInAs(context, { user_id: userId });
  return (await call('GET /api/me', { headers })).json().user.business;
}

/** Sets the date of a membership, because the clock is too coarse to order them. */
async function joinedOn(businessId: string, created_at: string) {
  await context.db
    .updateTable('business_members')
    .set({ created_at })
    .where('business_id', '=', businessId)
    .execute();
}

it('is the one its member owns, also when it came second [PERM-12]', async () => {
  const { user_id } = await newPerson(context, { role: 'business' });
  const first = await newBusiness(context, user_id, 'manager');
  const second = await newBusiness(context, user_id, 'owner');
  await joinedOn(first, '2026-01-01T00:00:00Z');
  await joinedOn(second, '2026-02-01T00:00:00Z');
  expect(await primaryBusiness(user_id)).toMatchObject({ id: second, membership: 'owner' });
});

it('is the first one where its member owns none [PERM-13]', async () => {
  const { user_id } = await newPerson(context, { role: 'business' });
  const later = await newBusiness(context, user_id, 'manager');
  const first = await newBusiness(context, user_id, 'manager');
  await joinedOn(first, '2026-01-01T00:00:00Z');
  await joinedOn(later, '2026-02-01T00:00:00Z');
  expect(await primaryBusiness(user_id)).toMatchObject({ id: first, membership: 'manager' });
});

it.each(['invited', 'removed'] as const)('is none of those where one is only %s', async (status) => {
  const { user_id } = await newPerson(context, { role: 'business' });
  const id = await newBusiness(context, user_id, 'owner');
  await context.db.updateTable('business_members').set({ status }).where('business_id', '=', id).execute();
  expect(await primaryBusiness(user_id)).toBeNull();
});

it('a profile without a status is active, as the table has it [STATE-24]', async () => {
  const id = newId();
  await context.db
    .insertInto('users')
    .values({ id, email: `${id}@example.com` })
    .execute();
  const { account_status } = await context.db
    .insertInto('profiles')
    .values({ user_id: id })
    .returning('account_status')
    .executeTakeFirstOrThrow();
  expect(account_status).toBe('active');
});
