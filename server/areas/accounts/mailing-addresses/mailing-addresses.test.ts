import { expect, it } from 'vitest';
import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { findMailingAddress } from './queries/find-mailing-address.ts';

const { app, context } = await testApp();
const call = callerOf(app);

const ADDRESS: MailingAddress = {
  recipient_name: 'Maya Okafor',
  street: '214 Bedford Ave',
  unit: 'Apt 4B',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11211',
};

async function signedIn() {
  const person = await newPerson(context, { role: 'creator', creator: { status: 'approved' } });
  return { person, headers: await signInAs(context, person) };
}

it('is kept for its owner alone, and changed and deleted by them', async () => {
  const { headers } = await signedIn();
  const other = await signedIn();
  const read = async (from: { headers: { cookie: string } }) =>
    (await call('GET /api/me/mailing-address', from)).json().mailing_address;
  expect(await read({ headers })).toBeNull();
  const payload = { ...ADDRESS, street: '  214  Bedford Ave ' };
  expect((await call('PUT /api/me/mailing-address', { headers, payload })).json()).toEqual({
    mailing_address: ADDRESS,
  });
  expect(await read({ headers })).toEqual(ADDRESS);
  expect(await read(other)).toBeNull();
  const moved = { ...ADDRESS, unit: null, zip: '11211-3403' };
  await call('PUT /api/me/mailing-address', { headers, payload: moved });
  expect(await read({ headers })).toEqual(moved);
  await call('DELETE /api/me/mailing-address', { headers });
  expect((await call('DELETE /api/me/mailing-address', { headers })).json()).toEqual({ done: true });
  expect(await read({ headers })).toBeNull();
});

it('is stored encrypted, and opens only for the account it was entered for', async () => {
  const { person, headers } = await signedIn();
  const other = await signedIn();
  await call('PUT /api/me/mailing-address', { headers, payload: ADDRESS });
  const kept = await context.db
    .selectFrom('mailing_addresses')
    .selectAll()
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toMatch(/Bedford|Maya|11211/);
  await context.db
    .insertInto('mailing_addresses')
    .values({ user_id: other.person.user_id, sealed_address: kept.sealed_address })
    .execute();
  expect(await findMailingAddress(context, other.person.user_id)).toBeNull();
  expect(await findMailingAddress(context, person.user_id)).toEqual(ADDRESS);
});

it.each<[string, Partial<Record<keyof MailingAddress, unknown>>, string]>([
  ['no street', { street: ' ' }, 'Enter a street address'],
  ['no city', { city: '' }, 'Enter a city'],
  ['a state that does not exist', { state: 'XX' }, 'Choose a state'],
  ['a short ZIP code', { zip: '112' }, 'Enter a 5-digit ZIP code'],
  ['a line break', { street: '214 Bedford Ave\nBrooklyn' }, 'Remove line breaks and hidden characters'],
])('refuses an address with %s', async (_case, change, message) => {
  const { headers } = await signedIn();
  const payload = { ...ADDRESS, ...change };
  const answer = await call('PUT /api/me/mailing-address', { headers, payload });
  const [path] = Object.keys(change);
  expect(answer.json()).toMatchObject({ status: 400, fields: [{ path, message }] });
});
