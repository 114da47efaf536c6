import { expect, it } from 'vitest';
import { newMaker } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { connectBank, newEarner } from '#test/support/earnings.ts';
import { newPerson, PASSWORD_OF_EVERYONE, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));

const linkedTo = async (user_id: string) =>
  (await call(`GET /api/admin/users/${user_id}`, { headers: admin })).json().linked_accounts;
const shared = (person: Person, shares: string[]) => [
  expect.objectContaining({ id: person.user_id, email: person.email, shares }),
];
const ADDRESS = {
  recipient_name: 'Maya Okafor',
  street: '214 Bedford Ave.',
  unit: 'Apt 4B',
  city: 'Brooklyn',
  state: 'NY',
  zip: '11211',
};

it('two creators with the same bank account are shown to admins on both accounts', async () => {
  const [one, other] = [await newEarner(context), await newEarner(context)];
  for (const earner of [one, other]) await connectBank(context, earner);
  const bank_fingerprint = crypto.randomUUID();
  await context.db
    .updateTable('payees')
    .set({ bank_fingerprint })
    .where('creator_id', 'in', [one.creator_id, other.creator_id])
    .execute();
  expect(await linkedTo(one.person.user_id)).toEqual(shared(other.person, ['bank']));
  expect(await linkedTo(other.person.user_id)).toEqual(shared(one.person, ['bank']));
});

it('the same mailing address counts however it is written, and another unit doesn’t', async () => {
  const [one, other, neighbor] = [await newMaker(context), await newMaker(context), await newMaker(context)];
  const street = `${Math.floor(Math.random() * 1e9)} Bedford Ave.`;
  const save = ({ headers }: { headers: { cookie: string } }, change: object) =>
    call('PUT /api/me/mailing-address', { headers, payload: { ...ADDRESS, street, ...change } });
  await save(one, {});
  await save(other, {
    recipient_name: 'M. Quill',
    street: street.toUpperCase().replace('.', ''),
    unit: 'apt 4b',
    zip: '11211-3403',
  });
  await save(neighbor, { unit: 'Apt 5' });
  expect(await linkedTo(one.user_id)).toEqual(shared(other, ['address']));
  expect(await linkedTo(neighbor.user_id)).toEqual([]);
});

it('two accounts that sign in with the same browser are linked, and others aren’t', async () => {
  const people = [
    await newPerson(context, { role: 'creator' }),
    await newPerson(context, { role: 'business' }),
    await newPerson(context, { role: 'creator' }),
  ] as const;
  const [one, other, stranger] = people;
  const signIn = ({ email }: Person, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sessions',
      payload: { email, password: PASSWORD_OF_EVERYONE },
      headers: cookie ? { cookie } : {},
    });
  const first = await signIn(one);
  const browser = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await signIn(other, browser);
  await signIn(stranger);
  expect(await linkedTo(one.user_id)).toEqual(shared(other, ['browser']));
  expect(await linkedTo(other.user_id)).toEqual(shared(one, ['browser']));
  expect(await linkedTo(stranger.user_id)).toEqual([]);
});
