import { expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { readApiDocument } from '#test/support/api-document.ts';
import { newAuthenticator } from '#test/support/authenticators.ts';
import { callerOf, cookiesOf } from '#test/support/calls.ts';
import { newPerson, newSession, PASSWORD_OF_EVERYONE, type Person } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const MINUTE_MS = 60_000;

async function signedIn(person: Person, confirmed_at: Date | null) {
  const { sealed } = await newSession(context, person, { confirmed_at });
  return { headers: { authorization: `Bearer ${sealed}` } };
}

function agoOf(minutes: number): Date {
  return new Date(Date.now() - minutes * MINUTE_MS);
}

const suspend = { payload: { reason: 'They sold fake reviews.' } };
const SUSPENSION = 'PUT /api/accounts/{id}/suspension';

function routeFor(id: string) {
  return SUSPENSION.replace('{id}', id) as 'PUT /api/accounts/:id/suspension';
}

it.each([
  ['never confirmed', null],
  ['confirmed too long ago', 10],
])('a session that was %s may not use its power, until it is confirmed', async (_case, minutes) => {
  const admin = await newPerson(context, { role: 'admin' });
  const target = await newPerson(context, { role: 'creator' });
  const session = await signedIn(admin, minutes === null ? null : agoOf(minutes));
  const refused = await call(routeFor(target.user_id), { ...session, ...suspend });
  expect(refused.json()).toMatchObject({
    status: 403,
    code: 'confirmation_required',
    detail: expect.stringMatching(/^Confirm it’s you, then try again\./),
  });
  const codeOf = await newAuthenticator(context, admin);
  const payload = { kind: 'totp', code: codeOf() };
  const confirmed = await call('POST /api/me/confirmations', { ...session, payload });
  const until = Date.parse(confirmed.json().confirmed_until);
  expect(until).toBeGreaterThan(Date.now() + 9 * MINUTE_MS);
  expect(until).toBeLessThanOrEqual(Date.now() + 10 * MINUTE_MS);
  expect((await call(routeFor(target.user_id), { ...session, ...suspend })).statusCode).toBe(200);
});

it('a confirmation holds for the session it was made in, and no other', async () => {
  const admin = await newPerson(context, { role: 'admin' });
  const [here, there] = [await signedIn(admin, null), await signedIn(admin, null)];
  const codeOf = await newAuthenticator(context, admin);
  const payload = { kind: 'totp', code: codeOf() };
  await call('POST /api/me/confirmations', { ...here, payload });
  expect((await call('GET /api/me/confirmations', here)).json().confirmed_until).not.toBeNull();
  expect((await call('GET /api/me/confirmations', there)).json().confirmed_until).toBeNull();
  expect((await call(routeFor(newId()), { ...there, ...suspend })).json().code).toBe('confirmation_required');
});

it('a wrong password confirms nothing, and guessing is slowed', async () => {
  const session = await signedIn(await newPerson(context), null);
  const guess = () =>
    call('POST /api/me/confirmations', { ...session, payload: { kind: 'password', password: 'no' } });
  const codes: string[] = [];
  for (let i = 0; i < 11; i += 1) codes.push((await guess()).json().code);
  expect(codes).toEqual([...new Array(10).fill('invalid_input'), 'too_many_requests']);
  expect((await call('GET /api/me/confirmations', session)).json().confirmed_until).toBeNull();
});

it('who may not do it anyway is told that, and is not asked to confirm', async () => {
  const session = await signedIn(await newPerson(context, { role: 'creator' }), null);
  const answer = await call(routeFor(newId()), { ...session, ...suspend });
  expect(answer.json().code).toBe('role_not_allowed');
});

it('signing in with the password counts as a confirmation', async () => {
  const { email } = await newPerson(context);
  const payload = { email, password: PASSWORD_OF_EVERYONE };
  const cookie = cookiesOf(await call('POST /api/auth/sessions', { payload }));
  const { confirmed_until } = (await call('GET /api/me/confirmations', { headers: { cookie } })).json();
  expect(Date.parse(confirmed_until)).toBeGreaterThan(Date.now());
});

it('the API document says which requests need it', () => {
  const { paths } = readApiDocument();
  const asking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-confirmation': needed }]) =>
      needed ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  );
  expect(asking).toEqual(
    expect.arrayContaining([
      'PUT /api/admin/users/{id}/role',
      'PUT /api/admin/settings/{key}',
      'POST /api/admin/payouts/batch',
      'POST /api/admin/disputes/{id}/decision',
      'POST /api/admin/collaborations/{id}/disputes',
      'POST /api/admin/chargebacks/{id}/evidence',
      'PUT /api/accounts/{id}/suspension',
    ]),
  );
});
