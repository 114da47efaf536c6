import { expect, it } from 'vitest';
import { callerOf, tokenFor, tokenMailedTo } from '#test/support/calls.ts';
import { countHashes } from '#test/support/count-hashes.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newEmail, newPerson, PASSWORD_OF_EVERYONE, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const NEW_PASSWORD = 'six loaves before dawn';

function ask(email: string) {
  return call('POST /api/auth/password-resets', { payload: { email } });
}

function reset(token: string, password = NEW_PASSWORD) {
  return call('POST /api/auth/passwords', { payload: { token, password } });
}

async function signInWith(email: string, password: string) {
  const answer = await call('POST /api/auth/sessions', { payload: { email, password } });
  return answer.json().code ?? 'signed in';
}

it('a link by email lets its owner choose a new password; every session ends and a notice goes out', async () => {
  const person = await newPerson(context, { email_verified: false, role: 'business' });
  const { email } = person;
  const thief = await signInAs(context, person);
  expect((await ask(email)).json()).toEqual({ email, resend_after_seconds: 60 });
  const token = await tokenMailedTo(context, email);
  const { state, purpose } = (await call(`GET /api/auth/links?token=${token}`)).json();
  expect([state, purpose]).toEqual(['open', 'reset_password']);
  expect((await reset(token)).json()).toEqual({ done: true });
  expect((await call('GET /api/me', { headers: thief })).json().user).toBeNull();
  expect(await signInWith(email, PASSWORD_OF_EVERYONE)).toBe('wrong_credentials');
  // The link also proved the address, so it needs no verification.
  expect(await signInWith(email, NEW_PASSWORD)).toBe('signed in');
  const subjects = (await waitForMail(context.db, email, 3)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Bizmeet password was changed');
  expect(subjects).toContain('Welcome to Bizmeet');
});

it('an unknown address gets the same answer and no mail', async () => {
  const stranger = newEmail('nobody');
  const { email } = await newPerson(context);
  const [unknown, known] = [await ask(stranger), await ask(email)];
  expect(unknown.statusCode).toBe(202);
  expect({ ...unknown.json(), email }).toEqual(known.json());
  await tokenMailedTo(context, email);
  const mails = context.db.selectFrom('email_events').select('id').where('recipient', '=', stranger);
  expect(await mails.execute()).toEqual([]);
});

it('of twenty resets at once with one link, one succeeds and its password counts', async () => {
  const person = await newPerson(context);
  const token = await tokenFor(context, person, 'reset_password');
  const tries = Array.from({ length: 20 }, (_, index) => `${NEW_PASSWORD} ${index}`);
  const answers = await Promise.all(tries.map((password) => reset(token, password)));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect([...codes].sort()).toEqual([200, ...Array.from({ length: 19 }, () => 410)]);
  const won = tries[codes.indexOf(200)] ?? '';
  const lost = tries[codes.indexOf(410)] ?? '';
  expect(await signInWith(person.email, won)).toBe('signed in');
  expect(await signInWith(person.email, lost)).toBe('wrong_credentials');
});

it('the other reset links of an account end with the one that was used', async () => {
  const person = await newPerson(context);
  const [older, newer] = [
    await tokenFor(context, person, 'reset_password'),
    await tokenFor(context, person, 'reset_password'),
  ];
  expect((await reset(newer)).statusCode).toBe(200);
  expect((await reset(older)).json()).toMatchObject({ status: 410, code: 'link_unusable' });
});

it('gives an account without a password its first one', async () => {
  const person = await newPerson(context);
  await context.db.deleteFrom('credentials').where('user_id', '=', person.user_id).execute();
  await reset(await tokenFor(context, person, 'reset_password'));
  expect(await signInWith(person.email, NEW_PASSWORD)).toBe('signed in');
});

it.each([
  ['too short', 'seven77', 'Password must be at least 8 characters'],
  ['too long', 'x'.repeat(513), 'Password can be at most 512 characters'],
  ['one everyone guesses', 'Password1', expect.stringContaining('guess')],
])(
  'a password that is %s is refused beside the field, and the link stays good',
  async (_case, bad, message) => {
    const token = await tokenFor(context, await newPerson(context), 'reset_password');
    const hashes = await countHashes(async () => {
      const answer = await reset(token, bad);
      expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'password', message }] });
    });
    expect(hashes).toBe(0);
    expect((await call(`GET /api/auth/links?token=${token}`)).json()).toMatchObject({ state: 'open' });
  },
);
