import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashToken } from '#server/areas/accounts/links/mint-link.ts';
import { newPersona } from '#test/access/persona-rows.ts';
import type { PersonaName } from '#test/access/personas.ts';
import { readOperations } from '#test/support/api-document.ts';
import { callerOf, tokenFor } from '#test/support/calls.ts';
import { newSession, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const reads = readOperations().filter(({ route }) => route.startsWith('GET '));
const PEOPLE: PersonaName[] = [
  'role_less',
  'applicant_rejected',
  'creator_active',
  'account_suspended_creator',
  'business_active',
  'business_manager',
  'admin_active',
];

function secretText(name: string): string {
  return `secret-${name}-${randomBytes(9).toString('hex')}`;
}

/** Somebody whose every secret can be told from anything else. */
async function plantSecrets(person: Person) {
  const hash = secretText('hash');
  await context.db
    .updateTable('credentials')
    .set({ password: hash })
    .where('user_id', '=', person.user_id)
    .execute();
  const link = await tokenFor(context, person, 'reset_password');
  const open = await newSession(context, person);
  const elsewhere = await newSession(context, person);
  return {
    headers: { authorization: `Bearer ${open.sealed}` },
    elsewhere: [elsewhere.token],
    secrets: [hash, link, hashToken(link), open.token, open.sealed, context.config.app_secret],
  };
}

it('there are reads to look at', () => {
  expect(reads.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['GET /api/me', 'GET /api/me/settings', 'GET /api/me/export']),
  );
});

it.each(PEOPLE)('no read tells a %s a hash or a token, not even their own', async (name) => {
  const person = await newPersona(context, name);
  if (person === null) throw new Error('a visitor has no secrets');
  const { headers, elsewhere, secrets } = await plantSecrets(person);
  const { user } = (await call('GET /api/me', { headers })).json();
  expect(user.user_id).toBe(person.user_id);
  for (const { route } of reads) {
    const answer = await call(route, { headers });
    const told = `${answer.body}${JSON.stringify(answer.headers)}`;
    for (const secret of [...secrets, ...elsewhere]) {
      expect(told, route).not.toContain(secret);
      expect(told, route).not.toContain(encodeURIComponent(secret));
    }
  }
});

it('what writes answer with holds no secrets either', async () => {
  const person = await newPersona(context, 'business_active');
  if (person === null) throw new Error('a visitor has no secrets');
  const { headers, secrets } = await plantSecrets(person);
  const answers = [
    await call('PATCH /api/me/profile', { headers, payload: { full_name: 'Rosa Bautista' } }),
    await call('PUT /api/me/notification-preferences', {
      headers,
      payload: { kind: 'news', in_app: true, email: true },
    }),
    await call('DELETE /api/me/sessions', { headers }),
  ];
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    for (const secret of secrets) expect(body).not.toContain(secret);
  }
});

it('what decides over access stays as it is, whatever a profile is sent', async () => {
  const person = await newPersona(context, 'creator_active');
  const headers = await signInAs(context, person ?? { user_id: '' });
  const before = (await call('GET /api/me', { headers })).json().user;
  const payload = {
    full_name: before.full_name,
    role: 'admin',
    admin_role: 'owner',
    account_status: 'completed',
    user_id: '00000000-0000-7000-8000-000000000000',
    email: 'admin@bizmeet.example',
    email_verified: true,
    creator_status: 'approved',
  };
  await call('PATCH /api/me/profile', { headers, payload });
  expect((await call('GET /api/me', { headers })).json().user).toEqual(before);
});
