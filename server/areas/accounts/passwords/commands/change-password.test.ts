import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, PASSWORD_OF_EVERYONE, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const NEW_PASSWORD = 'six loaves before dawn';

async function change(
  headers: Record<string, string>,
  { current_password = PASSWORD_OF_EVERYONE, new_password = NEW_PASSWORD } = {},
) {
  return call('PUT /api/me/password', { headers, payload: { current_password, new_password } });
}

function hashOf({ user_id }: Person) {
  return context.db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
}

it('a new password signs every other device out, stays here and sends a notice', async () => {
  const person = await newPerson(context, { role: 'creator' });
  const [here, elsewhere] = [await signInAs(context, person), await signInAs(context, person)];
  expect((await change(here)).json()).toEqual({ done: true });
  const who = async (headers: { cookie: string }) => (await call('GET /api/me', { headers })).json().user;
  expect(await who(here)).toMatchObject({ user_id: person.user_id });
  expect(await who(elsewhere)).toBeNull();
  const payload = { email: person.email, password: NEW_PASSWORD };
  expect((await call('POST /api/auth/sessions', { payload })).statusCode).toBe(201);
  const [notice] = await waitForMail(context.db, person.email);
  expect(notice?.subject).toBe('Your Bizmeet password was changed');
});

it.each([
  [
    'a wrong present password',
    { current_password: 'not the password' },
    'current_password',
    'That’s not your current password.',
  ],
  ['a new one that everyone guesses', { new_password: 'Password1' }, 'new_password', /guess/],
  ['a new one that is short', { new_password: 'seven77' }, 'new_password', /at least 8/],
])('refuses %s beside its field, and nothing changes', async (_case, wishes, path, message) => {
  const person = await newPerson(context);
  const before = await hashOf(person);
  const answer = await change(await signInAs(context, person), wishes);
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(answer.json().fields).toEqual([{ path, message: expect.stringMatching(message) }]);
  expect(await hashOf(person)).toEqual(before);
});

it('tells an account without a password how to get its first one', async () => {
  const person = await newPerson(context);
  await context.db.deleteFrom('credentials').where('user_id', '=', person.user_id).execute();
  const answer = await change(await signInAs(context, person));
  expect(answer.json().fields).toEqual([
    { path: 'current_password', message: expect.stringContaining('doesn’t have a password yet') },
  ]);
  expect(await hashOf(person)).toBeUndefined();
});
