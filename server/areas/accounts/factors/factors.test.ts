import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, newSession, type PersonWishes } from '#test/support/people.ts';
import { SoftPasskey } from '#test/support/soft-passkey.ts';
import { testApp } from '#test/support/test-app.ts';
import { codeAt, stepAt } from './commands/totp.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const ORIGIN = context.config.app_url;

async function signedIn(wishes: PersonWishes = {}) {
  const person = await newPerson(context, wishes);
  const { id, sealed } = await newSession(context, person);
  return { person, session_id: id, headers: { authorization: `Bearer ${sealed}` } };
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

async function factorsOf({ headers }: SignedIn) {
  return (await call('GET /api/me/factors', { headers })).json();
}

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function addApp({ headers }: SignedIn) {
  const setup = (await call('POST /api/me/authenticator-app', { headers })).json();
  const secret = fromBase32(setup.secret);
  const codeOf = (ahead = 0) => codeAt(secret, stepAt(context.now()) + ahead);
  const added = await call('PUT /api/me/authenticator-app', { headers, payload: { code: codeOf() } });
  return { setup, codeOf, added };
}

async function addPasskey({ headers }: SignedIn, key = new SoftPasskey(ORIGIN), name = 'Work laptop') {
  const { challenge_id, options } = (await call('POST /api/me/passkey-creations', { headers })).json();
  const payload = { challenge_id, name, response: key.create(options) };
  return { key, payload, added: await call('POST /api/me/passkeys', { headers, payload }) };
}

it('adds an authenticator app with its first code, and answers recovery codes once', async () => {
  const me = await signedIn();
  const { setup, added, codeOf } = await addApp(me);
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Bizmeet:.+secret=[A-Z2-7]{32}&issuer=Bizmeet$/);
  expect(setup.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(added.statusCode).toBe(200);
  expect(new Set(added.json().recovery_codes).size).toBe(10);
  expect(await factorsOf(me)).toMatchObject({
    passkeys: [],
    authenticator_app: { added_at: expect.stringMatching(/^\d{4}-/) },
    recovery_codes_left: 10,
    is_required: false,
  });
  const again = await call('POST /api/me/authenticator-app', { headers: me.headers });
  expect(again.json()).toMatchObject({ status: 409 });
  expect((await waitForMail(context.db, me.person.email)).at(-1)?.subject).toContain(
    'authenticator app was added',
  );
  const { sealed_secret } = await context.db
    .selectFrom('authenticator_apps')
    .select('sealed_secret')
    .where('user_id', '=', me.person.user_id)
    .executeTakeFirstOrThrow();
  expect(sealed_secret).not.toContain(setup.secret);
  expect(codeOf()).toMatch(/^\d{6}$/);
});

it('a wrong first code adds nothing', async () => {
  const me = await signedIn();
  await call('POST /api/me/authenticator-app', { headers: me.headers });
  const added = await call('PUT /api/me/authenticator-app', {
    headers: me.headers,
    payload: { code: '000000' },
  });
  expect(added.json()).toMatchObject({ status: 400, fields: [{ path: 'code' }] });
  expect((await factorsOf(me)).authenticator_app).toBeNull();
});

it('adds, renames and removes a passkey, and tells by mail', async () => {
  const me = await signedIn();
  const { added } = await addPasskey(me);
  expect(added.statusCode).toBe(201);
  expect(added.json().recovery_codes).toHaveLength(10);
  const [passkey] = (await factorsOf(me)).passkeys;
  expect(passkey).toMatchObject({ name: 'Work laptop', last_used_at: null, is_backed_up: false });
  const payload = { name: 'Old laptop' };
  await call(`PATCH /api/me/passkeys/${passkey.id}`, { headers: me.headers, payload });
  expect((await factorsOf(me)).passkeys[0].name).toBe('Old laptop');
  const removed = await call(`DELETE /api/me/passkeys/${passkey.id}`, { headers: me.headers });
  expect(removed.statusCode).toBe(200);
  expect(await factorsOf(me)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  const subjects = (await waitForMail(context.db, me.person.email, 2)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ]);
});

it.each<[string, Parameters<SoftPasskey['create']>[1]]>([
  ['made at another address', { origin: 'https://bizmeet.evil.example' }],
  ['made for another site', { rpId: 'evil.example' }],
  ['made without asking who is there', { isVerified: false }],
])('refuses a passkey %s', async (_case, ceremony) => {
  const me = await signedIn();
  const { challenge_id, options } = (await call('POST /api/me/passkey-creations', me)).json();
  const response = new SoftPasskey(ORIGIN).create(options, ceremony);
  const answer = await call('POST /api/me/passkeys', {
    headers: me.headers,
    payload: { challenge_id, name: 'X', response },
  });
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input' });
  expect((await factorsOf(me)).passkeys).toEqual([]);
});

it('a challenge is good once, for one session, for five minutes', async () => {
  const me = await signedIn();
  const { payload } = await addPasskey(me);
  const replayed = await call('POST /api/me/passkeys', { headers: me.headers, payload });
  expect(replayed.json()).toMatchObject({ status: 409 });
  const stranger = await signedIn();
  const theirs = (await call('POST /api/me/passkey-creations', me)).json();
  const response = new SoftPasskey(ORIGIN).create(theirs.options);
  const stolen = { challenge_id: theirs.challenge_id, name: 'X', response };
  expect(
    (await call('POST /api/me/passkeys', { headers: stranger.headers, payload: stolen })).statusCode,
  ).toBe(409);
  context.clock.advance({ hours: 6 / 60 });
  expect((await call('POST /api/me/passkeys', { headers: me.headers, payload: stolen })).statusCode).toBe(
    409,
  );
});

it('needs a recent confirmation to change anything', async () => {
  const person = await newPerson(context);
  const { sealed } = await newSession(context, person, { confirmed_at: null });
  const headers = { authorization: `Bearer ${sealed}` };
  for (const route of [
    'POST /api/me/passkey-creations',
    'POST /api/me/authenticator-app',
    'DELETE /api/me/authenticator-app',
    'POST /api/me/recovery-codes',
  ] as const) {
    expect((await call(route, { headers })).json().code).toBe('confirmation_required');
  }
});

it('the first factor signs out every other device', async () => {
  const me = await signedIn();
  const { sealed } = await newSession(context, me.person);
  await addApp(me);
  const elsewhere = await call('GET /api/me', { headers: { authorization: `Bearer ${sealed}` } });
  expect(elsewhere.json().user).toBeNull();
  expect((await call('GET /api/me', { headers: me.headers })).json().user).not.toBeNull();
});

it('an admin keeps at least one factor', async () => {
  const me = await signedIn({ role: 'admin' });
  const [only] = (await factorsOf(me)).passkeys;
  const remove = () => call(`DELETE /api/me/passkeys/${only.id}`, { headers: me.headers });
  expect((await remove()).json()).toMatchObject({ status: 409, code: 'conflict' });
  await addApp(me);
  expect((await remove()).statusCode).toBe(200);
  const app_ = await call('DELETE /api/me/authenticator-app', { headers: me.headers });
  expect(app_.json()).toMatchObject({ status: 409 });
});

it("a stranger's passkey is not found", async () => {
  const [me, stranger] = [await signedIn(), await signedIn()];
  await addPasskey(stranger);
  const [theirs] = (await factorsOf(stranger)).passkeys;
  const removed = await call(`DELETE /api/me/passkeys/${theirs.id}`, { headers: me.headers });
  expect(removed.json()).toMatchObject({ status: 404 });
  expect((await factorsOf(stranger)).passkeys).toHaveLength(1);
});

it('an admin with nothing but a password can only protect the account', async () => {
  const me = await signedIn({ role: 'admin', has_factor: false });
  const refused = await call('GET /api/admin/users', { headers: me.headers });
  expect(refused.json()).toMatchObject({ status: 403, code: 'factor_required' });
  expect((await call('GET /api/me/settings', { headers: me.headers })).json().code).toBe('factor_required');
  expect((await call('GET /api/me', { headers: me.headers })).json().user).toMatchObject({
    must_add_factor: true,
  });
  await addPasskey(me);
  expect((await call('GET /api/admin/users', { headers: me.headers })).statusCode).toBe(200);
});
