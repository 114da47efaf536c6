import { expect, it } from 'vitest';
import { noteFactorAdded } from '#server/areas/accounts/factors/commands/note-factor-added.ts';
import { replaceRecoveryCodes } from '#server/areas/accounts/factors/commands/recovery-codes.ts';
import { removeAuthenticator } from '#server/areas/accounts/factors/commands/remove-factor.ts';
import { renewRecoveryCodes } from '#server/areas/accounts/factors/commands/renew-recovery-codes.ts';
import { keepFormerEmail } from '#server/areas/accounts/owner-mails/former-emails.ts';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newAuthenticator } from '#test/support/authenticators.ts';
import { callerOf, cookiesOf, tokenFor, tokenMailedTo } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import {
  newEmail,
  newPerson,
  newSession,
  PASSWORD_OF_EVERYONE,
  type Person,
  signInAs,
} from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);
const STOP = 'POST /api/auth/account-stops';
const NEW_PASSWORD = 'six loaves before dawn';

const accountOf = ({ user_id }: Person) => getAccount(db, user_id, clock.now());
const signIn = ({ email }: Person, password: string) =>
  call('POST /api/auth/sessions', { payload: { email, password } });

/** Everything that changes how an account is signed in to. Each mails its owner. */
const CHANGES: Record<string, (person: Person) => Promise<unknown>> = {
  'a new password': async (person) => {
    const payload = { current_password: PASSWORD_OF_EVERYONE, new_password: NEW_PASSWORD };
    await call('PUT /api/me/password', { headers: await signInAs(context, person), payload });
  },
  'a password that was reset': async (person) => {
    const payload = { token: await tokenFor(context, person, 'reset_password'), password: NEW_PASSWORD };
    await call('POST /api/auth/passwords', { payload });
  },
  'a new factor': async (person) => {
    const { id: session_id } = await newSession(context, person);
    const account = await accountOf(person);
    await inTransaction(db, (tx) => noteFactorAdded(context, tx, { account, session_id, kind: 'totp' }));
  },
  'a removed factor': async (person) => {
    await newAuthenticator(context, person);
    await removeAuthenticator(context, await accountOf(person));
  },
  'new recovery codes': async (person) => {
    await newAuthenticator(context, person);
    await renewRecoveryCodes(context, await accountOf(person));
  },
  'a used recovery code': async (person) => {
    await newAuthenticator(context, person);
    const [code] = await inTransaction(db, (tx) => replaceRecoveryCodes(tx, person.user_id));
    const headers = { cookie: cookiesOf(await signIn(person, PASSWORD_OF_EVERYONE)) };
    await call('POST /api/auth/second-step-sessions', { headers, payload: { kind: 'recovery_code', code } });
  },
};

it.each(Object.entries(CHANGES))(
  'the mail about %s holds a link that stops the account once',
  async (_case, change) => {
    const person = await newPerson(context, { role: 'creator' });
    await change(person);
    const token = await tokenMailedTo(context, person.email);
    const headers = await signInAs(context, person);
    const tries = await Promise.all(Array.from({ length: 4 }, () => call(STOP, { payload: { token } })));
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410]);
    expect((await call('GET /api/me', { headers })).json().user).toBeNull();
    for (const password of [PASSWORD_OF_EVERYONE, NEW_PASSWORD]) {
      expect((await signIn(person, password)).json()).toMatchObject({ status: 401 });
    }
  },
);

it('links that open the account end with it, and the owner chooses a new password by email', async () => {
  const person = await newPerson(context, { role: 'creator' });
  await CHANGES['a new password']?.(person);
  const token = await tokenMailedTo(context, person.email);
  const thiefs = await tokenFor(context, person, 'sign_in');
  expect((await call(STOP, { payload: { token } })).statusCode).toBe(200);
  const opened = await call('POST /api/auth/link-sessions', { payload: { token: thiefs } });
  expect(opened.json()).toMatchObject({ code: 'link_unusable' });
  const payload = { token: await tokenFor(context, person, 'reset_password'), password: 'a new one of mine' };
  expect((await call('POST /api/auth/passwords', { payload })).statusCode).toBe(200);
  expect((await signIn(person, 'a new one of mine')).statusCode).toBe(201);
});

it('an address the account left a moment ago hears of it too', async () => {
  const person = await newPerson(context, { role: 'creator' });
  const email = newEmail('former');
  const left_at = clock.now().toISOString();
  await inTransaction(db, (tx) => keepFormerEmail(tx, { user_id: person.user_id, email, left_at }));
  await CHANGES['a new password']?.(person);
  const [mail] = await waitForMail(db, email);
  expect(mail?.subject).toBe('Your Bizmeet password was changed');
  const token = await tokenMailedTo(context, email);
  expect((await call(STOP, { payload: { token } })).statusCode).toBe(200);
});
